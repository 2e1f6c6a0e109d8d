//! Time per move: what stops the clock, what starts it afresh, and the move by lot.

use crate::table::{CHILD, FRAME, PERSON, Table};
use bevy::prelude::*;
use gieo::app::{
    Actor, Deed, GameData, MoveClock, Overlay, SavedGame, Seat, ShowAgain, StartGame, TimeLimit, Unfinished, Who,
};
use gieo::rules::{Move, Player, RulesetId};

const LIMIT: TimeLimit = TimeLimit::AT_ONCE;

fn start(table: &mut Table, north: Who) {
    let rules = table.app.world().resource::<GameData>().ruleset(&RulesetId("oware".into())).cloned().unwrap();
    let fresh = StartGame::fresh(rules, Seat::pair(PERSON, north), Player::SOUTH, 11);
    table.app.world_mut().write_message(StartGame { time_limit: Some(LIMIT), ..fresh });
    table.app.update();
    table.until("the board is laid out", |t| !t.playback().running());
}

fn table(north: Who) -> (tempfile::TempDir, Table) {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    start(&mut table, north);
    (folder, table)
}

fn left(table: &Table) -> f32 {
    table.app.world().resource::<MoveClock>().part() * f32::from(LIMIT.seconds())
}

fn overlay(table: &mut Table, overlay: Overlay) {
    table.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    table.frames(2);
}

fn wait(table: &mut Table, seconds: f32) {
    table.frames((seconds / FRAME) as usize);
}

#[test]
fn when_the_time_is_up_a_legal_move_is_played_by_lot() {
    let (_folder, mut table) = table(PERSON);
    wait(&mut table, 2.5);
    assert!(table.session().moves().is_empty());
    wait(&mut table, 1.0);
    assert_eq!(table.session().moves().len(), 1);
    table.until("the next one's time is up too", |t| t.session().moves().len() == 2);
}

#[test]
fn the_lot_falls_on_the_same_move_after_a_reload() {
    let played = |table: &mut Table| {
        table.until("the time is up", |t| t.session().moves().len() == 3);
        table.session().moves().to_vec()
    };
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    start(&mut table, PERSON);
    for pit in [2, 6] {
        table.play(pit);
        table.rest();
    }
    let saved = table.app.world().resource::<Unfinished>().0.clone().unwrap();
    let first = played(&mut table);
    let text = ron::to_string(&saved).unwrap();
    let mut table = Table::at(folder.path());
    table.app.world_mut().write_message(SavedGame::from_text(&text).unwrap().resume());
    table.frames(3);
    assert_eq!(table.session().time_limit(), Some(LIMIT));
    assert!(table.session().position().check(first[2]).is_ok());
    assert_eq!(played(&mut table), first);
}

#[test]
fn a_menu_an_offer_and_seeds_in_the_air_stop_the_clock() {
    let (_folder, mut table) = table(PERSON);
    wait(&mut table, 1.0);
    overlay(&mut table, Overlay::Pause);
    let before = left(&table);
    wait(&mut table, 5.0);
    assert_eq!(left(&table), before);
    overlay(&mut table, Overlay::None);
    table.ask(Actor::Person, Deed::OfferEnd);
    let before = left(&table);
    wait(&mut table, 5.0);
    assert_eq!((left(&table), table.session().moves().len()), (before, 0));
    table.ask(Actor::Person, Deed::Decline);
    table.play(2);
    table.frames(1);
    assert_eq!(left(&table), 3.0, "North has a time of its own");
    table.frames(10);
    assert!(table.playback().running() && left(&table) == 3.0);
    table.rest();
    wait(&mut table, 1.0);
    assert!(left(&table) < 2.2);
    table.app.world_mut().write_message(ShowAgain);
    table.frames(2);
    let before = left(&table);
    table.frames(20);
    assert!(table.playback().running() && left(&table) == before);
}

#[test]
fn taking_back_and_taking_up_again_give_the_whole_time() {
    let (folder, mut table) = table(PERSON);
    table.play(2);
    table.rest();
    wait(&mut table, 2.0);
    table.ask(Actor::Person, Deed::Undo);
    table.rest();
    table.frames(2);
    assert!(left(&table) > 2.7);
    wait(&mut table, 2.0);
    drop(table);
    let mut table = Table::at(folder.path());
    let saved = table.app.world().resource::<Unfinished>().0.clone().unwrap();
    table.app.world_mut().write_message(saved.resume());
    table.frames(3);
    assert!(left(&table) > 2.7);
}

#[test]
fn the_computer_has_no_clock_and_nobody_without_a_limit() {
    let (_folder, mut table) = table(CHILD);
    table.play(2);
    table.rest();
    table.frames(2);
    assert_eq!(table.app.world().resource::<MoveClock>().player(), None);
    table.start(PERSON, PERSON);
    wait(&mut table, 10.0);
    assert!(table.session().moves().is_empty());
    table.ask(Actor::Clock, Deed::Play(Move::forward(0)));
    assert!(table.session().moves().is_empty(), "without a limit the clock has no say");
}

#[test]
fn who_moves_in_the_last_frame_has_moved_in_time() {
    let (_folder, mut table) = table(PERSON);
    for (by, pit) in [(Actor::Person, 2), (Actor::Clock, 8)] {
        table.app.world_mut().write_message(gieo::app::Act { by, deed: Deed::Play(Move::forward(pit)) });
    }
    table.app.update();
    assert_eq!(table.session().moves(), [Move::forward(2)]);
}

#[test]
fn a_limit_that_makes_no_sense_is_named() {
    let (_folder, table) = table(PERSON);
    let saved = table.app.world().resource::<Unfinished>().0.clone().unwrap();
    let text = ron::to_string(&saved).unwrap();
    assert!(text.contains("time_limit:Some(3)"), "{text}");
    for (value, word) in [("0", "time_limit: 0 seconds"), ("601", "601 seconds"), ("70000", "")] {
        let bad = text.replace("time_limit:Some(3)", &format!("time_limit:Some({value})"));
        assert!(SavedGame::from_text(&bad).unwrap_err().contains(word), "{value}");
    }
    let without = text.replace(",time_limit:Some(3)", "");
    assert_eq!(SavedGame::from_text(&without).unwrap().time_limit, None);
}
