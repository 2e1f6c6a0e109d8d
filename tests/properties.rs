//! What must hold in every game, tried on hundreds of thousands of random plies: each option
//! value, each odd position.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{abapa, board_of, each_option, every_oware, oware, oware_with, plies};
use gieo::rules::{Board, Event, Move, PitCounts, PitId, Player, Position, Ruleset};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// Plies that every ruleset is tried on, unless `GIEO_PLIES` says otherwise.
const PLIES: usize = 30_000;
/// Far beyond the longest game: whoever reaches it goes round in circles.
const LONGEST_GAME: usize = 5_000;

fn chance(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Calls `look` with positions of random games, `PLIES` plies in all, and the move played there.
fn wander(rules: &Arc<Ruleset>, seed: u64, mut look: impl FnMut(&Position, Move, &mut ChaCha8Rng)) {
    let mut rng = chance(seed);
    let (mut played, wanted) = (0, plies(PLIES));
    while played < wanted {
        let mut position = random_beginning(rules, &mut rng);
        // Piles of a thousand make moves of a thousand events: a few plies of them are enough.
        let few = (position.board().total() > 1000).then_some(4);
        for ply in 0.. {
            if few.is_some_and(|few| ply >= few) {
                break;
            }
            let Some(mv) = position.legal().choose(&mut rng) else { break };
            assert!(ply < LONGEST_GAME, "a game without an end: {}", position.to_text());
            look(&position, mv, &mut rng);
            position.play(mv).unwrap();
            played += 1;
        }
        assert!(
            few.is_some() || position.board().over.is_some(),
            "no legal move, yet not over: {}",
            position.to_text()
        );
    }
}

/// The opening, or an odd position: few seeds, big piles, or more seeds than any game has.
fn random_beginning(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Position {
    let most = match rng.random_range(0..100) {
        0..40 => return Position::start(rules.clone(), Player(rng.random_range(0..2))),
        40..80 => 3,
        80..99 => 40,
        _ => 1000,
    };
    let sparse = rng.random_bool(0.5);
    let pits: [u16; 12] =
        std::array::from_fn(|_| if sparse && rng.random_bool(0.6) { 0 } else { rng.random_range(0..=most) });
    let stores = [rng.random_range(0..24), rng.random_range(0..24)];
    Position::from_board(rules.clone(), board_of(rules, &pits, &stores, rng.random_range(0..2)))
}

fn seeds_on_the_table(board: &Board) -> u64 {
    let counts = board.pits.iter().chain(&board.stores).chain([&board.hand]);
    counts.map(|pieces| u64::from(pieces.dan)).sum()
}

#[test]
fn no_event_makes_or_loses_a_seed_and_their_fold_is_the_result() {
    for rules in each_option() {
        wander(&rules, 1, |position, mv, _| {
            let mut after = position.clone();
            let mut folded = *position.board();
            let total = seeds_on_the_table(&folded);
            for event in after.play(mv).unwrap() {
                folded.apply(&event);
                assert_eq!(seeds_on_the_table(&folded), total, "{} {mv:?} {event:?}", position.to_text());
            }
            assert_eq!(folded, *after.board(), "{} {mv:?}", position.to_text());
            assert!(folded.hand.is_empty());
        });
    }
}

#[test]
fn exactly_the_legal_moves_are_played_and_a_refusal_changes_nothing() {
    for rules in [oware(), abapa(), oware_with(&[("starve", "legal")])] {
        wander(&rules, 2, |position, _, rng| {
            let legal: Vec<Move> = position.legal().collect();
            for pit in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, rng.random_range(12..=255)] {
                let (mv, mut tried) = (Move::forward(pit), position.clone());
                assert_eq!(tried.check(mv).is_ok(), legal.contains(&mv), "{} {pit}", position.to_text());
                if tried.play(mv).is_err() {
                    assert_eq!(tried, *position, "{} {pit}", position.to_text());
                    assert!(!legal.contains(&mv));
                }
            }
        });
    }
}

#[test]
fn a_finished_game_refuses_every_move() {
    for rules in each_option() {
        wander(&rules, 3, |position, mv, _| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            if after.outcome().is_some() {
                assert_eq!(after.legal().count(), 0);
                assert!((0..12).all(|pit| after.clone().play(Move::forward(pit)).is_err()));
            }
        });
    }
}

#[test]
fn positions_and_moves_survive_being_written() {
    for rules in [oware(), abapa()] {
        wander(&rules, 4, |position, mv, _| {
            assert_eq!(Move::from_text(&rules, &mv.to_text(&rules)), Ok(mv));
            if let Ok(read) = Position::from_text(rules.clone(), &position.to_text()) {
                let (ours, theirs) = (position.board(), read.board());
                assert_eq!((ours.pits, ours.stores, ours.mover), (theirs.pits, theirs.stores, theirs.mover));
                assert_eq!(theirs.over, None);
            } else {
                let past_1000 = |n: u16| n > 1000;
                assert!(position.board().pits.iter().chain(&position.board().stores).any(|p| past_1000(p.dan)));
            }
        });
    }
}

#[test]
fn rulesets_and_options_survive_being_written() {
    for rules in every_oware().into_iter().chain([abapa()]) {
        let text = ron::ser::to_string_pretty(&*rules, ron::ser::PrettyConfig::default()).unwrap();
        assert_eq!(Ruleset::from_ron(&text, "written").unwrap(), *rules);
        let mut copy = Ruleset::clone(&oware());
        for spec in rules.options() {
            copy.set_option(spec.name, &rules.option(spec.name).unwrap()).unwrap();
        }
        copy.id = rules.id.clone();
        copy.base = rules.base.clone();
        assert_eq!(copy, *rules);
    }
}

/// The same position seen from the other side of the board.
fn turned(position: &Position) -> Position {
    let board = position.board();
    let half = |i: usize| board.pits[(i + 6) % 12].dan;
    let pits: [u16; 12] = std::array::from_fn(half);
    let stores = [board.stores[1].dan, board.stores[0].dan];
    let rules = position.rules();
    Position::from_board(rules.clone(), board_of(rules, &pits, &stores, 1 - board.mover.0))
}

fn turned_pit(pit: PitId) -> PitId {
    PitId((pit.0 + 6) % 12)
}

fn turned_player(player: Player) -> Player {
    Player(1 - player.0)
}

fn turned_event(event: Event) -> Event {
    match event {
        Event::Pick { pit, n } => Event::Pick { pit: turned_pit(pit), n },
        Event::Sow { pit } => Event::Sow { pit: turned_pit(pit) },
        Event::Capture { pit, pieces, to } => Event::Capture { pit: turned_pit(pit), pieces, to: turned_player(to) },
        Event::Sweep { player, from } => {
            let mut there = PitCounts::default();
            from.pits().for_each(|(pit, n)| there.0[turned_pit(pit).index()] = n);
            Event::Sweep { player: turned_player(player), from: there }
        }
        Event::Turn { player } => Event::Turn { player: turned_player(player) },
        Event::Again { .. }
        | Event::Pass { .. }
        | Event::Refill { .. }
        | Event::Borrow { .. }
        | Event::Collect { .. }
        | Event::LastEight { .. } => panic!("{event:?} in a game of twos and threes"),
        Event::Stop { .. } | Event::End { .. } => event,
    }
}

/// Sweeps name the players in seat order, so that their order is of no account here.
fn in_order(mut events: Vec<Event>) -> Vec<Event> {
    let key = |event: &Event| match event {
        Event::Sweep { player, .. } => player.0,
        _ => 0,
    };
    if let Some(first) = events.iter().position(|event| matches!(event, Event::Sweep { .. })) {
        let sweeps = events[first..].iter().take_while(|event| matches!(event, Event::Sweep { .. })).count();
        events[first..first + sweeps].sort_by_key(key);
    }
    events
}

#[test]
fn the_rules_are_the_same_from_both_sides() {
    for rules in each_option() {
        let mut rng = chance(5);
        let (mut played, wanted) = (0, plies(PLIES));
        while played < wanted {
            let mut here = random_beginning(&rules, &mut rng);
            let mut there = turned(&here);
            let few = if here.board().total() > 1000 { 4 } else { LONGEST_GAME };
            for _ in 0..few {
                let Some(mv) = here.legal().choose(&mut rng) else { break };
                let across = Move { pit: turned_pit(mv.pit), ..mv };
                let mut seen: Vec<PitId> = there.legal().map(|mv| turned_pit(mv.pit)).collect();
                seen.sort();
                assert_eq!(here.legal().map(|mv| mv.pit).collect::<Vec<_>>(), seen, "{}", here.to_text());
                let before = here.to_text();
                let events = here.play(mv).unwrap().into_iter().map(turned_event).collect();
                assert_eq!(in_order(events), in_order(there.play(across).unwrap()), "{before} {mv:?}");
                played += 1;
            }
            assert_eq!(here.board().over, there.board().over);
        }
    }
}
