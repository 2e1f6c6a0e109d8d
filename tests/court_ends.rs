//! Ô ăn quan comes to an end whatever its options, and the rules that see to it leave alone what ends without them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::ai::{Limits, Search, Status};
use gieo::rules::{EndReason, Event, Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashMap;
use std::sync::Arc;

/// Beyond every game of this test.
const MOST_PLIES: usize = 6_000;

fn rules(players: &str, options: &[(&str, &str)]) -> Arc<Ruleset> {
    let text = include_str!("../assets/rulesets/o-an-quan.ruleset.ron");
    let mut rules = Ruleset::from_ron(text, "o-an-quan").unwrap();
    rules.set_option("players", players).unwrap();
    options.iter().for_each(|(name, value)| rules.set_option(name, value).unwrap());
    Arc::new(rules)
}

/// The game itself, and the options by which games go on longest.
fn all_rules() -> Vec<Arc<Ruleset>> {
    let (young, on, stones) = (("young", "5"), ("from_quan", "true"), ("end", "stones"));
    let options: [&[(&str, &str)]; 6] = [&[], &[young], &[on], &[stones], &[young, stones], &[young, on, stones]];
    ["2", "3", "4"].iter().flat_map(|players| options.iter().map(|options| rules(players, options))).collect()
}

fn random(position: &Position, rng: &mut ChaCha8Rng) -> Move {
    let legal: Vec<Move> = position.legal().collect();
    legal[rng.random_range(0..legal.len())]
}

/// How often everything has lain as it does where what happens after `position` ends the game as one that goes round in circles. A
/// text of a position says everything, debts included.
fn times(seen: &HashMap<String, usize>, position: &Position, events: &[Event]) -> usize {
    let mut board = *position.board();
    let gathers = |event: &&Event| matches!(event, Event::Collect { .. } | Event::End { .. });
    events.iter().take_while(|event| !gathers(event)).for_each(|event| board.apply(event));
    let text = Position::from_board(Arc::clone(position.rules()), board).to_text();
    1 + seen.get(&text).copied().unwrap_or_default()
}

#[test]
fn a_random_game_goes_round_in_circles_only_where_everything_came_back_debts_included() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (games, mut cycles) = (if std::env::var_os("GIEO_LONG_TESTS").is_some() { 5_000 } else { 60 }, 0);
    for rules in all_rules() {
        for _ in 0..games {
            let mut position = Position::start(Arc::clone(&rules), Player::SOUTH);
            let mut seen = HashMap::new();
            while position.board().over.is_none() {
                *seen.entry(position.to_text()).or_default() += 1;
                let before = position.clone();
                let events = position.play(random(&position, &mut rng)).unwrap();
                assert!(position.history().len() < MOST_PLIES, "{}", before.to_text());
                if position.board().over == Some(EndReason::Cycle) {
                    assert_eq!(times(&seen, &before, &events), 3, "{}", before.to_text());
                    cycles += 1;
                }
            }
        }
    }
    assert!(cycles > 0, "no game went round in circles");
}

/// Searches that look no further than a few moves, as players do who drain one another for ever.
#[test]
fn games_between_searches_end() {
    let games = if std::env::var_os("GIEO_LONG_TESTS").is_some() { 20 } else { 1 };
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for rules in all_rules() {
        for _ in 0..games {
            let (mut position, mut plies) = (Position::start(Arc::clone(&rules), Player::SOUTH), 0);
            while position.board().over.is_none() {
                let mv = if plies < 6 { random(&position, &mut rng) } else { searched(&position) };
                position.play_unchecked(mv, |_| {});
                plies += 1;
                assert!(plies < MOST_PLIES, "{}", position.to_text());
            }
        }
    }
}

fn searched(position: &Position) -> Move {
    let mut search = Search::new(position, Limits { depth: Some(2), nodes: Some(40) }, 8);
    while search.run(40) == Status::Working {}
    search.report().all[0].mv
}
