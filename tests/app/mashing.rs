//! Anything at any instant: two hundred random inputs while seeds are in the air.

use crate::table::{CHILD, PERSON, Table};
use bevy::prelude::*;
use gieo::app::{
    Actor, Deed, FinishPlayback, Language, Overlay, Playback, SafeArea, Session, Settings, ShowAgain, Shown,
};
use gieo::choreography::SeedId;
use gieo::rules::{Move, Player};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

#[test]
fn two_hundred_random_inputs_during_animation_do_no_harm() {
    for seed in 0..4 {
        mash(seed);
    }
}

fn mash(seed: u64) {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    table.start(PERSON, CHILD);
    for _ in 0..200 {
        input(&mut table, &mut rng);
        table.frames(rng.random_range(0..6));
        check(&table);
    }
    let world = table.app.world_mut();
    world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
    table.rest();
    let board = *table.session().position().board();
    let shown = table.app.world().resource::<Shown>();
    for i in 0..12 {
        assert_eq!(shown.pits[i], board.pits[i].dan);
    }
}

fn input(table: &mut Table, rng: &mut ChaCha8Rng) {
    match rng.random_range(0..16) {
        0..4 => {
            let legal: Vec<Move> = table.session().position().legal().collect();
            let pick = if legal.is_empty() { 0 } else { rng.random_range(0..legal.len()) };
            table.ask(Actor::Person, Deed::Play(legal.get(pick).copied().unwrap_or(Move::forward(0))));
        }
        4 => table.ask(Actor::Person, Deed::Play(Move::forward(rng.random_range(0..40)))),
        5 => table.ask(Actor::Person, Deed::Undo),
        6 => table.ask(Actor::Person, Deed::Redo),
        7 => drop(table.app.world_mut().write_message(FinishPlayback)),
        8 => drop(table.app.world_mut().write_message(ShowAgain)),
        9 => {
            let mut settings = table.app.world_mut().resource_mut::<Settings>();
            settings.language = Language::ALL[rng.random_range(0..3)];
            settings.speed = rng.random_range(0.5..3.0);
            settings.reduced_motion = rng.random_bool(0.3);
        }
        10 => {
            let edge = rng.random_range(0.0..300.0);
            *table.app.world_mut().resource_mut::<SafeArea>() =
                SafeArea { top: edge, bottom: 400.0 - edge, left: 0.0, right: edge };
            let overlay = if rng.random_bool(0.3) { Overlay::Pause } else { Overlay::None };
            table.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        }
        11 => table.ask(Actor::Person, Deed::OfferEnd),
        12 => table.ask(Actor::Person, Deed::Accept),
        13 => {
            let by = if rng.random_bool(0.5) { Actor::Person } else { Actor::Computer(Player::NORTH) };
            table.ask(by, Deed::Decline);
        }
        14 => table.ask(Actor::Computer(Player(rng.random_range(0..2))), Deed::Accept),
        _ => {
            if rng.random_bool(0.4) {
                let north = if rng.random_bool(0.5) { PERSON } else { CHILD };
                let start = new_game(table, north, rng.random());
                table.app.world_mut().write_message(start);
            }
        }
    }
}

fn new_game(table: &Table, north: gieo::app::Who, seed: u64) -> gieo::app::StartGame {
    let rules = table.session().position().rules().clone();
    gieo::app::StartGame::fresh(rules, gieo::app::Seat::pair(PERSON, north), Player::SOUTH, seed)
}

/// The ledger agrees with the position, and every seed has a place to be drawn at.
fn check(table: &Table) {
    let session: &Session = table.session();
    assert!(session.ledger().matches(session.position().board()));
    let playback: &Playback = table.playback();
    assert_eq!(playback.seeds(), 48);
    assert!((0..48).all(|i| playback.pose(SeedId(i)).is_some()));
}
