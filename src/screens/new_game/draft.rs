//! What is chosen for the next game.

use crate::ai::Level;
use crate::app::{SavedGame, Seat, StartGame, TableSide, Who};
use crate::rules::{Player, Ruleset, RulesetId};
use bevy::prelude::*;
use std::sync::Arc;

/// What is chosen for the next game; kept from one game to the next.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub(super) struct Draft {
    /// Who plays South.
    pub(super) south: Who,
    /// Who plays North.
    pub(super) north: Who,
    /// Who makes the first move.
    pub(super) start: Starter,
    /// Whether two people sit face to face.
    pub(super) facing: bool,
    /// By which rules; `None` for the first in the list.
    pub(super) rules: Option<RulesetId>,
}

/// Who makes the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Starter {
    South,
    North,
    Lots,
}

impl Starter {
    /// In the order of the menu.
    pub(super) const ALL: [Starter; 3] = [Starter::South, Starter::North, Starter::Lots];

    /// Whom it names; `chance` decides lots.
    fn player(self, chance: u64) -> Player {
        match self {
            Starter::South => Player::SOUTH,
            Starter::North => Player::NORTH,
            Starter::Lots if chance.is_multiple_of(2) => Player::SOUTH,
            Starter::Lots => Player::NORTH,
        }
    }
}

/// The kinds of player, in the order of the menu.
pub(super) const KINDS: [Who; 4] =
    [Who::Person, Who::Computer(Level::Child), Who::Computer(Level::Club), Who::Computer(Level::Master)];

impl Default for Draft {
    fn default() -> Draft {
        Draft {
            south: Who::Person,
            north: Who::Computer(Level::Child),
            start: Starter::South,
            facing: false,
            rules: None,
        }
    }
}

impl Draft {
    /// The choices that led to `game`.
    pub(super) fn of(game: &SavedGame) -> Draft {
        let usual = Draft::default();
        let who = |player: Player| game.seats.get(player.index()).map(|s| s.who);
        Draft {
            south: who(Player::SOUTH).unwrap_or(usual.south),
            north: who(Player::NORTH).unwrap_or(usual.north),
            start: if game.starter == Player::NORTH { Starter::North } else { Starter::South },
            facing: game.seats.iter().any(|s| s.side == TableSide::Far),
            rules: Some(game.rules.id.clone()),
        }
    }

    /// Who plays `player`'s side.
    pub(super) fn who(&self, player: Player) -> Who {
        if player == Player::SOUTH { self.south } else { self.north }
    }

    /// Lets `who` play `player`'s side.
    pub(super) fn seat(&mut self, player: Player, who: Who) {
        *(if player == Player::SOUTH { &mut self.south } else { &mut self.north }) = who;
    }

    /// Whether two people play.
    pub(super) fn two_people(&self) -> bool {
        (self.south, self.north) == (Who::Person, Who::Person)
    }

    /// The seats as they are at the table.
    pub(super) fn seats(&self) -> Vec<Seat> {
        let mut seats = Seat::pair(self.south, self.north);
        if self.two_people() && self.facing {
            for seat in seats.iter_mut().filter(|s| s.player == Player::NORTH) {
                seat.side = TableSide::Far;
            }
        }
        seats
    }

    /// Which of `rulesets` is chosen, counted from 0.
    pub(super) fn ruleset(&self, rulesets: &[Arc<Ruleset>]) -> usize {
        rulesets.iter().position(|r| Some(&r.id) == self.rules.as_ref()).unwrap_or_default()
    }

    /// The request to begin; `None` if there is no ruleset at all. `chance` decides lots and
    /// whatever the computer leaves to chance.
    pub(super) fn start(&self, rulesets: &[Arc<Ruleset>], chance: u64) -> Option<StartGame> {
        let rules = rulesets.get(self.ruleset(rulesets))?.clone();
        Some(StartGame::fresh(rules, self.seats(), self.start.player(chance >> 1), chance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn north_side(draft: &Draft) -> TableSide {
        draft.seats()[1].side
    }

    #[test]
    fn only_two_people_sit_face_to_face() {
        let people = Draft { north: Who::Person, facing: true, ..Draft::default() };
        assert_eq!(north_side(&people), TableSide::Far);
        assert_eq!(north_side(&Draft { facing: false, ..people.clone() }), TableSide::FarUpright);
        assert_eq!(north_side(&Draft { facing: true, ..Draft::default() }), TableSide::FarUpright);
    }

    #[test]
    fn lots_fall_on_both() {
        let drawn: Vec<Player> = (0..2).map(|chance| Starter::Lots.player(chance)).collect();
        assert_eq!(drawn, [Player::SOUTH, Player::NORTH]);
        assert_eq!(Starter::North.player(0), Player::NORTH);
    }

    #[test]
    fn without_rules_nothing_begins() {
        assert!(Draft::default().start(&[], 0).is_none());
    }

    #[test]
    fn a_seat_is_given_to_whoever_is_chosen() {
        let mut draft = Draft::default();
        draft.seat(Player::SOUTH, Who::Computer(Level::Master));
        draft.seat(Player::NORTH, Who::Person);
        assert_eq!(draft.who(Player::SOUTH), Who::Computer(Level::Master));
        assert_eq!(draft.who(Player::NORTH), Who::Person);
    }
}
