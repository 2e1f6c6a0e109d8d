//! The field of Kalah and Congklak against the rules.

use super::{AGAIN, Facing, FacingRules};
use crate::ai::driver::searcher;
use crate::ai::evaluation::in_seeds;
use crate::ai::field::{Field, MAX_SLOTS, Slot};
use crate::ai::plain::Plain;
use crate::ai::tests::asked;
use crate::ai::{Limits, Report, Status};
use crate::rules::testing::{congklak, kalah, with};
use crate::rules::{Board, Event, Move, Pieces, Player, Position, Ruleset};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// Both games, every value of their options at least once, and other numbers of pits and seeds.
fn all_rules() -> Vec<Arc<Ruleset>> {
    let kalah = |options: &[(&str, &str)]| with(&kalah(), options);
    let congklak = |options: &[(&str, &str)]| with(&congklak(), options);
    let mut small = Ruleset::clone(&kalah(&[("empty_capture", "true")]));
    (small.board.pits, small.board.seeds) = (3, 5);
    vec![
        kalah(&[]),
        kalah(&[("end", "mover"), ("seeds", "3")]),
        kalah(&[("empty_capture", "true"), ("seeds", "6")]),
        congklak(&[]),
        congklak(&[("take_own", "true"), ("no_move", "end")]),
        congklak(&[("relay", "false"), ("take_own", "true")]),
        congklak(&[("extra_turn", "false"), ("pits", "5")]),
        Arc::new(small),
    ]
}

/// A board with few seeds in its pits, so that rows run empty, now and then most of them in one pit.
fn random_board(rules: &Ruleset, rng: &mut ChaCha8Rng) -> Board {
    let mut board = Board::start(rules, Player(rng.random_range(0..2)));
    board.pits = Default::default();
    let (total, few) = (rules.total_seeds(), rng.random_range(1..=8));
    let in_pits = rng.random_range(1..=total / few);
    let pits: Vec<usize> =
        rules.ring().filter(|pit| rules.first_owner(*pit).is_some()).map(|pit| pit.index()).collect();
    let (favourite, liked) = (pits[rng.random_range(0..pits.len())], rng.random_range(0.0..0.6));
    for _ in 0..in_pits {
        let pit = if rng.random_bool(liked) { favourite } else { pits[rng.random_range(0..pits.len())] };
        board.pits[pit].dan += 1;
    }
    let south = rng.random_range(0..=total - in_pits);
    for (player, won) in rules.players().zip([south, total - in_pits - south]) {
        board.pits[rules.store_square(player).unwrap().index()] = Pieces::seeds(won);
    }
    board
}

/// Any position of a game that is not over.
fn any_position(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Position {
    loop {
        let mut position = match rng.random_range(0..3) {
            0 => Position::start(Arc::clone(rules), Player(rng.random_range(0..2))),
            _ => Position::from_board(Arc::clone(rules), random_board(rules, rng)),
        };
        for _ in 0..rng.random_range(0..12) {
            let Some(mv) = position.legal().choose(rng) else { break };
            position.play_unchecked(mv, |_| {});
        }
        if position.board().over.is_none() && position.legal().count() > 0 {
            return position;
        }
    }
}

fn slots(knobs: &FacingRules, field: &Facing) -> Vec<Slot> {
    (0..MAX_SLOTS as Slot).filter(|slot| field.legal(knobs) & (1 << slot) != 0).collect()
}

/// Plays at random on `position` and its copy to the end, comparing all the way. Returns the plies.
fn play_side_by_side(mut position: Position, rng: &mut ChaCha8Rng) -> usize {
    let (knobs, mut field) = Facing::of(position.rules(), position.board()).unwrap();
    for ply in 0.. {
        let (rules, board) = (position.rules(), position.board());
        assert!(field.same_as(rules, board), "{} {field:x?}", position.to_text());
        let plain = Plain::seen_by(rules, board, board.mover);
        assert_eq!(field.estimate(&knobs), plain.estimate(rules), "{}", position.to_text());
        let slots = slots(&knobs, &field);
        let moves: Vec<Move> = slots.iter().map(|slot| field.to_move(&knobs, *slot)).collect();
        assert_eq!(moves, position.legal().collect::<Vec<_>>(), "{}", position.to_text());
        let Some(at) = (0..moves.len()).choose(rng) else { return ply };
        let (mover, mut gain) = (board.mover, 0);
        let (store, again) = (rules.store_square(mover), rules.sowing.again);
        let played = field.play(&knobs, slots[at], &[]);
        position.play_unchecked(moves[at], |event| {
            if let Event::Capture { pieces, .. } = event {
                gain += u32::from(pieces.dan);
            }
            if let Event::Sow { pit } = event {
                gain = if again && store == Some(pit) { AGAIN } else { 0 };
            }
        });
        assert_eq!((played.gain, played.fresh), (gain, true), "{}", position.to_text());
    }
    0
}

#[test]
fn the_field_plays_as_the_rules_do() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in all_rules() {
        let (mut plies, most) = (0, if asked() { 200_000 } else { 10_000 });
        while plies < most {
            let position = any_position(&rules, &mut rng);
            plies += play_side_by_side(position, &mut rng);
        }
    }
}

#[test]
fn the_field_refuses_what_it_cannot_hold() {
    let refused = |rules: &Arc<Ruleset>, board: &Board| Facing::of(rules, board).is_none();
    let rules = congklak();
    let mut board = Board::start(&rules, Player::SOUTH);
    assert!(!refused(&rules, &board));
    board.owners[2] = None;
    assert!(refused(&rules, &board), "a pit is burnt");
    let long = with(&rules, &[("pits", "8")]);
    let heaps = {
        let mut rules = Ruleset::clone(&rules);
        rules.board.seeds = 10;
        Arc::new(rules)
    };
    for rules in [long, heaps, crate::rules::testing::oware(), crate::rules::testing::o_an_quan()] {
        assert!(refused(&rules, &Board::start(&rules, Player::SOUTH)));
    }
}

/// The value of `field` for the player to move, by looking at everything.
fn minimax(knobs: &FacingRules, field: &Facing, depth: u8, ply: usize) -> i32 {
    if field.over() {
        return field.final_value(ply);
    }
    if depth == 0 {
        return field.estimate(knobs);
    }
    slots(knobs, field).into_iter().map(|slot| behind(knobs, field, slot, depth, ply)).max().unwrap()
}

/// What a move is worth to who plays it.
fn behind(knobs: &FacingRules, field: &Facing, slot: Slot, depth: u8, ply: usize) -> i32 {
    let mut child = *field;
    child.play(knobs, slot, &[]);
    let value = minimax(knobs, &child, depth - 1, ply + 1);
    if child.mover() == field.mover() { value } else { -value }
}

/// A search without a table, whose deeper entries may serve a shallower search.
fn searched<F: Field>(position: &Position, depth: u8) -> Report {
    let mut search = searcher::<F>(position, Limits { depth: Some(depth), nodes: None }, 0, None).unwrap();
    assert_eq!(search.run(u64::MAX), Status::Done);
    search.report()
}

#[test]
fn the_field_is_searched_as_minimax_would() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for rules in all_rules() {
        for _ in 0..if asked() { 500 } else { 8 } {
            let (position, depth) = (any_position(&rules, &mut rng), if asked() { 6 } else { 4 });
            let (knobs, field) = Facing::of(position.rules(), position.board()).unwrap();
            for scored in searched::<Facing>(&position, depth).all {
                let slot = slots(&knobs, &field).into_iter().find(|slot| field.to_move(&knobs, *slot) == scored.mv);
                let wanted = in_seeds(behind(&knobs, &field, slot.unwrap(), depth, 0));
                assert_eq!(scored.score, wanted, "{} {:?}", position.to_text(), scored.mv);
            }
        }
    }
}

#[test]
fn a_search_finds_on_the_field_what_it_finds_on_the_board_of_the_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let scores = |report: Report| {
        let mut all: Vec<_> = report.all.iter().map(|scored| (scored.mv, scored.score)).collect();
        all.sort();
        all
    };
    for rules in all_rules() {
        for _ in 0..if asked() { 100 } else { 4 } {
            let position = any_position(&rules, &mut rng);
            let found = [searched::<Facing>(&position, 4), searched::<Plain>(&position, 4)].map(scores);
            assert_eq!(found[0], found[1], "{}", position.to_text());
        }
    }
}
