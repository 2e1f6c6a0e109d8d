//! How a game ends, tested after every move in the order of RULES A.1.5.

use super::legality::legal_mask;
use super::sowing::Course;
use super::{Board, BoardKey, EndReason, Event, Majority, PitCounts, Player, Repetition, Ruleset, Starving};

impl<F: FnMut(Event)> Course<'_, F> {
    /// Passes the turn, then ends the game if it is over. `history` holds the positions since
    /// the last capture, this move's starting position included.
    pub fn finish(&mut self, captured: bool, history: &[BoardKey]) {
        let mover = self.board.mover;
        let next = mover.next(self.rules.board.players);
        self.happen(Event::Turn { player: next });
        if let Some(reason) = settled(self.rules, self.board) {
            if reason == EndReason::NoMove {
                self.sweep_when_stuck(mover);
            }
            self.happen(Event::End { reason });
        } else if !captured && self.repeated(history) {
            self.sweep_when_repeated();
            self.happen(Event::End { reason: EndReason::Cycle });
        }
    }

    /// The seeds left go to the player who just moved, or to the owners of the rows (Abapa).
    fn sweep_when_stuck(&mut self, mover: Player) {
        match self.rules.starving {
            Starving::Forbidden => self.sweep(mover, |_| true),
            Starving::NoCapture | Starving::Allowed => self.sweep_own_rows(),
        }
    }

    fn repeated(&self, history: &[BoardKey]) -> bool {
        let key = self.board.key();
        let seen = history.iter().filter(|k| **k == key).count();
        match self.rules.repetition {
            Repetition::Shared | Repetition::OwnRows => seen >= 1,
            Repetition::OwnRowsThird => seen >= 2,
        }
    }

    fn sweep_when_repeated(&mut self) {
        match self.rules.repetition {
            Repetition::Shared => self.share(),
            Repetition::OwnRows | Repetition::OwnRowsThird => self.sweep_own_rows(),
        }
    }

    fn sweep_own_rows(&mut self) {
        for player in self.rules.players() {
            self.sweep(player, |owner| owner == Some(player));
        }
    }

    fn sweep(&mut self, player: Player, wanted: impl Fn(Option<Player>) -> bool) {
        let mut from = PitCounts::default();
        for pit in self.rules.ring().filter(|pit| wanted(self.board.owners[pit.index()])) {
            from.0[pit.index()] = self.board.seeds(pit);
        }
        self.happen(Event::Sweep { player, from });
    }

    /// Shares what lies on the board equally; an odd seed stays in the first non-empty pit in
    /// sowing order from the leftmost pit of the player to move.
    fn share(&mut self) {
        for (player, from) in self.rules.players().zip(shares(self.rules, self.board)) {
            self.happen(Event::Sweep { player, from });
        }
    }
}

/// Why `board` needs no further move, seen at the start of a turn: the player to move cannot
/// move (RULES A.1.5 a), or the stores decide the game (b, c).
pub(super) fn settled(rules: &Ruleset, board: &Board) -> Option<EndReason> {
    if board.row(board.mover) == 0 || (rules.starving != Starving::Forbidden && legal_mask(rules, board) == 0) {
        return Some(EndReason::NoMove);
    }
    if rules.majority == Majority::PlaysOn {
        return None;
    }
    let half = rules.majority_seeds();
    let stores = || rules.players().map(|p| board.store(p));
    if stores().any(|n| n >= half) {
        return Some(EndReason::Majority);
    }
    let level = rules.total_seeds().is_multiple_of(2) && stores().all(|n| n == half - 1);
    level.then_some(EndReason::Level)
}

/// Each of two players' equal share: the own row first, what is over goes across.
fn shares(rules: &Ruleset, board: &Board) -> [PitCounts; 2] {
    let mut left = PitCounts::default();
    for pit in rules.ring() {
        left.0[pit.index()] = board.seeds(pit);
    }
    if left.total() % 2 == 1 {
        let ring = rules.ring_len();
        let first = rules.first_row(board.mover).next().map_or(0, |pit| pit.index());
        let odd = (0..ring).map(|i| (first + i) % ring).find(|i| left.0[*i] > 0);
        if let Some(i) = odd {
            left.0[i] -= 1;
        }
    }
    let half = left.total() / 2;
    let mut shares = [PitCounts::default(); 2];
    for own in [true, false] {
        for (player, share) in rules.players().zip(&mut shares) {
            for pit in rules.ring().filter(|pit| board.owns(player, *pit) == own) {
                let n = left.0[pit.index()].min(half - share.total());
                share.0[pit.index()] += n;
                left.0[pit.index()] -= n;
            }
        }
    }
    shares
}
