//! The computer at the table: endgame tables, the pace of its moves, the player's rating.

use crate::table::{CHILD, PERSON, Table};
use bevy::prelude::*;
use gieo::ai::endgame::fits;
use gieo::ai::{Level, Limits, Mind, Search, Status, Style};
use gieo::app::{Actor, Deed, Endgames, FinishPlayback, Profile, Screen, Seat, StartGame, Who};
use gieo::rules::{Family, Player, Position, RulesetId};

const TOP: Who = Who::Computer(Mind { level: Level::TOP, style: Style::Even });
/// One seed short of a majority; F takes two.
const NEARLY_WON: &str = "0-0-0-0-0-1-1-0-0-0-0-8-24-14-S";

fn table() -> (tempfile::TempDir, Table) {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::at(folder.path());
    (folder, table)
}

/// Oware in this position.
fn oware(table: &Table, text: &str) -> Position {
    let data = table.app.world().resource::<gieo::app::GameData>();
    Position::from_text(data.ruleset(&RulesetId("oware".into())).unwrap().clone(), text).unwrap()
}

fn known(table: &Table) -> Option<u8> {
    table.app.world().resource::<Endgames>().tables().map(|tables| tables.seeds())
}

fn rating(table: &Table) -> f32 {
    table.app.world().resource::<Profile>().ratings.rating(Family::Oware)
}

#[test]
fn endgame_tables_are_made_beside_the_game_kept_found_again_and_used() {
    let (folder, mut table) = table();
    table.app.insert_resource(Endgames::up_to(5, 6));
    table.start(PERSON, CHILD);
    table.frames(30);
    assert_eq!(known(&table), None, "a child knows no endgames");
    let position = oware(&table, "0-0-1-0-0-1-0-1-0-1-0-1-20-23-N");
    table.start_from(position.clone(), PERSON, TOP);
    table.until("the first tables", |t| known(t).is_some());
    table.until("more of them", |t| known(t) == Some(6));
    let kept = std::fs::metadata(folder.path().join("oware.endgames")).unwrap().len();
    assert_eq!(kept, gieo::ai::EndgameTables::file_len(6));
    // With the tables there, the position is known at once, and so is the move.
    table.start_from(position.clone(), PERSON, TOP);
    table.until("the computer's move", |t| t.session().moves().len() == 1);
    let tables = table.app.world().resource::<Endgames>().tables().cloned();
    let mut search = Search::with_endgames(&position, Limits::default(), 8, tables.as_ref());
    assert!(fits(position.rules()) && search.run(1) == Status::Done);
    assert_eq!(table.session().moves(), [search.report().all[0].mv]);
    // Another evening they are read.
    let mut again = Table::at(folder.path());
    again.app.insert_resource(Endgames::up_to(4, 4));
    again.start(PERSON, TOP);
    again.until("the tables on disk", |t| known(t) == Some(6));
}

#[test]
fn broken_tables_are_made_anew() {
    let (folder, mut table) = table();
    std::fs::write(folder.path().join("oware.endgames"), b"gieo endgames\r\n\x1a broken").unwrap();
    table.app.insert_resource(Endgames::up_to(4, 4));
    table.start(PERSON, TOP);
    table.until("the tables", |t| known(t) == Some(4));
    let bytes = std::fs::read(folder.path().join("oware.endgames")).unwrap();
    assert!(gieo::ai::EndgameTables::from_bytes(&bytes).is_ok());
}

#[test]
fn by_other_rules_no_tables_are_made() {
    let (_folder, mut table) = table();
    table.app.insert_resource(Endgames::up_to(4, 4));
    let data = table.app.world().resource::<gieo::app::GameData>();
    let abapa = data.ruleset(&RulesetId("oware-abapa".into())).cloned().unwrap();
    table.app.world_mut().write_message(StartGame::fresh(abapa, Seat::pair(PERSON, TOP), Player::SOUTH, 1));
    table.frames(60);
    assert_eq!(known(&table), None);
}

/// Seconds from the settled board to the computer's move.
fn looking(hurried: bool) -> f32 {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    table.play(2);
    table.rest();
    table.frames(2);
    std::thread::sleep(std::time::Duration::from_millis(100));
    let rested = table.app.world().resource::<Time>().elapsed_secs();
    if hurried {
        table.app.world_mut().write_message(FinishPlayback);
    }
    table.until("the computer's move", |t| t.session().moves().len() == 2);
    table.app.world().resource::<Time>().elapsed_secs() - rested
}

#[test]
fn the_computer_looks_at_the_board_and_the_player_can_cut_it_short() {
    assert!((0.4..2.6).contains(&looking(false)));
    assert!(looking(true) < 0.3);
}

#[test]
fn skipping_a_move_is_not_yet_hurrying_the_computer() {
    let (_folder, mut table) = table();
    table.start(PERSON, CHILD);
    table.play(2);
    table.frames(5);
    table.app.world_mut().write_message(FinishPlayback);
    table.rest();
    table.frames(6);
    assert_eq!(table.session().moves().len(), 1);
}

#[test]
fn a_won_game_lifts_the_rating_once_and_the_next_opponent_is_as_strong() {
    let (folder, mut table) = table();
    let before = rating(&table);
    let position = oware(&table, NEARLY_WON);
    table.start_from(position, PERSON, TOP);
    for _ in 0..2 {
        table.play(5);
        table.until("the end", |t| t.screen() == Screen::Over);
        assert!((rating(&table) - before - 32.0).abs() < 1.0, "{}", rating(&table) - before);
        table.ask(Actor::Person, Deed::Undo);
        table.rest();
        table.frames(3);
    }
    table.frames(2);
    let table = Table::at(folder.path());
    assert!(rating(&table) > before, "it is remembered");
    let profile = std::fs::read_to_string(folder.path().join("profile.ron")).unwrap();
    assert!(profile.contains("\"oware\""), "{profile}");
}

#[test]
fn a_broken_profile_is_set_aside_and_an_odd_one_brought_into_range() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("profile.ron"), "(ratings: 7").unwrap();
    let table = Table::at(folder.path());
    let usual = rating(&table);
    assert!(folder.path().join("profile.ron-broken-1").exists());
    for (text, sane) in [
        ("(games_finished: 3, ratings: {\"oware\": inf})", 3050.0),
        ("(ratings: {\"oware\": NaN, \"chess\": 9.0})", usual),
        ("(games_finished: 3, story_seen: true)", usual),
    ] {
        std::fs::write(folder.path().join("profile.ron"), text).unwrap();
        assert_eq!(rating(&Table::at(folder.path())), sane, "{text}");
    }
}
