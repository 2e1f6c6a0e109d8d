//! The court's field against the rules.

use super::{Court, CourtKey, CourtRules};
use crate::ai::driver::searcher;
use crate::ai::evaluation::in_seeds;
use crate::ai::field::{Field, MAX_SLOTS, Slot};
use crate::ai::plain::Plain;
use crate::ai::tests::asked;
use crate::ai::{Limits, Status};
use crate::rules::testing::{o_an_quan, with};
use crate::rules::{Board, Event, Move, Pieces, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// The game, every value of its options at least once, and other numbers of squares.
fn all_rules() -> Vec<Arc<Ruleset>> {
    let changed = |options: &[(&str, &str)]| with(&o_an_quan(), options);
    let sized = |pits, young| {
        let mut rules = Ruleset::clone(&changed(&[("young", "5")]));
        (rules.board.pits, rules.capture) = (pits, crate::rules::Capture::BehindEmpty { young, over_quan: true });
        Arc::new(rules)
    };
    vec![
        o_an_quan(),
        changed(&[("young", "5"), ("quan_value", "5")]),
        changed(&[("from_quan", "true")]),
        changed(&[("end", "stones"), ("young", "5")]),
        changed(&[("empty_quan_passes", "false"), ("dan", "10")]),
        changed(&[("quan_as_dan", "true")]),
        changed(&[("quan_extra", "20")]),
        changed(&[("quan_extra", "30"), ("from_quan", "true"), ("end", "stones"), ("young", "5")]),
        sized(3, 2),
        sized(7, 20),
    ]
}

/// A board with few dân on it, so that rows run empty, and the rest won, lent and owed.
fn random_board(rules: &Ruleset, rng: &mut ChaCha8Rng) -> Board {
    let mut board = Board::start(rules, Player(rng.random_range(0..2)));
    for pieces in &mut board.pits {
        pieces.dan = 0;
        pieces.quan = if rng.random_bool(0.4) { 0 } else { pieces.quan };
    }
    let (total, few) = (rules.total_seeds(), rng.random_range(1..=4));
    let on_board = rng.random_range(1..=total / few);
    for _ in 0..on_board {
        board.pits[rng.random_range(0..rules.ring_len())].dan += 1;
    }
    let south = rng.random_range(0..=total - on_board);
    (board.stores[0], board.stores[1]) = (Pieces::seeds(south), Pieces::seeds(total - on_board - south));
    let (borrower, lent) = (Player(rng.random_range(0..2)), rng.random_range(0..20));
    board.debts.lend(borrower, rng.random_bool(0.8).then_some(borrower.next(2)), lent);
    board
}

/// The moves of `court` by slot, which are those of `position`.
fn same_moves(knobs: &<Court as Field>::Rules, court: &Court, position: &Position) -> Vec<(Slot, Move)> {
    let slots = (0..MAX_SLOTS as Slot).filter(|slot| court.legal(knobs) & (1 << slot) != 0);
    let moves: Vec<_> = slots.map(|slot| (slot, court.to_move(knobs, slot))).collect();
    let mut found: Vec<Move> = moves.iter().map(|(_, mv)| *mv).collect();
    found.sort();
    let mut expected: Vec<Move> = position.legal().collect();
    expected.sort();
    assert_eq!(found, expected, "{}", position.to_text());
    moves
}

/// Plays at random on `position` and its copy, comparing all the way. Returns the plies.
fn play_side_by_side(mut position: Position, rng: &mut ChaCha8Rng, most: usize) -> usize {
    let (knobs, mut court) = Court::of(position.rules(), position.board()).unwrap();
    // Some games go to and fro, so that positions come back.
    let shy = rng.random_bool(0.3);
    for ply in 0..most {
        assert!(court.same_as(position.rules(), position.board()), "{}", position.to_text());
        let moves = same_moves(&knobs, &court, &position);
        if moves.is_empty() {
            return ply;
        }
        let (slot, mv) = moves[if shy { 0 } else { rng.random_range(0..moves.len()) }];
        let past: Vec<_> = position.history().iter().map(|key| Court::past_key(&knobs, key)).collect();
        assert!(past.last() == Some(&court.key()), "{}", position.to_text());
        let (mover, quan, mut gain) = (position.board().mover, position.rules().quan_worth(), 0);
        let played = court.play(&knobs, slot, &past);
        position.play_unchecked(mv, |event| {
            if let Event::Capture { pieces, to, .. } = event
                && to == mover
            {
                gain += u32::from(pieces.dan + u16::from(pieces.quan) * quan);
            }
        });
        assert_eq!(played.gain, gain, "{}", position.to_text());
    }
    most
}

#[test]
fn the_court_plays_as_the_rules_do() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in all_rules() {
        let (mut plies, most) = (0, if asked() { 200_000 } else { 10_000 });
        while plies < most {
            let position = match rng.random_range(0..3) {
                0 => Position::start(Arc::clone(&rules), Player(rng.random_range(0..2))),
                _ => Position::from_board(Arc::clone(&rules), random_board(&rules, &mut rng)),
            };
            plies += play_side_by_side(position, &mut rng, 300).max(1);
        }
    }
}

#[test]
fn the_court_refuses_what_it_cannot_hold() {
    let refused = |rules: &Arc<Ruleset>, board: &Board| Court::of(rules, board).is_none();
    let rules = o_an_quan();
    let mut board = Board::start(&rules, Player::SOUTH);
    assert!(!refused(&rules, &board));
    board.owners[5] = Some(Player::NORTH);
    assert!(refused(&rules, &board), "a square was sold");
    let heaps = with(&rules, &[("dan", "10"), ("quan_extra", "30")]);
    let three = with(&rules, &[("players", "3")]);
    for rules in [heaps, three, crate::rules::testing::oware()] {
        assert!(refused(&rules, &Board::start(&rules, Player::SOUTH)));
    }
}

/// The value of `court` for the player to move, by looking at everything.
fn minimax(knobs: &CourtRules, court: &Court, past: &mut Vec<CourtKey>, depth: u8, ply: usize) -> i32 {
    if court.over() {
        return court.final_value(ply);
    }
    if depth == 0 {
        return court.estimate(knobs);
    }
    let values = (0..MAX_SLOTS as Slot).filter(|slot| court.legal(knobs) & (1 << slot) != 0).map(|slot| {
        let mut child = *court;
        child.play(knobs, slot, past);
        past.push(child.key());
        let value = -minimax(knobs, &child, past, depth - 1, ply + 1);
        past.pop();
        value
    });
    values.max().unwrap()
}

/// Every score of a search to `depth`, without a table, whose deeper entries may serve a shallower search.
fn assert_minimax(position: &Position, depth: u8) {
    let (knobs, court) = Court::of(position.rules(), position.board()).unwrap();
    let mut search = searcher::<Court>(position, Limits { depth: Some(depth), nodes: None }, 0, None).unwrap();
    assert_eq!(search.run(u64::MAX), Status::Done);
    let mut past: Vec<_> = position.history().iter().map(|key| Court::past_key(&knobs, key)).collect();
    for scored in search.report().all {
        let slot = (0..MAX_SLOTS as Slot).find(|slot| court.to_move(&knobs, *slot) == scored.mv).unwrap();
        let mut child = court;
        child.play(&knobs, slot, &past);
        past.push(child.key());
        let wanted = in_seeds(-minimax(&knobs, &child, &mut past, depth - 1, 1));
        past.pop();
        assert_eq!(scored.score, wanted, "{} {:?}", position.to_text(), scored.mv);
    }
}

#[test]
fn the_court_is_searched_as_minimax_would() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for rules in all_rules().into_iter().take(4) {
        let mut compared = 0;
        while compared < if asked() { 500 } else { 8 } {
            let mut position = Position::start(Arc::clone(&rules), Player::SOUTH);
            for _ in 0..rng.random_range(4..60) {
                let legal: Vec<Move> = position.legal().collect();
                let Some(mv) = legal.get(rng.random_range(0..legal.len().max(1))) else { break };
                position.play_unchecked(*mv, |_| {});
            }
            if position.board().over.is_none() {
                assert_minimax(&position, if asked() { 6 } else { 4 });
                compared += 1;
            }
        }
    }
}

#[test]
fn a_search_finds_on_the_court_what_it_finds_on_the_board_of_the_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for rules in all_rules() {
        for _ in 0..if asked() { 100 } else { 4 } {
            let position = Position::from_board(Arc::clone(&rules), random_board(&rules, &mut rng));
            let found = [true, false].map(|court| {
                let limits = Limits { depth: Some(4), nodes: None };
                let on_court = || searcher::<Court>(&position, limits, 0, None);
                let on_board = || searcher::<Plain>(&position, limits, 0, None);
                let mut search = if court { on_court() } else { on_board() }.unwrap();
                assert_eq!(search.run(u64::MAX), Status::Done);
                let mut all: Vec<_> = search.report().all.iter().map(|scored| (scored.mv, scored.score)).collect();
                all.sort();
                all
            });
            assert_eq!(found[0], found[1], "{}", position.to_text());
        }
    }
}
