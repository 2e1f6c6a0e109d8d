//! What the hint says, step by step: what may be played and the idea of the best move, its pit, its sowing.

use super::people::{pit_number, who};
use super::words::Phrase;
use crate::ai::explain::{Advice, Reason, Value};
use crate::app::{Advising, Hints, Playable, Session};
use crate::rules::{Choice, Direction, Family, IllegalMove, Move, Ruleset, Turning};

/// As many reasons as are read at a glance.
const REASONS: usize = 2;

/// The sentences of the hint; none while nobody may choose.
pub(super) fn hint(session: &Session, playable: &Playable, hints: Hints, advising: &Advising) -> Vec<Phrase> {
    if playable.pits.is_empty() {
        return Vec::new();
    }
    let looking = advising.looking().then(|| Phrase::new("advice-looking"));
    let advice = advising.advice();
    match hints {
        Hints::Off => Vec::new(),
        Hints::Idea => {
            let idea = advice.map_or_else(Vec::new, |advice| ideas(session, advice));
            choices(session, playable).into_iter().chain(looking).chain(idea).collect()
        }
        Hints::Pit | Hints::Sown => {
            let told = advice.map_or_else(Vec::new, |advice| pointed(session, advice, hints));
            looking.into_iter().chain(told).collect()
        }
    }
}

/// How many pits may be played, and by which rule the others may not.
fn choices(session: &Session, playable: &Playable) -> Vec<Phrase> {
    let Some(mover) = session.mover() else { return Vec::new() };
    let rules = session.position().rules();
    let key = if rules.family() == Family::OAnQuan { "hint-playable-squares" } else { "hint-playable" };
    let count = Phrase::new(key).arg("n", playable.pits.len() as u16);
    let neighbour = who(session.seats(), mover.next(rules.board.players));
    let why = playable.refused.first().and_then(|(_, why)| reason(*why, neighbour));
    [count].into_iter().chain(why).collect()
}

/// The most telling reasons for the best move.
fn ideas(session: &Session, advice: &Advice) -> Vec<Phrase> {
    advice.reasons.iter().take(REASONS).map(|reason| reason_in_words(session, reason)).collect()
}

/// Which pit, and why or that its sowing is shown.
fn pointed(session: &Session, advice: &Advice, hints: Hints) -> Vec<Phrase> {
    let rules = session.position().rules();
    let pit = move_phrase(rules, advice.best, "advice-pit", "advice-square");
    let sown = if rules.family() == Family::OAnQuan { "advice-sown-squares" } else { "advice-sown" };
    let why = advice.reasons.first().map(|reason| reason_in_words(session, reason));
    let more = if hints == Hints::Sown { Some(Phrase::new(sown)) } else { why };
    [pit].into_iter().chain(more).collect()
}

/// The sentence of a reason, for the player to move.
pub fn reason_in_words(session: &Session, reason: &Reason) -> Phrase {
    let rules = session.position().rules();
    let squares = rules.family() == Family::OAnQuan && reason.counts_pieces();
    let key = format!("advice-{}{}", reason.word(), if squares { "-squares" } else { "" });
    let add = |phrase: Phrase, (name, value)| match value {
        Value::Number(n) => phrase.arg(name, n),
        Value::Player(player) => phrase.arg(name, who(session.seats(), player)),
        Value::Pit(pit) => phrase.arg(name, pit_number(rules, pit)),
    };
    reason.values().into_iter().fold(Phrase::new(key), add)
}

/// A sentence about a move: `fixed` where the rules leave no way open, else `open` with the way, as it is for whoever
/// sits before the pit.
pub fn move_phrase(rules: &Ruleset, mv: Move, fixed: &'static str, open: &'static str) -> Phrase {
    let forward = match rules.board.turning {
        Turning::Clockwise => "left",
        Turning::CounterClockwise => "right",
    };
    let backward = if forward == "left" { "right" } else { "left" };
    let key = match (rules.sowing.direction, mv.direction) {
        (Choice::Fixed, _) => fixed.to_owned(),
        (Choice::Player, Direction::Forward) => format!("{open}-{forward}"),
        (Choice::Player, Direction::Backward) => format!("{open}-{backward}"),
    };
    Phrase::new(key).arg("pit", pit_number(rules, mv.pit))
}

/// Why pits with seeds may not be played; those that are empty need no words.
fn reason(why: IllegalMove, neighbour: &'static str) -> Option<Phrase> {
    match why {
        IllegalMove::Starves { .. } => Some(Phrase::new("hint-others-starve").arg("who", neighbour)),
        IllegalMove::MustFeed { .. } => Some(Phrase::new("hint-others-feed").arg("who", neighbour)),
        IllegalMove::Endless { .. } => Some(Phrase::new("hint-others-endless")),
        IllegalMove::Over
        | IllegalMove::NoSuchPit { .. }
        | IllegalMove::NotYours { .. }
        | IllegalMove::Burnt { .. }
        | IllegalMove::Empty { .. }
        | IllegalMove::Direction => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Seat, StartGame, Who};
    use crate::rules::testing::{ba_awa, o_an_quan, oware, with};
    use crate::rules::{PitId, Player, Position, Ruleset};
    use std::sync::Arc;

    fn hinted(rules: Arc<Ruleset>, position: &str) -> Vec<Phrase> {
        let opening = Position::from_text(rules, position).unwrap();
        let seats = Seat::pair(Who::Person, Who::Person);
        let fresh = StartGame::fresh(opening.rules().clone(), seats, Player::SOUTH, 1);
        let session = Session::new(&StartGame { opening, ..fresh });
        choices(&session, &Playable::of(&session))
    }

    fn playable(n: u16) -> Phrase {
        Phrase::new("hint-playable").arg("n", n)
    }

    #[test]
    fn a_reason_is_told_by_the_names_and_numbers_of_the_table() {
        let opening = Position::start(o_an_quan(), Player::SOUTH);
        let seats = Seat::pair(Who::Person, Who::Person);
        let session = Session::new(&StartGame::fresh(opening.rules().clone(), seats, Player::SOUTH, 1));
        let saves = Reason::Saves { by: Player::NORTH, pit: Some(PitId(2)), before: 7, after: 0 };
        let told = Phrase::new("advice-saves-pit-squares").arg("who", "north").arg("n", 7).arg("left", 0);
        assert_eq!(reason_in_words(&session, &saves), told.arg("pit", 4_u16));
        let quan = Phrase::new("advice-takes-quan").arg("n", 1);
        assert_eq!(reason_in_words(&session, &Reason::TakesQuan { stones: 1 }), quan);
    }

    #[test]
    fn the_way_is_told_as_it_is_for_whoever_sits_there() {
        let way = |direction| {
            let mv = Move { pit: PitId(2), direction };
            move_phrase(&o_an_quan(), mv, "advice-pit", "advice-square")
        };
        assert_eq!(way(Direction::Forward), Phrase::new("advice-square-left").arg("pit", 4_u16));
        assert_eq!(way(Direction::Backward), Phrase::new("advice-square-right").arg("pit", 4_u16));
        let fixed = move_phrase(&oware(), Move::forward(2), "advice-pit", "advice-square");
        assert_eq!(fixed, Phrase::new("advice-pit").arg("pit", 3_u16));
    }

    #[test]
    fn where_nothing_is_forbidden_only_the_number_is_told() {
        assert_eq!(hinted(oware(), "4-0-4-4-4-4-4-4-4-4-4-4-2-2-S"), [playable(5)]);
        let squares = hinted(o_an_quan(), "0q-5-5-5-5-5-0q-5-5-5-5-5-0-0-S");
        assert_eq!(squares, [Phrase::new("hint-playable-squares").arg("n", 5)]);
    }

    #[test]
    fn the_rule_that_forbids_the_others_is_told() {
        // F would take the only two seeds of North; A keeps them there.
        let starving = hinted(oware(), "4-0-0-0-0-1-1-0-0-0-0-0-21-21-S");
        assert_eq!(starving.last(), Some(&Phrase::new("hint-others-starve").arg("who", "north")), "{starving:?}");
        let feeding = hinted(oware(), "1-0-0-0-0-2-0-0-0-0-0-0-22-23-S");
        assert_eq!(feeding, [playable(1), Phrase::new("hint-others-feed").arg("who", "north")]);
        let forbidden = with(&ba_awa(), &[("endless", "forbid")]);
        let endless = hinted(forbidden, "0-1-0-2-1-0-1-3-1-0-2-1-20-16-N");
        assert_eq!(endless.last(), Some(&Phrase::new("hint-others-endless")), "{endless:?}");
    }
}
