//! What happens in a move, in order. The animation, the sound and the captions play these back.

use super::{Pieces, PitCounts, PitId, PitSet, Player};
use serde::{Deserialize, Serialize};

/// One thing that happened on the board.
///
/// The list grows with the games: there is no wildcard arm anywhere, so the compiler names
/// every place that a new event has to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// `n` seeds of `pit` are lifted into the hand: all of them, or one dân of a quan square (RULES C.5).
    Pick {
        /// From where.
        pit: PitId,
        /// How many.
        n: u16,
    },
    /// One seed falls from the hand into `pit`.
    Sow {
        /// Where it falls.
        pit: PitId,
    },
    /// All pieces of `pit` are won by `to`.
    Capture {
        /// From where.
        pit: PitId,
        /// What lay there.
        pieces: Pieces,
        /// Who wins them.
        to: Player,
    },
    /// The last seed fell into the own store: `player` moves again.
    Again {
        /// Whose turn it still is.
        player: Player,
    },
    /// `player` has nothing to move and passes.
    Pass {
        /// Who passes.
        player: Player,
    },
    /// One dân that `player` has won goes back into an own empty square.
    Refill {
        /// Where it goes.
        pit: PitId,
        /// Whose it is.
        player: Player,
    },
    /// One borrowed dân goes into a square of `borrower`, who has none left.
    Borrow {
        /// Where it goes.
        pit: PitId,
        /// Who owes it from now on.
        borrower: Player,
        /// Who lends it; `None` is the bank.
        lender: Option<Player>,
    },
    /// Seeds that are left on the board go to `player` because the game is ending.
    Sweep {
        /// Who takes them.
        player: Player,
        /// From which pits, how many each (none at all is possible).
        from: PitCounts,
    },
    /// Dân and quan stones that are left on the board go to `player` because the game is ending (Ô ăn quan).
    Collect {
        /// Who takes them.
        player: Player,
        /// Dân by square (none at all is possible).
        dan: PitCounts,
        /// The squares that give a quan stone.
        quan: PitSet,
    },
    /// The last seeds in play go to one player: the last eight to whoever opened the game, or the last four to whom
    /// the rules say (Ba-awa).
    LastEight {
        /// Who takes them.
        player: Player,
        /// From which pits, how many each.
        from: PitCounts,
        /// How many of them are in the hand.
        hand: u16,
    },
    /// A relay or a chain ended for a reason worth telling.
    Stop {
        /// Why.
        reason: StopReason,
    },
    /// The turn passes to `player`.
    Turn {
        /// Who is to move now.
        player: Player,
    },
    /// The game is over.
    End {
        /// Why.
        reason: EndReason,
    },
}

/// Why a sowing or a capture chain stopped where that is not self-evident.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum StopReason {
    /// Taking everything would leave the opponent without a seed: nothing is taken (Abapa).
    GrandSlam,
    /// The same board came back with the same pit to be lifted: the relay would go on for ever.
    Endless,
    /// After a capture no further square can be taken.
    Chain,
    /// Two empty squares lie ahead.
    TwoEmpty,
    /// A quan square lies ahead: it is never lifted.
    Quan,
    /// The square to be taken is a young quan (RULES C.4).
    YoungQuan,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EndReason {
    /// The player to move cannot move.
    NoMove,
    /// A store holds more than half of all seeds.
    Majority,
    /// Both stores hold exactly half.
    Level,
    /// A position came back, or in Ô ăn quan nobody has taken a quan for very long.
    Cycle,
    /// A capture left eight seeds (Ba-awa).
    LastEight,
    /// A capture left four seeds (Nam-nam).
    LastFour,
    /// The quan squares are empty, or their stones are taken (Ô ăn quan).
    QuanGone,
    /// No pit holds a seed any more (Congklak).
    Empty,
    /// A row is empty (Kalah).
    RowEmpty,
    /// All players agreed to end the game (RULES A.2).
    Agreed,
}

impl EndReason {
    /// The word for it in the engine's door and in string keys.
    pub fn word(self) -> &'static str {
        match self {
            EndReason::NoMove => "no_move",
            EndReason::Majority => "majority",
            EndReason::Level => "level",
            EndReason::Cycle => "cycle",
            EndReason::LastEight => "last8",
            EndReason::LastFour => "last4",
            EndReason::QuanGone => "het_quan",
            EndReason::Empty => "empty",
            EndReason::RowEmpty => "row_empty",
            EndReason::Agreed => "agreed",
        }
    }
}

impl EndReason {
    /// All of them.
    pub const ALL: [EndReason; 10] = [
        EndReason::NoMove,
        EndReason::Majority,
        EndReason::Level,
        EndReason::Cycle,
        EndReason::LastEight,
        EndReason::LastFour,
        EndReason::QuanGone,
        EndReason::Empty,
        EndReason::RowEmpty,
        EndReason::Agreed,
    ];
}

impl StopReason {
    /// The word for it in the engine's door; `None` where the door does not tell it.
    pub fn word(self) -> Option<&'static str> {
        match self {
            StopReason::GrandSlam => None,
            StopReason::Endless => Some("endless"),
            StopReason::Chain => Some("chain"),
            StopReason::TwoEmpty => Some("two_empty"),
            StopReason::Quan => Some("quan"),
            StopReason::YoungQuan => Some("young_quan"),
        }
    }
}
