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

/// Ba-awa by its own rules.
pub fn ba_awa() -> Arc<Ruleset> {
    read(include_str!("../../assets/rulesets/ba-awa.ruleset.ron"))
}

/// Ô ăn quan by its own rules.
pub fn o_an_quan() -> Arc<Ruleset> {
    read(include_str!("../../assets/rulesets/o-an-quan.ruleset.ron"))
}

/// Congklak by its own rules.
pub fn congklak() -> Arc<Ruleset> {
    read(include_str!("../../assets/rulesets/congklak.ruleset.ron"))
}

/// Kalah by its own rules.
pub fn kalah() -> Arc<Ruleset> {
    read(include_str!("../../assets/rulesets/kalah.ruleset.ron"))
}

/// `rules` with some options set.
pub fn with(rules: &Ruleset, options: &[(&str, &str)]) -> Arc<Ruleset> {
    let mut rules = rules.clone();
    options.iter().for_each(|(name, value)| rules.set_option(name, value).unwrap());
    Arc::new(rules)
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

/// The position after some moves with spaces between them, as text.
pub fn result(rules: Arc<Ruleset>, text: &str, moves: &str) -> String {
    let mut position = at(rules, text);
    for word in moves.split_whitespace() {
        let mv = Move::from_text(position.rules(), word).unwrap();
        position.play(mv).unwrap();
    }
    position.to_text()
}
