//! Congklak and Kalah: stores in the ring, relays, the pit opposite (RULES D and E).

use super::sowing::Course;
use super::{Capture, Event, Move, OwnSeed, PitId, Relay, Ruleset};

impl Ruleset {
    /// The pit on the other side of the board from `pit`, where two rows face each other between stores.
    fn opposite(&self, pit: PitId) -> PitId {
        PitId(2 * self.board.pits - pit.0)
    }
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Carries out a move. Answers whether the mover has earned another turn.
    pub fn play_opposite(&mut self, mv: Move) -> bool {
        let mut last = self.sow(mv);
        while self.relays_from(last) {
            last = self.sow(Move { pit: last, ..mv });
        }
        let home = self.rules.store_square(self.board.mover) == Some(last);
        if !home && self.board.seeds(last) == 1 && self.board.owns(self.board.mover, last) {
            self.capture_opposite(last);
        }
        home && self.rules.sowing.again
    }

    /// Whether a last seed in `last` lifts what lies there.
    fn relays_from(&self, last: PitId) -> bool {
        let pit = self.board.owners[last.index()].is_some();
        pit && self.rules.relay != Relay::None && self.board.seeds(last) > 1
    }

    /// The last seed fell into the own empty pit `own`.
    fn capture_opposite(&mut self, own: PitId) {
        let Capture::Opposite { own_seed, over_empty } = self.rules.capture else { return };
        let across = self.rules.opposite(own);
        if self.board.seeds(across) == 0 && !over_empty {
            return;
        }
        let order = match own_seed {
            OwnSeed::Stays => [None, Some(across)],
            OwnSeed::Leads => [Some(own), Some(across)],
            OwnSeed::Follows => [Some(across), Some(own)],
        };
        for pit in order.into_iter().flatten().filter(|pit| self.board.seeds(*pit) > 0).collect::<Vec<_>>() {
            self.happen(Event::Capture { pit, pieces: self.board.pits[pit.index()], to: self.board.mover });
        }
    }
}
