//! Whole games as text, move | what happens | position, replayed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::oware;
use gieo::rules::{Board, Event, Move, PitId, Player, Position, Ruleset};

const OWARE_1: &str = include_str!("data/playthroughs/oware-1.txt");

#[test]
fn oware_1_is_played_as_written() {
    let rules = oware();
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let mut moves = 0;
    for line in OWARE_1.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[letter, told, after] = fields.as_slice() else { panic!("not three fields: {line}") };
        let events = position.play(Move::from_text(&rules, letter).unwrap()).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(tell(&rules, &events), told);
        assert_eq!(position.to_text(), after);
        moves += 1;
    }
    assert!(moves > 20 && position.outcome().is_some(), "the file breaks off after {moves} moves");
}

/// The events of a move as the file writes them.
fn tell(rules: &Ruleset, events: &[Event]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut last = "";
    for event in events {
        let (word, rest) = words(rules, event);
        match parts.last_mut() {
            Some(part) if word == last && word == "sow" => part.push_str(&format!(" {rest}")),
            Some(part) if word == last && word == "take" => part.push_str(&format!(", {rest}")),
            _ if word.is_empty() => {}
            _ => parts.push(format!("{word} {rest}").trim_end().to_owned()),
        }
        last = word;
    }
    parts.join("; ")
}

fn words(rules: &Ruleset, event: &Event) -> (&'static str, String) {
    let letter = |pit: PitId| Move::forward(pit.0).to_text(rules);
    match event {
        Event::Pick { pit, n } => ("pick", format!("{} {n}", letter(*pit))),
        Event::Sow { pit } => ("sow", letter(*pit)),
        Event::Capture { pit, pieces, .. } => ("take", format!("{} {}", letter(*pit), pieces.dan)),
        Event::Sweep { player, from } => {
            let pits: Vec<String> = from.pits().map(|(pit, n)| format!("{} {n}", letter(pit))).collect();
            let side = if *player == Player::SOUTH { "S" } else { "N" };
            ("sweep", format!("{side} {}", pits.join(", ")))
        }
        Event::End { reason } => ("end", reason.word().to_owned()),
        Event::Again { .. } => ("again", String::new()),
        Event::Pass { .. } => ("pass", String::new()),
        Event::Refill { pit, .. } => ("refill", pit.0.to_string()),
        Event::Borrow { pit, .. } => ("borrow", pit.0.to_string()),
        Event::Collect { player, dan, quan } => ("collect", format!("{} {} {}", player.0, dan.total(), quan.len())),
        Event::LastEight { player, .. } => ("last eight", player.0.to_string()),
        Event::Turn { .. } | Event::Stop { .. } => ("", String::new()),
    }
}

#[test]
fn the_board_before_and_the_events_are_enough_to_replay_it() {
    let rules = oware();
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let mut board: Board = *position.board();
    for line in OWARE_1.lines().filter(|line| !line.starts_with('#')) {
        let letter = line.split(" | ").next().unwrap();
        for event in position.play(Move::from_text(&rules, letter).unwrap()).unwrap() {
            board.apply(&event);
        }
        assert_eq!(board, *position.board());
    }
}
