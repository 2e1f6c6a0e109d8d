//! Monte-Carlo tree search on the tree of Max^n, without any playing out: a new leaf is judged by the estimate.
//!
//! It draws no lots at all. Which line comes next follows from how good the lines looked so far for the player whose
//! move it is, from how promising a move looks at once, and from how seldom it was tried (Kocsis and Szepesvári 2006,
//! with prior chances). Only sums and square roots are used, so every machine finds the same.

mod arena;

use super::super::driver::Searcher;
use super::super::evaluation::in_seeds;
use super::super::field::Field;
use super::super::plain::Plain;
use super::super::search::{Limits, Report, Scored, Status};
use super::standing::{Leads, expected, finished};
use crate::rules::{BoardKey, Move, Player, Position, Ruleset};
use arena::{Arena, NodeId, ROOT};
use std::cmp::Reverse;
use std::sync::Arc;

/// The fewest and the most nodes that are kept, as powers of two.
const NODES: (u8, u8) = (14, 20);
/// Where only a depth is asked for: so many moves a ply.
const NODES_A_PLY: u64 = 4096;

/// The search.
pub struct Sampled {
    rules: Arc<Ruleset>,
    root: Plain,
    me: Player,
    arena: Arena,
    /// Positions of the game and of the way to the leaf.
    past: Vec<BoardKey>,
    /// Nodes from the root to the leaf.
    way: Vec<NodeId>,
    /// Moves tried.
    nodes: u64,
    most: u64,
    depth: usize,
    done: bool,
}

impl Sampled {
    /// Nothing searched yet, with room for 2^`bits` nodes of 64 bytes, within bounds of its own.
    pub fn new(position: &Position, limits: Limits, bits: u8) -> Sampled {
        let (rules, me) = (position.rules().clone(), position.board().mover);
        let root = Plain::seen_by(&rules, position.board(), me);
        let enough = limits.depth.map(|depth| u64::from(depth.max(1)) * NODES_A_PLY);
        let most = limits.nodes.into_iter().chain(enough).min().unwrap_or(u64::MAX);
        let depth = limits.depth.map_or(usize::MAX, |depth| usize::from(depth.max(1)));
        let arena = Arena::new(1 << bits.clamp(NODES.0, NODES.1));
        let (past, done) = (position.history().to_vec(), root.legal(&rules) == 0);
        Sampled { rules, root, me, arena, past, way: Vec::new(), nodes: 0, most, depth, done }
    }

    /// Goes down once and takes what it finds back up.
    fn sample(&mut self) {
        let (known, begun) = (self.past.len(), self.nodes);
        let (mut at, mut plain, mut since) = (ROOT, self.root, 0);
        self.way.clear();
        self.way.push(ROOT);
        while let Some(child) = self.arena.most_urgent(at) {
            let played = plain.play(&self.rules, self.arena.slot(child), &self.past[since..]);
            since = if played.fresh { self.past.len() } else { since };
            self.past.push(plain.key());
            self.nodes += 1;
            self.way.push(child);
            at = child;
        }
        let leads = self.open(at, &plain, since);
        self.past.truncate(known);
        // A way that can be lengthened no more counts as a move tried: otherwise no limit would ever be reached.
        self.nodes = self.nodes.max(begun + 1);
        self.way.iter().for_each(|node| self.arena.add(*node, &leads));
    }

    /// Gives the leaf `at` its children, if it may have any, and says what it is worth.
    fn open(&mut self, at: NodeId, plain: &Plain, since: usize) -> Leads {
        let ply = self.way.len() - 1;
        if plain.over() {
            return finished(&self.rules, plain.board(), ply);
        }
        let here = expected(&self.rules, plain.board());
        let legal = if ply >= self.depth { 0 } else { plain.legal(&self.rules) };
        if legal == 0 || !self.arena.has_room(legal.count_ones()) {
            return here;
        }
        let mover = plain.board().mover.index();
        let (rules, past) = (&self.rules, &self.past[since..]);
        self.arena.open(at, mover, legal, |slot| {
            let mut after = *plain;
            after.play(rules, slot, past);
            let board = after.board();
            (after.over(), if after.over() { finished(rules, board, ply + 1) } else { expected(rules, board) })
        });
        self.nodes += u64::from(legal.count_ones());
        here
    }

    /// The moves that everybody is most likely to play.
    fn line(&self) -> Vec<Move> {
        let favourite = |at: &NodeId| self.arena.favourite(*at);
        let way = std::iter::successors(favourite(&ROOT), favourite);
        way.map(|node| self.root.to_move(&self.rules, self.arena.slot(node))).collect()
    }

    fn scored(&self, child: NodeId) -> Scored {
        let value = self.arena.lead(child, self.me.index());
        let mv = self.root.to_move(&self.rules, self.arena.slot(child));
        Scored { mv, score: in_seeds(value), exact: true, proved: self.arena.is_over(child) }
    }
}

impl Searcher for Sampled {
    fn run(&mut self, nodes: u64) -> Status {
        let stop = self.nodes.saturating_add(nodes).min(self.most);
        while !self.done && (self.nodes == 0 || self.nodes < stop) {
            self.sample();
            self.done = self.nodes >= self.most || self.arena.is_full();
        }
        if self.done { Status::Done } else { Status::Working }
    }

    fn report(&self) -> Report {
        let mut children: Vec<NodeId> = self.arena.children(ROOT).collect();
        children.sort_by_key(|child| Reverse(self.arena.merit(*child, self.me.index())));
        let all: Vec<_> = children.iter().map(|child| self.scored(*child)).collect();
        Report { depth: u8::from(!all.is_empty()), nodes: self.nodes, pv: self.line(), all }
    }
}
