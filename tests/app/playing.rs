//! Playing: moves, refusals, taking back, showing again, the opponent, the end.

use crate::table::{CHILD, PERSON, Table};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use gieo::app::{
    Actor, CueStarted, Deed, FinishPlayback, MoveRejected, Overlay, Profile, Refusal, Screen, ShowAgain, Shown,
};
use gieo::choreography::CueKind;
use gieo::rules::{IllegalMove, Move, PitId, Player};

fn table() -> (tempfile::TempDir, Table) {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::at(folder.path());
    (folder, table)
}

#[test]
fn a_move_is_final_at_once_and_shown_seed_by_seed() {
    let (_folder, mut table) = table();
    table.start(PERSON, PERSON);
    table.play(2);
    assert_eq!(table.session().position().to_text(), "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
    assert!(table.playback().running());
    let shown = table.app.world().resource::<Shown>();
    assert_eq!(shown.pits[3], 4, "the first seed is still in the air");
    assert_eq!((shown.mover, table.playback().sower()), (Some(Player::SOUTH), Some(Player::SOUTH)));
    table.rest();
    let shown = table.app.world().resource::<Shown>();
    assert_eq!(&shown.pits[..12], &[4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4]);
    assert_eq!(shown.last, Some(PitId(6)));
    assert_eq!((shown.mover, table.playback().sower()), (Some(Player::NORTH), None));
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let (_folder, mut table) = table();
    table.start(PERSON, PERSON);
    let before = table.session().position().clone();
    let mut cursor = MessageCursor::<MoveRejected>::default();
    table.ask(Actor::Person, Deed::Play(Move::forward(8)));
    let messages = table.app.world().resource::<Messages<MoveRejected>>();
    let told: Vec<_> = cursor.read(messages).collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].why, Refusal::Rules(IllegalMove::NotYours { pit: PitId(8) }));
    assert_eq!(table.session().position(), &before);
}

#[test]
fn nobody_moves_for_another() {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    table.ask(Actor::Computer(Player::SOUTH), Deed::Play(Move::forward(0)));
    table.ask(Actor::Story, Deed::Play(Move::forward(0)));
    assert_eq!(table.session().moves().len(), 0);
    table.play(0);
    assert_eq!(table.session().moves().len(), 1);
    table.play(1);
    assert_eq!(table.session().moves().len(), 1, "it is the computer's turn");
}

#[test]
fn the_computer_answers_only_after_one_could_follow() {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    table.play(2);
    table.rest();
    let rested = table.app.world().resource::<Time>().elapsed_secs();
    table.until("the computer's move", |t| t.session().moves().len() == 2);
    let moved = table.app.world().resource::<Time>().elapsed_secs();
    assert!(moved - rested >= 0.45, "it came after {} s", moved - rested);
}

#[test]
fn taking_back_leads_to_my_own_last_decision_any_number_of_times() {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    let mut positions = vec![table.session().position().clone()];
    for _ in 0..3 {
        let mv = table.session().position().legal().next().unwrap();
        table.play(mv.pit.0);
        table.until("the answer", |t| t.session().persons_turn() && !t.playback().running());
        positions.push(table.session().position().clone());
    }
    for expected in positions.iter().rev().skip(1) {
        table.ask(Actor::Person, Deed::Undo);
        assert_eq!(table.session().position(), expected);
    }
    assert!(!table.session().can_undo());
    table.ask(Actor::Person, Deed::Undo);
    for expected in positions.iter().skip(1) {
        table.ask(Actor::Person, Deed::Redo);
        assert_eq!(table.session().position(), expected);
    }
    assert!(!table.session().can_redo());
}

#[test]
fn taking_back_works_while_the_computer_thinks_and_while_seeds_fly() {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    table.play(3);
    table.frames(5);
    table.ask(Actor::Person, Deed::Undo);
    assert_eq!(table.session().moves().len(), 0);
    table.rest();
    table.frames(120);
    assert_eq!(table.session().moves().len(), 0, "a forgotten thought must not play");
}

#[test]
fn a_tap_finishes_the_move_within_a_sixth_of_a_second() {
    let (_folder, mut table) = table();
    table.start(PERSON, PERSON);
    table.play(5);
    table.frames(4);
    table.app.world_mut().write_message(FinishPlayback);
    table.frames(6);
    assert!(!table.playback().running());
    let shown = table.app.world().resource::<Shown>();
    assert_eq!(&shown.pits[..12], &[4, 4, 4, 4, 4, 0, 5, 5, 5, 5, 4, 4]);
}

#[test]
fn a_move_can_be_shown_again_and_changes_nothing() {
    let (_folder, mut table) = table();
    table.start(PERSON, PERSON);
    table.play(0);
    table.rest();
    let before = table.session().position().clone();
    let mut cursor = table.app.world().resource::<Messages<CueStarted>>().get_cursor_current();
    table.app.world_mut().write_message(ShowAgain);
    table.app.update();
    assert!(table.playback().running());
    assert_eq!(table.app.world().resource::<Shown>().pits[1], 4);
    let mut sown = 0;
    while table.playback().running() {
        table.app.update();
        let cues = table.app.world().resource::<Messages<CueStarted>>();
        sown += cursor.read(cues).filter(|c| matches!(c.cue.kind, CueKind::Sown { .. })).count();
    }
    assert_eq!(sown, 4);
    assert_eq!(table.session().position(), &before);
    assert_eq!(table.app.world().resource::<Shown>().pits[1], 5);
}

#[test]
fn an_overlay_stops_the_clock() {
    let (_folder, mut table) = table();
    table.start(PERSON, PERSON);
    table.play(0);
    table.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
    table.frames(400);
    assert!(table.playback().running());
    table.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    table.rest();
}

#[test]
fn the_computer_plays_itself_to_the_end_of_a_game() {
    let (_folder, mut table) = table();
    table.start(CHILD, CHILD);
    for _ in 0..400 {
        table.until("a move", |t| t.playback().running() || t.screen() == Screen::Over);
        if table.screen() == Screen::Over {
            break;
        }
        table.app.world_mut().write_message(FinishPlayback);
        table.rest();
    }
    table.frames(3);
    assert_eq!(table.screen(), Screen::Over);
    assert!(table.session().position().outcome().is_some());
    assert_eq!(table.app.world().resource::<Profile>().games_finished, 1);
}
