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

#[cfg(test)]
mod tests {
    use super::super::testing::{at, congklak, kalah, play, result, with};
    use super::super::{EndReason, Event, IllegalMove, Move, PitId, Player};

    #[test]
    fn a_last_seed_in_the_own_store_moves_again() {
        let text = "4-4-4-4-4-4-0-4-4-4-4-4-4-0-S";
        let mut position = at(kalah(), text);
        assert!(play(&mut position, "C").contains(&Event::Again { player: Player::SOUTH }));
        assert_eq!(position.to_text(), "4-4-0-5-5-5-1-4-4-4-4-4-4-0-S");
        let text = "7-7-7-7-7-7-7-0-7-7-7-7-7-7-7-0-S";
        assert_eq!(result(congklak(), text, "A"), "0-8-8-8-8-8-8-1-7-7-7-7-7-7-7-0-S");
        let once = with(&congklak(), &[("extra_turn", "false")]);
        assert_eq!(result(once, text, "A"), "0-8-8-8-8-8-8-1-7-7-7-7-7-7-7-0-N");
    }

    #[test]
    fn the_opponents_store_is_passed_over() {
        assert_eq!(
            result(kalah(), "0-0-0-0-0-9-0-4-4-4-4-4-4-0-S", "F"),
            "1-0-0-0-0-0-7-5-5-5-5-0-5-0-N",
            "the last of nine falls into B and wins what lies opposite"
        );
    }

    #[test]
    fn an_own_empty_pit_wins_what_lies_opposite() {
        let text = "1-0-4-0-0-0-10-3-3-3-3-5-3-13-S";
        assert_eq!(result(kalah(), text, "A"), "0-0-4-0-0-0-16-3-3-3-3-0-3-13-N");
        let text = "1-0-0-0-0-0-5-10-0-0-0-0-0-4-2-76-S";
        assert_eq!(result(congklak(), text, "A"), "0-1-0-0-0-0-5-14-0-0-0-0-0-0-2-76-N", "the seed stays");
        let own = with(&congklak(), &[("take_own", "true")]);
        assert_eq!(result(own, text, "A"), "0-0-0-0-0-0-5-15-0-0-0-0-0-0-2-76-N");
    }

    #[test]
    fn an_empty_pit_opposite_wins_nothing_or_the_last_seed() {
        let text = "1-0-4-0-0-0-10-3-3-3-3-0-3-18-S";
        assert_eq!(result(kalah(), text, "A"), "0-1-4-0-0-0-10-3-3-3-3-0-3-18-N");
        let empty = with(&kalah(), &[("empty_capture", "true")]);
        assert_eq!(result(empty, text, "A"), "0-0-4-0-0-0-11-3-3-3-3-0-3-18-N");
    }

    #[test]
    fn thirteen_seeds_end_in_the_pit_they_come_from_and_capture() {
        let text = "0-0-13-0-0-0-5-2-2-2-2-2-2-18-S";
        assert_eq!(result(kalah(), text, "C"), "1-1-0-1-1-1-10-3-3-3-0-3-3-18-N");
    }

    #[test]
    fn an_occupied_pit_is_lifted_and_sown_on_where_that_is_the_rule() {
        let text = "0-0-0-0-0-2-2-10-0-0-0-0-0-4-2-78-S";
        assert_eq!(result(congklak(), text, "G"), "0-0-0-0-0-2-0-11-1-0-0-0-0-4-2-78-N");
        let text = "0-0-0-0-0-1-1-10-3-0-0-0-0-4-2-77-S";
        assert_eq!(result(congklak(), text, "F"), "0-0-0-0-0-0-0-11-0-1-1-1-1-4-2-77-N");
        let none = with(&congklak(), &[("relay", "false")]);
        assert_eq!(result(none, text, "F"), "0-0-0-0-0-0-2-10-3-0-0-0-0-4-2-77-N");
    }

    #[test]
    fn an_empty_row_ends_kalah_even_after_a_turn_won() {
        let mut position = at(kalah(), "0-0-0-0-0-1-20-2-0-0-0-0-0-25-S");
        play(&mut position, "F");
        assert_eq!(position.to_text(), "0-0-0-0-0-0-21-0-0-0-0-0-0-27-S");
        assert_eq!(position.board().over, Some(EndReason::RowEmpty));
        let mover = with(&kalah(), &[("end", "mover")]);
        let text = "0-0-0-0-0-2-20-2-0-0-0-0-0-24-S";
        assert_eq!(result(mover, text, "F"), "0-0-0-0-0-0-21-3-0-0-0-0-0-24-N", "North plays on");
    }

    #[test]
    fn who_has_no_seeds_passes_until_all_lie_in_the_stores() {
        let text = "0-0-0-0-0-1-1-48-0-0-0-0-0-0-0-48-S";
        assert_eq!(result(congklak(), text, "G"), "0-0-0-0-0-1-0-49-0-0-0-0-0-0-0-48-S", "North passes");
        let mut position = at(congklak(), "0-0-0-0-0-0-1-48-0-0-0-0-0-0-0-49-S");
        play(&mut position, "G");
        assert_eq!(position.board().over, Some(EndReason::Empty));
        let end = with(&congklak(), &[("no_move", "end"), ("extra_turn", "false")]);
        assert_eq!(result(end, text, "G"), "0-0-0-0-0-0-0-50-0-0-0-0-0-0-0-48-N");
    }

    #[test]
    fn burnt_pits_are_neither_sown_nor_played() {
        let text = "0-0-7-7-7-7-7-3-0-7-7-7-7-7-7-18-S o:..00000..111111.";
        let position = at(congklak(), text);
        assert_eq!(position.check(Move::forward(0)), Err(IllegalMove::Burnt { pit: PitId(0) }));
        assert_eq!(position.check(Move::forward(8)), Err(IllegalMove::Burnt { pit: PitId(8) }));
        let once = with(&congklak(), &[("relay", "false")]);
        let after = "0-0-7-7-7-7-0-4-0-8-8-8-8-8-8-18-N o:..00000..111111.";
        assert_eq!(result(once.clone(), text, "G"), after, "the seventh falls into North's last pit");
        let round = "0-0-0-0-0-0-13-3-0-7-7-7-7-7-7-40-S o:..00000..111111.";
        let after = "0-0-1-1-1-1-1-5-0-8-8-8-8-8-8-40-S o:..00000..111111.";
        assert_eq!(result(once, round, "G"), after, "the thirteenth falls into the own store again");
    }

    #[test]
    fn a_relay_goes_over_burnt_pits_and_nothing_is_won_opposite_one() {
        let text = "0-0-0-0-0-0-2-9-0-1-0-0-0-0-0-86-S o:..00000..111111.";
        let after = "0-0-0-0-0-0-0-10-0-0-1-1-0-0-0-86-N o:..00000..111111.";
        assert_eq!(result(congklak(), text, "G"), after);
        // Pit 13 is opposite the burnt pit 1, pit 6 opposite the burnt pit 8.
        let text = "0-0-0-0-0-1-0-9-0-0-2-0-0-0-0-86-S o:..00000..111111.";
        assert_eq!(result(congklak(), text, "F"), "0-0-0-0-0-0-1-9-0-0-2-0-0-0-0-86-N o:..00000..111111.");
        let text = "0-0-3-0-0-0-0-9-0-0-0-0-1-0-0-85-N o:..00000..111111.";
        let after = "0-0-3-0-0-0-0-9-0-0-0-0-0-1-0-85-S o:..00000..111111.";
        assert_eq!(result(congklak(), text, "e"), after);
    }
}
