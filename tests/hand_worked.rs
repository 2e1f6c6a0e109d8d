//! Positions worked out by hand, one a line in `data/oware-hand-worked.txt`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{abapa, legal, oware, text};
use gieo::rules::{Move, Ruleset};
use std::sync::Arc;

const FILE: &str = include_str!("data/oware-hand-worked.txt");

fn rules(word: &str) -> Arc<Ruleset> {
    match word {
        "oware" => oware(),
        "oware-abapa" => abapa(),
        _ => panic!("unknown ruleset {word}"),
    }
}

#[test]
fn hand_worked_positions_come_out_as_written() {
    let mut worked = 0;
    for line in FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[id, ruleset, before, allowed, moves, after, over] = fields.as_slice() else {
            panic!("not seven fields: {line}");
        };
        let rules = rules(ruleset);
        let mut position = text(&rules, before);
        let letters: String = legal(&position).iter().map(|pit| Move::forward(*pit).to_text(&rules)).collect();
        assert_eq!(letters, allowed, "{id}: legal moves");
        for letter in moves.chars() {
            let mv = Move::from_text(&rules, &letter.to_string()).unwrap();
            position.play(mv).unwrap_or_else(|e| panic!("{id}: {letter}: {e}"));
        }
        assert_eq!(position.to_text(), after, "{id}: after {moves}");
        assert_eq!(position.board().over.map_or("-", |reason| reason.word()), over, "{id}: over");
        worked += 1;
    }
    assert_eq!(worked, 18);
}
