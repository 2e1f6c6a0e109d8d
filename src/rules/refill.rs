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
