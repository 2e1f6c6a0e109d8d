//! A node on the way from the root to where the search is, and its moves.

use super::order::{NONE, Order, is_quiet};
use super::table::Table;
use super::window::Window;
use super::{is_near, table_from};
use crate::ai::evaluation::INFINITE;
use crate::ai::field::{Field, Slot};

/// A move that was played on a copy.
#[derive(Clone, Copy)]
pub struct Step<F> {
    pub field: F,
    pub hash: u64,
    pub rank: u32,
    pub slot: Slot,
    /// No position of the past can come back.
    pub fresh: bool,
}

/// What a frame plays its moves with.
pub struct Around<'a, F: Field> {
    pub rules: &'a F::Rules,
    pub keys: &'a [F::Key],
    pub order: &'a Order,
    pub table: &'a Table,
}

/// What of a game's past matters at a node.
#[derive(Clone, Copy)]
pub struct Past {
    /// The first of the tree's positions that can come back.
    pub since: usize,
    /// The sum of the traces of those before the node.
    pub trace: u64,
    /// The pits lifted since.
    pub lifted: u32,
}

/// A node on the way from the root to where the search is.
pub struct Frame<F> {
    pub field: F,
    pub past: Past,
    pub hash: u64,
    pub window: Window,
    /// `window.alpha` before any move raised it.
    pub floor: i32,
    pub best: i32,
    /// The legal moves that are not among the steps yet.
    unplayed: u64,
    /// The first of its steps among those of all frames.
    pub first: usize,
    pub best_slot: Slot,
    pub depth: u8,
    /// Its steps so far.
    len: u8,
    /// The step being tried.
    pub next: u8,
    /// How the step being tried is asked; `None` before it is begun.
    pub look: Option<Look>,
}

/// How a move is searched. One that comes out better than it was asked for is asked again, the next way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Whether it is better, a ply less deep: moves that come late seldom are.
    Late,
    /// Whether it is better.
    Scout,
    /// How good it is.
    Wide,
}

/// From how many plies on, and from which move on, quiet moves are late. Searches of seven plies have none.
const LATE_DEPTH: u8 = 7;
const LATE_MOVE: u8 = 2;

impl<F: Field> Frame<F> {
    /// A node with these legal moves; `first` steps lie below its own.
    pub fn new(field: F, past: Past, hash: u64, depth: u8, window: Window, legal: u64, first: usize) -> Frame<F> {
        let (floor, best, best_slot) = (window.alpha, -INFINITE, NONE);
        let (unplayed, len, next, look) = (legal, 0, 0, None);
        Frame { field, past, hash, window, floor, best, unplayed, first, best_slot, depth, len, next, look }
    }

    /// Plays `slot` before the others, if it is legal.
    #[inline]
    pub fn play_first(&mut self, slot: Slot, around: &Around<F>, steps: &mut Vec<Step<F>>) {
        if self.unplayed & 1_u64.checked_shl(slot.into()).unwrap_or(0) != 0 {
            self.unplayed &= !(1 << slot);
            self.len = 1;
            steps.push(self.step(slot, around, |_| 0));
        }
    }

    /// Whether there is a step to try, after playing what is left where the first one was not enough.
    #[inline]
    pub fn has_next(&mut self, ply: usize, around: &Around<F>, steps: &mut Vec<Step<F>>) -> bool {
        if self.next < self.len {
            return true;
        }
        if self.unplayed == 0 {
            return false;
        }
        self.play_all(ply, around, steps);
        true
    }

    fn play_all(&mut self, ply: usize, around: &Around<F>, steps: &mut Vec<Step<F>>) {
        let mover = self.field.mover();
        while self.unplayed != 0 {
            let slot = self.unplayed.trailing_zeros() as Slot;
            self.unplayed &= self.unplayed - 1;
            self.len += 1;
            steps.push(self.step(slot, around, |gain| around.order.rank(mover, ply, slot, gain)));
        }
    }

    #[inline]
    fn step(&self, slot: Slot, around: &Around<F>, rank: impl Fn(u32) -> u32) -> Step<F> {
        let mut field = self.field;
        let played = field.play(around.rules, slot, &around.keys[self.past.since..]);
        let hash = if self.depth > table_from::<F>() { field.hash() } else { 0 };
        if self.depth > table_from::<F>() {
            around.table.fetch(hash, is_near::<F>(self.depth - 1));
        }
        Step { field, hash, rank: rank(played.gain), slot, fresh: played.fresh }
    }

    /// The step to try; the best of those that are left.
    #[inline]
    pub fn choose(&self, steps: &mut [Step<F>]) -> Step<F> {
        let at = self.first + usize::from(self.next);
        let mut best = at;
        for i in at + 1..steps.len() {
            if steps[i].rank > steps[best].rank {
                best = i;
            }
        }
        // The others keep their order, so that of equals the first comes first.
        steps[at..=best].rotate_right(1);
        steps[at]
    }

    /// How to search `step`, the one to try.
    #[inline]
    pub fn look(&self, step: &Step<F>) -> Look {
        let late = self.depth >= LATE_DEPTH && self.next >= LATE_MOVE && is_quiet(step.rank);
        self.look.unwrap_or(if self.next == 0 {
            Look::Wide
        } else if late {
            Look::Late
        } else {
            Look::Scout
        })
    }

    /// The step being tried.
    #[inline]
    pub fn tried<'a>(&self, steps: &'a [Step<F>]) -> Option<&'a Step<F>> {
        steps.get(self.first + usize::from(self.next))
    }
}
