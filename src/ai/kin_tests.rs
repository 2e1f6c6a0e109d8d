//! The search of the other games: against plain minimax, with extra turns and with more than two players.

use super::driver::searcher;
use super::evaluation::in_seeds;
use super::field::Field;
use super::plain::Plain;
use super::tests::asked;
use super::{Chance, Level, Limits, Mind, Report, Search, Status, Style, choose};
use crate::rules::testing::{ba_awa, congklak, kalah, o_an_quan, with};
use crate::rules::{Player, Position, Ruleset};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

fn games() -> Vec<Arc<Ruleset>> {
    let three = [("players", "3")];
    let mut games = vec![ba_awa(), o_an_quan(), congklak(), kalah()];
    games.extend([with(&ba_awa(), &three), with(&o_an_quan(), &three), with(&o_an_quan(), &[("players", "4")])]);
    games
}

/// A position some random plies into a game that is not over.
fn position(rules: &Arc<Ruleset>, plies: usize, rng: &mut ChaCha8Rng) -> Option<Position> {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    for _ in 0..plies {
        let mv = position.legal().choose(rng)?;
        position.play_unchecked(mv, |_| {});
    }
    position.board().over.is_none().then_some(position)
}

/// The value of `position` for `me`, by looking at everything: all others play against `me`.
fn value(position: &Position, me: Player, depth: u8, ply: usize) -> i32 {
    let field = Plain::seen_by(position.rules(), position.board(), me);
    let mine = position.board().mover == me;
    let own = |value: i32| if mine { value } else { -value };
    if field.over() {
        return own(field.final_value(ply));
    }
    if depth == 0 {
        return own(field.estimate(position.rules()));
    }
    let values = position.legal().map(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv, |_| {});
        value(&after, me, depth - 1, ply + 1)
    });
    if mine { values.max().unwrap() } else { values.min().unwrap() }
}

/// Without a table, whose deeper entries may serve a shallower search.
fn report(position: &Position, depth: u8) -> Report {
    let mut search = searcher::<Plain>(position, Limits { depth: Some(depth), nodes: None }, 0, None).unwrap();
    assert_eq!(search.run(u64::MAX), Status::Done);
    search.report()
}

/// Every score of a search to `depth`, against looking at everything.
fn assert_minimax(position: &Position, depth: u8) {
    let (me, found) = (position.board().mover, report(position, depth));
    assert_eq!(found.all.len(), position.legal().count());
    for scored in &found.all {
        let mut after = position.clone();
        after.play_unchecked(scored.mv, |_| {});
        let wanted = in_seeds(value(&after, me, depth - 1, 1));
        assert_eq!(scored.score, wanted, "{} {:?}", position.to_text(), scored.mv);
    }
}

#[test]
fn every_game_is_searched_as_minimax_would() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in games() {
        for plies in 0..12 {
            let Some(position) = position(&rules, plies * 3, &mut rng) else { continue };
            assert_minimax(&position, 3);
        }
    }
}

#[test]
fn every_game_is_searched_as_minimax_would_at_depth_six() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for rules in games() {
        let mut compared = 0;
        while compared < if asked() { 500 } else { 1 } {
            let Some(position) = position(&rules, rng.random_range(8..50), &mut rng) else { continue };
            assert_minimax(&position, if asked() { 6 } else { 4 });
            compared += 1;
        }
    }
}

/// Every level against itself to the end: the search neither hangs nor runs out of moves.
#[test]
fn every_game_is_played_to_its_end() {
    for rules in games() {
        let mut position = Position::start(rules.clone(), Player::SOUTH);
        let mut plies = 0;
        while position.board().over.is_none() {
            let mut search = Search::new(&position, Limits { depth: Some(2), nodes: Some(2_000) }, 10);
            while search.run(500) == Status::Working {}
            let mind = Mind { level: Level::ALL[plies % Level::ALL.len()], style: Style::ALL[plies % 6] };
            let mv = choose(mind, &search.report(), &position, Chance::new(2, plies)).unwrap();
            position.play(mv).unwrap();
            plies += 1;
            assert!(plies < 2_000, "{}", position.to_text());
        }
    }
}

#[test]
fn a_turn_won_counts_for_the_one_who_won_it() {
    // C ends in the store, and South moves again: both moves of the line are South's.
    let found = report(&Position::start(kalah(), Player::SOUTH), 2);
    assert_eq!(found.pv.iter().map(|mv| mv.pit.0 < 6).collect::<Vec<_>>(), [true, true]);
    assert_eq!((found.pv[0].pit.0, found.all[0].score > 0), (2, true));
}
