//! The levels as opponents: how often they win, and that their games end. `gieo-engine ladder` prints the whole ladder.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::ai::{Chance, Level, Limits, Mind, Search, Style, choose};
use gieo::rules::{Move, PitId, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

fn rules(name: &str) -> Arc<Ruleset> {
    let path = format!("{}/assets/rulesets/{name}.ruleset.ron", env!("CARGO_MANIFEST_DIR"));
    Arc::new(Ruleset::from_ron(&std::fs::read_to_string(path).unwrap(), name).unwrap())
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Rival {
    Random,
    /// Takes most at once, otherwise anything.
    Greedy,
    Mind(Mind, Limits),
}

fn level(number: u8) -> Rival {
    let level = Level::from_number(number).unwrap();
    Rival::Mind(level.into(), level.limits())
}

impl Rival {
    fn decide(self, position: &Position, rng: &mut ChaCha8Rng, chance: Chance) -> Move {
        let legal: Vec<Move> = position.legal().collect();
        match self {
            Rival::Random => legal[rng.random_range(0..legal.len())],
            Rival::Greedy => *legal.iter().max_by_key(|mv| (taken(position, **mv), rng.random::<u32>())).unwrap(),
            Rival::Mind(mind, limits) => {
                let mut search = Search::new(position, limits, 13);
                search.run(u64::MAX);
                choose(mind, &search.report(), position, chance).unwrap()
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
fn play(rules: &Arc<Ruleset>, rivals: [Rival; 2], starter: Player, rng: &mut ChaCha8Rng) -> (Option<Player>, usize) {
    let (mut game, seed) = (Position::start(Arc::clone(rules), starter), rng.random());
    for ply in 0..=400 {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner, ply);
        }
        let mv = rivals[game.board().mover.index()].decide(&game, rng, Chance::new(seed, ply));
        game.play(mv).unwrap();
    }
    panic!("a game of {rivals:?} did not end: {}", game.to_text());
}

/// The share of points that `a` gets against `b`, a draw being half a point.
fn points(name: &str, a: Rival, b: Rival, games: u32, seed: u64) -> f64 {
    let (rules, mut rng) = (rules(name), ChaCha8Rng::seed_from_u64(seed));
    let mut total = 0.0;
    for game in 0..games {
        let (south, starter) = (game % 2 == 0, Player((game / 2 % 2) as u8));
        let rivals = if south { [a, b] } else { [b, a] };
        let me = if south { Player::SOUTH } else { Player::NORTH };
        total += match play(&rules, rivals, starter, &mut rng).0 {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == me)),
        };
    }
    total / f64::from(games)
}

#[test]
fn the_first_level_beats_chance_and_loses_to_the_middle() {
    let random = points("oware", Rival::Random, level(1), 100, 2);
    assert!(random < 0.45, "chance scores {random}");
    let greedy = points("oware", Rival::Greedy, level(5), 60, 4);
    assert!(greedy < 0.5, "a greedy player scores {greedy} against the middle");
    let middle = points("oware", level(5), level(1), 40, 3);
    assert!(middle >= 0.75, "the middle scores {middle}");
}

#[test]
fn a_thousand_computer_games_end_within_400_plies() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let quick = |number: usize| {
        let mind = Mind { level: Level::ALL[number % 10], style: Style::ALL[number % 5] };
        Rival::Mind(mind, Limits { depth: Some(3), nodes: None })
    };
    let rules = [rules("oware"), rules("oware-abapa")];
    let mut longest = 0;
    for game in 0..1000 {
        let rivals = [quick(game), quick(game / 7)];
        let (_, plies) = play(&rules[game / 4 % 2], rivals, Player((game / 8 % 2) as u8), &mut rng);
        longest = longest.max(plies);
    }
    println!("longest game: {longest} plies");
}

#[test]
fn a_choice_is_legal_and_repeatable() {
    let position = Position::start(rules("oware"), Player::NORTH);
    let mut search = Search::new(&position, Level::MIDDLE.limits(), 12);
    search.run(u64::MAX);
    let report = search.report();
    for (level, style) in Level::ALL.into_iter().flat_map(|level| Style::ALL.map(|style| (level, style))) {
        let mind = Mind { level, style };
        for seed in 0..20 {
            let pick = || choose(mind, &report, &position, Chance::new(seed, 4)).unwrap();
            assert!(position.check(pick()).is_ok());
            assert_eq!(pick(), pick());
        }
        // A report of another position names no legal move here.
        let other = Position::start(rules("oware"), Player::SOUTH);
        assert_eq!(choose(mind, &report, &other, Chance::new(0, 0)), None);
    }
}

/// What lies on the board behind a move, as somebody of a style would look at it: more is more of the style.
fn shows(style: Style, before: &Position, after: &Position) -> f64 {
    let (rules, me) = (before.rules(), before.board().mover);
    let own = || (0..12).map(PitId).filter(|pit| after.board().owns(me, *pit)).map(|pit| after.board().seeds(pit));
    match style {
        Style::Even | Style::Trapper => 0.0,
        Style::Hoarder => f64::from(own().max().unwrap_or(0)),
        Style::Raider => f64::from(after.board().lead(rules, me) - before.board().lead(rules, me)),
        Style::Guardian => -(own().filter(|seeds| (1..=2).contains(seeds)).count() as f64),
        Style::Elder => f64::from(own().sum::<u16>()),
    }
}

#[test]
fn styles_show_in_what_their_moves_leave_behind() {
    let (rules, mut rng) = (rules("oware"), ChaCha8Rng::seed_from_u64(4));
    let level = Level::from_number(8).unwrap();
    for style in [Style::Hoarder, Style::Raider, Style::Guardian, Style::Elder] {
        let (mut styled, mut even, mut moves) = (0.0, 0.0, 0.0);
        for game in 0..12 {
            let mut position = Position::start(Arc::clone(&rules), Player::SOUTH);
            for ply in 0..60 {
                if position.outcome().is_some() {
                    break;
                }
                let mut search = Search::new(&position, Limits { depth: Some(3), nodes: None }, 10);
                search.run(u64::MAX);
                let left = |style| {
                    let mv =
                        choose(Mind { level, style }, &search.report(), &position, Chance::new(game, ply)).unwrap();
                    let mut after = position.clone();
                    after.play(mv).unwrap();
                    after
                };
                styled += shows(style, &position, &left(style));
                even += shows(style, &position, &left(Style::Even));
                moves += 1.0;
                position = if rng.random_range(0..2) == 0 { left(style) } else { left(Style::Even) };
            }
        }
        println!("{style:?}: {:.2} a move, without a lean {:.2}", styled / moves, even / moves);
        assert!(styled > even, "{style:?}: {styled} against {even} in {moves} moves");
    }
}
