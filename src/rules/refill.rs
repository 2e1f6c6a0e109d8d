//! Ô ăn quan: an empty row is laid out again, from one's own dân or from a loan (RULES C.7).

use super::sowing::Course;
use super::{Board, Event, PitId, Player, Ruleset};

impl<F: FnMut(Event)> Course<'_, F> {
    /// Lays one dân in each square of the player to move, if all of them are empty.
    pub fn refill(&mut self) {
        let player = self.board.mover;
        if self.board.row(player) > 0 {
            return;
        }
        let squares: Vec<PitId> = self.rules.ring().filter(|pit| self.board.owns(player, *pit)).collect();
        for pit in squares {
            let event = if self.board.store(player) > 0 {
                Event::Refill { pit, player }
            } else {
                Event::Borrow { pit, borrower: player, lender: lender(self.rules, self.board, player) }
            };
            self.happen(event);
        }
    }
}

/// Who lends `borrower` a dân: who has won most of them, of several the next in turn order; the bank if nobody has any.
fn lender(rules: &Ruleset, board: &Board, borrower: Player) -> Option<Player> {
    let mut richest = None;
    let mut player = borrower.next(rules.board.players);
    while player != borrower {
        if board.store(player) > richest.map_or(0, |rich| board.store(rich)) {
            richest = Some(player);
        }
        player = player.next(rules.board.players);
    }
    richest
}

#[cfg(test)]
mod tests {
    use super::super::testing::{at, o_an_quan, result, with};
    use super::super::{EndReason, Move, Player};

    #[test]
    fn an_empty_row_is_laid_out_from_the_own_dan() {
        let text = "2q-1-0-0-0-9-3q-0-0-0-0-0-29-6-S";
        assert_eq!(result(o_an_quan(), text, "A+"), "2q-0-1-0-0-9-3q-1-1-1-1-1-29-1-N");
    }

    #[test]
    fn what_is_missing_is_borrowed_and_settled_in_the_score() {
        let mut position = at(o_an_quan(), "2q-1-0-0-0-9-3q-0-0-0-0-0-33-2-S");
        position.play(Move::forward(1)).unwrap();
        assert_eq!(position.to_text(), "2q-0-1-0-0-9-3q-1-1-1-1-1-30-0-N d:1<0=3");
        let score = |player| position.board().score(position.rules(), Player(player));
        assert_eq!((score(0), score(1)), (33, -3));
    }

    #[test]
    fn a_quan_stone_is_never_broken_into_dan() {
        let text = "0q-1-0-0-0-12-0-0-0-0-0-0-37-0q-S";
        assert_eq!(result(o_an_quan(), text, "A+"), "0q-0-1-0-0-12-0-1-1-1-1-1-32-0q-N d:1<0=5");
    }

    #[test]
    fn the_richest_lends_then_the_next_and_at_last_the_bank() {
        let three = with(&o_an_quan(), &[("players", "3")]);
        let text = "2q-1-0-0-0-9-3q-0-0-0-0-0-1q-5-0-0-0-0-2-0-1-0";
        let after = "2q-0-1-0-0-9-3q-1-1-1-1-1-1q-5-0-0-0-0-0-0-0-1 d:1<0=2,1<2=1,1<b=2";
        assert_eq!(result(three, text, "0a+"), after);
    }

    #[test]
    fn what_comes_from_the_bank_changes_no_total() {
        let mut position = at(o_an_quan(), "2q-1-0-0-0-9-3q-0-0-0-0-0-0-0-S");
        let total = position.board().total();
        position.play(Move::forward(1)).unwrap();
        assert_eq!((position.board().total(), position.board().debts.from_bank()), (total, 5));
    }

    #[test]
    fn who_owes_whom_keeps_no_position_from_coming_back() {
        let key = |won: &str| *at(o_an_quan(), &format!("0q-0-0-0-0-1-0q-0-0-0-0-1-{won}")).board();
        let plain = key("30-18-S").key();
        assert_eq!(key("33-20-S d:0<1=5,1<0=2,1<b=5").key(), plain);
        assert_ne!(key("31-17-S").key(), plain);
    }

    #[test]
    fn the_third_time_a_position_comes_back_everybody_gathers_squares_and_quan_square() {
        let young = with(&o_an_quan(), &[("young", "5")]);
        let mut position = at(young, "0q-0-0-0-0-1-0q-0-0-0-0-1-30-18-S");
        let round = "E- e- D+ d+ ";
        let end = round.repeat(2);
        for (i, word) in end.split_whitespace().enumerate() {
            assert_eq!(position.board().over, None, "after {i} moves");
            position.play(Move::from_text(position.rules(), word).unwrap()).unwrap();
        }
        assert_eq!(position.board().over, Some(EndReason::Cycle));
        assert_eq!(position.to_text(), "0-0-0-0-0-0-0-0-0-0-0-0-31q-19q-S");
    }
}
