//! The book of this build, and what books do with bad texts.

use super::*;
use crate::rules::Player;
use std::collections::BTreeSet;

fn rules(text: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::from_ron(text, "test").unwrap())
}

fn oware() -> Arc<Ruleset> {
    rules(include_str!("../../../assets/rulesets/oware.ruleset.ron"))
}

fn after(moves: &str) -> Position {
    let mut position = Position::start(oware(), Player::SOUTH);
    for letter in moves.split("").filter(|letter| !letter.is_empty()) {
        position.play(Move::from_text(position.rules(), letter).unwrap()).unwrap();
    }
    position
}

/// The text with the first line that begins with `old` beginning with `new`.
fn with(old: &str, new: &str) -> String {
    assert!(TEXT.contains(&format!("\n{old}")), "{old}");
    TEXT.replacen(&format!("\n{old}"), &format!("\n{new}"), 1)
}

fn error(text: &str) -> String {
    OpeningBook::from_text(text, &oware()).unwrap_err().to_string()
}

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

#[test]
fn the_book_of_this_build_is_right_and_written_as_it_is_read() {
    // Reading checks that every move is legal, and that the best comes first.
    let book = OpeningBook::from_text(TEXT, &oware()).unwrap();
    assert!(book.len() > 100 && TEXT.len() < 300_000);
    assert_eq!(book.to_text(&oware()), TEXT);
}

#[test]
fn every_position_of_the_book_can_be_reached_through_others() {
    let book = OpeningBook::from_text(TEXT, &oware()).unwrap();
    let (mut seen, mut left) = (BTreeSet::new(), vec![after("")]);
    while let Some(position) = left.pop() {
        let Some(moves) = book.find(&position) else { continue };
        let south = Position::from_board(oware(), *position.board()).to_text();
        // The same board with the rows changed round is the same position of the book.
        let fields: Vec<&str> = south.split('-').collect();
        let key = if fields[14] == "S" { south.clone() } else { rotated(&fields) };
        if seen.insert(key) {
            left.extend(moves.iter().map(|known| {
                let mut next = position.clone();
                next.play(known.mv).unwrap();
                next
            }));
        }
    }
    assert_eq!(seen.len(), book.len());
}

fn rotated(fields: &[&str]) -> String {
    let order = (6..12).chain(0..6).chain([13, 12]);
    order.map(|i| fields[i]).chain(["S"]).collect::<Vec<_>>().join("-")
}

#[test]
fn the_first_move_is_that_of_theory_from_either_seat() {
    let book = built_in(&oware()).unwrap();
    for starter in [Player::SOUTH, Player::NORTH] {
        let start = Position::start(oware(), starter);
        let best = book.find(&start).unwrap()[0];
        assert_eq!(best.mv.pit.0 % 6, 5, "only the rightmost pit holds the draw (Lincke 2002)");
        assert!(start.check(best.mv).is_ok());
    }
    assert_eq!(book.find(&after("F")).unwrap()[0].mv.to_text(&oware()), "f", "and so does only this reply");
}

#[test]
fn only_the_strongest_play_by_heart_and_by_the_rules_of_the_book() {
    let chance = Chance::new(1, 0);
    let top = Mind::from(Level::TOP);
    assert_eq!(by_heart(top, &after(""), chance), Some(Move::forward(5)));
    assert_eq!(by_heart(Level::MIDDLE.into(), &after(""), chance), None);
    for other in [
        include_str!("../../../assets/rulesets/oware-abapa.ruleset.ron"),
        include_str!("../../../assets/rulesets/oware-three.ruleset.ron"),
        include_str!("../../../assets/rulesets/kalah.ruleset.ron"),
    ] {
        assert_eq!(by_heart(top, &Position::start(rules(other), Player::SOUTH), chance), None);
    }
    assert_eq!(by_heart(top, &after(""), chance), Some(Move::forward(5)), "other rules do not spoil it");
}

#[test]
fn a_broken_book_is_told_by_its_line() {
    assert!(error("shopping\nbread").contains("line 1: this is no book"));
    let abapa = rules(include_str!("../../../assets/rulesets/oware-abapa.ruleset.ron"));
    assert!(OpeningBook::from_text(TEXT, &abapa).unwrap_err().to_string().contains("line 2: this book is for other"));
    assert!(error(&with("made ", "mad ")).starts_with("line 3: it should say how"));
    let head: String = TEXT.lines().take(3).map(|line| format!("{line}\n")).collect();
    for (line, what) in [
        ("", "expected 15 fields"),
        ("4-4-S", "expected 15 fields"),
        ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N A+0/3", "South should be to move"),
        (&format!("{START} A+0/3"), "1 moves, but 6 are legal"),
        (&format!("{START} A+0/3 A+0/3 C+0/3 D+0/3 E+0/3 F+0/3"), "6 moves, but 6"),
        (&format!("{START} A+0/3 B+0/3 C+0/3 D+0/3 E+0/3 F+1/3"), "best move should come first"),
        (&format!("{START} a+0/3"), "pit 6 is not"),
        (&format!("{START} x+0/3"), "names no pit"),
        (&format!("{START} ăăă"), "is no move with a value"),
        (&format!("{START} A+0"), "is no move with a value"),
        (&format!("{START} A+99999/3"), "is no move with a value"),
        ("0-4-4-4-4-4-4-4-4-4-4-4-4-0-S A+0/3", "pit 0 is empty"),
    ] {
        let said = error(&format!("{head}{line}\n"));
        assert!(said.starts_with("line 4: ") && said.contains(what), "{line}: {said}");
    }
    let twice = format!("{START} A+0/3 B+0/3 C+0/3 D+0/3 E+0/3 F+0/3\n");
    assert!(error(&format!("{head}{twice}{twice}")).starts_with("line 5: this position has a line already"));
}

#[test]
fn among_equal_moves_chance_chooses_and_draws_the_same_again() {
    let mut book = OpeningBook::new(String::new());
    let known = |pit: u8, value| KnownMove { mv: Move::forward(pit), value, depth: 9 };
    book.learn(&after(""), &[known(0, -1), known(1, 2), known(2, 2), known(3, 2), known(4, 0), known(5, 1)]);
    let drawn = |seed| book.choose(&after(""), Chance::new(seed, 0)).unwrap().pit.0;
    let all: BTreeSet<u8> = (0..40).map(drawn).collect();
    assert_eq!(all, BTreeSet::from([1, 2, 3]));
    assert!((0..40).all(|seed| drawn(seed) == drawn(seed)));
}
