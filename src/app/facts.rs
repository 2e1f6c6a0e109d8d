//! What is asked of a game, and what is told of it.

use super::{Contest, ContestError, Seat, TimeLimit};
use crate::choreography::Ledger;
use crate::rules::{Event, Move, Outcome, Player, Position, Ruleset};
use bevy::prelude::*;
use std::sync::Arc;

/// A request: begin a game (or take one up again).
#[derive(Message, Clone, Debug)]
pub struct StartGame {
    /// The opening position; its history starts there.
    pub opening: Position,
    /// Who sits where, in the order of the players.
    pub seats: Vec<Seat>,
    /// Moves already played.
    pub moves: Vec<Move>,
    /// What the computer's chances are drawn from.
    pub seed: u64,
    /// Whether it is the story's game, which is neither saved nor counted.
    pub story: bool,
    /// The match that it is a game of; `opening` follows from it.
    pub contest: Option<Contest>,
    /// How long a person may think about a move; `None` is as long as one likes.
    pub time_limit: Option<TimeLimit>,
}

impl StartGame {
    /// A fresh game of `rules`, opened by `starter`.
    pub fn fresh(rules: Arc<Ruleset>, seats: Vec<Seat>, starter: Player, seed: u64) -> StartGame {
        let opening = Position::start(rules, starter);
        StartGame { opening, seats, moves: Vec::new(), seed, story: false, contest: None, time_limit: None }
    }

    /// The current game of a match by `rules`.
    ///
    /// # Errors
    /// If the match does not fit the rules, or is won.
    pub fn of_match(
        rules: Arc<Ruleset>,
        seats: Vec<Seat>,
        contest: Contest,
        seed: u64,
    ) -> Result<StartGame, ContestError> {
        let opening = Position::from_board(rules.clone(), contest.opening(&rules)?);
        let fresh = StartGame::fresh(rules, seats, contest.first, seed);
        Ok(StartGame { opening, contest: Some(contest), ..fresh })
    }
}

/// A fact: a move was played. The position is already final.
#[derive(Message, Clone, Debug)]
pub struct MovePlayed {
    /// Which.
    pub mv: Move,
    /// By whom.
    pub player: Player,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// Where the seeds lay before.
    pub before: Ledger,
    /// Whether it was played by lot, because the player's time was up.
    pub by_lot: bool,
}

/// A fact: something became of an offer to end the game.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OfferChanged {
    /// Who did it.
    pub player: Player,
    /// What.
    pub step: OfferStep,
}

/// What becomes of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferStep {
    /// It was made.
    Made,
    /// One of those who have to accept it did.
    Accepted,
    /// Somebody declined it: the game goes on.
    Declined,
}

/// A fact: all players agreed to end the game. The position is already final.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct EndAgreed {
    /// What happened, in order.
    pub events: Vec<Event>,
    /// Where the seeds lay before.
    pub before: Ledger,
}

/// A fact: the position changed otherwise than by a move; nothing is to be re-enacted.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionReset {
    /// Why.
    pub cause: ResetCause,
}

/// Why a position changed otherwise than by a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResetCause {
    /// A game began.
    Started,
    /// A saved game was taken up again.
    Resumed,
    /// Moves were taken back.
    Undone,
    /// Moves taken back were played again.
    Redone,
    /// The story laid out another position.
    Story,
}

/// A fact: the game is over (its last move may still be moving).
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameEnded {
    /// How; the winner of a resigned game is the other player.
    pub outcome: Outcome,
}
