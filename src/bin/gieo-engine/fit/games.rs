//! Games of the search against itself.

use super::sample::Sample;
use gieo::ai::endgame::EndgameTables;
use gieo::ai::{Limits, Search, Status};
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// After so many plies a game is counted as it stands.
const MOST_PLIES: usize = 400;
/// How often a player moves at random: games should see more than what good play leads to.
const STRAYS: f64 = 0.08;
/// Positions already searched that are remembered, as a power of two.
const TABLE_BITS: u8 = 12;

/// How to play.
pub struct Games {
    /// By which rules.
    pub rules: Arc<Ruleset>,
    /// Moves that the search tries for each move.
    pub nodes: u64,
    /// What is known for certain.
    pub tables: Option<EndgameTables>,
}

impl Games {
    /// Plays `games` games and answers with their positions.
    pub fn play(&self, games: u32, seed: u64) -> Vec<Sample> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        (0..games).flat_map(|game| self.play_one(game, &mut rng)).collect()
    }

    fn play_one(&self, game: u32, rng: &mut ChaCha8Rng) -> Vec<Sample> {
        let players = self.rules.board.players;
        let mut position = Position::start(self.rules.clone(), Player(rng.random_range(0..players)));
        let opening = rng.random_range(1..=3 * usize::from(players));
        let mut open: Vec<(Player, i32, Sample)> = Vec::new();
        let mut samples = Vec::new();
        for ply in 0..MOST_PLIES {
            let random = ply < opening || rng.random_bool(STRAYS);
            let mv = if random { position.legal().choose(rng) } else { self.think(&position) };
            let Some(mv) = mv else { break };
            if ply >= opening {
                let (mover, mut sample) = (position.board().mover, Sample::of(&position, game));
                match self.exact(&position) {
                    Some(gain) => {
                        sample.gain = gain;
                        samples.push(sample);
                    }
                    None => open.push((mover, position.board().lead(position.rules(), mover), sample)),
                }
            }
            position.play_unchecked(mv, |_| {});
        }
        samples.extend(open.into_iter().map(|(player, before, mut sample)| {
            sample.gain = f64::from(position.board().lead(position.rules(), player) - before);
            sample
        }));
        samples
    }

    fn think(&self, position: &Position) -> Option<Move> {
        let mut search = Search::new(position, Limits { depth: None, nodes: Some(self.nodes) }, TABLE_BITS);
        while search.run(self.nodes) == Status::Working {}
        search.report().all.first().map(|scored| scored.mv)
    }

    /// What the player to move is certain to gain, where tables know it.
    fn exact(&self, position: &Position) -> Option<f64> {
        let verdict = self.tables.as_ref()?.probe(position.board())?;
        Some(f64::from(verdict.value()))
    }
}
