use super::property_tests::walk;
use super::*;
use crate::rules::testing::{at, ba_awa, congklak, kalah, o_an_quan, oware};
use crate::rules::{PitId, Player, Ruleset};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// What is said of the move `mv` in `position`.
fn said(rules: Arc<Ruleset>, position: &str, mv: &str) -> Vec<Reason> {
    let position = at(rules, position);
    let mv = Move::from_text(position.rules(), mv).unwrap();
    position.check(mv).unwrap();
    reasons(&position, mv)
}

#[track_caller]
fn says(rules: Arc<Ruleset>, position: &str, mv: &str, expected: Reason) {
    let all = said(rules, position, mv);
    assert!(all.contains(&expected), "{expected:?} is not among {all:?}");
}

#[track_caller]
fn keeps_silent(rules: Arc<Ruleset>, position: &str, mv: &str, word: &str) {
    let all = said(rules, position, mv);
    assert!(all.iter().all(|reason| reason.word() != word), "{all:?}");
}

#[test]
fn what_is_taken_is_counted_by_seeds_pits_and_laps() {
    says(oware(), "4-0-0-0-0-1-1-4-4-4-4-4-9-9-S", "F", Reason::Takes { seeds: 2, pits: 1, laps: 1 });
    says(oware(), "4-0-0-0-0-2-1-2-4-4-4-4-9-10-S", "F", Reason::Takes { seeds: 5, pits: 2, laps: 1 });
    keeps_silent(oware(), "4-0-0-0-0-2-1-3-4-4-4-4-9-9-S", "F", "takes");
}

#[test]
fn the_end_of_the_game_is_told_with_both_scores() {
    says(oware(), "0-0-0-0-0-1-1-0-0-0-0-8-24-14-S", "F", Reason::Ends { own: 26, other: 14 });
    assert_eq!(said(oware(), "0-0-0-0-0-1-1-0-0-0-0-8-24-14-S", "F")[0].word(), "ends-win");
}

#[test]
fn the_only_move_is_told_as_that() {
    says(oware(), "0-0-0-0-0-4-4-4-4-4-4-4-8-12-S", "F", Reason::Only);
    keeps_silent(oware(), "0-0-0-0-1-4-4-4-4-4-4-4-8-11-S", "F", "only");
}

#[test]
fn a_threat_is_told_with_the_pit_that_it_was_aimed_at() {
    let saved = Reason::Saves { by: Player::NORTH, pit: Some(PitId(1)), before: 2, after: 0 };
    says(oware(), "4-1-4-4-4-4-6-6-4-4-4-2-0-1-S", "B", saved);
    keeps_silent(oware(), "4-1-4-4-4-4-6-6-4-4-4-2-0-1-S", "F", "saves-pit");
}

#[test]
fn what_the_other_side_can_take_afterwards_is_told_too() {
    let costs = said(oware(), "4-1-4-4-4-4-6-6-4-4-4-2-0-1-S", "F");
    assert!(costs.contains(&Reason::Costs { by: Player::NORTH, points: 2 }), "{costs:?}");
    let calm = said(oware(), "0-0-4-4-4-4-6-6-4-4-4-4-2-2-S", "C");
    let tells = |reason: &Reason| matches!(reason, Reason::Calm | Reason::Calmer | Reason::AllCalm);
    assert!(calm.iter().any(tells), "{calm:?}");
}

#[test]
fn the_next_own_capture_is_a_threat() {
    says(oware(), "4-4-0-0-1-0-1-4-4-4-4-4-9-9-S", "E", Reason::Threatens { points: 2, pits: 1 });
    says(kalah(), "0-0-1-0-0-6-5-4-4-4-4-4-4-12-S", "F", Reason::Threatens { points: 6, pits: 1 });
}

#[test]
fn a_hungry_row_is_fed() {
    says(oware(), "1-0-0-0-2-1-0-0-0-0-0-0-22-22-S", "E", Reason::Feeds { who: Player::NORTH, seeds: 1 });
    keeps_silent(oware(), "1-0-0-0-2-1-0-0-0-0-0-1-22-21-S", "E", "feeds");
}

#[test]
fn the_race_to_more_than_half_is_told_when_it_is_near() {
    says(oware(), "4-0-0-0-0-1-1-0-0-0-0-8-21-13-S", "F", Reason::Race { have: 23, need: 2 });
    keeps_silent(oware(), "4-0-0-0-0-1-1-8-0-0-0-8-12-14-S", "F", "race");
    says(kalah(), "0-1-0-0-0-1-24-4-4-4-4-4-1-1-S", "F", Reason::Majority { have: 25 });
}

#[test]
fn a_pit_that_grows_to_a_kroo_or_towards_one_is_told() {
    says(oware(), "1-11-0-0-0-0-6-6-6-6-6-6-0-0-S", "A", Reason::Kroo { pit: PitId(1), seeds: 12 });
    says(oware(), "1-9-0-0-0-0-6-6-6-6-6-6-1-1-S", "A", Reason::KrooGrows { pit: PitId(1), seeds: 10, need: 2 });
}

#[test]
fn moves_in_hand_count_towards_the_end() {
    says(oware(), "1-1-1-0-0-0-0-0-0-0-0-4-20-21-S", "A", Reason::HomeMoves { moves: 2 });
    keeps_silent(oware(), "1-1-1-0-0-0-4-4-4-4-4-4-10-11-S", "A", "home-moves");
}

#[test]
fn another_turn_is_told() {
    says(kalah(), "4-4-4-4-4-4-0-4-4-4-4-4-4-0-S", "C", Reason::Again);
    says(congklak(), "7-7-7-7-7-7-1-0-7-7-7-7-7-7-7-6-S", "G", Reason::Again);
}

#[test]
fn own_fours_and_the_last_seeds_of_ba_awa_are_told() {
    let position = "2-3-0-0-0-0-4-4-4-4-4-4-10-9-S";
    says(ba_awa(), position, "A", Reason::Takes { seeds: 4, pits: 1, laps: 1 });
    says(ba_awa(), position, "A", Reason::OwnFours { pits: 1 });
    says(ba_awa(), "1-3-0-0-0-0-1-1-1-1-1-3-18-18-S", "A", Reason::LastSeeds { seeds: 8 });
}

#[test]
fn quan_are_taken_saved_and_threatened() {
    let taking = "0q-5-5-1-0-0-3q-5-5-5-5-5-0-0-S";
    says(o_an_quan(), taking, "C+", Reason::TakesBoth { stones: 1, seeds: 3 });
    says(o_an_quan(), "3q-2-5-5-5-5-0q-0-0-1-0-0-14-14-S", "A-", Reason::SavesQuan { by: Player::NORTH, other: false });
    says(o_an_quan(), "0q-5-1-0-0-1-3q-5-5-5-5-5-5-5-S", "E-", Reason::Takes { seeds: 1, pits: 1, laps: 1 });
    says(o_an_quan(), "0q-0-1-0-0-0-3q-5-5-5-5-5-7-8-S", "B+", Reason::ThreatensQuan);
}

#[test]
fn empty_rows_of_o_an_quan_cost_dan() {
    says(o_an_quan(), "0q-0-0-0-0-1-0q-5-5-5-5-5-12-12-S", "E-", Reason::KeepsRow { dan: 5 });
    keeps_silent(o_an_quan(), "0q-0-0-0-0-1-0q-5-5-5-5-5-12-12-S", "E+", "keeps-row");
    let last = "0q-5-5-5-1-0-0-1-0-0-0-0-12-21-S";
    says(o_an_quan(), last, "D+", Reason::MakesRefill { who: Player::NORTH, dan: 5 });
}

#[test]
fn only_one_move_gives_nothing_or_least_away() {
    // B saves the only seed that can be taken.
    says(
        oware(),
        "0-1-0-0-0-8-6-6-4-4-5-2-6-6-S",
        "B",
        Reason::Saves { by: Player::NORTH, pit: Some(PitId(1)), before: 2, after: 0 },
    );
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut told = std::collections::BTreeSet::new();
    walk(&oware(), &mut rng, 400, |position, mv| told.extend(reasons(position, mv).iter().map(Reason::word)));
    assert!(told.contains("only-calm") && told.contains("least"), "{told:?}");
}
