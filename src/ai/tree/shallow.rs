//! The plies below the table, as plain recursion.
//!
//! Nearly all nodes of a search lie a few plies above its leaves. Down there a stack that can stop after any node costs
//! more than the moves themselves, and so does memory far away; neither is needed to answer what a scout asks of so few
//! plies. A slice is longer by one such answer at most (some hundred moves); a limit of nodes ends it where it is reached.

use super::{Tree, Window};
use crate::ai::evaluation::INFINITE;
use crate::ai::field::{Field, MAX_SLOTS, Slot};
use std::cmp::Reverse;

/// A node of the recursion.
struct Node<'a, F> {
    field: &'a F,
    /// The first of the tree's positions that can come back.
    since: usize,
    depth: u8,
    ply: usize,
    window: Window,
}

impl<F: Field> Tree<F> {
    /// The value of a position that is not over, as far as a scout wants it; it means nothing once the search is stopped.
    /// From `since` on, positions of the past can come back.
    pub(super) fn shallow(&mut self, field: &F, since: usize, depth: u8, ply: usize, window: Window) -> i32 {
        if depth == 1 {
            return self.frontier(field, since, ply, window);
        }
        self.stopped |= self.nodes >= self.limit;
        if self.stopped {
            return 0;
        }
        self.keys.push(field.key());
        let best = self.best_of(&Node { field, since, depth, ply, window });
        self.keys.pop();
        best
    }

    /// The best move's value, or that of the first one that is good enough: captures, killers, and the rest.
    fn best_of(&mut self, node: &Node<F>) -> i32 {
        let mut best = -INFINITE;
        let mut loud = node.field.loud(&self.rules);
        let mut quiet = node.field.legal(&self.rules) & !loud;
        while loud != 0 {
            let slot = self.biggest(node, loud);
            loud &= !(1 << slot);
            if self.improves(node, slot, &mut best) {
                return best;
            }
        }
        while quiet != 0 {
            let slot = self.order.killer(node.ply, quiet).unwrap_or(quiet.trailing_zeros() as Slot);
            quiet &= !(1 << slot);
            if self.improves(node, slot, &mut best) {
                return best;
            }
        }
        best
    }

    /// The move of `slots`, which are some, that captures most; the first of equals.
    #[inline]
    fn biggest(&self, node: &Node<F>, slots: u64) -> Slot {
        let first = slots.trailing_zeros() as Slot;
        if slots & (slots - 1) == 0 {
            return first;
        }
        let gain = |slot: &Slot| {
            let mut child = *node.field;
            (child.play(&self.rules, *slot, &[]).gain, Reverse(*slot))
        };
        (first..MAX_SLOTS as Slot).filter(|slot| slots >> slot & 1 != 0).max_by_key(gain).unwrap_or(first)
    }

    /// Tries a move. Whether it is good enough for nothing else to be tried.
    #[inline]
    fn improves(&mut self, node: &Node<F>, slot: Slot, best: &mut i32) -> bool {
        let mut child = *node.field;
        let fresh = child.play(&self.rules, slot, &self.keys[node.since..]).fresh;
        self.nodes += 1;
        let turned = child.mover() != node.field.mover();
        let value = self.behind(node, &child, fresh, node.window.seen(turned));
        *best = (*best).max(if turned { -value } else { value });
        let enough = *best >= node.window.beta;
        if enough && !self.stopped {
            self.order.reward(node.field.mover(), node.ply, node.depth, slot);
        }
        enough || self.stopped
    }

    /// The value of the position behind a move of `node`.
    #[inline]
    fn behind(&mut self, node: &Node<F>, child: &F, fresh: bool, window: Window) -> i32 {
        let ply = node.ply + 1;
        if child.over() {
            return child.final_value(ply);
        }
        // After a capture nothing of the past can come back: what the endgame tables say is certain.
        if let Some(value) = fresh.then(|| self.known(child, ply)).flatten() {
            return value;
        }
        let since = if fresh { self.keys.len() } else { node.since };
        self.shallow(child, since, node.depth - 1, ply, window)
    }
}
