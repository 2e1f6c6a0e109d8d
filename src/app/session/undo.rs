//! Taking back and playing again.

use super::Session;
use crate::app::Who;
use crate::choreography::Ledger;
use crate::rules::{EndReason, Player};

impl Session {
    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.offer().is_some() || self.is_agreed() || self.undo_length().is_some()
    }

    /// Whether something was taken back.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.offer().is_none()
    }

    /// Whether the game ended by agreement, which is no move.
    fn is_agreed(&self) -> bool {
        self.position.board().over == Some(EndReason::Agreed)
    }

    /// How many moves lie between now and a person's last decision.
    fn undo_length(&self) -> Option<usize> {
        let person = |player: Player| self.seat(player).is_some_and(|s| s.who == Who::Person);
        let any_person = self.seats.iter().any(|s| s.who == Who::Person);
        let movers = self.movers();
        (1..=self.moves.len()).find(|back| {
            let decision = movers.get(self.moves.len() - back);
            !any_person || decision.is_some_and(|player| person(*player))
        })
    }

    /// Who made each move so far.
    fn movers(&self) -> Vec<Player> {
        let mut position = self.opening.clone();
        let mut movers = Vec::with_capacity(self.moves.len());
        for mv in &self.moves {
            movers.push(position.board().mover);
            position.play_unchecked(*mv, |_| {});
        }
        movers
    }

    /// Takes back an open offer, or an agreement, or the moves since a person's last decision.
    pub(super) fn undo(&mut self) -> bool {
        if self.offers.withdraw() {
            return true;
        }
        let back = if self.is_agreed() { Some(0) } else { self.undo_length() };
        let Some(back) = back else { return false };
        let keep = self.moves.len() - back;
        let taken = self.moves.split_off(keep);
        self.undone.extend(taken.into_iter().rev());
        let moves = self.moves.clone();
        self.replay(&moves);
        true
    }

    pub(super) fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let any_person = self.seats.iter().any(|s| s.who == Who::Person);
        while let Some(mv) = self.undone.pop() {
            if self.position.play(mv).is_err() {
                self.undone.clear();
                break;
            }
            self.moves.push(mv);
            if self.persons_turn() || !any_person {
                break;
            }
        }
        self.ledger = Ledger::from_board(self.position.rules(), self.position.board());
        true
    }
}
