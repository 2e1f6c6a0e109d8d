//! `bench`: how fast the rules and the search are here, and how far the search looks ahead.

use crate::Failure;
use gieo::ai::{Limits, Search, Status, quick_perft};
use gieo::door::Catalogue;
use gieo::rules::{Player, Position, Ruleset, perft};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::time::{Duration, Instant};

const GAMES: u32 = 5000;
const SEARCHES: u32 = 10;
const NODES: u64 = 200_000;
/// A table of 16 MB.
const TABLE_BITS: u8 = 20;
/// Plies of the count of Oware's lines, and of the short one.
const PLIES: [u8; 2] = [10, 7];
/// Nodes of the long search of Oware's start.
const LONG: u64 = 20_000_000;
/// Nodes between two looks at the clock.
const SLICE: u64 = 2000;

/// Whose starts are searched: rulesets and players.
const STARTS: [(&str, u8); 8] = [
    ("oware", 2),
    ("oware-abapa", 2),
    ("ba-awa", 2),
    ("ba-awa", 3),
    ("o-an-quan", 2),
    ("o-an-quan", 4),
    ("congklak", 2),
    ("kalah", 2),
];

/// Measures and prints.
pub fn bench(catalogue: &Catalogue, quick: bool) -> Result<(), Failure> {
    let rules = ruleset(catalogue, "oware", 2)?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (plies, seconds) = play_randomly(&rules, &mut rng);
    say!("rules:  {GAMES} random games, {plies} plies in {seconds:.2} s: {:.0} plies/s", plies as f64 / seconds);
    let (nodes, seconds) = search(&rules, &mut rng);
    say!("search: {SEARCHES} positions, {nodes} nodes in {seconds:.2} s: {:.0} nodes/s", nodes as f64 / seconds);
    let (nodes, seconds) = search_start(&rules, if quick { LONG / 10 } else { LONG });
    say!("kernel: oware's start, 16 MB, {nodes} nodes in {seconds:.2} s: {:.0} nodes/s", nodes as f64 / seconds);
    count(&rules, PLIES[usize::from(quick)]);
    print_depths(catalogue, quick)
}

/// A ruleset for so many players.
pub fn ruleset(catalogue: &Catalogue, name: &str, players: u8) -> Result<Arc<Ruleset>, Failure> {
    let mut rules = Ruleset::clone(&*catalogue.find(name).map_err(|e| Failure::Wrong(e.to_string()))?);
    if players != 2 {
        rules.set_option("players", &players.to_string()).map_err(|e| Failure::Wrong(e.to_string()))?;
    }
    Ok(Arc::new(rules))
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

/// One long search of the start.
fn search_start(rules: &Arc<Ruleset>, nodes: u64) -> (u64, f64) {
    let start = Position::start(rules.clone(), Player::SOUTH);
    let mut search = Search::new(&start, Limits { depth: None, nodes: Some(nodes) }, TABLE_BITS);
    let begun = Instant::now();
    while search.run(nodes) == Status::Working {}
    (search.report().nodes, begun.elapsed().as_secs_f64())
}

/// Counts lines of play twice: by the rules and on the field of the search.
fn count(rules: &Arc<Ruleset>, plies: u8) {
    let start = Position::start(rules.clone(), Player::SOUTH);
    let begun = Instant::now();
    let lines = quick_perft(&start, plies).unwrap_or_default();
    let quick = begun.elapsed();
    let by_rules = perft(&start, plies, &mut || true).and_then(|lines| lines.last().copied()).unwrap_or_default();
    let slow = begun.elapsed() - quick;
    let agree = if lines == by_rules { "" } else { " — the rules count otherwise!" };
    say!("perft:  oware {plies}: {lines} lines in {quick:.2?}, by the rules in {slow:.2?}{agree}");
}

/// How deep a search looks from the start of each game in so many seconds.
fn print_depths(catalogue: &Catalogue, quick: bool) -> Result<(), Failure> {
    let times: &[f64] = if quick { &[0.1] } else { &[0.1, 1.0, 10.0] };
    let heads: String = times.iter().map(|seconds| format!("{:>8}", format!("{seconds} s"))).collect();
    say!("{:<24}{heads}{:>12}", "depth from the start", "nodes/s");
    for (name, players) in STARTS {
        let rules = ruleset(catalogue, name, players)?;
        let (depths, speed) = depths(&rules, times);
        let depths: String = depths.iter().map(|depth| format!("{depth:>8}")).collect();
        say!("{:<24}{depths}{speed:>12.0}", format!("{name}, {players} players"));
    }
    Ok(())
}

/// The depths reached after each of `times`, in seconds, and nodes a second.
fn depths(rules: &Arc<Ruleset>, times: &[f64]) -> (Vec<u8>, f64) {
    let mut search = Search::new(&Position::start(rules.clone(), Player::SOUTH), Limits::default(), TABLE_BITS);
    let (begun, mut status) = (Instant::now(), Status::Working);
    let mut spent = Duration::ZERO;
    let depths = times.iter().map(|seconds| {
        while status == Status::Working && begun.elapsed().as_secs_f64() < *seconds {
            status = search.run(SLICE);
            spent = begun.elapsed();
        }
        search.report().depth
    });
    let depths = depths.collect();
    (depths, search.report().nodes as f64 / spent.as_secs_f64().max(f64::EPSILON))
}
