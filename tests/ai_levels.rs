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

/// Plays a game; returns its winner and its plies.
fn play(rules: &Arc<Ruleset>, minds: [Mind; 2], starter: Player, rng: &mut ChaCha8Rng) -> (Option<Player>, usize) {
    let mut game = Position::start(Arc::clone(rules), starter);
    for ply in 0..=400 {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner, ply);
        }
        let mv = minds[game.board().mover.index()].decide(&game, rng);
        game.play(mv).unwrap();
    }
    panic!("a game of {minds:?} did not end: {}", game.to_text());
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
            (master(300_000), master(30_000), 40),
        ];
        for (a, b, games) in pairs {
            println!("{name}: {a:?} scores {:.3} in {games} games against {b:?}", points(name, a, b, games, 11));
        }
    }
}

fn record(
    rules: &Arc<Ruleset>,
    minds: [Mind; 2],
    starter: Player,
    rng: &mut ChaCha8Rng,
    cap: usize,
) -> (Vec<u8>, i32, bool, String) {
    let mut game = Position::start(Arc::clone(rules), starter);
    let mut moves = Vec::new();
    while game.outcome().is_none() && moves.len() < cap {
        let mv = minds[game.board().mover.index()].decide(&game, rng);
        game.play(mv).unwrap();
        moves.push(mv.pit.0);
    }
    let b = game.board();
    (
        moves,
        i32::from(b.stores[0].dan) - i32::from(b.stores[1].dan),
        game.outcome().is_some(),
        format!("{:?} {}", game.outcome().map(|o| o.reason), game.to_text()),
    )
}
#[test]
#[ignore]
fn probe_distinct() {
    for name in ["oware", "oware-abapa"] {
        let rules = rules(name);
        for (a, b, n) in [
            (level(Level::Club), level(Level::Club), 60),
            (level(Level::Club), Mind::Greedy, 40),
            (master(30_000), level(Level::Club), 40),
            (master(30_000), master(3_000), 20),
        ] {
            let mut rng = ChaCha8Rng::seed_from_u64(31);
            let (mut seen, mut w, mut d, mut l, mut sum, mut worst) =
                (std::collections::HashSet::new(), 0, 0, 0, 0, i32::MAX);
            for g in 0..n {
                let south = g % 2 == 0;
                let (mv, m, _, _) =
                    record(&rules, if south { [a, b] } else { [b, a] }, Player((g / 2 % 2) as u8), &mut rng, 1000);
                let m = if south { m } else { -m };
                if m > 0 {
                    w += 1
                } else if m == 0 {
                    d += 1
                } else {
                    l += 1
                }
                sum += m;
                worst = worst.min(m);
                seen.insert(mv);
            }
            println!(
                "D {name} {a:?} v {b:?}: +{w} ={d} -{l} distinct {}/{n} mean margin {:.1} worst {worst}",
                seen.len(),
                f64::from(sum) / f64::from(n)
            );
        }
    }
}
#[test]
#[ignore]
fn probe_length() {
    let quick = |level: Level| Mind::Level(level, Limits { depth: Some(3), nodes: None });
    let (c, k) = (quick(Level::Child), quick(Level::Club));
    for name in ["oware", "oware-abapa"] {
        let rules = rules(name);
        for (tag, minds) in [("child-club", [c, k]), ("club-club", [k, k]), ("real club-club", [level(Level::Club); 2])]
        {
            let mut lens = Vec::new();
            let mut tails = Vec::new();
            for seed in 200..216u64 {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                for g in 0..if tag.starts_with("real") { 20 } else { 250 } {
                    let (mv, _, ended, text) = record(&rules, minds, Player((g % 2) as u8), &mut rng, 3000);
                    if mv.len() > 300 {
                        tails.push((mv.len(), ended, text));
                    }
                    lens.push(mv.len());
                }
            }
            lens.sort();
            let n = lens.len();
            println!(
                "L {name} {tag} n {n}: median {} p99 {} max {} over300 {} over400 {}",
                lens[n / 2],
                lens[n * 99 / 100],
                lens[n - 1],
                lens.iter().filter(|l| **l > 300).count(),
                lens.iter().filter(|l| **l > 400).count()
            );
            tails.sort();
            tails.reverse();
            for t in tails.iter().take(4) {
                println!("   {t:?}");
            }
        }
    }
}
