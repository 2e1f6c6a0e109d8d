//! Endgame tables from outside: the counts of another program's tables, and that who plays by the tables gets what they
//! say, whoever the other is.
//!
//! `GIEO_ORACLES` names the folder of the counts; `GIEO_SEEDS` (usually 12) how many seeds the tables are built for and
//! `GIEO_GAMES` (usually 300) how many games are played against each opponent:
//!
//!     GIEO_SEEDS=12 GIEO_GAMES=10000 cargo test --release --no-default-features --test endgames -- --nocapture
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{board_of, oware};
use gieo::ai::{Builder, EndgameTables, Limits, Search, Status};
use gieo::rules::{Majority, Move, Player, Position, Ruleset};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

static TABLES: LazyLock<Arc<EndgameTables>> = LazyLock::new(|| {
    let mut builder = Builder::new(number("GIEO_SEEDS", 12) as u8);
    while builder.run(100_000) == Status::Working {}
    Arc::new(builder.tables().clone())
});

fn number(variable: &str, usual: u32) -> u32 {
    std::env::var(variable).map_or(usual, |n| n.parse().expect("a number"))
}

#[test]
fn as_many_positions_have_each_value_as_lincke_found() {
    let Some(folder) = std::env::var_os("GIEO_ORACLES") else {
        eprintln!("GIEO_ORACLES names no folder: the counts of other tables were NOT compared");
        return;
    };
    let path = std::path::Path::new(&folder).join("awari_db_histograms_lincke2002.csv");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut counts: BTreeMap<u8, BTreeMap<i8, u64>> = BTreeMap::new();
    for row in text.lines().skip(1) {
        let row: Vec<&str> = row.split(',').collect();
        counts.entry(row[0].parse().unwrap()).or_default().insert(row[1].parse().unwrap(), row[2].parse().unwrap());
    }
    assert!(counts.len() > 20, "{}: rows are missing", path.display());
    for seeds in 0..=TABLES.seeds() {
        assert_eq!(TABLES.histogram(seeds), counts[&seeds], "{seeds} seeds");
    }
    println!("all counts agree up to {} seeds", TABLES.seeds());
}

/// Against whom the tables play.
#[derive(Clone, Copy, Debug)]
enum Other {
    Tables,
    /// Takes most at once, otherwise anything.
    Greedy,
    Random,
    /// A search without tables, one that is hard to hold.
    Search,
}

/// What the tables would play.
fn by_tables(position: &Position) -> (Move, i16, bool) {
    let mut search = Search::with_endgames(position, Limits { depth: None, nodes: Some(1000) }, 0, Some(&TABLES));
    while search.run(u64::MAX) == Status::Working {}
    let best = search.report().all[0];
    (best.mv, best.score, best.proved)
}

impl Other {
    fn decide(self, position: &Position, rng: &mut ChaCha8Rng) -> Move {
        let taken = |mv: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*mv, |_| {});
            (lead(&after, position.board().mover), rng.random::<u32>())
        };
        match self {
            Other::Tables => by_tables(position).0,
            Other::Greedy => position.legal().max_by_key(taken).unwrap(),
            Other::Random => position.legal().choose(rng).unwrap(),
            Other::Search => {
                let mut search = Search::new(position, Limits { depth: Some(6), nodes: None }, 0);
                search.run(u64::MAX);
                search.report().all[0].mv
            }
        }
    }
}

fn lead(position: &Position, player: Player) -> i32 {
    let score = |player| position.board().score(position.rules(), player);
    score(player) - score(player.next(2))
}

/// Any position that the tables know, South or North to move, without a past.
fn any_position(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Position {
    loop {
        let seeds = u16::from(rng.random_range(1..=TABLES.seeds()));
        let mut pits = [0; 12];
        (0..seeds).for_each(|_| pits[rng.random_range(0..12)] += 1);
        let won = rules.total_seeds() - seeds;
        let south = rng.random_range(won - 24..=24);
        let board = board_of(rules, &pits, &[south, won - south], rng.random_range(0..2));
        let position = Position::from_board(Arc::clone(rules), board);
        if position.board().over.is_none() {
            return position;
        }
    }
}

/// Plays on from `position`, `me` by the tables; what was promised must come true. Returns the plies.
fn keeps_its_promise(mut position: Position, me: Player, other: Other, rng: &mut ChaCha8Rng) -> usize {
    let begun = position.to_text();
    let rest = |position: &Position| {
        let value = i32::from(TABLES.probe(position.board()).unwrap().value());
        if position.board().mover == me { value } else { -value }
    };
    let mut promised = lead(&position, me) + rest(&position);
    let mut plies = 0;
    while position.board().over.is_none() {
        let mv = if position.board().mover == me {
            let (mv, score, proved) = by_tables(&position);
            let now = lead(&position, me) + rest(&position);
            assert!(now >= promised, "{begun}: {now} instead of {promised}");
            assert!(rest(&position) <= 0 || proved, "{begun}: a win that is not certain");
            // More only where the other has let slip a win, and a position that comes back ends the game.
            assert!(i32::from(score) >= now, "{begun}: {score} is told, {now} is true");
            promised = score.into();
            mv
        } else {
            other.decide(&position, rng)
        };
        position.play(mv).unwrap();
        plies += 1;
        assert!(plies < 2000, "{begun} does not end");
    }
    let got = lead(&position, me);
    match position.rules().majority {
        Majority::PlaysOn => assert!(got >= promised, "{begun} {other:?}: {got} instead of {promised}"),
        Majority::Ends => assert!(got.signum() >= promised.signum(), "{begun} {other:?}: {got} and not {promised}"),
    }
    plies
}

#[test]
fn who_plays_by_the_tables_gets_what_they_say() {
    let games = number("GIEO_GAMES", 300);
    let mut played_out = (*oware()).clone();
    played_out.majority = Majority::PlaysOn;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in [oware(), Arc::new(played_out)] {
        for other in [Other::Tables, Other::Greedy, Other::Random, Other::Search] {
            let (mut plies, mut longest) = (0, 0);
            for game in 0..games {
                let position = any_position(&rules, &mut rng);
                let lasted = keeps_its_promise(position, Player((game % 2) as u8), other, &mut rng);
                (plies, longest) = (plies + lasted, longest.max(lasted));
            }
            println!("{games} games against {other:?}, {:?}: {plies} plies, {longest} at most", rules.majority);
        }
    }
}

#[test]
fn above_the_tables_the_search_proves_what_larger_tables_say() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let few = {
        let mut builder = Builder::new(6);
        builder.run(u32::MAX);
        Arc::new(builder.tables().clone())
    };
    let mut played_out = (*oware()).clone();
    played_out.majority = Majority::PlaysOn;
    let rules = Arc::new(played_out);
    let (mut proved, mut positions) = (0, 0);
    while positions < 600 {
        let position = any_position(&rules, &mut rng);
        if position.board().in_play() <= 6 {
            continue;
        }
        positions += 1;
        let limits = Limits { depth: None, nodes: Some(5_000) };
        let mut search = Search::with_endgames(&position, limits, 0, Some(&few));
        while search.run(u64::MAX) == Status::Working {}
        for scored in search.report().all.iter().filter(|scored| scored.proved) {
            let (truth, quiet_win) = truth(&position, scored.mv);
            let found = i32::from(scored.score);
            // A quiet move that wins only by coming back to where it was played is worth less.
            assert!(found == truth || (quiet_win && found < truth), "{} {scored:?} {truth}", position.to_text());
            proved += 1;
        }
    }
    println!("{proved} moves of {positions} positions proved with tables of {} seeds", few.seeds());
    assert!(proved > 50, "{proved}");
}

/// What the larger tables say of a move, and whether it takes nothing now and something later.
fn truth(position: &Position, mv: Move) -> (i32, bool) {
    let (me, mut after) = (position.board().mover, position.clone());
    after.play(mv).unwrap();
    if after.board().over.is_some() {
        return (lead(&after, me), false);
    }
    let rest = -i32::from(TABLES.probe(after.board()).unwrap().value());
    (lead(&after, me) + rest, rest > 0 && after.history().len() > 1)
}
