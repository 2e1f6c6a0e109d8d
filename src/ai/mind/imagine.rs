//! A move played in the head: what it leads to, and how much there is to count on the way.

use super::habits::{Habits, LAP};
use crate::rules::{Board, Event, Move, Position, Ruleset, legal_moves, play_on_board};

/// A move and what it leads to.
pub(super) struct Imagined {
    /// The board behind it.
    pub after: Board,
    /// Seeds dropped one by one.
    pub drops: u16,
    /// Hands lifted.
    pub laps: u16,
}

impl Imagined {
    /// How many drops and laps are more than one of these `habits` follows, in drops.
    pub fn beyond(&self, habits: &Habits) -> u16 {
        let laps = self.laps.saturating_sub(habits.laps_to);
        self.drops.saturating_sub(habits.counts_to).saturating_add(laps.saturating_mul(LAP))
    }
}

/// Plays `mv` of `position`.
pub(super) fn imagine(position: &Position, mv: Move) -> Imagined {
    play_out(position.rules(), position.board(), mv)
}

/// The same on a bare board, without a past: nobody looks for repetition at a glance.
pub(super) fn play_out(rules: &Ruleset, board: &Board, mv: Move) -> Imagined {
    let mut imagined = Imagined { after: *board, drops: 0, laps: 0 };
    let (mut drops, mut laps) = (0, 0);
    play_on_board(rules, &mut imagined.after, mv, &[], |event| {
        drops += u16::from(matches!(event, Event::Sow { .. }));
        laps += u16::from(matches!(event, Event::Pick { .. }));
    });
    Imagined { drops, laps, ..imagined }
}

/// A legal move of whoever is to move on `board`, what it leads to, and by how much its player's lead grows.
pub(super) fn replies<'a>(rules: &'a Ruleset, board: &'a Board) -> impl Iterator<Item = (Move, Imagined, i32)> + 'a {
    let before = board.lead(rules, board.mover);
    legal_moves(rules, board).map(move |mv| {
        let imagined = play_out(rules, board, mv);
        let gain = imagined.after.lead(rules, board.mover) - before;
        (mv, imagined, gain)
    })
}

/// The most that whoever is to move can gain at once; 0 if nothing, or if the game is over.
pub(super) fn best_gain(rules: &Ruleset, board: &Board) -> i32 {
    replies(rules, board).map(|(_, _, gain)| gain).max().unwrap_or(0).max(0)
}

#[cfg(test)]
mod tests {
    use super::super::super::Level;
    use super::*;
    use crate::rules::PitId;
    use crate::rules::testing::{at, ba_awa, oware};

    #[test]
    fn a_move_is_counted_seed_by_seed_and_lap_by_lap() {
        let position = at(oware(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
        let short = imagine(&position, Move::forward(4));
        assert_eq!((short.drops, short.laps, short.after.seeds(PitId(5))), (4, 1, 5));
        // By Ba-awa's rules the last seed of four goes on from an occupied pit.
        let relay = imagine(&at(ba_awa(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), Move::forward(0));
        assert!(relay.laps > 1 && relay.drops > 4, "{} drops in {} laps", relay.drops, relay.laps);
    }

    #[test]
    fn what_is_beyond_grows_with_drops_and_with_laps() {
        let board = *at(oware(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S").board();
        let beyond = |drops, laps| Imagined { after: board, drops, laps }.beyond(Level::FIRST.habits());
        assert_eq!(beyond(3, 1), 0);
        assert!(beyond(9, 1) > beyond(6, 1) && beyond(9, 3) > beyond(9, 1));
        assert_eq!(Imagined { after: board, drops: 300, laps: 60 }.beyond(Level::TOP.habits()), 0);
    }

    #[test]
    fn gains_are_what_replies_take() {
        let position = at(oware(), "0-0-0-0-0-1-1-0-0-0-0-5-20-21-S");
        assert_eq!(best_gain(position.rules(), position.board()), 2);
    }
}
