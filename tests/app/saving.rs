//! Saving: after every move, across restarts, older formats, broken files.

use crate::table::{CHILD, PERSON, Table};
use bevy::prelude::*;
use gieo::app::{Disk, Notice, SavedGame, Settings, Unfinished};
use gieo::platform::Storage;

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let position = {
        let mut table = Table::at(folder.path());
        table.start(PERSON, PERSON);
        for pit in [2, 6, 0] {
            table.play(pit);
        }
        table.session().position().clone()
    };
    let mut table = Table::at(folder.path());
    let saved = table.app.world().resource::<Unfinished>().0.clone().expect("an unfinished game");
    table.app.world_mut().write_message(saved.resume());
    table.frames(3);
    assert_eq!(table.session().position(), &position);
    assert!(table.session().ledger().matches(position.board()));
    assert_eq!(table.session().moves().len(), 3);
}

#[test]
fn a_saved_game_reads_back_as_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start(PERSON, CHILD);
    table.play(4);
    let text = std::fs::read_to_string(folder.path().join("game.ron")).unwrap();
    let saved = SavedGame::from_text(&text).unwrap();
    assert_eq!(saved, SavedGame::of(table.session()));
}

#[test]
fn a_game_of_format_1_is_brought_up_to_date() {
    let rules = include_str!("../../assets/rulesets/oware.ruleset.ron");
    let rules: String = rules.lines().filter(|l| !l.starts_with("//")).collect();
    let old = format!(
        "(format: 1, rules: {rules}, south: Person, north: Computer(Club), starter: 1, moves: [8, 2], seed: 5)"
    );
    let game = SavedGame::from_text(&old).unwrap();
    assert_eq!(game.format, 2);
    assert_eq!(game.moves.len(), 2);
    assert_eq!(game.seats[1].who, gieo::app::Who::Computer(gieo::ai::Level::Club));
}

#[test]
fn broken_saves_are_named_and_never_fatal() {
    for (text, word) in [
        ("", "format"),
        ("(format: 99)", "format 99"),
        ("(format: 2, rules: 7)", ""),
        ("\u{0}\u{1}nonsense", ""),
        ("(format: 1, rules: (), south: Person, north: Person, starter: 0, moves: [], seed: 1)", ""),
    ] {
        let error = SavedGame::from_text(text).unwrap_err();
        assert!(!error.is_empty() && (error.contains(word) || word == "format"), "{text:?}: {error}");
    }
}

#[test]
fn a_save_with_an_impossible_move_is_refused_by_its_number() {
    let rules = include_str!("../../assets/rulesets/oware.ruleset.ron");
    let rules: String = rules.lines().filter(|l| !l.starts_with("//")).collect();
    let bad = format!("(format: 1, rules: {rules}, south: Person, north: Person, starter: 0, moves: [2, 2], seed: 5)");
    assert!(SavedGame::from_text(&bad).unwrap_err().starts_with("move 2"));
}

#[test]
fn a_broken_file_is_kept_aside_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.ron"), "(format: 2, oh no").unwrap();
    std::fs::write(folder.path().join("settings.ron"), [0xff, 0xfe, 0x00]).unwrap();
    let table = Table::at(folder.path());
    assert!(table.app.world().resource::<Unfinished>().0.is_none());
    let kept = |name: &str| folder.path().join(name).exists();
    assert!(
        kept("game.ron-broken-1") || kept("game-broken-1.ron"),
        "{:?}",
        std::fs::read_dir(folder.path()).unwrap().collect::<Vec<_>>()
    );
    assert_eq!(table.app.world().resource::<Settings>().text_size, 1.0);
    let _ = Notice::Storage { what: String::new() };
}

#[test]
fn settings_survive_a_restart_and_odd_values_are_brought_into_range() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut table = Table::at(folder.path());
        table.app.world_mut().resource_mut::<Settings>().speed = 2.5;
        table.frames(2);
    }
    let table = Table::at(folder.path());
    assert_eq!(table.app.world().resource::<Settings>().speed, 2.5);
    let disk = table.app.world().resource::<Disk>().0.clone();
    disk.write("settings.ron", "(speed: 1e9, text_size: -4.0, effects: inf)").unwrap();
    let table = Table::at(folder.path());
    let settings = table.app.world().resource::<Settings>();
    assert_eq!((settings.speed, settings.text_size, settings.effects), (3.0, 1.0, 1.0));
}

#[test]
fn without_a_writable_folder_the_game_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("a-file");
    std::fs::write(&blocked, "in the way").unwrap();
    let mut table = Table::at(&blocked.join("inside"));
    table.start(PERSON, PERSON);
    table.play(0);
    table.rest();
    assert_eq!(table.session().moves().len(), 1);
    assert!(Storage::at(blocked.join("inside")).trouble().is_some(), "nothing can be kept, and nobody is told");
}
