//! The one door through which anything happens to a game.

use crate::rules::{IllegalMove, Move, Player};
use bevy::prelude::*;

/// A request: somebody wants something to happen. Person, computer, story, replay and tests all
/// use it; nothing else changes a game.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who asks.
    pub by: Actor,
    /// For what.
    pub deed: Deed,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// Somebody at the screen; which seat is clear from whose turn it is.
    Person,
    /// The computer that sits at this player's place.
    Computer(Player),
    /// The story.
    Story,
    /// The clock, for a person whose time is up.
    Clock,
}

/// What can be asked for. The list grows; the door does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Play a move.
    Play(Move),
    /// Back to the person's last decision.
    Undo,
    /// Forward again.
    Redo,
    /// Offer all others to end the game as it stands.
    OfferEnd,
    /// Accept such an offer.
    Accept,
    /// Decline it: the game goes on.
    Decline,
}

/// A fact: a move was not played, and nothing changed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveRejected {
    /// What was asked for.
    pub mv: Move,
    /// Why it was refused.
    pub why: Refusal,
}

/// Why a deed was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid it.
    Rules(IllegalMove),
    /// It is not this actor's turn.
    NotYourTurn,
    /// An offer to end the game waits for an answer first.
    OfferOpen,
}
