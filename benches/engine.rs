//! How fast the rules play and the search looks ahead, game by game: `cargo bench --no-default-features --bench engine`.
#![allow(missing_docs, reason = "criterion's macros make functions without")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use gieo::ai::{Builder, EndgameTables, Limits, Search, Status};
use gieo::door::Catalogue;
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What is measured: a ruleset, and for how many players.
const GAMES: [(&str, u8); 13] = [
    ("oware", 2),
    ("oware-abapa", 2),
    ("oware-grand-slam", 2),
    ("ba-awa", 2),
    ("ba-awa", 3),
    ("nam-nam", 2),
    ("o-an-quan", 2),
    ("o-an-quan", 3),
    ("o-an-quan", 4),
    ("o-an-quan-tonkin", 2),
    ("congklak", 2),
    ("chongka", 2),
    ("kalah", 2),
];
/// Nodes of one search.
const NODES: u64 = 300_000;
/// Times that each game is measured beside Oware for their ratio; the best one of each counts.
const ROUNDS: u32 = 7;

/// Every game with its name.
fn games() -> impl Iterator<Item = (String, Arc<Ruleset>)> {
    let known = Catalogue::built_in().unwrap();
    GAMES.into_iter().map(move |(id, players)| {
        let mut rules = Ruleset::clone(&known.find(id).unwrap());
        if players != 2 {
            rules.set_option("players", &players.to_string()).unwrap();
        }
        (format!("{id}, {players} players"), Arc::new(rules))
    })
}

/// Plays a game at random; returns its plies.
fn playout(rules: &Arc<Ruleset>, seed: u64) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Position::start(Arc::clone(rules), Player::SOUTH);
    let mut plies = 0;
    loop {
        let legal: Vec<Move> = game.legal().collect();
        if legal.is_empty() {
            return plies;
        }
        game.play_unchecked(legal[rng.random_range(0..legal.len())], |event| {
            black_box(event);
        });
        plies += 1;
    }
}

/// Plays twenty games; returns their plies.
fn playouts(rules: &Arc<Ruleset>) -> u64 {
    (0..20).map(|seed| playout(rules, seed)).sum()
}

fn search_from_start(rules: &Arc<Ruleset>) -> Search {
    let limits = Limits { depth: None, nodes: Some(NODES) };
    Search::new(&Position::start(Arc::clone(rules), Player::SOUTH), limits, 20)
}

fn rules_plies(c: &mut Criterion) {
    let mut group = c.benchmark_group("rules, plies of random games");
    group.sample_size(20).measurement_time(Duration::from_secs(3));
    for (name, rules) in games() {
        group.throughput(Throughput::Elements(playouts(&rules)));
        group.bench_function(name, |b| b.iter(|| playouts(&rules)));
    }
    group.finish();
}

fn search_nodes(c: &mut Criterion) {
    let mut group = c.benchmark_group("search, nodes from the start");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    for (name, rules) in games() {
        let new = || search_from_start(&rules);
        group.bench_function(name, |b| b.iter_batched(new, |mut search| search.run(NODES), BatchSize::PerIteration));
    }
    group.finish();
}

/// The cost of stopping and going on: to be read beside the search in one piece.
fn search_slices(c: &mut Criterion) {
    const NODES: u64 = 1_000_000;
    let mut group = c.benchmark_group("search, nodes in slices of 2000");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    for (name, rules) in games().take(2) {
        let start = Position::start(rules, Player::SOUTH);
        let new = || Search::new(&start, Limits::default(), 20);
        let slices = |mut search: Search| {
            for _ in 0..NODES / 2000 {
                black_box(search.run(2000));
            }
        };
        group.bench_function(name, |b| b.iter_batched(new, slices, BatchSize::PerIteration));
    }
    group.finish();
}

/// Things done a second, by the best of a few tries taken in turn with those of Oware: what else runs on the machine
/// slows both.
fn beside_oware(rules: &Arc<Ruleset>, oware: &Arc<Ruleset>, measure: impl Fn(&Arc<Ruleset>) -> f64) -> (f64, f64) {
    (0..ROUNDS).fold((0.0, 0.0), |(best, best_oware), _| {
        (f64::max(best, measure(rules)), f64::max(best_oware, measure(oware)))
    })
}

fn plies_a_second(rules: &Arc<Ruleset>) -> f64 {
    let began = Instant::now();
    let plies = black_box(playouts(rules) + playouts(rules));
    plies as f64 / began.elapsed().as_secs_f64()
}

fn nodes_a_second(rules: &Arc<Ruleset>) -> f64 {
    let mut search = search_from_start(rules);
    let began = Instant::now();
    black_box(search.run(NODES));
    search.report().nodes as f64 / began.elapsed().as_secs_f64()
}

/// A table to compare games by, on a machine that does other things too.
fn ratios(_: &mut Criterion) {
    let oware = Catalogue::built_in().unwrap().find("oware").unwrap();
    println!("{:<28}{:>12}{:>11}{:>14}{:>11}", "", "plies/s", "of oware", "nodes/s", "of oware");
    for (name, rules) in games() {
        let (plies, base) = beside_oware(&rules, &oware, plies_a_second);
        let (nodes, base_nodes) = beside_oware(&rules, &oware, nodes_a_second);
        println!("{name:<28}{plies:>12.0}{:>11.3}{nodes:>14.0}{:>11.3}", plies / base, nodes / base_nodes);
    }
}

fn endgames() -> EndgameTables {
    let mut builder = Builder::new(9);
    while builder.run(4000) == Status::Working {}
    builder.tables().clone()
}

/// Working endgames out, and looking a position up.
fn endgame_positions(c: &mut Criterion) {
    let mut group = c.benchmark_group("endgame tables, positions");
    let tables = endgames();
    group.throughput(Throughput::Elements(tables.positions())).sample_size(10);
    group.bench_function("built", |b| b.iter(endgames));
    let rules = Catalogue::built_in().unwrap().find("oware").unwrap();
    let text = "1-0-0-2-0-1-0-3-0-1-0-1-19-20-S";
    let board = *Position::from_text(rules, text).unwrap().board();
    group.throughput(Throughput::Elements(1)).sample_size(100);
    group.bench_function("looked up", |b| b.iter(|| tables.probe(black_box(&board))));
    group.finish();
}

criterion_group!(benches, ratios, rules_plies, search_nodes, search_slices, endgame_positions);
criterion_main!(benches);
