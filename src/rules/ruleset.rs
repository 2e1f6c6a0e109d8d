//! A game as data: closed enums of knobs, read from `*.ruleset.ron`.

use super::{MAX_PITS, MAX_PLAYERS, PitId, Player, RulesetId};
use serde::{Deserialize, Serialize};

/// All that defines a game. See `assets/rulesets/` for the files and `RULES` in the README for how to write one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// Its name in menus' string keys, saves and the engine's door.
    pub id: RulesetId,
    /// The game this is a preset of; absent for the game itself.
    #[serde(default)]
    pub base: Option<RulesetId>,
    /// Ring, players, seeds, stores.
    pub board: BoardSpec,
    /// How a hand is sown.
    pub sowing: Sowing,
    /// Whether the last seed lifts a new hand.
    pub relay: Relay,
    /// What wins seeds.
    pub capture: Capture,
    /// What may not be done to a neighbour's row.
    pub starving: Starving,
    /// What ends a game that goes round in circles.
    pub repetition: Repetition,
    /// Whether more than half of the seeds ends the game at once.
    pub majority: Majority,
}

/// The board of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSpec {
    /// How many play: 2 to 4.
    pub players: u8,
    /// Pits in front of each player: 1 to 8.
    pub pits: u8,
    /// Seeds in each pit at the start.
    pub seeds: u16,
    /// Where won seeds go.
    pub stores: Stores,
    /// Which way the ring runs, seen from above.
    pub turning: Turning,
}

/// Where won seeds go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stores {
    /// Beside the ring; never sown (Oware, Ba-awa, Ô ăn quan).
    Beside,
    /// A square of the ring after each player's pits; sown by its owner (Kalah, Congklak).
    InRing,
    /// Beside the ring, and a quan square closes each row (Ô ăn quan).
    QuanSquares,
}

/// Which way the ring runs, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turning {
    /// Against the clock (Oware, Ba-awa, Kalah).
    CounterClockwise,
    /// With the clock (Congklak, Ô ăn quan).
    Clockwise,
}

/// How a hand is sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sowing {
    /// Who decides the direction.
    pub direction: Choice,
    /// Whether the pit that was lifted receives a seed when the hand comes round.
    pub origin: Origin,
}

/// Who decides the direction of a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// The rules: always in sowing order.
    Fixed,
    /// The player, move by move.
    Player,
}

/// What happens to the lifted pit when a long hand comes round to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// It is passed over, on every round, and stays empty.
    Skipped,
    /// It receives a seed like any other pit.
    Sown,
}

/// Whether the last seed of a hand lifts a new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Relay {
    /// Never: one hand a move.
    None,
    /// The pit it fell into, if that was occupied (Ba-awa, Congklak).
    FromLanding,
    /// The pit after it, if that is occupied (Ô ăn quan).
    FromNext,
}

/// What wins seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Capture {
    /// A last seed that makes two or three in the opponent's row, and the unbroken run behind it (Oware).
    TwosAndThrees,
    /// Every four that a falling seed makes (Ba-awa).
    Fours,
    /// The pit opposite an own empty pit (Congklak, Kalah).
    Opposite,
    /// The square behind an empty one, and on in the same way (Ô ăn quan).
    BehindEmpty,
}

/// What may not be done to a neighbour's row (RULES A.2 row 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Starving {
    /// A move that leaves the neighbour nothing is illegal while another leaves something.
    Forbidden,
    /// A capture that would take everything takes nothing (Abapa).
    NoCapture,
    /// Everything may be taken; only an empty row must be fed if it can be.
    Allowed,
}

/// What ends a game in which a position comes back (RULES A.2 row 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Repetition {
    /// The first time: the rest is shared equally.
    Shared,
    /// The first time: each takes the seeds of the own row.
    OwnRows,
    /// The third occurrence: each takes the seeds of the own row.
    OwnRowsThird,
}

/// Whether more than half of the seeds ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Majority {
    /// At once; the seeds on the board stay where they are.
    Ends,
    /// No: the board is played out.
    PlaysOn,
}

/// What is wrong with a ruleset.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RulesetError {
    /// The file is not RON of this shape.
    #[error("{file}, line {line}, column {column}: {what}")]
    Syntax {
        /// The file.
        file: String,
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// In the reader's words.
        what: String,
    },
    /// A value outside what a board can be.
    #[error("{file}: {knob} is {value}, but must be {allowed}")]
    Range {
        /// The file.
        file: String,
        /// Which knob.
        knob: &'static str,
        /// Its value.
        value: String,
        /// What it may be.
        allowed: String,
    },
    /// Knobs that this version cannot play together.
    #[error("{file}: {what}")]
    NotPlayable {
        /// The file.
        file: String,
        /// Which knobs, and why.
        what: String,
    },
}

impl Ruleset {
    /// Reads and checks the text of a ruleset file; `file` is only for messages.
    pub fn from_ron(text: &str, file: &str) -> Result<Ruleset, RulesetError> {
        let rules: Ruleset = ron::from_str(text).map_err(|e| RulesetError::Syntax {
            file: file.to_owned(),
            line: e.span.start.line,
            column: e.span.start.col,
            what: e.code.to_string(),
        })?;
        rules.check(file)?;
        Ok(rules)
    }

    /// Whether these knobs make a game that this version plays.
    pub fn check(&self, file: &str) -> Result<(), RulesetError> {
        let range = |knob, value: u16, low: u16, high: u16| {
            if (low..=high).contains(&value) {
                return Ok(());
            }
            let (file, value) = (file.to_owned(), value.to_string());
            Err(RulesetError::Range { file, knob, value, allowed: format!("{low} to {high}") })
        };
        range("board.players", self.board.players.into(), 2, MAX_PLAYERS as u16)?;
        range("board.pits", self.board.pits.into(), 3, 8)?;
        range("board.seeds", self.board.seeds, 1, 12)?;
        if self.ring_len() > MAX_PITS {
            let what = format!("board: {} squares in the ring, at most {MAX_PITS} are possible", self.ring_len());
            return Err(RulesetError::NotPlayable { file: file.to_owned(), what });
        }
        self.check_family(file)
    }

    /// The games that are played so far: the Oware family.
    fn check_family(&self, file: &str) -> Result<(), RulesetError> {
        let not = |ok: bool, what: &str| {
            if ok { Ok(()) } else { Err(RulesetError::NotPlayable { file: file.to_owned(), what: what.to_owned() }) }
        };
        not(self.capture == Capture::TwosAndThrees, "capture: only TwosAndThrees is played so far")?;
        not(self.relay == Relay::None, "relay: with TwosAndThrees only None makes sense")?;
        not(self.board.stores == Stores::Beside, "board.stores: with TwosAndThrees only Beside makes sense")?;
        not(self.sowing.direction == Choice::Fixed, "sowing.direction: only Fixed is played so far")?;
        not(self.board.players == 2, "board.players: with TwosAndThrees two play")
    }

    /// How many squares the ring has, stores and quan squares in it included.
    pub fn ring_len(&self) -> usize {
        let beside = match self.board.stores {
            Stores::Beside => 0,
            Stores::InRing | Stores::QuanSquares => 1,
        };
        usize::from(self.board.players) * (usize::from(self.board.pits) + beside)
    }

    /// The squares of the ring in sowing order.
    pub fn ring(&self) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        (0..self.ring_len() as u8).map(PitId)
    }

    /// The square after `pit`.
    pub fn after(&self, pit: PitId) -> PitId {
        let next = pit.index() + 1;
        PitId(if next == self.ring_len() { 0 } else { next as u8 })
    }

    /// The square before `pit`.
    pub fn before(&self, pit: PitId) -> PitId {
        PitId(if pit.0 == 0 { self.ring_len() as u8 - 1 } else { pit.0 - 1 })
    }

    /// Who owns `pit` when a first game starts; `None` for store and quan squares.
    pub fn first_owner(&self, pit: PitId) -> Option<Player> {
        let run = self.ring_len() as u8 / self.board.players;
        let (player, within) = (pit.0 / run, pit.0 % run);
        (within < self.board.pits || self.board.stores == Stores::Beside).then_some(Player(player))
    }

    /// The pits of `player` at the start of a first game, leftmost first.
    pub fn first_row(&self, player: Player) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        let run = self.ring_len() as u8 / self.board.players;
        (player.0 * run..player.0 * run + self.board.pits).map(PitId)
    }

    /// All players in turn order.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + Clone + use<> {
        (0..self.board.players).map(Player)
    }

    /// Seeds in the game.
    pub fn total_seeds(&self) -> u16 {
        u16::from(self.board.players) * u16::from(self.board.pits) * self.board.seeds
    }

    /// The fewest seeds that are more than half of all.
    pub fn majority_seeds(&self) -> u16 {
        self.total_seeds() / 2 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{abapa, oware};
    use super::*;

    const OWARE: &str = include_str!("../../assets/rulesets/oware.ruleset.ron");

    fn error(from: &str, to: &str) -> String {
        assert!(OWARE.contains(from));
        Ruleset::from_ron(&OWARE.replacen(from, to, 1), "mine.ron").unwrap_err().to_string()
    }

    #[test]
    fn a_wrong_file_is_named_with_the_place() {
        let wrong = error("relay: None", "relay: Never");
        assert!(wrong.starts_with("mine.ron, line 7, column ") && wrong.contains("Never"), "{wrong}");
        assert!(error("relay: None,", "relay: None, lamps: 3,").contains("lamps"));
        assert!(error("    majority: Ends,\n", "").contains("majority"));
    }

    #[test]
    fn a_value_out_of_range_is_named_with_its_range() {
        assert_eq!(error("pits: 6", "pits: 9"), "mine.ron: board.pits is 9, but must be 3 to 8");
        assert_eq!(error("seeds: 4", "seeds: 0"), "mine.ron: board.seeds is 0, but must be 1 to 12");
        assert_eq!(error("players: 2", "players: 5"), "mine.ron: board.players is 5, but must be 2 to 4");
    }

    #[test]
    fn knobs_that_do_not_go_together_are_named() {
        for (from, to, knob) in [
            ("players: 2", "players: 3", "board.players"),
            ("stores: Beside", "stores: InRing", "board.stores"),
            ("relay: None", "relay: FromLanding", "relay"),
            ("direction: Fixed", "direction: Player", "sowing.direction"),
            ("capture: TwosAndThrees", "capture: Fours", "capture"),
        ] {
            assert!(error(from, to).starts_with(&format!("mine.ron: {knob}: ")), "{knob}");
        }
    }

    #[test]
    fn abapa_is_oware_but_for_slams_and_repetition() {
        let mut rules = Ruleset::clone(&oware());
        rules.starving = Starving::NoCapture;
        rules.repetition = Repetition::OwnRows;
        (rules.id, rules.base) = (RulesetId("oware-abapa".to_owned()), Some(RulesetId("oware".to_owned())));
        assert_eq!(rules, *abapa());
    }

    #[test]
    fn the_ring_closes_and_the_rows_follow_each_other() {
        let rules = oware();
        assert_eq!((rules.ring_len(), rules.after(PitId(11)), rules.before(PitId(0))), (12, PitId(0), PitId(11)));
        assert!(rules.first_row(Player::NORTH).eq((6..12).map(PitId)));
        assert!(rules.ring().all(|pit| rules.first_owner(pit) == Some(Player(pit.0 / 6))));
    }
}
