//! `bench`: how fast the rules and the search are here.

use crate::Failure;
use gieo::ai::{Limits, Search, Status};
use gieo::door::Catalogue;
use gieo::rules::{Player, Position, Ruleset};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::time::Instant;

const GAMES: u32 = 5000;
const SEARCHES: u32 = 10;
const NODES: u64 = 200_000;
const TABLE_BITS: u8 = 20;

/// Measures and prints.
pub fn bench(catalogue: &Catalogue) -> Result<(), Failure> {
    let rules = catalogue.find("oware").map_err(|e| Failure::Wrong(e.to_string()))?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (plies, seconds) = play_randomly(&rules, &mut rng);
    println!("rules:  {GAMES} random games, {plies} plies in {seconds:.2} s: {:.0} plies/s", plies as f64 / seconds);
    let (nodes, seconds) = search(&rules, &mut rng);
    println!("search: {SEARCHES} positions, {nodes} nodes in {seconds:.2} s: {:.0} nodes/s", nodes as f64 / seconds);
    Ok(())
}

fn play_randomly(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> (u64, f64) {
    let (begun, mut plies) = (Instant::now(), 0);
    for _ in 0..GAMES {
        let mut position = Position::start(rules.clone(), Player::SOUTH);
        while let Some(mv) = position.legal().choose(rng) {
            position.play_unchecked(mv, |_| {});
            plies += 1;
        }
    }
    (plies, begun.elapsed().as_secs_f64())
}

/// Searches positions some random plies into the game.
fn search(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> (u64, f64) {
    let (begun, mut nodes) = (Instant::now(), 0);
    for game in 0..SEARCHES {
        let mut position = Position::start(rules.clone(), Player::SOUTH);
        for _ in 0..4 * game {
            let Some(mv) = position.legal().choose(rng) else { break };
            position.play_unchecked(mv, |_| {});
        }
        let mut search = Search::new(&position, Limits { depth: None, nodes: Some(NODES) }, TABLE_BITS);
        while search.run(NODES) == Status::Working {}
        nodes += search.report().nodes;
    }
    (nodes, begun.elapsed().as_secs_f64())
}
