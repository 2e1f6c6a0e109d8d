//! Who is chosen for a seat: a person, somebody with a name, a plain level, or an opponent that follows the player.

use crate::ai::{Character, Characters, Level, Mind, Style};
use crate::app::{Seat, Who};
use crate::rules::Family;

/// Who is chosen for a seat. A character keeps its mind when another game is chosen: there, whoever is most like it
/// sits down instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    Person,
    Character(Mind),
    Level(Level),
    Follower,
}

/// The kinds of sitter, in the order of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Person,
    Character,
    Level,
    Follower,
}

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::Person, Kind::Character, Kind::Level, Kind::Follower];
}

impl Sitter {
    /// Whom a first game is against: somebody who is easily beaten.
    pub(super) const FIRST: Sitter = Sitter::Character(Mind { level: Level::FIRST, style: Style::Raider });

    pub(super) fn kind(self) -> Kind {
        match self {
            Sitter::Person => Kind::Person,
            Sitter::Character(_) => Kind::Character,
            Sitter::Level(_) => Kind::Level,
            Sitter::Follower => Kind::Follower,
        }
    }

    /// Who sits at `seat` of a game.
    pub(super) fn of(seat: &Seat) -> Sitter {
        match seat.who {
            Who::Person => Sitter::Person,
            Who::Computer(_) if seat.follows => Sitter::Follower,
            Who::Computer(mind) if mind.style == Style::Even => Sitter::Level(mind.level),
            Who::Computer(mind) => Sitter::Character(mind),
        }
    }

    /// Somebody of another kind, as strong as this one was.
    pub(super) fn turned(self, kind: Kind) -> Sitter {
        let mind = match self {
            Sitter::Character(mind) => mind,
            Sitter::Level(level) => Mind { level, style: Style::Raider },
            Sitter::Person => Mind { level: Level::FIRST, style: Style::Raider },
            Sitter::Follower => Mind { level: Level::MIDDLE, style: Style::Raider },
        };
        match kind {
            Kind::Person => Sitter::Person,
            Kind::Character => Sitter::Character(mind),
            Kind::Level => Sitter::Level(mind.level),
            Kind::Follower => Sitter::Follower,
        }
    }

    /// The character that sits down to a game of `family`: this one, or whoever there is most like it.
    pub(super) fn character(self, opponents: &Characters, family: Family) -> Option<&Character> {
        let Sitter::Character(mind) = self else { return None };
        let apart =
            |other: &&Character| (other.level.number().abs_diff(mind.level.number()), other.style != mind.style);
        opponents.with_mind(mind, family).or_else(|| opponents.at(family).into_iter().min_by_key(apart))
    }

    /// Who that is at a table of `family`, and whether it follows the player.
    pub(super) fn who(self, opponents: &Characters, family: Family) -> (Who, bool) {
        let who = match self {
            Sitter::Person => Who::Person,
            Sitter::Character(mind) => Who::Computer(self.character(opponents, family).map_or(mind, Character::mind)),
            Sitter::Level(level) => Who::Computer(level.into()),
            Sitter::Follower => Who::Computer(Level::MIDDLE.into()),
        };
        (who, self == Sitter::Follower)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../assets/opponents.ron");

    #[test]
    fn whoever_is_most_like_a_character_sits_down_to_another_game() {
        let all = Characters::from_ron(FILE).unwrap();
        let games = [Family::Oware, Family::BaAwa, Family::OAnQuan, Family::Congklak, Family::Kalah];
        for character in all.iter() {
            for family in games {
                let sitter = Sitter::Character(character.mind());
                let there = sitter.character(&all, family).unwrap();
                assert!(there.plays(family));
                assert!(!character.plays(family) || there == character);
                assert_eq!(sitter.who(&all, family), (Who::Computer(there.mind()), false));
            }
        }
        assert!(Sitter::FIRST.character(&all, Family::Oware).unwrap().level < Level::MIDDLE);
    }

    #[test]
    fn a_seat_brings_back_who_was_chosen() {
        let all = Characters::from_ron(FILE).unwrap();
        let somebody = Sitter::Character(all.at(Family::Oware)[2].mind());
        for sitter in [Sitter::Person, Sitter::Level(Level::TOP), Sitter::Follower, somebody] {
            let (who, follows) = sitter.who(&all, Family::Oware);
            assert_eq!(Sitter::of(&Seat { follows, ..Seat::pair(who, who)[1] }), sitter);
        }
    }

    #[test]
    fn another_kind_is_as_strong() {
        let strong = Sitter::Level(Level::TOP);
        for kind in Kind::ALL {
            assert_eq!(strong.turned(kind).kind(), kind);
        }
        assert_eq!(strong.turned(Kind::Character).turned(Kind::Level), strong);
    }
}
