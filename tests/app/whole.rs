//! The whole game, picture and words and all, without a window: each game is laid out and a move of it shown.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use gieo::app::{Act, Actor, Contest, Deed, GameData, Playback, Screen, Seat, Session, StartGame, Who};
use gieo::platform::Storage;
use gieo::rules::{Player, Ruleset};
use std::sync::Arc;
use std::time::Duration;

fn until(app: &mut App, what: &str, done: impl Fn(&App) -> bool) {
    for _ in 0..4000 {
        app.update();
        if done(app) {
            return;
        }
        // Files are read in real time.
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("never came: {what}");
}

fn at_rest(app: &App) -> bool {
    !app.world().resource::<Playback>().running()
}

/// Begins `start`, plays its first legal move and lets it come to rest.
fn show(app: &mut App, start: StartGame) {
    let name = start.opening.rules().id.0.clone();
    app.world_mut().write_message(start);
    app.update();
    until(app, &format!("{name} laid out"), at_rest);
    let first = app.world().resource::<Session>().position().legal().next();
    app.world_mut().write_message(Act { by: Actor::Person, deed: Deed::Play(first.unwrap()) });
    app.update();
    assert_eq!(app.world().resource::<Session>().moves().len(), 1, "{name}");
    until(app, &format!("{name} shown"), at_rest);
}

fn people(rules: &Ruleset) -> Vec<Seat> {
    Seat::round(&vec![Who::Person; rules.board.players.into()])
}

#[test]
fn every_game_and_a_match_are_laid_out_and_shown_by_the_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = gieo::without_screen(Storage::at(folder.path()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    until(&mut app, "the title", |app| *app.world().resource::<State<Screen>>().get() == Screen::Title);
    let rulesets: Vec<Arc<Ruleset>> = app.world().resource::<GameData>().rulesets.clone();
    assert!(rulesets.len() > 10);
    for rules in &rulesets {
        show(&mut app, StartGame::fresh(rules.clone(), people(rules), Player::SOUTH, 1));
    }
    let of = |id: &str| rulesets.iter().find(|rules| rules.id.0 == id).unwrap();
    let of_many = |id: &str, players: &str| {
        let mut rules = Ruleset::clone(of(id));
        rules.set_option("players", players).unwrap();
        Arc::new(rules)
    };
    for (id, players) in [("ba-awa", "3"), ("o-an-quan", "3"), ("o-an-quan", "4")] {
        let rules = of_many(id, players);
        show(&mut app, StartGame::fresh(rules.clone(), people(&rules), Player::SOUTH, 1));
    }
    for (id, result) in [("ba-awa", [32, 16]), ("o-an-quan", [45, 25]), ("congklak", [68, 30])] {
        let contest = Contest { results: vec![result.to_vec()], ..Contest::new(Player::SOUTH) };
        let rules = Arc::new(of(id).for_match());
        show(&mut app, StartGame::of_match(rules, people(of(id)), contest, 1).unwrap());
    }
}
