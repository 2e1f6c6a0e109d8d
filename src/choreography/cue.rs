//! Moments of a timeline that are heard, counted or said.

use super::SeedId;
use crate::rules::{EndReason, Pieces, PitId, Place, Player, StopReason};

/// A moment of a timeline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cue {
    /// Seconds from the start of the timeline.
    pub at: f32,
    /// What happens then.
    pub kind: CueKind,
}

/// What happens at a [`Cue`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CueKind {
    /// A handful of `n` leaves `pit`.
    Lifted {
        /// From where.
        pit: PitId,
        /// How many.
        n: u16,
    },
    /// A seed reaches `pit`.
    Sown {
        /// Where.
        pit: PitId,
        /// Which seed.
        seed: SeedId,
        /// Seeds in the pit now.
        count: u16,
        /// Seeds left in the hand.
        left: u16,
    },
    /// The hand passes over the pit it came from without sowing it.
    PassedOver {
        /// The origin of the sowing.
        pit: PitId,
    },
    /// The pit in which the last seed fell is pointed at.
    LastSeed {
        /// Where.
        pit: PitId,
        /// Seeds in it now.
        count: u16,
    },
    /// A pit is captured and its seeds leave it.
    Captured {
        /// From where.
        pit: PitId,
        /// How many, quan stones included.
        n: u16,
        /// Who wins them.
        to: Player,
        /// Its place among the captures of the move, from 0.
        link: u16,
    },
    /// A seed or a quan stone reaches a store.
    Stored {
        /// Whose store.
        player: Player,
        /// Where that store lies: beside the ring, or a square of it.
        place: Place,
        /// Which seed or stone.
        seed: SeedId,
        /// Seeds in the store now, stones not counted.
        total: u16,
    },
    /// What is in the hand goes to a store, because the game is ending (the last eight of Ba-awa).
    HandGiven {
        /// How many.
        n: u16,
        /// Who takes them.
        to: Player,
    },
    /// A seed that was won or borrowed goes back into an empty pit.
    Refilled {
        /// Where.
        pit: PitId,
        /// Which seed.
        seed: SeedId,
        /// Seeds in the pit now.
        count: u16,
        /// Whose store it comes from; `None` is the bank.
        from: Option<Player>,
        /// Whether it has to be given back.
        borrowed: bool,
    },
    /// The player moves again.
    Again {
        /// Who.
        player: Player,
    },
    /// The player has nothing to move and passes.
    Passed {
        /// Who.
        player: Player,
    },
    /// The next laps of a relay are not shown one by one: their seeds lie at once where they end up.
    LeftOut {
        /// How many.
        laps: u16,
    },
    /// What lies somewhere once laps were left out.
    Counted {
        /// Where.
        place: Place,
        /// What lies there now.
        pieces: Pieces,
    },
    /// A chain stopped for a reason worth telling.
    Stopped {
        /// Why.
        reason: StopReason,
    },
    /// What is left in `pit` leaves it for a store, because the game is ending.
    Swept {
        /// From where.
        pit: PitId,
        /// How many, quan stones included.
        n: u16,
        /// Who takes them.
        to: Player,
    },
    /// The turn passes.
    TurnPassed {
        /// To whom.
        player: Player,
    },
    /// The game is over.
    Ended {
        /// Why.
        reason: EndReason,
    },
}
