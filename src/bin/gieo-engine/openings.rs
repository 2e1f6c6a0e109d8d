//! The openings of matches: random moves, and where it is asked for only those that leave the game open.
//!
//! A few random moves can decide a game. From a lopsided opening each side wins once, whoever plays it, and a match of
//! such pairs tells little; so, as is usual where engines meet, they can be left out.

use crate::Failure;
use gieo::ai::{Limits, Search, Status};
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::RngExt;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::collections::HashMap;
use std::sync::Arc;

/// Moves that the search tries to value an opening.
const NODES: u64 = 200_000;
/// The size of its table, as a power of two: room for what it searches.
const TABLE_BITS: u8 = 18;
/// After so many lopsided openings in a row there is taken to be no other.
const TRIES: u32 = 200;

/// Where openings come from.
pub struct Openings {
    rules: Arc<Ruleset>,
    /// How many moves each has; two to four if not said.
    moves: Option<u8>,
    /// How many seeds either side may be ahead, if that matters.
    most: Option<u16>,
    /// What openings were worth so far: where they are short, the same ones come again.
    known: HashMap<Vec<Move>, Option<i16>>,
    drawn: u32,
    kept: u32,
}

impl Openings {
    /// Openings of `moves` random moves, each worth at most `most` seeds to either side.
    pub fn new(rules: &Arc<Ruleset>, moves: Option<u8>, most: Option<u16>) -> Openings {
        Openings { rules: rules.clone(), moves, most, known: HashMap::new(), drawn: 0, kept: 0 }
    }

    /// The next one.
    ///
    /// # Errors
    /// If too many in a row were lopsided.
    pub fn next(&mut self, rng: &mut ChaCha8Rng) -> Result<Vec<Move>, Failure> {
        for _ in 0..TRIES {
            let opening = match self.moves {
                Some(moves) => random(&self.rules, moves, rng),
                None => random_opening(&self.rules, rng),
            };
            self.drawn += 1;
            if self.is_even(&opening) {
                self.kept += 1;
                return Ok(opening);
            }
        }
        Err(self.none())
    }

    /// How many were drawn and how many of them kept, in words; nothing if all were.
    pub fn told(&self) -> Option<String> {
        let most = self.most?;
        Some(format!("openings worth at most {most} to either side: {} of {} drawn", self.kept, self.drawn))
    }

    fn is_even(&mut self, opening: &[Move]) -> bool {
        let Some(most) = self.most else { return true };
        let rules = &self.rules;
        let value = *self.known.entry(opening.to_vec()).or_insert_with(|| value(rules, opening));
        value.is_some_and(|value| value.unsigned_abs() <= most)
    }

    fn none(&self) -> Failure {
        let (rules, most) = (&self.rules.id.0, self.most.unwrap_or_default());
        let moves = self.moves.map_or("2 to 4".to_owned(), |moves| moves.to_string());
        let hint = "allow more with --balanced, or other lengths with --opening";
        Failure::Wrong(format!(
            "{rules}: {TRIES} openings in a row of {moves} random moves were worth more than {most} to one side; {hint}"
        ))
    }
}

/// What is left to play for after `opening`, for the player to move; nothing if the game is over. By the strongest search
/// without anything known by heart, so that it is the same on every machine.
fn value(rules: &Arc<Ruleset>, opening: &[Move]) -> Option<i16> {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    opening.iter().for_each(|mv| position.play_unchecked(*mv, |_| {}));
    let mut search = Search::new(&position, Limits { depth: None, nodes: Some(NODES) }, TABLE_BITS);
    while search.run(NODES) == Status::Working {}
    search.report().all.first().map(|scored| scored.score)
}

/// Two to four random moves.
pub fn random_opening(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Vec<Move> {
    let moves = rng.random_range(2..=4);
    random(rules, moves, rng)
}

/// So many random moves from the start.
fn random(rules: &Arc<Ruleset>, count: u8, rng: &mut ChaCha8Rng) -> Vec<Move> {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let mut moves = Vec::new();
    for _ in 0..count {
        let Some(mv) = position.legal().choose(rng) else { break };
        position.play_unchecked(mv, |_| {});
        moves.push(mv);
    }
    moves
}
