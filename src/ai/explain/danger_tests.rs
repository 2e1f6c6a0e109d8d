//! What others can do after a move, and what is settled: one position for each sentence.

use super::property_tests::walk;
use super::*;
use crate::rules::testing::{at, ba_awa, congklak, kalah, o_an_quan, oware, with};
use crate::rules::{PitId, Player, Ruleset};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use std::sync::Arc;

const NORTH: Player = Player::NORTH;

fn said(rules: Arc<Ruleset>, position: &str, mv: &str) -> Vec<Reason> {
    let position = at(rules, position);
    reasons(&position, Move::from_text(position.rules(), mv).unwrap())
}

/// The words of all that is said in so many positions of a random game.
fn heard(rules: &Arc<Ruleset>, plies: usize) -> BTreeSet<&'static str> {
    let (mut rng, mut told) = (ChaCha8Rng::seed_from_u64(21), BTreeSet::new());
    walk(rules, &mut rng, plies, |position, mv| told.extend(reasons(position, mv).iter().map(Reason::word)));
    told
}

#[test]
fn where_turns_go_on_the_others_whole_turn_is_the_danger() {
    // North's G would take the seven seeds of E.
    let text = "2-0-0-0-7-0-10-1-0-5-0-0-0-23-S";
    let saves = said(kalah(), text, "E");
    assert!(saves.contains(&Reason::TurnSaves { by: NORTH, before: 8, after: 3 }), "{saves:?}");
    let costs = said(kalah(), text, "A");
    assert!(costs.contains(&Reason::TurnCosts { by: NORTH, seeds: 8, most: true }), "{costs:?}");
    for rules in [kalah(), congklak()] {
        let told = heard(&rules, 200);
        let all = ["turn-saves", "turn-costs", "turn-least", "turn"];
        assert!(all.iter().all(|word| told.contains(word)), "{told:?}");
    }
}

#[test]
fn a_chain_of_extra_turns_is_counted_in_seeds_and_moves() {
    let told = said(kalah(), "3-0-0-0-2-1-20-1-0-0-5-0-0-16-S", "F");
    assert!(told.starts_with(&[Reason::Again, Reason::Turn { seeds: 3, moves: 3 }]), "{told:?}");
}

#[test]
fn a_danger_that_is_large_is_told_behind_what_the_move_brings() {
    let mut told = vec![
        Reason::TurnCosts { by: NORTH, seeds: 8, most: true },
        Reason::Threatens { points: 2, pits: 1 },
        Reason::Choices { pits: 3 },
    ];
    weight::rank(&mut told);
    assert_eq!(told[..2].iter().map(Reason::word).collect::<Vec<_>>(), ["threatens", "turn-costs"]);
}

#[test]
fn fours_that_a_move_hands_over_are_told() {
    let told = said(ba_awa(), "5-0-0-0-0-2-3-0-0-5-5-0-16-12-S", "F");
    assert_eq!(told.first(), Some(&Reason::Gives { who: NORTH, seeds: 4 }), "{told:?}");
    let three = with(&ba_awa(), &[("players", "3")]);
    for rules in [ba_awa(), three] {
        let told = heard(&rules, 200);
        assert!(told.contains("gives") && told.contains("trades"), "{told:?}");
    }
}

#[test]
fn what_is_taken_is_told_before_what_is_kept_or_prepared() {
    let saves = Reason::Saves { by: NORTH, pit: None, before: 9, after: 0 };
    let mut told = vec![saves, Reason::Takes { seeds: 2, pits: 1, laps: 1 }];
    weight::rank(&mut told);
    assert_eq!(told[1], saves);
    let mut told = vec![Reason::Takes { seeds: 2, pits: 1, laps: 1 }, Reason::ThreatensQuan];
    weight::rank(&mut told);
    assert_eq!(told[1], Reason::ThreatensQuan);
}

#[test]
fn a_loss_that_no_move_makes_smaller_is_told_as_that() {
    let told = heard(&o_an_quan(), 200);
    assert!(told.contains("unavoidable"), "{told:?}");
}

#[test]
fn a_plan_and_a_threat_are_one_wish() {
    let threat = Reason::Threatens { points: 3, pits: 1 };
    let plan = |points| Reason::Plan { who: NORTH, pit: PitId(7), points };
    for (planned, left) in [(3, threat), (2, threat), (5, plan(5))] {
        let mut told = vec![threat, plan(planned)];
        weight::rank(&mut told);
        assert_eq!(told, [left]);
    }
}

#[test]
fn calm_is_only_praised_where_not_every_move_is() {
    let told = said(oware(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "A");
    assert!(told.contains(&Reason::AllCalm), "{told:?}");
    assert!(heard(&oware(), 200).contains("calmer"));
    let told = heard(&o_an_quan(), 200);
    assert!(told.contains("stays-home"), "{told:?}");
}

#[test]
fn a_game_that_cannot_be_won_any_more_is_said_to_be_lost() {
    let told = said(ba_awa(), "0-0-1-0-2-1-0-3-1-2-1-1-8-28-S", "C");
    assert_eq!(told.first(), Some(&Reason::Lost { most: 20 }), "{told:?}");
    let told = said(ba_awa(), "0-0-1-0-2-1-0-3-1-2-1-1-28-8-S", "C");
    assert!(told.contains(&Reason::Won), "{told:?}");
    let level = said(ba_awa(), "0-0-1-0-2-1-0-3-1-2-1-1-12-24-S", "C");
    assert!(!level.iter().any(|reason| matches!(reason, Reason::Lost { .. })), "{level:?}");
    let mut proved = vec![Reason::Lost { most: 20 }, Reason::Exact { own: 16, other: 32 }];
    weight::rank(&mut proved);
    assert_eq!(proved, [Reason::Exact { own: 16, other: 32 }]);
}

#[test]
fn a_relay_without_an_end_is_told_first() {
    let position = at(ba_awa(), "0-1-0-2-1-0-1-3-1-0-2-1-20-16-N");
    let endless = |mv: &Move| never_ends(&position.clone().play(*mv).unwrap());
    let moves: Vec<_> = position.legal().filter(endless).collect();
    assert!(!moves.is_empty() && moves.len() < position.legal().len());
    for mv in position.legal() {
        let told = reasons(&position, mv);
        assert_eq!(told.contains(&Reason::Endless), moves.contains(&mv), "{mv:?} {told:?}");
    }
    assert_eq!(reasons(&position, moves[0])[0], Reason::Endless);
}

#[test]
fn what_is_taken_is_not_said_to_be_kept() {
    let position = "0q-5-5-1-0-0-3q-5-5-5-5-5-0-0-S";
    assert_eq!(said(o_an_quan(), position, "C+")[0], Reason::TakesBoth { stones: 1, seeds: 3 });
}
