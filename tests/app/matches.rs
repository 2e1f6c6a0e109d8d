//! A match of Congklak, game after game: burnt pits, saving in the middle, its end.

use crate::table::{CHILD, PERSON, Table};
use bevy::prelude::*;
use gieo::app::{Actor, Contest, Deed, FinishPlayback, GameData, Screen, Seat, StartGame, Unfinished, Who};
use gieo::rules::{Player, RulesetId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// How many pits one has to fill.
const LEAST: &str = "5";
/// More games than such a match needs.
const GAMES: usize = 200;

fn begin(table: &mut Table, who: &[Who], contest: Contest) {
    let data = table.app.world().resource::<GameData>();
    let mut rules = data.ruleset(&RulesetId("congklak".into())).unwrap().for_match();
    // By chance alone a match of one pit would be very long.
    rules.set_option("least", LEAST).unwrap();
    let start = StartGame::of_match(Arc::new(rules), Seat::round(who), contest, 7).unwrap();
    table.app.world_mut().write_message(start);
    table.app.update();
    table.rest();
}

fn south(results: &[[i32; 2]]) -> Contest {
    Contest { results: results.iter().map(|result| result.to_vec()).collect(), ..Contest::new(Player::SOUTH) }
}

/// Plays persons' moves by lot, `most` of them or to the end of the game.
fn play_on(table: &mut Table, most: usize, rng: &mut ChaCha8Rng) {
    for _ in 0..most {
        if table.session().mover().is_none() {
            break;
        }
        if table.session().persons_turn() {
            let legal: Vec<_> = table.session().position().legal().collect();
            table.ask(Actor::Person, Deed::Play(legal[rng.random_range(0..legal.len())]));
        } else {
            table.until("the computer's move", |t| t.playback().running());
        }
        table.app.world_mut().write_message(FinishPlayback);
        table.rest();
        assert!(table.session().ledger().matches(table.session().position().board()));
    }
    table.frames(3);
}

#[test]
fn a_match_of_burnt_pits_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    begin(&mut table, &[PERSON, PERSON], south(&[[60, 38]]));
    let mut fewest = 7;
    for _ in 0..GAMES {
        let board = *table.session().opening().board();
        fewest = fewest.min(board.pits_of(Player::SOUTH).min(board.pits_of(Player::NORTH)));
        play_on(&mut table, 2000, &mut rng);
        assert_eq!(table.screen(), Screen::Over);
        let after = table.session().concluded().unwrap();
        assert_eq!(after.results.last().unwrap().iter().sum::<i32>(), 98);
        if !table.session().goes_on() {
            let round = after.next(table.session().position().rules()).unwrap();
            assert!(round.winner.is_some() && round.pits.iter().any(|pits| *pits < 5), "{:?}", round.pits);
            assert!(fewest <= 5, "pits were burnt on the way");
            assert!(table.app.world().resource::<Unfinished>().0.is_none(), "nothing is left to go on with");
            return;
        }
        begin(&mut table, &[PERSON, PERSON], after);
    }
    panic!("nobody wins");
}

#[test]
fn a_game_with_burnt_pits_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    begin(&mut table, &[PERSON, PERSON], south(&[[60, 38]]));
    assert_eq!(table.session().opening().board().burnt_of(table.session().position().rules(), Player::NORTH), 2);
    play_on(&mut table, 3, &mut ChaCha8Rng::seed_from_u64(2));
    let (position, contest) = (table.session().position().clone(), table.session().contest().cloned());
    drop(table);
    let mut table = Table::at(folder.path());
    let saved = table.app.world().resource::<Unfinished>().0.clone().expect("an unfinished game");
    table.app.world_mut().write_message(saved.resume());
    table.frames(3);
    assert_eq!((table.session().position(), table.session().contest()), (&position, contest.as_ref()));
}

#[test]
fn the_computer_plays_with_burnt_pits_and_a_tap_on_one_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    begin(&mut table, &[PERSON, CHILD], south(&[[40, 58]]));
    table.until("the computer's move", |t| !t.session().moves().is_empty());
    table.app.world_mut().write_message(FinishPlayback);
    table.rest();
    play_on(&mut table, 12, &mut ChaCha8Rng::seed_from_u64(3));
    table.until("a person's turn", |t| t.session().persons_turn());
    table.app.world_mut().write_message(FinishPlayback);
    table.rest();
    let before = table.session().position().clone();
    for pit in [0, 1] {
        table.play(pit);
    }
    assert_eq!(table.session().position(), &before, "pits 0 and 1 are burnt");
}
