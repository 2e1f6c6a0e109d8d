//! What the hint says: how many pits may be played, and by which rule the others may not.

use super::people::who;
use super::words::Phrase;
use crate::app::{Playable, Session};
use crate::rules::{Family, IllegalMove};

/// The sentences of the hint; none while nobody may choose.
pub(super) fn hint(session: &Session, playable: &Playable) -> Vec<Phrase> {
    let Some(mover) = session.mover().filter(|_| !playable.pits.is_empty()) else { return Vec::new() };
    let rules = session.position().rules();
    let key = if rules.family() == Family::OAnQuan { "hint-playable-squares" } else { "hint-playable" };
    let count = Phrase::new(key).arg("n", playable.pits.len() as u16);
    let neighbour = who(session.seats(), mover.next(rules.board.players));
    let why = playable.refused.first().and_then(|(_, why)| reason(*why, neighbour));
    [count].into_iter().chain(why).collect()
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
    use crate::rules::{Player, Position, Ruleset};
    use std::sync::Arc;

    fn hinted(rules: Arc<Ruleset>, position: &str) -> Vec<Phrase> {
        let opening = Position::from_text(rules, position).unwrap();
        let seats = Seat::pair(Who::Person, Who::Person);
        let fresh = StartGame::fresh(opening.rules().clone(), seats, Player::SOUTH, 1);
        let session = Session::new(&StartGame { opening, ..fresh });
        hint(&session, &Playable::of(&session))
    }

    fn playable(n: u16) -> Phrase {
        Phrase::new("hint-playable").arg("n", n)
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
