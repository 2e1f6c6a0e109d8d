//! A ruleset told knob by knob, for those that nobody wrote a card for.

use crate::rules::{Capture, Choice, Majority, Origin, Relay, Ruleset, Stores, Turning};
use crate::ui::Phrase;

/// The rules in sentences, in the order in which they are told at a table. What an option says is not among them.
pub(super) fn told(rules: &Ruleset) -> Vec<Phrase> {
    let mut told = vec![Phrase::new("knob-players").arg("n", u16::from(rules.board.players)), board(rules)];
    let keys = [Some(way(rules)), Some(stores(rules)), Some(origin(rules)), again(rules), Some(relay(rules))];
    let end = (rules.majority == Majority::Ends).then_some("knob-majority");
    told.extend(keys.into_iter().chain([Some(capture(rules)), end]).flatten().map(Phrase::new));
    told
}

fn board(rules: &Ruleset) -> Phrase {
    let key = match rules.board.stores {
        Stores::Beside | Stores::InRing => "knob-board",
        Stores::QuanSquares => "knob-board-quan",
    };
    Phrase::new(key).arg("n", u16::from(rules.board.pits)).arg("seeds", rules.board.seeds)
}

fn way(rules: &Ruleset) -> &'static str {
    match (rules.sowing.direction, rules.board.turning) {
        (Choice::Player, Turning::Clockwise | Turning::CounterClockwise) => "knob-way-chosen",
        (Choice::Fixed, Turning::CounterClockwise) => "knob-way-against",
        (Choice::Fixed, Turning::Clockwise) => "knob-way-with",
    }
}

fn stores(rules: &Ruleset) -> &'static str {
    match rules.board.stores {
        Stores::Beside => "knob-stores-beside",
        Stores::InRing => "knob-stores-ring",
        Stores::QuanSquares => "knob-stores-quan",
    }
}

fn origin(rules: &Ruleset) -> &'static str {
    match rules.sowing.origin {
        Origin::Skipped => "knob-origin-skipped",
        Origin::Sown => "knob-origin-sown",
    }
}

/// Only where a store is sown.
fn again(rules: &Ruleset) -> Option<&'static str> {
    let key = if rules.sowing.again { "knob-again-yes" } else { "knob-again-no" };
    (rules.board.stores == Stores::InRing).then_some(key)
}

fn relay(rules: &Ruleset) -> &'static str {
    match rules.relay {
        Relay::None => "knob-relay-none",
        Relay::FromLanding { .. } => "knob-relay-landing",
        Relay::FromNext { .. } => "knob-relay-next",
    }
}

fn capture(rules: &Ruleset) -> &'static str {
    match rules.capture {
        Capture::TwosAndThrees => "knob-capture-twos",
        Capture::Fours { .. } => "knob-capture-fours",
        Capture::Opposite { .. } => "knob-capture-opposite",
        Capture::BehindEmpty { .. } => "knob-capture-behind",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{abapa, ba_awa, congklak, kalah, o_an_quan, oware};

    const STRINGS: &str = include_str!("../../assets/strings/en/rules.ftl");

    #[test]
    fn every_game_is_told_in_sentences_that_there_are() {
        for rules in [oware(), abapa(), ba_awa(), o_an_quan(), congklak(), kalah()] {
            let keys: Vec<_> = told(&rules).into_iter().map(|phrase| phrase.key.into_owned()).collect();
            assert!(keys.len() >= 7, "{keys:?}");
            for key in keys {
                assert!(STRINGS.contains(&format!("\n{key} = ")), "{}: {key}", rules.id);
            }
        }
    }

    #[test]
    fn knobs_that_no_option_has_are_told() {
        let mut rules = Ruleset::clone(&oware());
        rules.board.turning = Turning::Clockwise;
        rules.sowing.origin = Origin::Sown;
        rules.majority = Majority::PlaysOn;
        let told: Vec<_> = told(&rules).into_iter().map(|phrase| phrase.key.into_owned()).collect();
        assert!(told.contains(&"knob-way-with".to_owned()) && told.contains(&"knob-origin-sown".to_owned()));
        assert!(!told.iter().any(|key| key.starts_with("knob-majority") || key.starts_with("knob-again")));
    }
}
