//! What the sheet calls players, levels and seats.

use super::sitter::{Kind, Sitter};
use crate::ai::{Characters, Level, Word};
use crate::app::{Ratings, TimeLimit};
use crate::rules::{Family, Player, Rounds};
use crate::ui::{Inked, Localized, Phrase, TextRole, Tint};
use bevy::prelude::*;

/// Words that are filled in by what is chosen.
pub(super) fn remark() -> impl Bundle {
    (Localized::default(), TextRole::Small, Inked(Tint::FaintInk), Pickable::IGNORE)
}

/// The name of a kind of player.
pub(super) fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Person => "who-person",
        Kind::Character => "who-character",
        Kind::Level => "who-level",
        Kind::Follower => "who-follower",
    }
}

/// What a level is called on its button.
pub(super) fn level_number(level: Level) -> Phrase {
    Phrase::new("who-level-number").arg("n", u16::from(level.number()))
}

/// What there is to say of who is chosen for a game of `family`; `name` looks a key up.
pub(super) fn about(
    sitter: Sitter,
    opponents: &Characters,
    family: Family,
    ratings: &Ratings,
    name: impl Fn(&str) -> String,
) -> Vec<Phrase> {
    let strength = |level: Level| {
        let called = name(&level.name_key(family));
        Phrase::new("who-strength").arg("n", u16::from(level.number())).arg("name", called)
    };
    match sitter {
        Sitter::Person => Vec::new(),
        Sitter::Level(level) => vec![strength(level), Phrase::new(level.about_key())],
        Sitter::Follower => {
            // Half-way between two levels the nearer one is named.
            let level = ratings.level(family, 0.5);
            vec![Phrase::new("who-follower-about"), strength(level)]
        }
        Sitter::Character(_) => sitter.character(opponents, family).map_or_else(Vec::new, |character| {
            let style = Phrase::new(format!("style-{}", character.style.word()));
            vec![Phrase::new(character.key(Word::About)), strength(character.level), style]
        }),
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
