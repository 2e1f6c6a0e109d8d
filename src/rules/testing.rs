//! What the tests beside the rules share.

use super::{Event, Move, Position, Ruleset};
use std::sync::Arc;

/// Oware by its own rules.
pub fn oware() -> Arc<Ruleset> {
    read(include_str!("../../assets/rulesets/oware.ruleset.ron"))
}

/// Oware by the tournament rules.
pub fn abapa() -> Arc<Ruleset> {
    read(include_str!("../../assets/rulesets/oware-abapa.ruleset.ron"))
}

/// Oware with one option set.
pub fn oware_with(name: &str, value: &str) -> Arc<Ruleset> {
    let mut rules = Ruleset::clone(&oware());
    rules.set_option(name, value).unwrap();
    Arc::new(rules)
}

fn read(text: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::from_ron(text, "test").unwrap())
}

/// The position that `text` writes.
pub fn at(rules: Arc<Ruleset>, text: &str) -> Position {
    Position::from_text(rules, text).unwrap()
}

/// The letters of the legal moves.
pub fn legal(position: &Position) -> String {
    position.legal().map(|mv| mv.to_text(position.rules())).collect()
}

/// Plays moves written as letters; answers with all events.
pub fn play(position: &mut Position, letters: &str) -> Vec<Event> {
    let rules = position.rules().clone();
    let moves = letters.chars().map(|letter| Move::from_text(&rules, &letter.to_string()).unwrap());
    moves.flat_map(|mv| position.play(mv).unwrap()).collect()
}

/// The position after some moves, as text.
pub fn after(rules: Arc<Ruleset>, text: &str, letters: &str) -> String {
    let mut position = at(rules, text);
    play(&mut position, letters);
    position.to_text()
}
