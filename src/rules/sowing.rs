//! Sowing: a hand travels round the ring and drops one seed a pit.

use super::{Board, Direction, Event, Move, Origin, PitId, Ruleset, Stores};

/// A move being carried out: every event is applied to the board as it is told.
pub(super) struct Course<'a, F: FnMut(Event)> {
    pub rules: &'a Ruleset,
    pub board: &'a mut Board,
    pub tell: F,
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Lets `event` happen.
    pub fn happen(&mut self, event: Event) {
        self.board.apply(&event);
        (self.tell)(event);
    }

    /// Lifts the pit of `mv` and sows it in its direction. Returns the pit of the last seed.
    pub fn sow(&mut self, mv: Move) -> PitId {
        let n = self.board.seeds(mv.pit);
        self.happen(Event::Pick { pit: mv.pit, n });
        let mut pit = mv.pit;
        for _ in 0..n {
            pit = match mv.direction {
                Direction::Forward => self.next_pit(mv.pit, pit),
                Direction::Backward => self.rules.before(pit),
            };
            self.happen(Event::Sow { pit });
        }
        pit
    }

    /// The pit after `pit` that a hand lifted from `origin` sows: neither a skipped origin nor another's store nor a
    /// burnt pit.
    pub fn next_pit(&self, origin: PitId, pit: PitId) -> PitId {
        let mut next = next_sown(self.rules, origin, pit);
        if self.rules.board.stores == Stores::InRing {
            let own_store = self.board.store_squares[self.board.mover.index()];
            // The own store lies in the ring, so the way round comes to an end there at the latest.
            while self.board.owners[next.index()].is_none() && own_store != Some(next) {
                next = self.rules.after(next);
            }
        }
        next
    }
}

/// The pit that receives the next seed of a hand lifted from `origin`, after one fell into `pit`.
pub(super) fn next_sown(rules: &Ruleset, origin: PitId, pit: PitId) -> PitId {
    let next = rules.after(pit);
    if next == origin && rules.sowing.origin == Origin::Skipped { rules.after(next) } else { next }
}

/// Whether a hand of `mv` reaches a pit that `mv`'s player does not own.
pub(super) fn leaves_own_row(rules: &Ruleset, board: &Board, mv: Move) -> bool {
    let mut pit = mv.pit;
    for _ in 0..board.seeds(mv.pit) {
        pit = next_sown(rules, mv.pit, pit);
        if !board.owns(board.mover, pit) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::super::testing::{after, oware};
    use super::super::{Origin, Ruleset};
    use std::sync::Arc;

    #[test]
    fn seeds_fall_one_by_one_into_the_pits_that_follow() {
        let text = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert_eq!(after(oware(), text, "E"), "4-4-4-4-0-5-5-5-5-4-4-4-0-0-N");
    }

    #[test]
    fn stores_are_never_sown() {
        let text = "0-0-0-0-0-3-0-0-0-0-0-3-20-22-N";
        assert_eq!(after(oware(), text, "f"), "1-1-1-0-0-3-0-0-0-0-0-0-20-22-S");
    }

    #[test]
    fn the_origin_is_passed_over_on_the_first_lap() {
        let text = "12-0-0-0-0-0-0-0-0-0-0-1-10-10-S";
        assert_eq!(after(oware(), text, "A"), "0-2-1-1-1-1-1-1-1-1-1-2-10-10-N");
    }

    #[test]
    fn the_origin_is_passed_over_on_every_lap() {
        let text = "34-0-0-0-0-0-0-0-0-0-0-1-5-5-S";
        assert_eq!(after(oware(), text, "A"), "0-4-3-3-3-3-3-3-3-3-3-4-5-5-N");
    }

    #[test]
    fn an_origin_that_is_sown_receives_its_seed() {
        let mut rules = Ruleset::clone(&oware());
        rules.sowing.origin = Origin::Sown;
        let text = "12-0-0-0-0-0-0-0-0-0-0-1-10-10-S";
        assert_eq!(after(Arc::new(rules), text, "A"), "1-1-1-1-1-1-1-1-1-1-1-2-10-10-N");
    }
}
