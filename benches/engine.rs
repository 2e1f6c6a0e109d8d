//! How fast the rules play and the search looks ahead: `cargo bench --no-default-features`.
#![allow(missing_docs, reason = "criterion's macros make functions without")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use gieo::ai::{Builder, EndgameTables, Limits, Search, Status};
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use std::sync::Arc;

const RULESETS: [(&str, &str); 2] = [
    ("oware", include_str!("../assets/rulesets/oware.ruleset.ron")),
    ("oware-abapa", include_str!("../assets/rulesets/oware-abapa.ruleset.ron")),
];

fn rulesets() -> impl Iterator<Item = (&'static str, Arc<Ruleset>)> {
    RULESETS.into_iter().map(|(name, text)| (name, Arc::new(Ruleset::from_ron(text, name).unwrap())))
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

fn rules_plies(c: &mut Criterion) {
    let mut group = c.benchmark_group("rules, plies of random games");
    for (name, rules) in rulesets() {
        group.throughput(Throughput::Elements((0..20).map(|seed| playout(&rules, seed)).sum()));
        group.bench_function(name, |b| b.iter(|| (0..20).map(|seed| playout(&rules, seed)).sum::<u64>()));
    }
    group.finish();
}

fn search_nodes(c: &mut Criterion) {
    const NODES: u64 = 1_000_000;
    let mut group = c.benchmark_group("search, nodes from the start");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    for (name, rules) in rulesets() {
        let start = Position::start(rules, Player::SOUTH);
        let limits = Limits { depth: None, nodes: Some(NODES) };
        let new = || Search::new(&start, limits, 20);
        group.bench_function(name, |b| b.iter_batched(new, |mut search| search.run(NODES), BatchSize::PerIteration));
    }
    group.finish();
}

/// The cost of stopping and going on: to be read beside the search in one piece.
fn search_slices(c: &mut Criterion) {
    const NODES: u64 = 1_000_000;
    let mut group = c.benchmark_group("search, nodes in slices of 2000");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    for (name, rules) in rulesets() {
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
    let rules = rulesets().next().unwrap().1;
    let text = "1-0-0-2-0-1-0-3-0-1-0-1-19-20-S";
    let board = *Position::from_text(rules, text).unwrap().board();
    group.throughput(Throughput::Elements(1)).sample_size(100);
    group.bench_function("looked up", |b| b.iter(|| tables.probe(black_box(&board))));
    group.finish();
}

criterion_group!(benches, rules_plies, search_nodes, search_slices, endgame_positions);
criterion_main!(benches);
