//! What the court's field knows of the rules, and for which games it can stand.

use super::Court;
use super::sowing::{LANES, Sowings};
use crate::ai::pit_values::PitValues;
use crate::ai::quick::lanes::{MOST_SEEDS, word};
use crate::rules::{Board, Capture, Pieces, Player, QuanEnd, Relay, Repetition, Ruleset, Stores};

/// The bit of a quan square's lane that says that its stone is there.
pub const STONE: u64 = 0x80;

/// The knobs that matter here, and the sowing table.
pub struct CourtRules {
    /// Dân squares of each half.
    pub(super) pits: u8,
    /// What a quan stone is worth.
    pub(super) quan: u8,
    /// A quan with its stone and fewer dân cannot be taken.
    pub(super) young: u8,
    /// Whether an empty quan square counts as an empty square.
    pub(super) over_quan: bool,
    /// Whether a quan square hands on one dân.
    pub(super) from_quan: bool,
    /// What must be gone from both quan squares' lanes for the game to be over.
    pub(super) ends: u64,
    /// One dân in each square of a row.
    pub(super) laid_out: u64,
    /// The lanes of a row.
    pub(super) row: u64,
    /// What a dân in a row is worth, in parts of a seed.
    pub(super) dan: i32,
    pub(super) sowings: Sowings,
}

impl CourtRules {
    fn of(rules: &Ruleset) -> Option<CourtRules> {
        let (quan, pits) = (rules.board.quan?, rules.board.pits);
        let (Capture::BehindEmpty { young, over_quan }, Relay::FromNext { from_quan }) = (rules.capture, rules.relay)
        else {
            return None;
        };
        let laid_out = word((0..=u16::from(pits)).map(|lane| lane.min(1)));
        let stones = quan.stones && quan.ends == QuanEnd::StonesTaken;
        Some(CourtRules {
            pits,
            quan: u8::try_from(quan.value).ok()?,
            young: u8::try_from(young).ok()?,
            over_quan,
            from_quan,
            ends: if stones { STONE } else { 0xFF },
            laid_out,
            row: laid_out * 0xFF,
            dan: PitValues::of(rules.family()).seed(),
            sowings: Sowings::new(pits),
        })
    }
}

/// The rules and the board as the court's field has them, if it can.
pub fn court(rules: &Ruleset, board: &Board) -> Option<(CourtRules, Court)> {
    if !(is_court(rules) && fits(rules, board)) {
        return None;
    }
    let (mover, next) = (board.mover, board.mover.next(2));
    let half = |player: Player| half(rules, &board.pits, player);
    let court = Court {
        own: half(mover),
        other: half(next),
        margin: i16::try_from(board.score(rules, mover) - board.score(rules, next)).ok()?,
        mover: mover.0,
        over: board.over.is_some(),
    };
    Some((CourtRules::of(rules)?, court))
}

/// The half of the ring before `player` as a word.
pub fn half(rules: &Ruleset, pits: &[Pieces], player: Player) -> u64 {
    let first = rules.quan_square(player).map_or(0, |square| square.index());
    halves(&pits[first..=first + usize::from(rules.board.pits)])
}

/// A half whose first square is the quan square, as a word.
pub fn halves(squares: &[Pieces]) -> u64 {
    word(squares.iter().map(|pieces| pieces.dan | if pieces.quan > 0 { STONE as u16 } else { 0 }))
}

fn is_court(rules: &Ruleset) -> bool {
    matches!(rules.capture, Capture::BehindEmpty { .. })
        && rules.board.stores == Stores::QuanSquares
        && rules.board.players == 2
        && usize::from(rules.board.pits) < LANES
        && rules.repetition == Repetition::OwnRowsThird
}

/// Whether no lane can overflow and nobody has bought a square.
fn fits(rules: &Ruleset, board: &Board) -> bool {
    let dan = board.pits.iter().chain(&board.stores).map(|pieces| u32::from(pieces.dan)).sum::<u32>();
    dan <= u32::from(MOST_SEEDS) && board.hand.is_empty() && !board.owners_differ(rules)
}
