//! Alpha-beta with its own stack: it can stop after any node and go on later as if nothing
//! had happened.
//!
//! Principal variation search: after the first move of a node the others are only asked whether
//! they are better (a scout window of one); one that is, is searched again.

use super::endgame::EndgameTables;
use super::evaluation::{INFINITE, decided};
use super::field::{Field, Slot};
use super::order::{Moves, NONE, Order};
use super::table::{Bound, Entry, Table};
use crate::rules::Move;
use std::sync::Arc;

/// The most plies from the root to a leaf.
pub const MAX_DEPTH: u8 = 64;

/// Between which values a search has to be exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Nobody asks how much worse than this it is.
    pub alpha: i32,
    /// Nobody asks how much better than this it is.
    pub beta: i32,
}

impl Window {
    /// Everything.
    pub const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// Asks only whether the value is above `alpha`.
    pub fn scout(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    fn is_scout(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// The same seen from the other side if `turned`.
    fn seen(self, turned: bool) -> Window {
        if turned { Window { alpha: -self.beta, beta: -self.alpha } } else { self }
    }
}

/// A node on the way from the root to where the search is.
struct Frame<F> {
    field: F,
    /// The first of `past` that can come back.
    since: usize,
    hash: u64,
    depth: u8,
    window: Window,
    /// `window.alpha` before any move raised it.
    floor: i32,
    best: i32,
    best_slot: Slot,
    moves: Moves,
    next: u8,
    /// The move being tried was better than its scout window allows: search it again.
    again: bool,
}

/// A search of one position to one depth, and what all searches of a root share.
pub struct Tree<F: Field> {
    rules: F::Rules,
    /// Positions of the game and of the way to the top frame.
    past: Vec<F::Key>,
    frames: Vec<Frame<F>>,
    /// The principal variation from each ply on.
    lines: Vec<Vec<Move>>,
    table: Table,
    endgame: Option<Arc<EndgameTables>>,
    order: Order,
    nodes: u64,
    /// Whether the other player is to move after the root move.
    turned: bool,
    guessed: bool,
}

impl<F: Field> Tree<F> {
    /// Nothing searched yet; `past` holds the positions since the last capture, the root last. `endgame` holds for these
    /// rules.
    pub fn new(rules: F::Rules, past: Vec<F::Key>, table_bits: u8, endgame: Option<Arc<EndgameTables>>) -> Tree<F> {
        let plies = usize::from(MAX_DEPTH) + 1;
        Tree {
            rules,
            past,
            frames: Vec::with_capacity(plies),
            lines: vec![Vec::with_capacity(plies); plies + 1],
            table: Table::new(table_bits),
            endgame,
            order: Order::new(plies),
            nodes: 0,
            turned: true,
            guessed: false,
        }
    }

    /// Moves tried since the beginning.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a search was begun and not finished.
    pub fn busy(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Whether any value since the last call rests on an estimate.
    pub fn take_guessed(&mut self) -> bool {
        std::mem::take(&mut self.guessed)
    }

    /// Makes room between two iterations for what the new one learns.
    pub fn age(&mut self) {
        self.order.age();
    }

    /// The principal variation of the last search with a wide window.
    pub fn line(&self) -> &[Move] {
        &self.lines[1]
    }

    /// Begins the search of a root move. Returns its value for the root's player at once if
    /// there is nothing to search.
    pub fn begin(&mut self, root: &F, slot: Slot, depth: u8, window: Window) -> Option<i32> {
        let mut child = *root;
        let captured = child.play(&self.rules, slot, &self.past);
        self.nodes += 1;
        self.turned = child.mover() != root.mover();
        let value = self.enter(child, captured, 0, depth - 1, window.seen(self.turned))?.0;
        Some(self.for_root(value))
    }

    /// Searches on until `nodes` are tried in all. Returns the value for the root's player when
    /// it is known.
    pub fn run(&mut self, nodes: u64) -> Option<i32> {
        while self.nodes < nodes {
            if let Some(value) = self.step() {
                return Some(self.for_root(value));
            }
        }
        None
    }

    fn for_root(&self, value: i32) -> i32 {
        if self.turned { -value } else { value }
    }

    fn step(&mut self) -> Option<i32> {
        let frame = self.frames.last()?;
        match frame.moves.get(frame.next) {
            Some(slot) if frame.best < frame.window.beta => {
                self.try_move(slot);
                None
            }
            Some(_) | None => self.leave(),
        }
    }

    /// Plays `slot` on the top frame and enters the node behind it.
    fn try_move(&mut self, slot: Slot) {
        let Some(frame) = self.frames.last() else { return };
        let (since, depth, mover) = (frame.since, frame.depth, frame.field.mover());
        let scout = frame.next > 0 && !frame.again;
        let window = if scout { Window::scout(frame.window.alpha) } else { frame.window };
        let mut child = frame.field;
        let captured = child.play(&self.rules, slot, &self.past[since..]);
        self.nodes += 1;
        let turned = child.mover() != mover;
        if let Some((value, exact)) = self.enter(child, captured, since, depth - 1, window.seen(turned)) {
            self.receive(if turned { -value } else { value }, exact);
        }
    }

    /// Puts a node on the stack, or returns its value and whether it is exact.
    fn enter(&mut self, field: F, captured: bool, since: usize, depth: u8, window: Window) -> Option<(i32, bool)> {
        let ply = self.frames.len() + 1;
        self.lines[ply].clear();
        if field.over() {
            return Some((field.final_value(ply), true));
        }
        // After a capture nothing of the past can come back: what the endgame tables say is certain.
        if let Some(value) = captured.then(|| self.known(&field, ply)).flatten() {
            return Some((value, true));
        }
        let legal = if depth == 0 { 0 } else { field.legal(&self.rules) };
        if legal == 0 {
            self.guessed = true;
            let value = self.known(&field, ply).unwrap_or_else(|| field.estimate(&self.rules));
            return Some((value, true));
        }
        let hash = field.hash();
        let known = self.table.get(hash, ply);
        if let Some(found) = known.and_then(|entry| usable(entry, depth, window)) {
            self.guessed = true;
            return Some(found);
        }
        let moves = self.order.sorted(&self.rules, &field, legal, ply, known.map_or(NONE, |entry| entry.slot));
        let since = if captured { self.past.len() } else { since };
        self.past.push(field.key());
        let (floor, best, best_slot) = (window.alpha, -INFINITE, NONE);
        self.frames.push(Frame {
            field,
            since,
            hash,
            depth,
            window,
            floor,
            best,
            best_slot,
            moves,
            next: 0,
            again: false,
        });
        None
    }

    /// The value that the endgame tables have for a position without a past.
    fn known(&self, field: &F, ply: usize) -> Option<i32> {
        let rest = field.rest(self.endgame.as_deref()?)?;
        Some(decided(field.margin() + rest, ply))
    }

    /// Takes the value of the move being tried on the top frame.
    fn receive(&mut self, value: i32, exact: bool) {
        let ply = self.frames.len();
        let Some(frame) = self.frames.last_mut() else { return };
        let inside = value > frame.window.alpha && value < frame.window.beta;
        if inside && !exact && frame.next > 0 && !frame.again {
            frame.again = true;
            return;
        }
        let slot = frame.moves.get(frame.next).unwrap_or(NONE);
        frame.next += 1;
        frame.again = false;
        if value <= frame.best {
            return;
        }
        (frame.best, frame.best_slot) = (value, slot);
        if value >= frame.window.beta {
            self.order.reward(frame.field.mover(), ply, frame.depth, slot);
        } else if value > frame.window.alpha {
            frame.window.alpha = value;
            let mv = frame.field.to_move(&self.rules, slot);
            self.extend_line(ply, mv);
        }
    }

    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// Takes the finished top frame off. Returns its value if it was the last one.
    fn leave(&mut self) -> Option<i32> {
        let ply = self.frames.len();
        let frame = self.frames.pop()?;
        self.past.pop();
        let bound = if frame.best >= frame.window.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry { value: frame.best, bound, depth: frame.depth, slot: frame.best_slot };
        self.table.put(frame.hash, ply, entry);
        let Some(parent) = self.frames.last() else { return Some(frame.best) };
        let turned = parent.field.mover() != frame.field.mover();
        self.receive(if turned { -frame.best } else { frame.best }, false);
        None
    }
}

/// The value that an entry gives for a search of `depth`, if it is enough for a scout.
/// Wide windows are searched in any case: their lines are shown, and repetition is seen there.
fn usable(entry: Entry, depth: u8, window: Window) -> Option<(i32, bool)> {
    if entry.depth < depth || !window.is_scout() {
        return None;
    }
    match entry.bound {
        Bound::Exact => Some((entry.value, true)),
        Bound::Lower => (entry.value >= window.beta).then_some((entry.value, false)),
        Bound::Upper => (entry.value <= window.alpha).then_some((entry.value, false)),
    }
}
