//! Counting every line of play: the strictest test of move rules there is.

use super::legality::{legal_mask, legal_moves, ways};
use super::position::play_on_board;
use super::{Board, BoardKey, Event, Position, Ruleset};

/// Moves between two questions whether to go on.
const MOVES_A_QUESTION: u32 = 64;

/// The number of legal move sequences of exactly 1, 2, … `depth` moves from `position`.
///
/// A line that ended earlier counts nothing, repetition inside the line included. `go_on` is
/// asked now and then; when it answers no, the count is given up and `None` returned.
pub fn perft(position: &Position, depth: u8, go_on: &mut dyn FnMut() -> bool) -> Option<Vec<u64>> {
    let mut count = Count {
        rules: position.rules(),
        nodes: vec![0; depth.into()],
        history: position.history().to_vec(),
        moves: 0,
        go_on,
    };
    count.below(position.board(), 0, 0).then_some(count.nodes)
}

struct Count<'a> {
    rules: &'a Ruleset,
    /// Sequences found so far, by length − 1.
    nodes: Vec<u64>,
    /// Every position on the line; those from `since` on may still come back.
    history: Vec<BoardKey>,
    moves: u32,
    go_on: &'a mut dyn FnMut() -> bool,
}

impl Count<'_> {
    /// Counts all lines below `board`, `ply` moves deep. Answers whether the count was finished.
    fn below(&mut self, board: &Board, ply: usize, since: usize) -> bool {
        let Some(nodes) = self.nodes.get_mut(ply) else { return true };
        *nodes += u64::from(legal_mask(self.rules, board).count_ones()) * ways(self.rules).len() as u64;
        if ply + 1 == self.nodes.len() {
            return true;
        }
        legal_moves(self.rules, board).all(|mv| {
            let mut next = *board;
            let captured = play_on_board(self.rules, &mut next, mv, &self.history[since..], |_: Event| {});
            let since = if captured { self.history.len() } else { since };
            self.history.push(next.key());
            let done = self.may_go_on() && self.below(&next, ply + 1, since);
            self.history.pop();
            done
        })
    }

    fn may_go_on(&mut self) -> bool {
        self.moves += 1;
        !self.moves.is_multiple_of(MOVES_A_QUESTION) || (self.go_on)()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Player, Ruleset};
    use super::*;
    use std::sync::Arc;

    fn start() -> Position {
        let text = include_str!("../../assets/rulesets/oware.ruleset.ron");
        Position::start(Arc::new(Ruleset::from_ron(text, "oware").unwrap()), Player::SOUTH)
    }

    #[test]
    fn no_depth_counts_nothing() {
        assert_eq!(perft(&start(), 0, &mut || true), Some(vec![]));
    }

    #[test]
    fn a_refusal_gives_up() {
        assert_eq!(perft(&start(), 6, &mut || false), None);
    }

    #[test]
    fn short_counts_are_those_of_the_table() {
        assert_eq!(perft(&start(), 4, &mut || true), Some(vec![6, 36, 190, 1014]));
    }
}
