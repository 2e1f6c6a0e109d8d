//! The search from outside: slices, symmetry, endings, limits.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::ai::{Limits, Report, Scored, Search, Status};
use gieo::rules::{EndReason, Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

fn rules(name: &str) -> Arc<Ruleset> {
    let path = format!("{}/assets/rulesets/{name}.ruleset.ron", env!("CARGO_MANIFEST_DIR"));
    Arc::new(Ruleset::from_ron(&std::fs::read_to_string(path).unwrap(), name).unwrap())
}

fn position(text: &str) -> Position {
    Position::from_text(rules("oware"), text).unwrap()
}

fn depth(depth: u8) -> Limits {
    Limits { depth: Some(depth), nodes: None }
}

fn search(position: &Position, limits: Limits, slice: u64) -> (Report, u64) {
    let mut search = Search::new(position, limits, 14);
    let mut slices = 1;
    while search.run(slice) == Status::Working {
        slices += 1;
        assert!(slices < 1_000_000, "no progress");
    }
    (search.report(), slices)
}

/// Positions of games played at random, `every` plies apart.
fn random_positions(name: &str, seed: u64, every: usize, most: usize) -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut found, mut game, mut ply) = (Vec::new(), Position::start(rules(name), Player::SOUTH), 0);
    while found.len() < most {
        let legal: Vec<Move> = game.legal().collect();
        if legal.is_empty() {
            game = Position::start(rules(name), Player(rng.random_range(0..2)));
            continue;
        }
        if ply % every == 0 {
            found.push(game.clone());
        }
        game.play(legal[rng.random_range(0..legal.len())]).unwrap();
        ply += 1;
    }
    found
}

#[test]
fn small_slices_find_exactly_what_one_large_slice_finds() {
    for name in ["oware", "oware-abapa"] {
        for position in random_positions(name, 5, 7, 12) {
            let (whole, _) = search(&position, depth(9), u64::MAX);
            let (sliced, slices) = search(&position, depth(9), 1000);
            assert_eq!((whole.all, whole.pv, whole.depth), (sliced.all, sliced.pv, sliced.depth));
            assert_eq!(whole.nodes, sliced.nodes);
            // A slice is longer by one answer about the last plies at most.
            assert!(slices >= sliced.nodes / 1300, "{slices} slices, {} nodes", sliced.nodes);
        }
    }
}

#[test]
fn a_limit_of_nodes_is_kept_and_found_the_same_in_slices() {
    for (name, nodes) in [("oware", 100), ("oware", 500), ("oware-abapa", 3_000), ("oware", 20_000)] {
        for position in random_positions(name, 9, 6, 25) {
            let limits = Limits { depth: None, nodes: Some(nodes) };
            let (whole, _) = search(&position, limits, u64::MAX);
            let (sliced, _) = search(&position, limits, 1);
            assert!(whole.nodes <= nodes + 40, "{} {}", whole.nodes, position.to_text());
            assert_eq!((whole.nodes, whole.depth, whole.pv), (sliced.nodes, sliced.depth, sliced.pv));
            assert_eq!(whole.all, sliced.all, "{}", position.to_text());
        }
    }
}

#[test]
fn the_shortest_slice_is_short() {
    for position in random_positions("oware", 10, 4, 25) {
        let (mut search, mut nodes) = (Search::new(&position, depth(9), 14), 0);
        while search.run(1) == Status::Working {
            let all = search.report().nodes;
            assert!(all - nodes < 1_000, "{} nodes at once in {}", all - nodes, position.to_text());
            nodes = all;
        }
    }
}

#[test]
fn a_slice_of_nothing_already_reports_every_legal_move() {
    for position in random_positions("oware", 6, 5, 50) {
        let mut search = Search::new(&position, Limits::default(), 8);
        search.run(0);
        let report = search.report();
        let mut moves: Vec<Move> = report.all.iter().map(|s| s.mv).collect();
        moves.sort();
        assert_eq!(moves, position.legal().collect::<Vec<_>>());
        assert_eq!(report.depth, 1);
    }
}

#[test]
fn every_slice_leaves_a_sound_report() {
    for position in random_positions("oware-abapa", 7, 9, 10) {
        let mut search = Search::new(&position, depth(11), 12);
        let mut before = 0;
        while search.run(700) == Status::Working {
            let report = search.report();
            // One answer about the last plies more than asked for, at most.
            assert!(report.nodes > before && report.nodes - before < 1_700, "{} {before}", report.nodes);
            before = report.nodes;
            assert_eq!(report.all.len(), position.legal().count());
            assert!(report.all.iter().all(|s| position.check(s.mv).is_ok()));
            assert_eq!(report.pv.first(), report.all.first().map(|s| &s.mv));
            assert!(report.all[0].exact);
            let mut line = position.clone();
            report.pv.iter().for_each(|mv| assert!(line.play(*mv).is_ok()));
        }
    }
}

#[test]
fn the_board_turned_round_has_the_same_scores() {
    for name in ["oware", "oware-abapa"] {
        for position in random_positions(name, 8, 6, 25) {
            let text = position.to_text();
            let mut fields: Vec<&str> = text.split('-').collect();
            fields[..12].rotate_left(6);
            fields.swap(12, 13);
            fields[14] = if fields[14] == "S" { "N" } else { "S" };
            let here = Position::from_text(rules(name), &text).unwrap();
            let there = Position::from_text(rules(name), &fields.join("-")).unwrap();
            let (here, there) = (search(&here, depth(8), 5000).0, search(&there, depth(8), 5000).0);
            let turned: Vec<_> = there.all.iter().map(|s| ((s.mv.pit.0 + 6) % 12, s.score, s.exact)).collect();
            let plain: Vec<_> = here.all.iter().map(|s| (s.mv.pit.0, s.score, s.exact)).collect();
            assert_eq!(plain, turned, "{text}");
        }
    }
}

#[test]
fn a_finished_game_has_an_empty_report() {
    let mut game = position("0-0-0-0-0-2-1-1-0-0-0-1-21-22-S");
    game.play(Move::forward(5)).unwrap();
    assert!(game.outcome().is_some());
    let (report, slices) = search(&game, Limits::default(), 1000);
    assert!(report.all.is_empty() && report.pv.is_empty());
    assert_eq!(slices, 1);
}

#[test]
fn a_win_is_preferred_to_a_better_estimate() {
    // Pit F takes two seeds and wins 25 to 2. Other moves promise more in the long run.
    let game = position("2-2-12-2-1-1-1-0-0-0-0-2-23-2-S");
    let (report, _) = search(&game, depth(1), 1000);
    assert_eq!(report.all[0], Scored { mv: Move::forward(5), score: 23, exact: true, proved: true });
    assert!(report.all.iter().any(|s| s.score > 23));
    let mut after = game.clone();
    after.play(Move::forward(5)).unwrap();
    assert_eq!(after.outcome().unwrap().reason, EndReason::Majority);
}

#[test]
fn the_end_of_a_small_game_is_seen_exactly() {
    // One seed each and one way to play: after twelve plies the position is back, the rest is shared.
    let (report, _) = search(&position("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"), Limits::default(), 100);
    assert_eq!((report.all[0].score, report.all[0].exact), (0, true));
    // Under Abapa the forced capture takes nothing: a draw. In the source's game North wins by four.
    let text = "1-0-0-0-0-0-0-0-0-0-0-1-22-24-N";
    let abapa = Position::from_text(rules("oware-abapa"), text).unwrap();
    assert_eq!(search(&abapa, Limits::default(), 100).0.all[0].score, 0);
    assert_eq!(search(&position(text), Limits::default(), 100).0.all[0].score, 4);
}

#[test]
fn the_games_past_counts_for_repetition() {
    let mut game = position("1-0-0-0-0-0-1-0-0-0-0-0-22-24-S");
    for pit in [0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5] {
        game.play(Move::forward(pit)).unwrap();
    }
    let (report, _) = search(&game, depth(1), 100);
    assert_eq!((report.all[0].score, report.nodes), (2, 1));
    let forgetful = Position::from_board(rules("oware"), *game.board());
    let mut again = forgetful.clone();
    again.play(Move::forward(11)).unwrap();
    assert!(game.play(Move::forward(11)).is_ok() && game.outcome().is_some() && again.outcome().is_none());
}

#[test]
fn limits_end_the_search() {
    let start = Position::start(rules("oware"), Player::SOUTH);
    let (report, _) = search(&start, Limits { depth: None, nodes: Some(5000) }, 300);
    // The moves of the last ply are tried together.
    assert!((5000..5050).contains(&report.nodes), "{}", report.nodes);
    let (report, _) = search(&start, depth(4), 300);
    assert_eq!((report.depth, report.pv.len()), (4, 4));
    let (report, _) = search(&start, depth(0), 300);
    assert_eq!(report.depth, 1);
}

#[test]
fn heaps_beyond_any_game_are_searched_too() {
    let game = position("1000-1000-9-9-9-9-1000-0-0-0-3-1000-900-2-N");
    let (report, _) = search(&game, depth(4), 50);
    assert_eq!(report.all.len(), game.legal().count());
}
