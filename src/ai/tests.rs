//! What needs to see inside: the quick field against the rules, alpha-beta against plain minimax.

use super::driver::searcher;
use super::evaluation::{CERTAIN, in_seeds};
use super::field::{Field, MAX_SLOTS, Played};
use super::plain::Plain;
use super::quick::Quick;
use super::{Limits, Report, Status};
use crate::rules::{Board, Event, Move, Pieces, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

fn rules(name: &str) -> Arc<Ruleset> {
    let text = match name {
        "oware" => include_str!("../../assets/rulesets/oware.ruleset.ron"),
        _ => include_str!("../../assets/rulesets/oware-abapa.ruleset.ron"),
    };
    Arc::new(Ruleset::from_ron(text, name).unwrap())
}

/// Whether the long forms of tests are wanted: minutes, optimised.
pub fn asked() -> bool {
    std::env::var_os("GIEO_LONG_TESTS").is_some()
}

/// Both rulesets, and every value of their options at least once.
fn all_rules() -> Vec<Arc<Ruleset>> {
    let changed = |name, options: &[(&str, &str)]| {
        let mut rules = (*rules(name)).clone();
        options.iter().for_each(|(option, value)| rules.set_option(option, value).unwrap());
        Arc::new(rules)
    };
    let mut odd = (*rules("oware")).clone();
    odd.board.pits = 8;
    odd.board.seeds = 3;
    odd.sowing.origin = crate::rules::Origin::Sown;
    odd.majority = crate::rules::Majority::PlaysOn;
    vec![
        rules("oware"),
        rules("oware-abapa"),
        changed("oware", &[("starve", "legal"), ("cycle", "third"), ("seeds", "3")]),
        Arc::new(odd),
    ]
}

/// A board with `seeds` thrown at random into pits and stores.
fn random_board(rules: &Ruleset, rng: &mut ChaCha8Rng) -> Board {
    let mut board = Board::start(rules, Player(rng.random_range(0..2)));
    board.pits = Default::default();
    let on_board = rng.random_range(1..=rules.total_seeds());
    let favourite = rng.random_range(0..rules.ring_len());
    for _ in 0..on_board {
        let pit = if rng.random_bool(0.3) { favourite } else { rng.random_range(0..rules.ring_len()) };
        board.pits[pit].dan += 1;
    }
    let rest = rules.total_seeds() - on_board;
    let south = rng.random_range(rest.saturating_sub(rules.total_seeds() / 2)..=rest.min(rules.total_seeds() / 2));
    board.stores[0] = Pieces::seeds(south);
    board.stores[1] = Pieces::seeds(rest - south);
    board
}

/// The legal moves of `field`, which are those of `position`.
fn assert_same<F: Field>(rules: &F::Rules, field: &F, position: &Position) -> Vec<Move> {
    let legal: Vec<Move> =
        (0..MAX_SLOTS as u8).filter(|s| field.legal(rules) & (1 << s) != 0).map(|s| field.to_move(rules, s)).collect();
    let mut expected: Vec<Move> = position.legal().collect();
    expected.sort();
    assert_eq!(legal, expected, "{}", position.to_text());
    legal
}

/// Plays at random on `position` and its quick copy, comparing all the way. Returns the plies.
fn play_side_by_side(mut position: Position, rng: &mut ChaCha8Rng, most: usize) -> usize {
    let (knobs, mut quick) = Quick::of(position.rules(), position.board()).unwrap();
    for ply in 0..most {
        assert!(quick.same_as(position.rules(), position.board()), "{}", position.to_text());
        let legal = assert_same(&knobs, &quick, &position);
        if legal.is_empty() {
            return ply;
        }
        let mv = legal[rng.random_range(0..legal.len())];
        let past: Vec<_> = position.history().iter().map(|key| Quick::past_key(&knobs, key)).collect();
        let slot = mv.pit.0 % position.rules().board.pits;
        let loud = quick.loud(&knobs) & 1 << slot != 0;
        let played = quick.play(&knobs, slot, &past);
        let gain = captured(&position, mv).into();
        position.play_unchecked(mv, |_| {});
        assert_eq!((played, loud), (Played { gain, fresh: gain > 0 }, gain > 0), "{}", position.to_text());
    }
    most
}

#[test]
fn the_quick_field_plays_as_the_rules_do() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in all_rules() {
        let (mut plies, most) = (0, if asked() { 1_000_000 } else { 50_000 });
        while plies < most {
            let position = match rng.random_range(0..4) {
                0 => Position::start(Arc::clone(&rules), Player(rng.random_range(0..2))),
                _ => Position::from_board(Arc::clone(&rules), random_board(&rules, &mut rng)),
            };
            plies += play_side_by_side(position, &mut rng, 300).max(1);
        }
    }
}

#[test]
fn the_quick_field_refuses_what_it_cannot_hold() {
    let rules = rules("oware");
    let mut board = Board::start(&rules, Player::SOUTH);
    board.pits[0] = Pieces::seeds(100);
    assert!(Quick::of(&rules, &board).is_none());
    assert!(Plain::of(&rules, &board).is_some());
}

/// The value of a position by looking at everything, with the rules' own moves.
fn minimax(position: &Position, depth: u8, ply: usize) -> i32 {
    let (_, field) = Plain::of(position.rules(), position.board()).unwrap();
    if field.over() {
        return field.final_value(ply);
    }
    if depth == 0 {
        return quiet(position, ply);
    }
    position.legal().map(|mv| -minimax(&after(position, mv), depth - 1, ply + 1)).max().unwrap()
}

/// The same at the end of the look ahead: who moves may capture, and go on doing so, or leave it.
fn quiet(position: &Position, ply: usize) -> i32 {
    let (rules, field) = Plain::of(position.rules(), position.board()).unwrap();
    if field.over() {
        return field.final_value(ply);
    }
    let captures = position.legal().filter(|mv| captured(position, *mv) > 0);
    let captures = captures.map(|mv| -quiet(&after(position, mv), ply + 1));
    captures.chain([field.estimate(&rules)]).max().unwrap()
}

/// Seeds that a move captures.
fn captured(position: &Position, mv: Move) -> u16 {
    let (mut after, mut taken) = (position.clone(), 0);
    after.play_unchecked(mv, |event| {
        if let Event::Capture { pieces, .. } = event {
            taken += pieces.dan;
        }
    });
    taken
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).unwrap();
    after
}

fn searched<F: Field>(position: &Position, depth: u8, bits: u8) -> Report {
    let mut search = searcher::<F>(position, Limits { depth: Some(depth), nodes: None }, bits, None).unwrap();
    assert_eq!(search.run(u64::MAX), Status::Done);
    search.report()
}

/// A position a few random plies into a game, with its history.
fn random_position(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Option<Position> {
    let mut position = Position::from_board(Arc::clone(rules), random_board(rules, rng));
    for _ in 0..rng.random_range(0..10) {
        let legal: Vec<Move> = position.legal().collect();
        if legal.is_empty() {
            return None;
        }
        position = after(&position, legal[rng.random_range(0..legal.len())]);
    }
    (position.legal().next().is_some() && position.board().over.is_none()).then_some(position)
}

/// Every score of a search to `depth`, against looking at everything.
fn assert_minimax<F: Field>(position: &Position, depth: u8) {
    let report = searched::<F>(position, depth, 0);
    assert_eq!(report.all.len(), position.legal().count());
    for scored in &report.all {
        let value = -minimax(&after(position, scored.mv), depth - 1, 1);
        // Every score is exact at this depth, whichever move it is of.
        assert!(scored.exact);
        assert_eq!(scored.score, in_seeds(value), "{} {:?}", position.to_text(), scored.mv);
    }
}

#[test]
fn alpha_beta_equals_plain_minimax() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for rules in all_rules() {
        let mut compared = 0;
        while compared < 150 {
            let Some(position) = random_position(&rules, &mut rng) else { continue };
            assert_minimax::<Quick>(&position, 1 + compared % 4);
            compared += 1;
        }
    }
}

#[test]
fn alpha_beta_equals_plain_minimax_at_depth_six() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for rules in all_rules().iter().take(2) {
        let mut compared = 0;
        while compared < if asked() { 500 } else { 4 } {
            let Some(position) = random_position(rules, &mut rng) else { continue };
            assert_minimax::<Quick>(&position, 6);
            compared += 1;
        }
    }
}

/// A deeper entry may serve a shallower search, so this is a sample and no theorem.
#[test]
fn a_table_changes_the_work_and_not_the_result() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (mut with, mut without) = (0, 0);
    for rules in all_rules().iter().cycle().take(200) {
        let Some(position) = random_position(rules, &mut rng) else { continue };
        let (a, b) = (searched::<Quick>(&position, 6, 14), searched::<Quick>(&position, 6, 0));
        assert_eq!(a.all[0].score, b.all[0].score, "{}", position.to_text());
        with += a.nodes;
        without += b.nodes;
    }
    assert!(with < without, "{with} nodes with a table, {without} without");
}

/// A board of two or three seeds, with the past of a few moves that captured nothing.
fn roundabout(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Option<Position> {
    let mut board = Board::start(rules, Player(rng.random_range(0..2)));
    board.pits = Default::default();
    let seeds = rng.random_range(2..=3);
    (0..seeds).for_each(|_| board.pits[rng.random_range(0..12)].dan += 1);
    board.stores[0] = Pieces::seeds(22);
    board.stores[1] = Pieces::seeds(26 - seeds);
    let mut position = Position::from_board(Arc::clone(rules), board);
    for _ in 0..rng.random_range(0..14) {
        let quiet: Vec<Move> = position.legal().filter(|mv| captured(&position, *mv) == 0).collect();
        position = after(&position, *quiet.get(rng.random_range(0..quiet.len().max(1)))?);
    }
    (position.board().over.is_none()).then_some(position)
}

#[test]
fn a_table_does_not_hide_that_a_position_comes_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (mut compared, mut circles) = (0, 0);
    for rules in [rules("oware"), rules("oware-abapa")].iter().cycle().take(600) {
        let Some(position) = roundabout(rules, &mut rng) else { continue };
        let (with, without) = (searched::<Quick>(&position, 18, 14), searched::<Quick>(&position, 18, 0));
        // What is proved without a table is the value, whatever order and depth it is found in.
        if without.all[0].proved {
            assert_eq!(with.all[0].score, without.all[0].score, "{}", position.to_text());
            compared += 1;
            circles += usize::from(without.pv.len() > 8);
        }
    }
    assert!(compared > 100 && circles > 20, "{compared} {circles}");
}

#[test]
fn both_fields_find_the_same() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for rules in all_rules().iter().cycle().take(200) {
        let Some(position) = random_position(rules, &mut rng) else { continue };
        let (quick, plain) = (searched::<Quick>(&position, 5, 0), searched::<Plain>(&position, 5, 0));
        assert_eq!(quick.all, plain.all, "{}", position.to_text());
    }
}

#[test]
fn any_win_is_worth_more_than_any_estimate() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for _ in 0..1000 {
        let mut board = random_board(&rules("oware"), &mut rng);
        let (rules, open) = Plain::of(&rules("oware"), &board).unwrap();
        board.over = Some(crate::rules::EndReason::Majority);
        let (_, over) = Plain::of(&rules, &board).unwrap();
        let value = over.final_value(64);
        assert_eq!(i32::from(in_seeds(value)), over.margin());
        assert_eq!(value.abs() > CERTAIN, over.margin() != 0);
        assert!(open.estimate(&rules).abs() < CERTAIN);
    }
}

#[test]
fn a_search_can_be_sent_to_another_thread() {
    fn sendable<T: Send + 'static>() {}
    sendable::<super::Search>();
}
