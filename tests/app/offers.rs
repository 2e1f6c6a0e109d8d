//! An offer to end the game: made, accepted, declined, taken back.

use crate::table::{CHILD, PERSON, Table};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use gieo::ai::{Level, Search, Status};
use gieo::app::{Actor, Deed, MoveRejected, OfferChanged, OfferStep, Refusal, Screen, Shown, Unfinished};
use gieo::rules::{EndReason, Move, Player, Position};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn table() -> (tempfile::TempDir, Table) {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::at(folder.path());
    (folder, table)
}

fn offer(table: &mut Table) {
    table.ask(Actor::Person, Deed::OfferEnd);
}

#[test]
fn two_people_agree_and_everybody_gathers_the_own_row() {
    let (folder, mut table) = table();
    table.start(PERSON, PERSON);
    table.play(2);
    table.rest();
    let before = table.session().position().clone();
    offer(&mut table);
    assert_eq!(table.session().awaited_person(), Some(Player::SOUTH));
    table.ask(Actor::Person, Deed::Accept);
    assert_eq!(table.session().position().outcome().unwrap().reason, EndReason::Agreed);
    assert!(table.playback().running(), "the seeds are gathered seed by seed");
    assert!(table.app.world().resource::<Unfinished>().0.is_none() && !folder.path().join("game.ron").exists());
    table.rest();
    table.frames(3);
    assert_eq!(table.screen(), Screen::Over);
    assert_eq!(&table.app.world().resource::<Shown>().stores[..2], &[23, 25]);
    table.ask(Actor::Person, Deed::Undo);
    table.rest();
    table.frames(3);
    assert_eq!((table.screen(), table.session().position()), (Screen::Play, &before));
    assert!(folder.path().join("game.ron").exists(), "the game is kept again");
}

#[test]
fn while_an_offer_is_open_nobody_moves_and_taking_back_withdraws_it() {
    let (_folder, mut table) = table();
    table.start(PERSON, PERSON);
    offer(&mut table);
    let mut cursor = MessageCursor::<MoveRejected>::default();
    table.play(2);
    let told: Vec<_> = cursor.read(table.app.world().resource::<Messages<MoveRejected>>()).map(|r| r.why).collect();
    assert_eq!((told, table.session().moves().len()), (vec![Refusal::OfferOpen], 0));
    table.ask(Actor::Person, Deed::Undo);
    assert!(table.session().offer().is_none());
    table.rest();
    table.play(2);
    assert_eq!(table.session().moves().len(), 1);
}

#[test]
fn who_was_declined_moves_first_before_another_offer() {
    let (_folder, mut table) = table();
    table.start(PERSON, PERSON);
    offer(&mut table);
    table.ask(Actor::Person, Deed::Decline);
    offer(&mut table);
    assert!(table.session().offer().is_none(), "not at once again");
    for pit in [2, 6] {
        table.play(pit);
        table.rest();
    }
    offer(&mut table);
    assert_eq!(table.session().offer().map(|o| o.by), Some(Player::SOUTH));
}

/// A position of a random game in which South is to move and the computer at North would accept, or decline.
fn wanted(table: &Table, accepts: bool) -> Position {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let rules = table.session().position().rules().clone();
    loop {
        let mut position = Position::start(rules.clone(), Player::SOUTH);
        for _ in 0..2 * rng.random_range(2..12) {
            let Some(mv) = position.legal().choose(&mut rng) else { break };
            position.play(mv).unwrap();
        }
        let north_to_move = position.board().mover == Player::NORTH;
        if position.board().over.is_none() && !north_to_move && would_accept(&position) == accepts {
            return position;
        }
    }
}

/// What a search as deep as a child's promises North, against what the agreement would give.
fn would_accept(position: &Position) -> bool {
    let mut search = Search::new(position, Level::FIRST.limits(), 12);
    while search.run(4_000) == Status::Working {}
    let expected = -i32::from(search.report().all[0].score);
    let mut agreed = position.clone();
    agreed.agree().unwrap();
    expected <= i32::from(agreed.board().store(Player::NORTH)) - i32::from(agreed.board().store(Player::SOUTH))
}

#[test]
fn a_computer_that_hopes_for_no_more_accepts_and_one_that_does_declines() {
    for accepts in [true, false] {
        let (_folder, mut table) = table();
        table.start(PERSON, CHILD);
        let position = wanted(&table, accepts);
        table.start_from(position, PERSON, CHILD);
        let mut cursor = table.app.world().resource::<Messages<OfferChanged>>().get_cursor_current();
        offer(&mut table);
        table.until("an answer", |t| t.session().offer().is_none());
        let changes = table.app.world().resource::<Messages<OfferChanged>>();
        let last = cursor.read(changes).last().copied().unwrap();
        let step = if accepts { OfferStep::Accepted } else { OfferStep::Declined };
        assert_eq!(last, OfferChanged { player: Player::NORTH, step });
        assert_eq!(table.session().position().board().over.is_some(), accepts);
    }
}

#[test]
fn the_answer_waits_while_a_menu_is_open() {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    offer(&mut table);
    table.app.world_mut().resource_mut::<NextState<gieo::app::Overlay>>().set(gieo::app::Overlay::Pause);
    table.frames(200);
    assert!(table.session().offer().is_some());
    table.app.world_mut().resource_mut::<NextState<gieo::app::Overlay>>().set(gieo::app::Overlay::None);
    table.until("an answer", |t| t.session().offer().is_none());
}

#[test]
fn an_open_offer_is_not_saved() {
    let (folder, mut table) = table();
    table.start(PERSON, PERSON);
    table.play(2);
    table.rest();
    offer(&mut table);
    drop(table);
    let mut table = Table::at(folder.path());
    let saved = table.app.world().resource::<Unfinished>().0.clone().unwrap();
    table.app.world_mut().write_message(saved.resume());
    table.frames(3);
    assert!(table.session().offer().is_none() && table.session().moves() == [Move::forward(2)]);
}
