//! The levels as opponents: how often they win, and that their games end.
//!
//! `cargo test --release --no-default-features --test ai_levels -- --ignored --nocapture` prints
//! the whole ladder.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::ai::{Level, Limits, Search, choose};
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

fn rules(name: &str) -> Arc<Ruleset> {
    let path = format!("{}/assets/rulesets/{name}.ruleset.ron", env!("CARGO_MANIFEST_DIR"));
    Arc::new(Ruleset::from_ron(&std::fs::read_to_string(path).unwrap(), name).unwrap())
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Mind {
    Random,
    /// Takes most at once, otherwise anything.
    Greedy,
    Level(Level, Limits),
}

fn level(level: Level) -> Mind {
    Mind::Level(level, level.limits())
}

fn master(nodes: u64) -> Mind {
    Mind::Level(Level::Master, Limits { depth: None, nodes: Some(nodes) })
}

impl Mind {
    fn decide(self, position: &Position, rng: &mut ChaCha8Rng) -> Move {
        let legal: Vec<Move> = position.legal().collect();
        match self {
            Mind::Random => legal[rng.random_range(0..legal.len())],
            Mind::Greedy => *legal.iter().max_by_key(|mv| (taken(position, **mv), rng.random::<u32>())).unwrap(),
            Mind::Level(level, limits) => {
                let mut search = Search::new(position, limits, 13);
                search.run(u64::MAX);
                choose(level, &search.report(), position, rng).unwrap()
            }
        }
    }
}

fn taken(position: &Position, mv: Move) -> i32 {
    let mut after = position.clone();
    after.play(mv).unwrap();
    let mover = position.board().mover;
    i32::from(after.board().store(mover)) - i32::from(position.board().store(mover))
}

/// Plays a game from `opening`; returns its winner and its plies from there.
fn play_from(opening: Position, minds: [Mind; 2], rng: &mut ChaCha8Rng) -> (Option<Player>, usize) {
    let mut game = opening;
    for ply in 0..=400 {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner, ply);
        }
        let mv = minds[game.board().mover.index()].decide(&game, rng);
        game.play(mv).unwrap();
    }
    panic!("a game of {minds:?} did not end: {}", game.to_text());
}

fn play(rules: &Arc<Ruleset>, minds: [Mind; 2], starter: Player, rng: &mut ChaCha8Rng) -> (Option<Player>, usize) {
    play_from(Position::start(Arc::clone(rules), starter), minds, rng)
}

/// The share of points that `a` gets against `b`, a draw being half a point.
fn points(name: &str, a: Mind, b: Mind, games: u32, seed: u64) -> f64 {
    let (rules, mut rng) = (rules(name), ChaCha8Rng::seed_from_u64(seed));
    let mut total = 0.0;
    for game in 0..games {
        let (south, starter) = (game % 2 == 0, Player((game / 2 % 2) as u8));
        let minds = if south { [a, b] } else { [b, a] };
        let me = if south { Player::SOUTH } else { Player::NORTH };
        total += match play(&rules, minds, starter, &mut rng).0 {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == me)),
        };
    }
    total / f64::from(games)
}

/// The same from openings of six random plies, each played from both seats: masters draw no lots,
/// so from one start they would only repeat one game.
fn points_from_openings(name: &str, a: Mind, b: Mind, openings: u32, seed: u64) -> f64 {
    let (rules, mut rng) = (rules(name), ChaCha8Rng::seed_from_u64(seed));
    let mut total = 0.0;
    for _ in 0..openings {
        let mut opening = Position::start(Arc::clone(&rules), Player::SOUTH);
        for _ in 0..6 {
            let mv = Mind::Random.decide(&opening, &mut rng);
            opening.play(mv).unwrap();
        }
        for (minds, me) in [([a, b], Player::SOUTH), ([b, a], Player::NORTH)] {
            total += match play_from(opening.clone(), minds, &mut rng).0 {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == me)),
            };
        }
    }
    total / f64::from(2 * openings)
}

#[test]
fn a_greedy_player_beats_the_child_and_the_child_beats_chance() {
    let greedy = points("oware", Mind::Greedy, level(Level::Child), 200, 1);
    assert!((0.6..=0.95).contains(&greedy), "greedy scores {greedy}");
    let random = points("oware", Mind::Random, level(Level::Child), 200, 2);
    assert!(random < 0.45, "chance scores {random}");
}

#[test]
fn every_level_beats_the_one_below() {
    let club = points("oware", level(Level::Club), level(Level::Child), 20, 3);
    assert!(club >= 0.8, "club scores {club}");
    let best = points("oware", master(20_000), level(Level::Club), 12, 4);
    assert!(best >= 0.6, "master scores {best}");
}

#[test]
fn a_thousand_computer_games_end_within_400_plies() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let quick = |level: Level| Mind::Level(level, Limits { depth: Some(3), nodes: None });
    let mixes = [
        [quick(Level::Child), quick(Level::Child)],
        [quick(Level::Child), quick(Level::Club)],
        [quick(Level::Club), quick(Level::Club)],
        [quick(Level::Club), quick(Level::Child)],
    ];
    let rules = [rules("oware"), rules("oware-abapa")];
    let mut longest = 0;
    for game in 0..1000 {
        let (_, plies) = play(&rules[game / 4 % 2], mixes[game % 4], Player((game / 8 % 2) as u8), &mut rng);
        longest = longest.max(plies);
    }
    println!("longest game: {longest} plies");
}

#[test]
fn a_choice_is_legal_and_repeatable() {
    let position = Position::start(rules("oware"), Player::NORTH);
    let mut search = Search::new(&position, Level::Club.limits(), 12);
    search.run(u64::MAX);
    let report = search.report();
    for level in Level::ALL {
        assert_eq!(Level::from_number(level.number()), Some(level));
        for seed in 0..50 {
            let pick = || choose(level, &report, &position, &mut ChaCha8Rng::seed_from_u64(seed)).unwrap();
            assert!(position.check(pick()).is_ok());
            assert_eq!(pick(), pick());
        }
        // A report of another position names no legal move here.
        let other = Position::start(rules("oware"), Player::SOUTH);
        assert_eq!(choose(level, &report, &other, &mut ChaCha8Rng::seed_from_u64(0)), None);
    }
    assert_eq!((Level::from_number(0), Level::from_number(4)), (None, None));
}

#[test]
#[ignore = "prints figures; takes minutes"]
fn ladder() {
    for name in ["oware", "oware-abapa"] {
        let pairs = [
            (Mind::Greedy, Mind::Random, 400),
            (level(Level::Child), Mind::Random, 400),
            (Mind::Greedy, level(Level::Child), 400),
            (level(Level::Club), Mind::Greedy, 100),
            (level(Level::Club), level(Level::Child), 100),
            (master(30_000), level(Level::Club), 100),
            (master(300_000), level(Level::Club), 40),
        ];
        for (a, b, games) in pairs {
            println!("{name}: {a:?} scores {:.3} in {games} games against {b:?}", points(name, a, b, games, 11));
        }
        let (a, b) = (master(100_000), master(10_000));
        println!("{name}: {a:?} scores {:.3} in 60 games against {b:?}", points_from_openings(name, a, b, 30, 12));
    }
}
