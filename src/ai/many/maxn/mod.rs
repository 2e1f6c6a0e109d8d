//! Max^n (Luckhardt and Irani 1986): each player plays for its own lead over the best other.
//!
//! Of moves that are equally good for the mover the one is taken that leaves the player who thinks the least, then the
//! first in ring order: a careful and repeatable choice that no order of trying can change.

mod tree;

use super::super::driver::Searcher;
use super::super::evaluation::{INFINITE, in_seeds};
use super::super::field::{Field, MAX_SLOTS, Slot};
use super::super::plain::Plain;
use super::super::search::{Limits, Report, Scored, Status};
use super::super::tree::MAX_DEPTH;
use crate::rules::{Move, Position};
use std::cmp::Reverse;
use tree::{Answer, Tree};

/// A legal move and what is known of it.
struct RootMove {
    slot: Slot,
    mv: Move,
    /// The thinker's lead.
    value: i32,
    /// No estimate went into it.
    proved: bool,
    /// Plies that `value` looks ahead.
    depth: u8,
    line: Vec<Move>,
}

/// The search, deeper and deeper: every root move is searched whole, so that each has its own value.
pub struct MaxN {
    tree: Tree,
    root: Plain,
    limits: Limits,
    moves: Vec<RootMove>,
    /// The iteration in progress.
    depth: u8,
    /// The move in progress.
    at: usize,
    /// The best value of the iteration in progress.
    best: i32,
    /// Whether any value of it rests on an estimate.
    guessed: bool,
    done: bool,
}

impl MaxN {
    /// Nothing searched yet.
    pub fn new(position: &Position, limits: Limits) -> MaxN {
        let (rules, me) = (position.rules(), position.board().mover);
        let root = Plain::seen_by(rules, position.board(), me);
        let unknown = |slot| {
            let mv = root.to_move(rules, slot);
            RootMove { slot, mv, value: 0, proved: false, depth: 0, line: Vec::new() }
        };
        let legal = root.legal(rules);
        let slots = (0..MAX_SLOTS as Slot).filter(|slot| legal & (1 << slot) != 0);
        let moves: Vec<_> = slots.map(unknown).collect();
        let (tree, done) = (Tree::new(rules.clone(), position.history().to_vec(), me), moves.is_empty());
        MaxN { tree, root, limits, moves, depth: 1, at: 0, best: -INFINITE, guessed: false, done }
    }

    /// Takes the answer on the move in progress.
    fn close(&mut self, answer: Answer) {
        let guessed = self.tree.take_guessed();
        self.guessed |= guessed;
        let known = &mut self.moves[self.at];
        known.value = answer.leads[self.root.board().mover.index()];
        (known.proved, known.depth, known.line) = (!guessed, self.depth, answer.line);
        self.best = self.best.max(known.value);
        self.at += 1;
        if self.at == self.moves.len() {
            self.go_deeper();
        }
    }

    fn go_deeper(&mut self) {
        self.moves.sort_by_key(|known| (Reverse(known.value), known.slot));
        let last = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let settled = !std::mem::take(&mut self.guessed);
        self.done = self.depth == last || settled;
        if !self.done {
            self.depth += 1;
        }
        (self.at, self.best) = (0, -INFINITE);
    }

    /// A move's value as it may be told: one that the iteration in progress has not reached is told to be no better
    /// than its best one.
    fn told(&self, known: &RootMove) -> (i32, Scored) {
        let exact = self.at == 0 || known.depth == self.depth;
        let value = if exact { known.value } else { known.value.min(self.best) };
        (value, Scored { mv: known.mv, score: in_seeds(value), exact, proved: exact && known.proved })
    }
}

impl Searcher for MaxN {
    fn run(&mut self, nodes: u64) -> Status {
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        let stop = self.tree.nodes().saturating_add(nodes).min(most);
        // The first ply is only a few nodes: it is always finished, so there is always a report.
        while !self.done && (self.depth == 1 || self.tree.nodes() < stop) {
            let busy = self.tree.busy();
            let slot = self.moves[self.at].slot;
            let answer = if busy { self.tree.run(stop) } else { self.tree.begin(&self.root, slot, self.depth) };
            if let Some(answer) = answer {
                self.close(answer);
            }
        }
        self.done |= self.tree.nodes() >= most;
        if self.done { Status::Done } else { Status::Working }
    }

    fn report(&self) -> Report {
        let mut known: Vec<_> = self.moves.iter().map(|known| (self.told(known), &known.line)).collect();
        known.sort_by_key(|((value, scored), _)| (Reverse(*value), !scored.exact));
        let depth = self.moves.iter().map(|known| known.depth).min().unwrap_or(0);
        let pv = known.first().map_or(Vec::new(), |((_, scored), line)| [&[scored.mv], line.as_slice()].concat());
        let all = known.iter().map(|((_, scored), _)| *scored).collect();
        Report { depth, nodes: self.tree.nodes(), pv, all }
    }
}
