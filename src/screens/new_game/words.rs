//! What the sheet calls players, levels and seats.

use crate::ai::Level;
use crate::app::{TimeLimit, Who};
use crate::rules::{Player, Rounds};
use crate::ui::{Inked, Localized, Phrase, TextRole, Tint, level_name};
use bevy::prelude::*;

/// Words that are filled in by what is chosen.
pub(super) fn remark() -> impl Bundle {
    (Localized::default(), TextRole::Small, Inked(Tint::FaintInk), Pickable::IGNORE)
}

/// The name of a kind of player.
pub(super) fn kind_key(who: Who) -> &'static str {
    match who {
        Who::Person => "who-person",
        Who::Computer(level) => level_name(level),
    }
}

/// What there is to say of a kind of player.
pub(super) fn about_key(who: Who) -> Option<&'static str> {
    match who {
        Who::Person => None,
        Who::Computer(Level::Child) => Some("opponent-child-about"),
        Who::Computer(Level::Club) => Some("opponent-club-about"),
        Who::Computer(Level::Master) => Some("opponent-master-about"),
    }
}

/// The name of a seat: its side of the table for two, its number for more.
pub(super) fn seat_words(players: u8, player: Player) -> Phrase {
    match (players, player) {
        (2, Player::SOUTH) => Phrase::new("who-seat-south"),
        (2, _) => Phrase::new("who-seat-north"),
        _ => Phrase::new("who-seat-player").arg("n", number(player)),
    }
}

/// The names of who may start, players first; `people`: for each player, whether it is a person.
pub(super) fn start_words(people: &[bool]) -> Vec<Phrase> {
    let players = match people {
        [true, false] => ["new-start-you", "new-start-computer"].map(Phrase::new).to_vec(),
        [false, true] => ["new-start-computer", "new-start-you"].map(Phrase::new).to_vec(),
        [_, _] => ["new-start-south", "new-start-north"].map(Phrase::new).to_vec(),
        more => {
            let player = |i: u8| Phrase::new("new-start-player").arg("n", number(Player(i)));
            (0u8..).zip(more).map(|(i, _)| player(i)).collect()
        }
    };
    players.into_iter().chain([Phrase::new("new-start-lots")]).collect()
}

/// How a match goes on, and what wins it.
pub(super) fn match_words(rounds: Rounds) -> Phrase {
    match rounds {
        Rounds::PitsPerFour { goal, .. } => Phrase::new("new-match-pits-about").arg("n", u16::from(goal)),
        Rounds::BurntPits { least, .. } => Phrase::new("new-match-burnt-about").arg("n", u16::from(least)),
        Rounds::SoldSquares { points, goal } => {
            Phrase::new("new-match-squares-about").arg("points", points).arg("n", u16::from(goal))
        }
    }
}

/// The names of the times that a move may have, no limit first.
pub(super) fn time_words() -> impl Iterator<Item = Phrase> {
    let limit = |limit: TimeLimit| {
        let key = if limit == TimeLimit::AT_ONCE { "new-time-at-once" } else { "new-time-seconds" };
        Phrase::new(key).arg("n", limit.seconds())
    };
    [Phrase::new("new-time-none")].into_iter().chain(TimeLimit::CHOICES.map(limit))
}

fn number(player: Player) -> u16 {
    u16::from(player.0) + 1
}
