//! Alpha-beta with its own stack: it can stop after any node and go on later as if nothing
//! had happened. Only the last plies, below the table, are plain recursion (`shallow`).
//!
//! Principal variation search: after the first move of a node the others are only asked whether
//! they are better (a scout window of one); one that is, is searched again. Of many plies, quiet moves that come late
//! are first asked a ply less deep: depth 19 of Oware's start takes a third of the moves then. At equal moves a search this
//! scored 0.535 ± 0.055 of 200 games of Oware (30,000 moves), 0.58 ± 0.06 of 120 of Kalah and 0.52 ± 0.02 of 120 of
//! Congklak, 0.51 ± 0.05 of 80 of Ô ăn quan (60,000), and made no difference at Ba-awa.
//!
//! # Repetition
//!
//! A position that comes back ends the game, so that a value may depend on the way to its position. Fields that can tell
//! how soon a position of the past can come back ([`Field::soonest`]) share what they find between all ways only where
//! that is beyond the depth of the search; nearer, the hash is mixed with the past. That costs nothing at Oware's start,
//! and 0.7 of 9.6 plies on the average of whole games of 4,000 moves a search.

mod frame;
mod leaf;
mod order;
mod shallow;
mod table;
mod window;

pub use table::Table;
pub use window::Window;

use self::frame::{Around, Frame, Look, Past, Step};
use self::order::{NONE, Order};
use self::table::{Bound, Entry};
use super::endgame::EndgameTables;
use super::evaluation::decided;
use super::field::{Field, Slot};
use crate::rules::Move;
use std::sync::Arc;

/// The most plies from the root to a leaf.
pub const MAX_DEPTH: u8 = 64;

/// The table knows nothing of searches of fewer plies: to look there costs more than it saves. A look into 16 MB takes
/// as long as some moves of the quick field: without it at two and three plies, depth 17 of Oware's start takes a tenth
/// more moves and a quarter less time. Where playing a move is dear, neither this nor recursion is any gain.
const fn table_from<F: Field>() -> u8 {
    if F::DEAR { 2 } else { 4 }
}

/// Whether a search of `depth` plies has its entry in the near part of the table.
const fn is_near<F: Field>(depth: u8) -> bool {
    !F::DEAR && depth <= table_from::<F>()
}

/// An odd factor that spreads the bits of a number.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// A search of one position to one depth, and what all searches of a root share.
pub struct Tree<F: Field> {
    rules: F::Rules,
    /// Positions of the game and of the way to the top frame.
    keys: Vec<F::Key>,
    /// What the game's past is to the position after the root.
    root: Past,
    frames: Vec<Frame<F>>,
    /// The moves of all frames.
    steps: Vec<Step<F>>,
    /// The principal variation from each ply on.
    lines: Vec<Vec<Move>>,
    table: Arc<Table>,
    endgame: Option<Arc<EndgameTables>>,
    order: Order,
    nodes: u64,
    /// Moves to try at most.
    limit: u64,
    /// The limit was reached in the middle of an answer: there is none.
    stopped: bool,
    /// Whether the other player is to move after the root move.
    turned: bool,
    guessed: bool,
}

impl<F: Field> Tree<F> {
    /// Nothing searched yet; `past` holds the positions since the last capture, the root last. `table` is shared by
    /// searches of this root only, `endgame` holds for these rules.
    pub fn new(rules: F::Rules, past: Vec<F::Key>, table: Arc<Table>, endgame: Option<Arc<EndgameTables>>) -> Tree<F> {
        let plies = usize::from(MAX_DEPTH) + 1;
        let trace = past.iter().fold(0, |sum: u64, key| sum.wrapping_add(F::trace(key)));
        Tree {
            root: Past { since: 0, trace, lifted: F::lifted(&rules, &past) },
            rules,
            keys: past,
            frames: Vec::with_capacity(plies),
            steps: Vec::new(),
            lines: vec![Vec::with_capacity(plies); plies + 1],
            table,
            endgame,
            order: Order::new(plies),
            nodes: 0,
            limit: u64::MAX,
            stopped: false,
            turned: true,
            guessed: false,
        }
    }

    /// The tables that it looks into, to share them with another tree of the same root.
    pub fn knowledge(&self) -> (Arc<Table>, Option<Arc<EndgameTables>>) {
        (Arc::clone(&self.table), self.endgame.clone())
    }

    /// Ends every search, in the middle of it, when about `nodes` moves are tried in all.
    pub fn limit(&mut self, nodes: u64) {
        self.limit = nodes;
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
        let fresh = child.play(&self.rules, slot, &self.keys).fresh;
        let step = Step { field: child, hash: child.hash(), rank: 0, slot, fresh };
        let past = Past { lifted: self.root.lifted | root.lifting(slot), ..self.root };
        self.nodes += 1;
        self.turned = child.mover() != root.mover();
        let value = self.enter(&step, past, depth - 1, window.seen(self.turned))?.0;
        Some(self.for_root(value))
    }

    /// Searches on until about `nodes` are tried in all. Returns the value for the root's player when
    /// it is known.
    pub fn run(&mut self, nodes: u64) -> Option<i32> {
        while self.nodes < nodes && !self.stopped {
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
        let ply = self.frames.len();
        let frame = self.frames.last_mut()?;
        let cut = frame.best >= frame.window.beta;
        let around = Around { rules: &self.rules, keys: &self.keys, order: &self.order, table: &self.table };
        if cut || !frame.has_next(ply, &around, &mut self.steps) {
            return self.leave();
        }
        self.try_move();
        None
    }

    /// Plays the next move of the top frame and enters the node behind it.
    #[inline]
    fn try_move(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        let step = frame.choose(&mut self.steps);
        let look = frame.look(&step);
        frame.look = Some(look);
        let window = if look == Look::Wide { frame.window } else { Window::scout(frame.window.alpha) };
        let depth = frame.depth - 1 - u8::from(look == Look::Late);
        let past = Past { lifted: frame.past.lifted | frame.field.lifting(step.slot), ..frame.past };
        let turned = step.field.mover() != frame.field.mover();
        self.nodes += 1;
        if let Some((value, exact)) = self.enter(&step, past, depth, window.seen(turned)) {
            self.receive(if turned { -value } else { value }, exact);
        }
    }

    /// Puts a node on the stack, or returns its value and whether it is exact.
    #[inline]
    fn enter(&mut self, step: &Step<F>, past: Past, depth: u8, window: Window) -> Option<(i32, bool)> {
        let (field, fresh, ply) = (&step.field, step.fresh, self.frames.len() + 1);
        self.lines[ply].clear();
        if field.over() {
            return Some((field.final_value(ply), true));
        }
        // After a capture nothing of the past can come back: what the endgame tables say is certain.
        if let Some(value) = fresh.then(|| self.known(field, ply)).flatten() {
            return Some((value, true));
        }
        if depth == 0 {
            let value = self.end(field, fresh, ply, window);
            return Some((value, value > window.alpha && value < window.beta));
        }
        let past = if fresh { Past { since: self.keys.len(), trace: 0, lifted: 0 } } else { past };
        if depth < table_from::<F>() && window.is_scout() {
            let value = self.shallow(field, past.since, depth, ply, window);
            return (!self.stopped).then_some((value, false));
        }
        let trace = if fresh { 0 } else { self.trace() };
        self.look_up(step, Past { trace, ..past }, depth, window)
    }

    /// The sum of the traces of all positions up to the top frame that can come back.
    fn trace(&self) -> u64 {
        let Some(frame) = self.frames.last() else { return self.root.trace };
        self.keys.last().map_or(0, F::trace).wrapping_add(frame.past.trace)
    }

    /// Puts a node on the stack, or returns what the table knows of it.
    fn look_up(&mut self, step: &Step<F>, past: Past, depth: u8, window: Window) -> Option<(i32, bool)> {
        let ply = self.frames.len() + 1;
        // Where positions of the past may come back, what is found holds only after the same past.
        let soonest = step.field.soonest(&self.rules, past.lifted);
        let hash = if depth < soonest { step.hash } else { step.hash ^ past.trace.wrapping_mul(SPREAD) };
        let mut known = self.remembered(hash, depth, ply);
        if let Some(found) = known.and_then(|entry| usable(entry, depth, soonest, window)) {
            self.guessed = true;
            return Some(found);
        }
        if known.is_none() && hash != step.hash {
            known = self.remembered(step.hash, depth, ply);
        }
        self.keys.push(step.field.key());
        let legal = step.field.legal(&self.rules);
        let mut frame = Frame::new(step.field, past, hash, depth, window, legal, self.steps.len());
        let around = Around { rules: &self.rules, keys: &self.keys, order: &self.order, table: &self.table };
        frame.play_first(known.map_or(NONE, |entry| entry.slot), &around, &mut self.steps);
        self.frames.push(frame);
        None
    }

    /// What the table knows of a position for a search of `depth`.
    #[inline]
    fn remembered(&self, hash: u64, depth: u8, ply: usize) -> Option<Entry> {
        if depth < table_from::<F>() { None } else { self.table.get(hash, is_near::<F>(depth), ply) }
    }

    /// The value that the endgame tables have for a position without a past.
    #[inline]
    fn known(&self, field: &F, ply: usize) -> Option<i32> {
        let rest = field.rest(self.endgame.as_deref()?)?;
        Some(decided(field.margin() + rest, ply))
    }

    /// Takes the value of the move being tried on the top frame.
    fn receive(&mut self, value: i32, exact: bool) {
        let ply = self.frames.len();
        let Some(frame) = self.frames.last_mut() else { return };
        let (better, enough) = (value > frame.window.alpha, value >= frame.window.beta);
        match frame.look {
            Some(Look::Late) if better => return frame.look = Some(Look::Scout),
            Some(Look::Scout) if better && !enough && !exact => return frame.look = Some(Look::Wide),
            Some(Look::Late | Look::Scout | Look::Wide) | None => frame.look = None,
        }
        let slot = frame.tried(&self.steps).map_or(NONE, |step| step.slot);
        frame.next += 1;
        if value <= frame.best {
            return;
        }
        (frame.best, frame.best_slot) = (value, slot);
        if enough {
            self.order.reward(frame.field.mover(), ply, frame.depth, slot);
        } else if better {
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
        self.keys.pop();
        self.steps.truncate(frame.first);
        let bound = if frame.best >= frame.window.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if frame.depth >= table_from::<F>() {
            let entry = Entry { value: frame.best, bound, depth: frame.depth, slot: frame.best_slot };
            self.table.put(frame.hash, is_near::<F>(frame.depth), ply, entry);
        }
        let Some(parent) = self.frames.last() else { return Some(frame.best) };
        let turned = parent.field.mover() != frame.field.mover();
        self.receive(if turned { -frame.best } else { frame.best }, false);
        None
    }
}

/// The value that an entry gives for a search of `depth`, if it is enough for a scout.
/// Wide windows are searched in any case: their lines are shown.
fn usable(entry: Entry, depth: u8, soonest: u8, window: Window) -> Option<(i32, bool)> {
    // A deeper entry would have had to see positions of the past come back.
    let blind = depth < soonest && entry.depth >= soonest;
    if entry.depth < depth || blind || !window.is_scout() {
        return None;
    }
    match entry.bound {
        Bound::Exact => Some((entry.value, true)),
        Bound::Lower => (entry.value >= window.beta).then_some((entry.value, false)),
        Bound::Upper => (entry.value <= window.alpha).then_some((entry.value, false)),
    }
}
