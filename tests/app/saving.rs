//! Saving: after every move, across restarts, older formats, broken files.

use crate::table::{CHILD, PERSON, Table};
use bevy::prelude::*;
use gieo::ai::Level;
use gieo::app::{
    Actor, Contest, Deed, Disk, FinishPlayback, Notice, Profile, SavedGame, Screen, Settings, Unfinished, Who,
};
use gieo::platform::Storage;
use gieo::rules::{PitId, Player};

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
    assert_eq!(game.format, 4);
    assert_eq!(game.moves.len(), 2);
    assert_eq!(game.seats[1].who, club());
}

/// What older games called a club player.
fn club() -> Who {
    Who::Computer(Level::from_number(10).unwrap().into())
}

#[test]
fn a_game_of_format_2_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start(PERSON, CHILD);
    table.play(4);
    let now = ron::to_string(&SavedGame::of(table.session())).unwrap();
    let old = now.replace("format:4", "format:2").replace("Computer((level:1,style:Even))", "Computer(Club)");
    assert!(old.contains("format:2") && old.contains("Computer(Club)"), "{old}");
    let game = SavedGame::from_text(&old).unwrap();
    assert_eq!((game.format, game.moves.len(), game.seats[1].who), (4, 1, club()));
    assert!(!game.seats[1].follows);
    let broken = SavedGame::from_text(&old.replace("Computer(Club)", "Computer(Robot)")).unwrap_err();
    assert!(broken.contains("expected a level"), "{broken}");
}

#[test]
fn a_game_of_format_3_keeps_about_the_strength_of_its_opponents() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start(PERSON, CHILD);
    table.play(4);
    let now = ron::to_string(&SavedGame::of(table.session())).unwrap();
    let read = |level: &str| {
        let mind = format!("Computer((level:{level},style:Even))");
        let old = now.replace("format:4", "format:3").replace("Computer((level:1,style:Even))", &mind);
        assert!(old.contains("format:3") && old.contains(&mind), "{old}");
        SavedGame::from_text(&old).unwrap().seats[1].who
    };
    let level = |number| Who::Computer(Level::from_number(number).unwrap().into());
    assert_eq!(["1", "4", "9"].map(read), [1, 5, 11].map(level), "of nine levels the last was the top");
    assert_eq!(SavedGame::from_text(&now).unwrap().seats[1].who, CHILD);
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

/// A match of Ba-awa after a first game that came to these seeds.
fn contest(results: &[[i32; 2]]) -> Contest {
    Contest { results: results.iter().map(|result| result.to_vec()).collect(), ..Contest::new(Player::SOUTH) }
}

/// Plays the first legal move, again and again, to the end of the game or `most` times.
fn play_on(table: &mut Table, most: usize) {
    for _ in 0..most {
        let Some(mv) = table.session().position().legal().next() else { break };
        table.ask(Actor::Person, Deed::Play(mv));
        table.app.world_mut().write_message(FinishPlayback);
        table.rest();
    }
    table.frames(3);
}

/// Quits without a word, and takes up again what was saved.
fn restart(table: Table, folder: &std::path::Path) -> Table {
    drop(table);
    let mut table = Table::at(folder);
    let saved = table.app.world().resource::<Unfinished>().0.clone().expect("an unfinished match");
    table.app.world_mut().write_message(saved.resume());
    table.frames(3);
    table.rest();
    table.frames(3);
    table
}

#[test]
fn a_match_goes_on_in_the_middle_of_its_second_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start_match(&[PERSON, PERSON], contest(&[[28, 20]]));
    play_on(&mut table, 3);
    let (position, opening) = (table.session().position().clone(), table.session().opening().clone());
    assert!(opening.board().owns(Player::SOUTH, PitId(6)), "a pit changed hands");
    let table = restart(table, folder.path());
    assert_eq!((table.session().position(), table.session().opening()), (&position, &opening));
    assert_eq!(table.session().contest(), Some(&contest(&[[28, 20]])));
}

#[test]
fn a_match_between_two_games_is_kept_and_leads_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start_match(&[PERSON, PERSON], contest(&[]));
    play_on(&mut table, 500);
    assert_eq!((table.screen(), table.session().goes_on()), (Screen::Over, true));
    let after = table.session().concluded();
    let mut table = restart(table, folder.path());
    assert_eq!((table.screen(), table.session().concluded()), (Screen::Over, after));
    assert_eq!(table.app.world().resource::<Profile>().games_finished, 1, "it was counted once");
    table.ask(Actor::Person, Deed::Undo);
    table.frames(3);
    assert_eq!(table.screen(), Screen::Play, "the last decision can still be taken back");
}

#[test]
fn undo_and_restart_stay_inside_the_game_of_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start_match(&[PERSON, PERSON], contest(&[[20, 28]]));
    assert!(!table.session().can_undo());
    play_on(&mut table, 2);
    for _ in 0..5 {
        table.ask(Actor::Person, Deed::Undo);
    }
    assert_eq!(table.session().position(), table.session().opening());
    assert_eq!(table.session().contest(), Some(&contest(&[[20, 28]])));
}

#[test]
fn a_broken_match_is_refused_by_the_name_of_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start_match(&[PERSON, PERSON], contest(&[[28, 20]]));
    let saved = SavedGame::of(table.session());
    let told = |change: &dyn Fn(&mut SavedGame)| {
        let mut game = saved.clone();
        change(&mut game);
        SavedGame::from_text(&ron::to_string(&game).unwrap()).unwrap_err()
    };
    let results = |results: &[[i32; 2]]| {
        let broken = contest(results);
        told(&move |game| game.contest = Some(broken.clone()))
    };
    assert_eq!(results(&[[28, 21]]), "match: game 1: totals: 49 seeds, but a game has 48");
    assert_eq!(results(&[[40, 8]]), "match: it was won in game 1, and yet another follows");
    assert_eq!(told(&|game| game.starter = Player::SOUTH), "match: player 0 does not open this game");
    assert_eq!(told(&|game| game.rules.rounds = None), "match: ba-awa has none for 2 players");
}

#[test]
fn a_game_of_its_own_says_nothing_of_matches() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    table.start(PERSON, PERSON);
    table.play(0);
    let text = std::fs::read_to_string(folder.path().join("game.ron")).unwrap();
    assert!(!text.contains("contest"), "{text}");
}
