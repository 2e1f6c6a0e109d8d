//! Captures: what the last seed of a sowing wins.

use super::sowing::Course;
use super::{Board, Event, PitId, Player, Ruleset, Starving, StopReason};

/// The run of pits that a last seed in `last` takes for `player`, from `last` backwards:
/// pits of the opponent holding two or three, unbroken (RULES A.1.3).
fn twos_and_threes(rules: &Ruleset, board: &Board, last: PitId, player: Player) -> impl Iterator<Item = PitId> + use<> {
    let (board, mut next) = (*board, last);
    let mut left = rules.ring_len();
    let before = rules.ring_len() as u8 - 1;
    std::iter::from_fn(move || {
        let pit = next;
        let foreign = board.owners[pit.index()].is_some_and(|owner| owner != player);
        let ripe = foreign && matches!(board.seeds(pit), 2 | 3) && left > 0;
        next = PitId(if pit.0 == 0 { before } else { pit.0 - 1 });
        left = left.saturating_sub(1);
        ripe.then_some(pit)
    })
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Takes what the last seed in `last` wins for the mover.
    pub fn capture(&mut self, last: PitId) {
        let player = self.board.mover;
        let neighbour = player.next(self.rules.board.players);
        let taken: u16 = twos_and_threes(self.rules, self.board, last, player).map(|pit| self.board.seeds(pit)).sum();
        if taken > 0 && self.rules.starving == Starving::NoCapture && taken == self.board.row(neighbour) {
            self.happen(Event::Stop { reason: StopReason::GrandSlam });
            return;
        }
        for pit in twos_and_threes(self.rules, self.board, last, player) {
            let pieces = self.board.pits[pit.index()];
            self.happen(Event::Capture { pit, pieces, to: player });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{abapa, after, at, oware, oware_with, play};
    use super::super::{Event, PitId, StopReason};

    fn captured(text: &str, letter: &str) -> Vec<(u8, u16)> {
        let capture = |event: &Event| match event {
            Event::Capture { pit: PitId(pit), pieces, .. } => Some((*pit, pieces.dan)),
            Event::Pick { .. }
            | Event::Sow { .. }
            | Event::Again { .. }
            | Event::Pass { .. }
            | Event::Refill { .. }
            | Event::Borrow { .. }
            | Event::Sweep { .. }
            | Event::Collect { .. }
            | Event::LastEight { .. }
            | Event::Stop { .. }
            | Event::Turn { .. }
            | Event::End { .. } => None,
        };
        play(&mut at(oware(), text), letter).iter().filter_map(capture).collect()
    }

    #[test]
    fn a_last_seed_that_makes_two_or_three_takes_them() {
        assert_eq!(captured("0-0-0-0-0-1-1-4-0-0-0-0-10-10-S", "F"), [(6, 2)]);
        assert_eq!(captured("0-0-0-0-0-1-2-4-0-0-0-0-10-10-S", "F"), [(6, 3)]);
    }

    #[test]
    fn a_last_seed_that_makes_one_or_four_takes_nothing() {
        assert_eq!(captured("0-0-0-0-0-1-0-4-0-0-0-0-10-10-S", "F"), []);
        assert_eq!(captured("0-0-0-0-0-1-3-4-0-0-0-0-10-10-S", "F"), []);
    }

    #[test]
    fn the_unbroken_run_behind_the_last_seed_is_taken_too() {
        assert_eq!(captured("0-0-0-0-0-3-1-2-1-5-0-0-10-10-S", "F"), [(8, 2), (7, 3), (6, 2)]);
    }

    #[test]
    fn the_run_stops_at_the_first_other_number() {
        assert_eq!(captured("0-0-0-0-0-3-1-3-1-5-0-0-10-10-S", "F"), [(8, 2)]);
    }

    #[test]
    fn pits_before_the_last_seed_are_not_taken_by_themselves() {
        assert_eq!(captured("0-0-0-0-0-3-1-1-5-5-0-0-10-10-S", "F"), []);
    }

    #[test]
    fn nothing_is_taken_in_the_own_row() {
        assert_eq!(captured("2-1-1-0-0-0-4-4-4-4-4-4-10-10-S", "A"), []);
        assert_eq!(captured("0-0-0-0-2-1-1-4-4-4-4-4-10-10-S", "E"), [(6, 2)], "F holds two and stays");
    }

    #[test]
    fn norths_run_ends_at_souths_first_pit() {
        assert_eq!(captured("1-4-4-4-4-4-4-4-4-4-1-2-10-10-N", "f"), []);
        assert_eq!(captured("1-4-4-4-4-4-4-4-4-4-2-1-10-10-N", "f"), [(0, 2)], "e holds two and stays");
    }

    #[test]
    fn a_slam_takes_nothing_where_that_is_the_rule() {
        let text = "3-2-6-10-0-2-1-1-0-0-0-0-3-20-S";
        let mut position = at(abapa(), text);
        assert!(play(&mut position, "F").contains(&Event::Stop { reason: StopReason::GrandSlam }));
        assert_eq!(position.to_text(), "3-2-6-10-0-0-2-2-0-0-0-0-3-20-N");
    }

    #[test]
    fn a_slam_takes_all_where_everything_is_allowed() {
        let text = "3-2-6-10-0-2-1-1-0-0-0-0-3-20-S";
        // North has nothing left to move: the rows go to their owners.
        assert_eq!(after(oware_with("starve", "legal"), text, "F"), "0-0-0-0-0-0-0-0-0-0-0-0-28-20-N");
    }
}
