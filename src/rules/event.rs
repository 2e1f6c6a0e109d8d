//! What happens in a move, in order. The animation, the sound and the captions play these back.

use super::{Pieces, PitCounts, PitId, Player};
use serde::{Deserialize, Serialize};

/// One thing that happened on the board.
///
/// The list grows with the games: there is no wildcard arm anywhere, so the compiler names
/// every place that a new event has to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// All `n` seeds of `pit` are lifted into the hand.
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
    /// Seeds that are left on the board go to `player` because the game is ending.
    Sweep {
        /// Who takes them.
        player: Player,
        /// From which pits, how many each (none at all is possible).
        from: PitCounts,
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
    /// A position came back.
    Cycle,
}

impl EndReason {
    /// The word for it in the engine's door and in string keys.
    pub fn word(self) -> &'static str {
        match self {
            EndReason::NoMove => "no_move",
            EndReason::Majority => "majority",
            EndReason::Level => "level",
            EndReason::Cycle => "cycle",
        }
    }
}
