//! The ways to search games of more than two players: each against a plain form that looks at everything.

use super::super::evaluation::in_seeds;
use super::super::field::{Field, Slot};
use super::super::plain::Plain;
use super::super::{Limits, Report, Search, Status};
use super::Way;
use super::brs::nearest;
use super::standing::{Leads, expected, finished};
use crate::rules::testing::{ba_awa, o_an_quan, with};
use crate::rules::{Move, Player, Position, Ruleset};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::cmp::Reverse;
use std::sync::Arc;

fn games() -> Vec<Arc<Ruleset>> {
    let three = ("players", "3");
    vec![
        with(&ba_awa(), &[three]),
        with(&ba_awa(), &[three, ("last8", "after"), ("cycle", "third"), ("endless", "forbid")]),
        with(&ba_awa(), &[three, ("no_move", "must_feed"), ("last8", "last4_taker")]),
        with(&o_an_quan(), &[three]),
        with(&o_an_quan(), &[("players", "4")]),
        with(&o_an_quan(), &[("players", "4"), ("from_quan", "true"), ("end", "stones"), ("young", "5")]),
    ]
}

/// Positions of random games that are not over, `most` of each ruleset.
fn positions(seed: u64, most: usize) -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut found = Vec::new();
    for rules in games() {
        let all = found.len() + most;
        let mut game = Position::start(rules.clone(), Player::SOUTH);
        while found.len() < all {
            match game.legal().choose(&mut rng) {
                Some(mv) => game.play_unchecked(mv, |_| {}),
                None => game = Position::start(rules.clone(), Player(rules.board.players - 1)),
            }
            if game.legal().len() > 0 && (0..7).choose(&mut rng) == Some(0) {
                found.push(game.clone());
            }
        }
    }
    found
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv, |_| {});
    after
}

fn report(position: &Position, limits: Limits, way: Way, slice: u64) -> Report {
    let mut search = Search::in_way(position, limits, 10, way);
    let mut slices = 0;
    while search.run(slice) == Status::Working {
        slices += 1;
        assert!(slices < 100_000, "no progress");
    }
    search.report()
}

/// What `position` is worth to each player where everybody plays for the own lead, by looking at everything.
fn all_for_themselves(position: &Position, me: Player, depth: u8, ply: usize) -> Leads {
    let (rules, board) = (position.rules(), position.board());
    if position.board().over.is_some() {
        return finished(rules, board, ply);
    }
    if depth == 0 {
        return expected(rules, board);
    }
    let mover = board.mover.index();
    let field = Plain::seen_by(rules, board, me);
    let slots = (0..64 as Slot).filter(|slot| field.legal(rules) & (1 << slot) != 0);
    let answers = slots.map(|slot| {
        let mv = field.to_move(rules, slot);
        (all_for_themselves(&after(position, mv), me, depth - 1, ply + 1), slot)
    });
    answers.max_by_key(|(leads, slot)| (leads[mover], -leads[me.index()], Reverse(*slot))).unwrap().0
}

#[test]
fn max_n_equals_the_plain_form() {
    for position in positions(1, 12) {
        let me = position.board().mover;
        let found = report(&position, Limits { depth: Some(4), nodes: None }, Way::MaxN, u64::MAX);
        assert_eq!(found.all.len(), position.legal().count());
        for scored in &found.all {
            let leads = all_for_themselves(&after(&position, scored.mv), me, 3, 1);
            assert_eq!((scored.score, scored.exact), (in_seeds(leads[me.index()]), true), "{}", position.to_text());
        }
    }
}

/// The value for `me` where one of the others a round plays what hurts most, by looking at everything.
fn one_replies(position: &Position, me: Player, replied: bool, depth: u8, ply: usize) -> i32 {
    let (rules, mine) = (position.rules(), position.board().mover == me);
    let field = Plain::seen_by(rules, position.board(), me);
    let own = |value: i32| if mine { value } else { -value };
    if field.over() {
        return own(field.final_value(ply));
    }
    if depth == 0 {
        return own(field.estimate(rules));
    }
    let near = field.to_move(rules, nearest(rules, &field).unwrap());
    let allowed = position.legal().filter(|mv| mine || !replied || *mv == near);
    let values = allowed.map(|mv| {
        let replied = !mine && (replied || mv != near);
        one_replies(&after(position, mv), me, replied, depth - 1, ply + 1)
    });
    if mine { values.max().unwrap() } else { values.min().unwrap() }
}

#[test]
fn best_reply_search_equals_the_plain_form() {
    for position in positions(2, 12) {
        let me = position.board().mover;
        let mut search = super::super::driver::searcher::<super::brs::Reply>(
            &position,
            Limits { depth: Some(4), nodes: None },
            0,
            None,
        )
        .unwrap();
        assert_eq!(search.run(u64::MAX), Status::Done);
        for scored in &search.report().all {
            let value = one_replies(&after(&position, scored.mv), me, false, 3, 1);
            assert_eq!(scored.score, in_seeds(value), "{} {:?}", position.to_text(), scored.mv);
        }
    }
}

#[test]
fn two_leads_never_add_up_to_more_than_nothing() {
    for position in positions(3, 40) {
        let (rules, board) = (position.rules(), position.board());
        for leads in [expected(rules, board), finished(rules, board, 3)] {
            for one in rules.players() {
                for other in rules.players().filter(|other| *other != one) {
                    assert!(leads[one.index()] + leads[other.index()] <= 0, "{leads:?}");
                }
            }
        }
    }
}

#[test]
fn slices_do_not_change_what_any_way_finds() {
    for position in positions(4, 3) {
        for way in Way::ALL {
            let limits = Limits { depth: None, nodes: Some(6_000) };
            let (whole, sliced) = (report(&position, limits, way, u64::MAX), report(&position, limits, way, 70));
            assert_eq!(whole.all, sliced.all, "{way:?} {}", position.to_text());
            assert_eq!((whole.pv, whole.nodes, whole.depth), (sliced.pv, sliced.nodes, sliced.depth));
        }
    }
}

#[test]
fn every_way_reports_every_legal_move_from_the_first_slice_on() {
    for position in positions(5, 8) {
        for way in Way::ALL {
            let mut search = Search::in_way(&position, Limits::default(), 10, way);
            for _ in 0..20 {
                let found = search.report();
                let mut moves: Vec<Move> = found.all.iter().map(|scored| scored.mv).collect();
                moves.sort();
                let mut line = position.clone();
                found.pv.iter().for_each(|mv| assert!(line.play(*mv).is_ok(), "{way:?} {}", position.to_text()));
                if found.depth > 0 {
                    assert_eq!(moves, position.legal().collect::<Vec<_>>());
                    assert_eq!(found.pv.first(), found.all.first().map(|scored| &scored.mv));
                }
                search.run(40);
            }
            assert!(search.report().depth > 0);
        }
    }
}

#[test]
fn limits_end_every_way() {
    for position in positions(6, 2) {
        for way in Way::ALL {
            let found = report(&position, Limits { depth: None, nodes: Some(2_000) }, way, 300);
            assert!(found.nodes <= 2_100, "{way:?} {}", found.nodes);
            report(&position, Limits { depth: Some(3), nodes: None }, way, 5_000);
        }
    }
}

/// A game that is over after any move has its final margin as value, and is known to have it.
#[test]
fn what_ends_the_game_at_once_is_told_exactly() {
    let mut ends = 0;
    for position in positions(7, 60) {
        for way in Way::ALL {
            let found = report(&position, Limits { depth: Some(1), nodes: Some(200) }, way, 100);
            for scored in &found.all {
                let after = after(&position, scored.mv);
                let over = after.board().over.is_some();
                assert_eq!(scored.proved, over, "{way:?} {}", position.to_text());
                if over {
                    let score = |player| after.board().score(after.rules(), player);
                    let me = position.board().mover;
                    let best = after.rules().players().filter(|p| *p != me).map(score).max().unwrap();
                    assert_eq!(i32::from(scored.score), score(me) - best, "{way:?} {}", position.to_text());
                    ends += 1;
                }
            }
        }
    }
    assert!(ends > 0);
}

/// Games in every way, relays that never stop among the rules: nothing hangs or runs out of moves. Some games of four
/// with young quan squares go on for thousands of plies between players that see little; that is a matter of the rules.
#[test]
fn every_way_plays_every_game_on() {
    for rules in games() {
        for way in Way::ALL {
            let mut position = Position::start(rules.clone(), Player::SOUTH);
            for _ in 0..200 {
                if position.board().over.is_some() {
                    break;
                }
                let found = report(&position, Limits { depth: None, nodes: Some(150) }, way, 60);
                position.play(found.all[0].mv).unwrap();
            }
        }
    }
}

/// Who assumes how the others play proves nothing, even where everything is seen to the end.
#[test]
fn only_what_ends_the_game_is_proved_by_assumptions() {
    for position in positions(8, 20) {
        for way in [Way::MaxN, Way::BestReply, Way::Sampled] {
            for scored in report(&position, Limits { depth: Some(6), nodes: Some(3_000) }, way, 500).all {
                let over = after(&position, scored.mv).board().over.is_some();
                assert!(over || !scored.proved, "{way:?} {}", position.to_text());
            }
        }
    }
}
