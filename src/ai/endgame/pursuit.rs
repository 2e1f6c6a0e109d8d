//! Whether a player who is worth something in a position gets it in spite of the game's past: a position that comes
//! back ends the game with an even split.

use super::moves::{legal, play};
use super::pits::Pits;
use super::tables::EndgameTables;
use crate::rules::Position;
use std::collections::HashSet;

/// The most positions that are looked at for one answer.
const MOST_SEEN: usize = 2000;

/// A position with the player whose turn it is: whether that is the one who asks.
type Place = (Pits, bool);

/// The positions since the last capture, the present one last, seen by the player to move there.
pub struct Past<'a> {
    tables: &'a EndgameTables,
    seeds: u8,
    places: Vec<Place>,
}

impl<'a> Past<'a> {
    /// The past of `position`, whose seeds in play the tables know.
    pub fn of(tables: &'a EndgameTables, position: &Position) -> Past<'a> {
        let (board, history) = (position.board(), position.history());
        let places = history.iter().map(|key| (Pits::of_key(key), key.mover == board.mover)).collect();
        Past { tables, seeds: board.in_play() as u8, places }
    }

    /// Whether there is only the present.
    pub fn is_fresh(&self) -> bool {
        self.places.len() == 1
    }

    /// Whether the present's own move of the tables gets its value for certain, because all of the past was worth less,
    /// or came about by such moves.
    pub fn has_led_here(&self) -> bool {
        let now = self.places.last().map_or(0, |place| self.worth(*place));
        let mut followed = true;
        self.places.windows(2).rev().all(|pair| {
            let worth = self.worth(pair[0]);
            followed &= worth == now && (!pair[0].1 || self.follows(pair[0].0, pair[1].0));
            followed || worth < now
        })
    }

    /// What a place is worth to the player who asks.
    fn worth(&self, (pits, own): Place) -> i8 {
        let value = self.tables.verdict(pits, self.seeds).value();
        if own { value } else { -value }
    }

    fn follows(&self, from: Pits, to: Pits) -> bool {
        let progress = self.tables.verdict(from, self.seeds).progress();
        progress.is_some_and(|pit| play(from, pit).after == to)
    }

    /// Whether one player, following the tables' moves from the place after a move on, whatever the other plays,
    /// certainly meets no position of the past. `asker`: it is the one who asks; the other is to move.
    pub fn is_out_of_the_way(&self, after: Pits, asker: bool) -> bool {
        let (mut seen, mut open) = (HashSet::new(), vec![(after, false)]);
        while let Some(place) = open.pop() {
            if self.places.contains(&place) || seen.len() == MOST_SEEN {
                return false;
            }
            if seen.insert(place) && !self.go_on(place, asker, &mut open) {
                return false;
            }
        }
        true
    }

    /// Adds the places that may come next. Answers whether the tables had a move where one was needed.
    fn go_on(&self, (pits, own): Place, asker: bool, open: &mut Vec<Place>) -> bool {
        let quiet = |step: &super::moves::Step| step.taken == 0 && !step.starves();
        if own != asker {
            open.extend(legal(pits).as_slice().iter().filter(|step| quiet(step)).map(|step| (step.after, !own)));
            return true;
        }
        let Some(pit) = self.tables.verdict(pits, self.seeds).progress() else { return false };
        open.extend(Some(play(pits, pit)).filter(quiet).map(|step| (step.after, !own)));
        true
    }
}
