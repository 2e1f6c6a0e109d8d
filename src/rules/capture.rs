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
