//! Companions of a search: what is found does not change, and none outlives what it helps.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::ai::{Companion, Limits, Search, Status};
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

const NO_LIMITS: Limits = Limits { depth: None, nodes: None };

fn rules(name: &str) -> Arc<Ruleset> {
    let path = format!("{}/assets/rulesets/{name}.ruleset.ron", env!("CARGO_MANIFEST_DIR"));
    Arc::new(Ruleset::from_ron(&std::fs::read_to_string(path).unwrap(), name).unwrap())
}

fn start(name: &str) -> Position {
    Position::start(rules(name), Player::SOUTH)
}

/// Positions of games played at random, some moves before their end.
fn near_the_end(name: &str, seed: u64, count: usize) -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let game = |rng: &mut ChaCha8Rng| {
        let mut past = vec![start(name)];
        while past.len() < 400 {
            let mut next = past[past.len() - 1].clone();
            let legal: Vec<Move> = next.legal().collect();
            if legal.is_empty() {
                break;
            }
            next.play(legal[rng.random_range(0..legal.len())]).unwrap();
            past.push(next);
        }
        past[past.len().saturating_sub(4)].clone()
    };
    (0..count).map(|_| game(&mut rng)).collect()
}

fn on_a_thread(mut companion: Companion) -> JoinHandle<u32> {
    thread::spawn(move || {
        let mut slices = 0;
        while companion.run(500) == Status::Working {
            slices += 1;
        }
        slices
    })
}

/// A search to its end, if that comes within so many slices.
fn solved(mut search: Search, slices: u32) -> Option<Search> {
    (0..slices).any(|_| search.run(1000) == Status::Done).then_some(search)
}

#[test]
fn who_is_helped_finds_the_same_worth_in_positions_that_are_known_to_their_end() {
    for name in ["oware", "o-an-quan", "kalah", "ba-awa"] {
        let mut compared = 0;
        for position in near_the_end(name, 3, 40) {
            let alone = solved(Search::new(&position, NO_LIMITS, 0), 100);
            let Some(alone) = alone.map(|search| search.report()).filter(|report| report.all[0].proved) else {
                continue;
            };
            let mut search = Search::new(&position, NO_LIMITS, 12);
            let threads: Vec<_> = (1..4).filter_map(|n| search.companion(n)).map(on_a_thread).collect();
            assert_eq!(threads.len(), 3, "{name}");
            while search.report().depth < alone.depth && search.run(1000) == Status::Working {}
            let helped = search.report();
            assert_eq!(helped.all[0].score, alone.all[0].score, "{name} {}", position.to_text());
            let same = alone.all.iter().find(|scored| scored.mv == helped.all[0].mv).unwrap();
            assert!(same.score == alone.all[0].score || !same.exact, "{name} {}", position.to_text());
            drop(search);
            for thread in threads {
                thread.join().unwrap();
            }
            compared += 1;
        }
        assert!(compared >= 2, "{name}: only {compared} positions were solved");
    }
}

#[test]
fn companions_do_not_all_look_at_the_same() {
    let tried = |number| {
        let search = Search::new(&start("oware"), NO_LIMITS, 12);
        let mut companion = search.companion(number).unwrap();
        companion.run(1);
        search.report().nodes
    };
    assert_ne!(tried(1), tried(2));
}

#[test]
fn nodes_of_companions_are_told() {
    let mut search = Search::new(&start("oware"), NO_LIMITS, 12);
    let (mut one, mut two) = (search.companion(1).unwrap(), search.companion(2).unwrap());
    search.run(5_000);
    let own = search.report().nodes;
    one.run(3_000);
    let both = search.report().nodes;
    two.run(2_000);
    let all = search.report().nodes;
    assert!((3_000..4_000).contains(&(both - own)), "{own} {both}");
    assert!((2_000..3_000).contains(&(all - both)), "{both} {all}");
    one.run(1_000);
    assert!((1_000..2_000).contains(&(search.report().nodes - all)));
}

#[test]
fn a_companion_ends_with_the_search_that_it_helps() {
    let mut search = Search::new(&start("oware"), NO_LIMITS, 14);
    let mut here = search.companion(2).unwrap();
    let threads: Vec<_> = (1..5).filter_map(|number| search.companion(number)).map(on_a_thread).collect();
    search.run(50_000);
    assert_eq!(here.run(100), Status::Working);
    drop(search);
    assert_eq!(here.run(100), Status::Done);
    for thread in threads {
        thread.join().unwrap();
    }
}

#[test]
fn a_companion_has_nothing_to_do_once_everything_is_known() {
    let position = Position::from_text(rules("oware"), "0-0-0-0-0-1-1-0-0-0-0-8-24-14-S").unwrap();
    let mut search = Search::new(&position, NO_LIMITS, 8);
    let mut companion = search.companion(1).unwrap();
    assert_eq!(search.run(100), Status::Done);
    let nodes = search.report().nodes;
    assert_eq!((companion.run(100), search.report().nodes), (Status::Done, nodes));
    assert!(search.companion(1).is_none());
}

#[test]
fn searches_that_are_the_same_on_every_machine_have_no_companions() {
    let oware = start("oware");
    let of = |limits, bits| Search::new(&oware, limits, bits).companion(1).is_some();
    assert!(of(NO_LIMITS, 8));
    assert!(!of(Limits { depth: Some(9), nodes: None }, 8));
    assert!(!of(Limits { depth: None, nodes: Some(1_000_000) }, 8));
    assert!(!of(NO_LIMITS, 0), "without a table there is nothing to share");
    let mut three = Ruleset::clone(&rules("o-an-quan"));
    three.set_option("players", "3").unwrap();
    let position = Position::start(Arc::new(three), Player::SOUTH);
    assert!(Search::new(&position, NO_LIMITS, 8).companion(1).is_none());
    let over = Position::from_text(rules("oware"), "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S").unwrap();
    assert!(Search::new(&over, NO_LIMITS, 8).companion(1).is_none());
}
