//! The knobs of a ruleset: what a sowing game may be like, as closed lists of choices.

use serde::{Deserialize, Serialize};

/// Where won seeds go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stores {
    /// Beside the ring; never sown (Oware, Ba-awa).
    Beside,
    /// A square of the ring after each player's pits; its owner sows it, others pass over it (Kalah, Congklak).
    InRing,
    /// Beside the ring, and a quan square before each player's pits, at the player's right hand (Ô ăn quan).
    QuanSquares,
}

/// The quan squares of Ô ăn quan (RULES C.1, C.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuanSpec {
    /// How many dân a quan stone is worth in the score.
    pub value: u16,
    /// Whether a big stone lies in each square; if not, `value` dân lie there instead.
    pub stones: bool,
    /// Dân that lie there besides at the start.
    pub extra: u16,
    /// When the game is over.
    pub ends: QuanEnd,
}

/// When a game of Ô ăn quan is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum QuanEnd {
    /// All quan squares are empty of stones and dân.
    SquaresEmpty,
    /// All quan stones are taken. Where there are none, the same as `SquaresEmpty`.
    StonesTaken,
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
    /// Whether a last seed in the own store earns another turn; only where stores lie in the ring, and no where it
    /// is left out (Kalah, Congklak).
    #[serde(default)]
    pub again: bool,
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
#[serde(deny_unknown_fields)]
pub enum Relay {
    /// Never: one hand a move.
    None,
    /// The pit it fell into, if that was occupied (Ba-awa, Congklak).
    FromLanding {
        /// What becomes of a move that would go on for ever (RULES B.4).
        endless: Endless,
    },
    /// The pit after it, if that is occupied (Ô ăn quan).
    FromNext {
        /// Whether a quan square with dân gives one of them to the square behind it, and the turn goes on from
        /// there (RULES C.5); if not, the turn ends before it.
        from_quan: bool,
    },
}

/// What becomes of a relay that would never end by itself (RULES B.1.7, B.5 row 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Endless {
    /// It ends where the same board is met again with the same pit to be lifted.
    Stops,
    /// A pit that begins such a relay may not be chosen.
    Forbidden,
}

/// What wins seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Capture {
    /// A last seed that makes two or three in the opponent's row, and the unbroken run behind it (Oware).
    TwosAndThrees,
    /// Every four that a falling seed makes (Ba-awa).
    Fours {
        /// Who wins a four that is made in passing.
        passing: Winner,
        /// Who wins a four that the last seed of a lap makes.
        last: Winner,
        /// When the last seeds end the game, and who takes them.
        last_eight: LastEight,
    },
    /// The pit opposite an own empty pit in which the last seed fell (Congklak, Kalah).
    Opposite {
        /// What becomes of the seed that fell there.
        own_seed: OwnSeed,
        /// Whether it is won too where the pit opposite is empty.
        over_empty: bool,
    },
    /// The square behind an empty one, and on in the same way (Ô ăn quan).
    BehindEmpty {
        /// A quan square with its stone and fewer dân than this cannot be taken; 0 if any can (RULES C.4).
        young: u16,
        /// Whether an empty quan square counts as an empty square; if not, the turn ends before it.
        over_quan: bool,
    },
}

/// Who wins a four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Winner {
    /// The player whose move it is.
    Mover,
    /// The owner of the pit.
    Owner,
}

/// When the last seeds end the game, and who takes them (RULES B.1.5, B.5 row 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LastEight {
    /// The moment a capture leaves eight, those in the hand included, they go to the player who opened the game.
    AtOnce,
    /// After the whole move, if eight or fewer are left, they go to the player who opened the game.
    AfterMove,
    /// The moment a capture leaves four, those in the hand included, they go to the player whose move it is.
    FourToMover,
    /// The moment a capture leaves four, those in the hand included, they go to the player who has won that capture
    /// (Nam-nam): the mover, or the owner of a pit that became four in passing.
    FourToTaker,
}

impl LastEight {
    /// The most seeds in play that are the last ones.
    pub(crate) fn seeds(self) -> u16 {
        match self {
            LastEight::AtOnce | LastEight::AfterMove => 8,
            LastEight::FourToMover | LastEight::FourToTaker => 4,
        }
    }
}

/// What becomes of the last seed when it wins the pit opposite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum OwnSeed {
    /// It stays where it fell (Congklak).
    Stays,
    /// It goes to the store before what it wins (Kalah).
    Leads,
    /// It goes to the store after what it wins (Congklak's other reading).
    Follows,
}

/// What becomes of a row without seeds, and whether one may be left so (RULES A.2 row 1, B.5 row 5, C.7, D.5, E).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Starving {
    /// A move that leaves the neighbour nothing is illegal while another leaves something.
    Forbidden,
    /// A capture that would take everything takes nothing (Abapa).
    NoCapture,
    /// Everything may be taken; only an empty row must be fed if it can be.
    Allowed,
    /// A player who has no seed to move passes (Ba-awa, Congklak).
    Passes,
    /// The game is over when the player to move has no seed; everybody keeps what lies in the own pits.
    Ends,
    /// A player who has no seed to move passes, and the one before must feed (Nam-nam). Exactly: while the pits of
    /// the next player in turn order are empty, only a move after which, captures included, a seed lies in one of
    /// them is legal; if the player to move has seeds but no such move, the game is over and everybody keeps what
    /// lies in the own pits. Whoever owns no pit is out of a match, cannot be fed and does not count as the next.
    MustFeed,
    /// The game is over as soon as any row is empty after a move; everybody keeps the own row (Kalah).
    EndsAnyRow,
    /// The game is over when the row of the player to move is empty; everybody keeps the own row (Kalah's other
    /// reading).
    EndsOwnRow,
    /// An empty row is filled again, one dân a square, from what its player has won, else from a loan (Ô ăn quan).
    Refilled,
}

/// What ends a game in which a position comes back (RULES A.2 row 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Repetition {
    /// The first time: the rest is shared equally.
    Shared,
    /// The first time: each takes the seeds of the own row.
    OwnRows,
    /// The third occurrence: each takes the seeds of the own row, in Ô ăn quan those of the own quan square too.
    OwnRowsThird,
    /// Nothing: every move brings the game nearer to its end (Kalah, Congklak).
    Never,
}

impl Repetition {
    /// The occurrence of a position that ends the game, if any does.
    pub fn times(self) -> Option<usize> {
        match self {
            Repetition::Shared | Repetition::OwnRows => Some(2),
            Repetition::OwnRowsThird => Some(3),
            Repetition::Never => None,
        }
    }
}

/// Whether more than half of the seeds ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Majority {
    /// At once; the seeds on the board stay where they are.
    Ends,
    /// No: the board is played out.
    PlaysOn,
}

/// How games follow one another in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Rounds {
    /// Every player gets one pit for four seeds won; whoever has `goal` of them has won the match (RULES B.2).
    PitsPerFour {
        /// Pits that win the match.
        goal: u8,
        /// Who opens the next game.
        opener: Opener,
        /// Where pits won from the other's row lie. Only two can pick; of three the runs follow in seat order.
        #[serde(default)]
        placing: Placing,
    },
    /// Bán ruộng: whoever is behind sells a square for every so many points, from the own left end; whoever has
    /// sold `goal` of them has lost the match (RULES C.9).
    SoldSquares {
        /// Points for a square.
        points: u16,
        /// Squares that lose the match.
        goal: u8,
    },
    /// Everybody fills the own pits again from the own store, with as many seeds as at the start, from the pit nearest
    /// to the store on. Pits that cannot be filled are burnt: nobody sows, plays or captures them in the next game.
    /// What is over stays in the store (RULES D row 6).
    BurntPits {
        /// Whoever cannot fill so many pits has lost the match.
        least: u8,
        /// Who opens the next game.
        opener: Opener,
    },
}

/// Which pits of the other's row are the winner's in the next game (RULES B.5, question 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Placing {
    /// Those next to the own row, in sowing direction.
    #[default]
    Run,
    /// Those that the winner picks.
    Picked,
}

/// Who opens the next game of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Opener {
    /// The next player in turn order.
    Alternates,
    /// Who has lost the game before; the next in turn order after a draw.
    Loser,
    /// Who has won the game before; the next in turn order after a draw.
    Winner,
}
