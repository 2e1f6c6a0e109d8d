//! What needs to see inside: the quick field against the rules, alpha-beta against plain minimax.

use super::driver::searcher;
use super::evaluation::in_seeds;
use super::field::Field;
use super::plain::Plain;
use super::quick::Quick;
use super::{Limits, Report, Status};
use crate::rules::{Board, Move, Pieces, Player, Position, Ruleset};
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

fn assert_same<F: Field>(rules: &F::Rules, field: &F, position: &Position) -> Vec<Move> {
    let legal: Vec<Move> = (0..64).filter(|s| field.legal(rules) & (1 << s) != 0).map(|s| field.to_move(rules, s)).collect();
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
        let before = position.board().store(position.board().mover);
        let (gain, mover) = (quick.gain(&knobs, slot), position.board().mover);
        let captured = quick.play(&knobs, slot, &past);
        let mut after = 0;
        position.play_unchecked(mv, |event| {
            if let crate::rules::Event::Capture { pieces, .. } = event {
                after += pieces.dan;
            }
        });
        assert_eq!((u32::from(after), after > 0), (gain, captured), "{} from {before} of {mover:?}", position.to_text());
    }
    most
}

#[test]
fn the_quick_field_plays_as_the_rules_do() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in all_rules() {
        let mut plies = 0;
        while plies < 100_000 {
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
    let (rules, field) = Plain::of(position.rules(), position.board()).unwrap();
    if field.over() {
        return field.final_value(ply);
    }
    if depth == 0 {
        return field.estimate(&rules);
    }
    position.legal().map(|mv| -minimax(&after(position, mv), depth - 1, ply + 1)).max().unwrap()
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).unwrap();
    after
}

fn searched<F: Field>(position: &Position, depth: u8, bits: u8) -> Report {
    let mut search = searcher::<F>(position, Limits { depth: Some(depth), nodes: None }, bits).unwrap();
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

#[test]
fn alpha_beta_equals_plain_minimax() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut compared = 0;
    for rules in all_rules() {
        while compared % 150 != 149 {
            let Some(position) = random_position(&rules, &mut rng) else { continue };
            compared += 1;
            let depth = 1 + (compared % 4) as u8;
            let report = searched::<Quick>(&position, depth, 0);
            assert_eq!(report.all.len(), position.legal().count());
            for scored in &report.all {
                let value = -minimax(&after(&position, scored.mv), depth - 1, 1);
                // Every score is exact at this depth, whichever move it is of.
                assert!(scored.exact);
                assert_eq!(scored.score, in_seeds(value), "{} {:?}", position.to_text(), scored.mv);
            }
        }
        compared += 1;
    }
    assert!(compared >= 600);
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

#[test]
fn both_fields_find_the_same() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for rules in all_rules().iter().cycle().take(200) {
        let Some(position) = random_position(rules, &mut rng) else { continue };
        let (quick, plain) = (searched::<Quick>(&position, 5, 0), searched::<Plain>(&position, 5, 0));
        assert_eq!(quick.all, plain.all, "{}", position.to_text());
        assert_eq!((quick.pv, quick.nodes), (plain.pv, plain.nodes));
    }
}

// TEMPORARY-BEGIN
#[test]
#[ignore]
fn dump() {
    use super::{Search, choose, Level};
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let mut out = String::new();
    for game in 0..600 {
        let mut position = Position::start(rules("oware"), Player((game % 2) as u8));
        let mut seen: Vec<(i32, Vec<u16>, Vec<u16>, u8)> = Vec::new();
        let mut ply = 0;
        while position.outcome().is_none() && ply < 400 {
            let b = position.board();
            let me = b.mover;
            let row = |p: Player| position.rules().first_row(p).map(|x| b.seeds(x)).collect::<Vec<_>>();
            let margin = i32::from(b.store(me)) - i32::from(b.store(me.next(2)));
            if ply >= 8 { seen.push((margin, row(me), row(me.next(2)), me.0)); }
            let legal: Vec<Move> = position.legal().collect();
            let mv = if ply < 8 { legal[rng.random_range(0..legal.len())] } else {
                let mut s = Search::new(&position, Limits { depth: None, nodes: Some(4000) }, 12);
                s.run(u64::MAX);
                choose(Level::Master, &s.report(), &position, &mut rng).unwrap()
            };
            position.play(mv).unwrap();
            ply += 1;
        }
        let b = position.board();
        let fin = i32::from(b.stores[0].dan) - i32::from(b.stores[1].dan);
        for (m, own, other, me) in seen {
            let f = if me == 0 { fin } else { -fin };
            out += &format!("{f} {m} {own:?} {other:?}\n");
        }
    }
    std::fs::write("/tmp/pure-ai/dump.txt", out).unwrap();
}
// TEMPORARY-END
