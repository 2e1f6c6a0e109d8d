//! What the field knows of the rules, and for which games it can stand.

use super::Facing;
use super::sowing::{STORE, Sowings};
use crate::ai::pit_values::PitValues;
use crate::ai::quick::lanes::{MOST_SEEDS, sum, word};
use crate::rules::{
    Board, Capture, Choice, Endless, Family, Majority, Origin, OwnSeed, Pieces, Player, Relay, Repetition, Ruleset,
    Starving, Stores,
};

/// When a game is over; whoever cannot move otherwise passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Either row is empty.
    AnyRow,
    /// The row of the player to move is empty.
    OwnRow,
    /// Both are.
    Empty,
}

/// The knobs that matter here, and the tables.
pub struct FacingRules {
    /// Pits of each row.
    pub(super) pits: u8,
    /// The lanes of a row.
    pub(super) row: u64,
    /// Whether a last seed in the own store earns another turn.
    pub(super) again: bool,
    /// Whether a last seed in an occupied pit sows on.
    pub(super) relays: bool,
    /// What becomes of a seed that wins what lies opposite.
    pub(super) own_seed: OwnSeed,
    /// Whether it is won too where nothing lies there.
    pub(super) over_empty: bool,
    pub(super) end: End,
    pub(super) sowings: Sowings,
    /// What it is worth to be to move.
    pub(super) turn: i32,
    /// What a seed is worth where pits are not told apart.
    seed: i32,
    /// What the seeds of each pit are worth where they are, by lane.
    pits_worth: Option<Box<[[i16; SEEDS]; STORE as usize]>>,
}

/// Seeds that a pit can hold.
const SEEDS: usize = MOST_SEEDS as usize + 1;

impl FacingRules {
    fn of(rules: &Ruleset) -> Option<FacingRules> {
        let Capture::Opposite { own_seed, over_empty } = rules.capture else { return None };
        let (pits, values) = (rules.board.pits, PitValues::of(rules.family()));
        Some(FacingRules {
            pits,
            row: word((0..pits).map(|_| 0xFF)),
            again: rules.sowing.again,
            relays: rules.relay != Relay::None,
            own_seed,
            over_empty,
            end: end(rules)?,
            sowings: Sowings::new(pits),
            turn: values.turn(),
            seed: values.seed(),
            pits_worth: values.tells_pits().then(|| pits_worth(values, pits)),
        })
    }

    /// What the row of a word is worth, in parts of a seed.
    #[inline]
    pub(super) fn worth(&self, half: u64) -> i32 {
        match &self.pits_worth {
            Some(worth) => {
                let pit = |(lane, worth): (usize, &[i16; SEEDS])| worth[(half >> (lane * 8)) as usize % SEEDS];
                worth.iter().take(self.pits.into()).enumerate().map(pit).map(i32::from).sum()
            }
            None => i32::from(sum(half & self.row)) * self.seed,
        }
    }
}

fn pits_worth(values: &PitValues, pits: u8) -> Box<[[i16; SEEDS]; STORE as usize]> {
    let mut worth = Box::new([[0; SEEDS]; STORE as usize]);
    for (lane, worth) in worth.iter_mut().enumerate().take(pits.into()) {
        let pit = |seeds| values.pit(usize::from(pits) - 1 - lane, seeds) as i16;
        (0..).zip(worth).for_each(|(seeds, worth)| *worth = pit(seeds));
    }
    worth
}

/// When a game by `rules` is over, if that is one of the ways known here.
fn end(rules: &Ruleset) -> Option<End> {
    match rules.starving {
        Starving::EndsAnyRow => Some(End::AnyRow),
        Starving::EndsOwnRow | Starving::Ends => Some(End::OwnRow),
        Starving::Passes => Some(End::Empty),
        Starving::Forbidden | Starving::NoCapture | Starving::Allowed | Starving::MustFeed | Starving::Refilled => None,
    }
}

/// The rules and the board as this field has them, if it can.
pub fn facing(rules: &Ruleset, board: &Board) -> Option<(FacingRules, Facing)> {
    if !(is_facing(rules) && fits(rules, board)) {
        return None;
    }
    let half = |player: Player| half(rules, &board.pits, player);
    let (mover, next) = (board.mover, board.mover.next(2));
    let facing = Facing { own: half(mover), other: half(next), mover: mover.0, over: board.over.is_some() };
    Some((FacingRules::of(rules)?, facing))
}

/// The row and store of `player` as a word.
pub fn half(rules: &Ruleset, pits: &[Pieces], player: Player) -> u64 {
    let (row, first) = (usize::from(rules.board.pits), player.index() * (usize::from(rules.board.pits) + 1));
    let store = u64::from(pits[first + row].dan) << super::shift(STORE);
    word(pits[first..first + row].iter().map(|pieces| pieces.dan)) | store
}

fn is_facing(rules: &Ruleset) -> bool {
    let relay = match rules.relay {
        // No relay goes on for ever, as each way round leaves a seed in the store.
        Relay::None | Relay::FromLanding { endless: Endless::Stops | Endless::Forbidden } => true,
        Relay::FromNext { .. } => false,
    };
    matches!(rules.family(), Family::Congklak | Family::Kalah)
        && relay
        && rules.board.stores == Stores::InRing
        && rules.board.players == 2
        && (1..=STORE).contains(&rules.board.pits)
        && (rules.sowing.direction, rules.sowing.origin) == (Choice::Fixed, Origin::Sown)
        && (rules.repetition, rules.majority) == (Repetition::Never, Majority::PlaysOn)
}

/// Whether no lane can overflow and no pit is burnt.
fn fits(rules: &Ruleset, board: &Board) -> bool {
    board.total() <= MOST_SEEDS && board.hand.is_empty() && board.stones() == 0 && !board.owners_differ(rules)
}
