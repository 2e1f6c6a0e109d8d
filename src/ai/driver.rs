//! Deeper and deeper: which root move is searched next, how deep, with which window.

use super::endgame::EndgameTables;
use super::evaluation::{CERTAIN, INFINITE, SEED, in_seeds};
use super::field::{Field, MAX_SLOTS, Slot};
use super::search::{Limits, Report, Scored, Status};
use super::tree::{MAX_DEPTH, Table, Tree, Window};
use crate::rules::{Move, Position};
use std::sync::Arc;

/// Up to this depth every root move gets its exact value; deeper, the best one does, and the
/// others are proved to be no better.
const EVERY_MOVE_EXACT: u8 = 10;

/// Values of an iteration seldom differ by more than this from those of the one before; at first it is asked whether
/// they do.
const NEAR: i32 = SEED;

/// A search to this depth or of this many moves is a long one.
const LONG_DEPTH: u8 = 16;
const LONG_NODES: u64 = 1_000_000;

/// A legal move and what is known of it.
#[derive(Clone, Debug)]
struct RootMove {
    slot: Slot,
    mv: Move,
    value: i32,
    /// `value` is no mere upper bound.
    exact: bool,
    /// No estimate went into it.
    proved: bool,
    /// Plies that `value` looks ahead.
    depth: u8,
    line: Vec<Move>,
}

/// What the running search of a root move asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asking {
    /// Its value, if that is near the one it had.
    Near,
    /// Its value.
    Value,
    /// Whether it is better than the best so far.
    Better,
    /// Its value, as it is better.
    HowMuchBetter,
}

/// A resumable search of one kind of field; [`Searcher`] hides which.
struct Driver<F: Field> {
    tree: Tree<F>,
    /// The root as the rules see it.
    position: Position,
    root: F,
    limits: Limits,
    moves: Vec<RootMove>,
    /// The iteration in progress.
    depth: u8,
    /// The move in progress.
    at: usize,
    asking: Asking,
    /// The best value of the iteration in progress.
    best: i32,
    /// Whether any value of it rests on an estimate.
    guessed: bool,
    done: bool,
    /// Only helps another search of this root.
    companion: bool,
}

/// A resumable search.
pub trait Searcher: Send {
    /// Tries about `nodes` more moves.
    fn run(&mut self, nodes: u64) -> Status;
    /// What is known.
    fn report(&self) -> Report;
    /// Another search of the same root over the same table; with different `number`s they differ in what they look at
    /// first. None where there is nothing to share, or where limits ask for the same report on every machine.
    fn companion(&self, _number: u8) -> Option<Box<dyn Searcher>> {
        None
    }
}

/// A search of `position` on fields of type `F`, if they can hold it; `endgame` holds for its rules.
pub fn searcher<F: Field>(
    position: &Position,
    limits: Limits,
    table_bits: u8,
    endgame: Option<&Arc<EndgameTables>>,
) -> Option<Box<dyn Searcher>> {
    let driver = driver::<F>(position, limits, Table::new(table_bits, is_long(limits)).into(), endgame.cloned())?;
    Some(Box::new(driver))
}

/// Whether so much is to be searched that some milliseconds at the beginning do not matter.
fn is_long(limits: Limits) -> bool {
    limits.depth.is_none_or(|depth| depth >= LONG_DEPTH) && limits.nodes.is_none_or(|nodes| nodes >= LONG_NODES)
}

fn driver<F: Field>(
    position: &Position,
    limits: Limits,
    table: Arc<Table>,
    endgame: Option<Arc<EndgameTables>>,
) -> Option<Driver<F>> {
    let (rules, root) = F::of(position.rules(), position.board())?;
    let past = position.history().iter().map(|key| F::past_key(&rules, key)).collect();
    let legal = root.legal(&rules);
    let unknown = |slot| {
        let mv = root.to_move(&rules, slot);
        RootMove { slot, mv, value: 0, exact: false, proved: false, depth: 0, line: Vec::new() }
    };
    let moves: Vec<_> = (0..MAX_SLOTS as Slot).filter(|slot| legal & (1 << slot) != 0).map(unknown).collect();
    let mut tree = Tree::new(rules, past, table, endgame);
    tree.limit(limits.nodes.unwrap_or(u64::MAX));
    Some(Driver {
        tree,
        position: position.clone(),
        root,
        limits,
        done: moves.is_empty(),
        moves,
        depth: 1,
        at: 0,
        asking: Asking::Value,
        best: -INFINITE,
        guessed: false,
        companion: false,
    })
}

impl<F: Field> Searcher for Driver<F> {
    fn run(&mut self, nodes: u64) -> Status {
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        let stop = self.tree.nodes().saturating_add(nodes).min(most);
        // The first ply is only a few nodes: it is always finished, so there is always a report.
        while !self.done && (self.depth == 1 || self.tree.nodes() < stop) {
            let value = if self.tree.busy() { self.tree.run(stop) } else { self.open() };
            if let Some(value) = value {
                self.close(value);
            }
        }
        self.done |= self.tree.nodes() >= most;
        if self.done { Status::Done } else { Status::Working }
    }

    fn report(&self) -> Report {
        let mut known: Vec<_> = self.moves.iter().map(|known| self.as_known(known)).collect();
        known.sort_by_key(|(value, scored, _)| (std::cmp::Reverse(*value), !scored.exact));
        let finished = self.moves.iter().map(|known| known.depth).min().unwrap_or(0);
        let pv = known.first().map_or(Vec::new(), |(_, scored, line)| [&[scored.mv], *line].concat());
        let all = known.iter().map(|(_, scored, _)| *scored).collect();
        Report { depth: finished, nodes: self.tree.nodes(), pv, all }
    }

    fn companion(&self, number: u8) -> Option<Box<dyn Searcher>> {
        let (table, endgame) = self.tree.knowledge();
        if self.done || self.limits != Limits::default() || !table.remembers() {
            return None;
        }
        let mut driver = driver::<F>(&self.position, self.limits, table, endgame)?;
        driver.companion = true;
        // Some look at the even depths and some at the odd ones.
        driver.depth += number % 2;
        Some(Box::new(driver))
    }
}

impl<F: Field> Driver<F> {
    /// Begins to search the move in progress; some values are there at once.
    fn open(&mut self) -> Option<i32> {
        let before = self.moves[self.at].value;
        let window = match self.asking {
            Asking::Near => Window { alpha: before - NEAR, beta: before + NEAR },
            Asking::Value => Window::FULL,
            Asking::Better => Window::scout(self.best),
            Asking::HowMuchBetter => Window { alpha: self.best, beta: INFINITE },
        };
        let slot = self.moves[self.at].slot;
        self.tree.begin(&self.root, slot, self.depth, window)
    }

    /// Takes the answer on the move in progress.
    fn close(&mut self, value: i32) {
        let guessed = self.tree.take_guessed();
        self.guessed |= guessed;
        let better = value > self.best;
        if self.asking == Asking::Near && (value - self.moves[self.at].value).abs() >= NEAR {
            self.asking = Asking::Value;
            return;
        }
        if self.asking == Asking::Better && better {
            self.asking = Asking::HowMuchBetter;
            return;
        }
        let exact = better || matches!(self.asking, Asking::Near | Asking::Value);
        let known = &mut self.moves[self.at];
        (known.value, known.exact, known.depth) = (value, exact, self.depth);
        known.proved = exact && !guessed;
        if exact {
            known.line.clear();
            known.line.extend_from_slice(self.tree.line());
        }
        self.best = self.best.max(value);
        self.at += 1;
        if self.at == self.moves.len() {
            self.go_deeper();
        }
        self.asking = self.first_question();
    }

    fn go_deeper(&mut self) {
        self.moves.sort_by_key(|known| (std::cmp::Reverse(known.value), !known.exact));
        if self.companion {
            // It comes from the other end, to meet the search that it helps in the middle.
            self.moves[1..].reverse();
        }
        let last = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let settled = !std::mem::take(&mut self.guessed);
        self.done = self.depth == last || settled;
        if !self.done {
            // A companion passes over every other depth, to be ahead of the search that it helps.
            self.depth = (self.depth + 1 + u8::from(self.companion)).min(last);
        }
        (self.at, self.best) = (0, -INFINITE);
        self.tree.age();
    }

    /// What is asked of the next move first.
    fn first_question(&self) -> Asking {
        let known = &self.moves[self.at];
        if self.depth > EVERY_MOVE_EXACT && self.at > 0 {
            Asking::Better
        } else if known.depth > 2 && known.exact && known.value.abs() < CERTAIN {
            Asking::Near
        } else {
            Asking::Value
        }
    }

    /// A move's value as it may be told. Moves that the iteration in progress has not reached are
    /// told to be no better than its best one: that is all that is known at this depth.
    fn as_known<'a>(&self, known: &'a RootMove) -> (i32, Scored, &'a [Move]) {
        let reached = self.at == 0 || known.depth == self.depth;
        let value = if reached { known.value } else { known.value.min(self.best) };
        let exact = known.exact && reached;
        let proved = exact && known.proved;
        (value, Scored { mv: known.mv, score: in_seeds(value), exact, proved }, &known.line)
    }
}

/// A search that has nothing left to find.
pub struct Solved(pub Report);

impl Searcher for Solved {
    fn run(&mut self, _: u64) -> Status {
        Status::Done
    }

    fn report(&self) -> Report {
        self.0.clone()
    }
}
