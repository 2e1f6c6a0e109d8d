//! Ba-awa's own field against the rules, move by move.

use super::super::Limits;
use super::super::driver::searcher;
use super::super::evaluation::CERTAIN;
use super::super::plain::Plain;
use super::*;
use crate::rules::testing::{ba_awa, oware, with};
use crate::rules::{Position, Standing};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Whether both say the same of a position; what lies on the board of a finished game matters no more.
fn same(field: &Fours<false>, board: &Board) -> bool {
    let stores = [Player::SOUTH, Player::NORTH].map(|player| board.store(player));
    let pits = (0..RING).all(|i| u16::from(field.pits[i]) == board.pits[i].dan);
    let turn = (pits && field.mover == board.mover.0) || field.over;
    turn && field.stores.map(u16::from) == stores && field.over == board.over.is_some()
}

/// Plays a game by chance on both, from a position.
fn play(mut position: Position, rng: &mut ChaCha8Rng) -> u32 {
    let (knobs, mut field) = Fours::<false>::of(position.rules(), position.board()).unwrap();
    let mut plies = 0;
    while let Some(mv) = position.legal().choose(rng) {
        let legal = position.legal().fold(0, |mask, mv| mask | 1 << mv.pit.0);
        assert_eq!(field.legal(&knobs), legal, "{}", position.to_text());
        let past: Vec<_> = position.history().iter().map(|key| Fours::<false>::past_key(&knobs, key)).collect();
        let text = position.to_text();
        position.play_unchecked(mv, |_| {});
        let played = field.play(&knobs, mv.pit.0, &past);
        assert!(same(&field, position.board()), "{text} {mv:?}: {field:?}");
        assert_eq!(played.fresh, position.history().len() == 1, "{text} {mv:?}");
        plies += 1;
    }
    assert_eq!(field.over, position.board().over.is_some());
    plies
}

#[test]
fn it_plays_as_the_rules_do_in_every_round_of_a_match() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let after = with(&ba_awa(), &[("last8", "after")]);
    let mut plies = 0;
    for game in 0..3000 {
        let rules = if game % 4 == 3 { after.clone() } else { ba_awa() };
        let south = 4 * rng.random_range(2..=10_u16);
        let opener = Player(rng.random_range(0..2));
        let board = rules.next_round(&Standing::Totals(vec![south, 48 - south]), opener).map(|next| next.board);
        let start = board.unwrap_or_else(|_| Board::start(&rules, opener));
        plies += play(Position::from_board(rules, start), &mut rng);
    }
    assert!(plies > 20_000, "{plies}");
}

#[test]
fn endless_relays_stop_where_the_rules_stop_them() {
    let position = Position::from_text(ba_awa(), "0-1-0-2-1-0-1-3-1-0-2-1-20-16-N").unwrap();
    let (knobs, field) = Fours::<false>::of(position.rules(), position.board()).unwrap();
    for mv in position.legal() {
        let (mut after, mut field) = (position.clone(), field);
        after.play_unchecked(mv, |_| {});
        field.play(&knobs, mv.pit.0, &[]);
        assert!(same(&field, after.board()), "{mv:?}");
    }
    // All boards of few seeds, among them all relays of twelve that go on for ever.
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..20_000 {
        let mut board = *position.board();
        board.pits = Default::default();
        (0..12).for_each(|_| board.pits[rng.random_range(0..RING)].dan += 1);
        board.stores[0].dan = 36 - board.stores[1].dan;
        play(Position::from_board(ba_awa(), board), &mut rng);
    }
}

fn found<F: Field>(position: &Position) -> Vec<(Move, i16)> {
    let mut search = searcher::<F>(position, Limits { depth: Some(5), nodes: None }, 0, None).unwrap();
    search.run(u64::MAX);
    let mut all: Vec<_> = search.report().all.iter().map(|scored| (scored.mv, scored.score)).collect();
    all.sort_by_key(|(mv, _)| mv.pit);
    all
}

#[test]
fn a_search_finds_the_same_as_on_the_rules_own_board() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..12 {
        let mut position = Position::start(ba_awa(), Player(rng.random_range(0..2)));
        for _ in 0..rng.random_range(0..8) {
            let Some(mv) = position.legal().choose(&mut rng) else { break };
            position.play_unchecked(mv, |_| {});
        }
        assert_eq!(found::<Fours<false>>(&position), found::<Plain>(&position), "{}", position.to_text());
    }
}

#[test]
fn other_games_are_left_to_others() {
    let three = with(&ba_awa(), &[("players", "3")]);
    for rules in [with(&ba_awa(), &[("no_move", "end")]), three, oware()] {
        assert!(Fours::<false>::of(&rules, &Board::start(&rules, Player::SOUTH)).is_none());
    }
}

#[test]
fn in_a_match_a_lead_is_worth_its_seeds_and_the_goal_is_a_win() {
    let value = |stores: [u8; 2]| {
        let (_, field) = Fours::<true>::of(&ba_awa(), &Board::start(&ba_awa(), Player::SOUTH)).unwrap();
        Fours { stores, over: true, ..field }.final_value(3)
    };
    assert_eq!([value([28, 20]), value([24, 24]), value([12, 36])], [8 * SEED, 0, -24 * SEED]);
    assert!(value([40, 8]) > CERTAIN && value([8, 40]) < -CERTAIN);
}

#[test]
fn the_last_eight_are_due_to_who_began() {
    let start = Board::start(&ba_awa(), Player::NORTH);
    let (knobs, field) = Fours::<false>::of(&ba_awa(), &start).unwrap();
    assert_eq!(field.estimate(&knobs), 8 * SEED);
    assert_eq!(Fours { mover: 0, ..field }.estimate(&knobs), -8 * SEED);
}
