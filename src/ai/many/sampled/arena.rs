//! The nodes of the sampled tree.

use super::super::super::evaluation::{CERTAIN, SEED, WIN};
use super::super::super::field::{MAX_SLOTS, Slot};
use super::super::standing::Leads;
use crate::rules::MAX_PLAYERS;
use std::cmp::Reverse;

/// A node's place in the arena.
pub type NodeId = u32;
/// The first node.
pub const ROOT: NodeId = 0;

/// How curious the search is: how much a move that was seldom tried is worth trying, on the scale of [`prospect`].
const CURIOSITY: f64 = 0.6;
/// A lead of so many seeds is half way to a sure win.
const HALF_WAY: i32 = 8;
/// What is worth that a game is won, whatever the lead.
const SURE: f64 = 1.25;

struct Node {
    slot: Slot,
    /// Who moves here; set with the children.
    mover: u8,
    over: bool,
    first: NodeId,
    children: u8,
    visits: u32,
    /// The chance that the move here is the best one, as it looks at once.
    prior: f32,
    /// Sums of the visits' leads and prospects.
    leads: [i64; MAX_PLAYERS],
    prospects: [f32; MAX_PLAYERS],
}

/// All nodes.
pub struct Arena {
    nodes: Vec<Node>,
    most: usize,
    full: bool,
}

impl Arena {
    /// The root alone, with room for `most` nodes.
    pub fn new(most: usize) -> Arena {
        Arena { nodes: vec![Node::new(0, false, 1.0)], most, full: false }
    }

    /// Whether so many nodes find room; if not, the arena is full.
    pub fn has_room(&mut self, more: u32) -> bool {
        self.full |= self.nodes.len() + more as usize > self.most;
        !self.full
    }

    /// Whether a node did not find room.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// The move that leads to `node`.
    pub fn slot(&self, node: NodeId) -> Slot {
        self.node(node).slot
    }

    /// How often `node` was come by.
    pub fn visits(&self, node: NodeId) -> u32 {
        self.node(node).visits
    }

    /// Whether the game is over there.
    pub fn is_over(&self, node: NodeId) -> bool {
        self.node(node).over
    }

    /// The children of `node`.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + use<> {
        let node = self.node(node);
        node.first..node.first + NodeId::from(node.children)
    }

    /// The lead of `player` there, on average over all visits; a game that is over is told as that.
    pub fn lead(&self, node: NodeId, player: usize) -> i32 {
        let node = self.node(node);
        let mean = node.leads[player] / i64::from(node.visits.max(1));
        let sure = if node.over { i64::from(WIN) * mean.signum() } else { 0 };
        (mean + sure) as i32
    }

    /// What makes a move the one to play for `player`: that it wins at once, else how often it was tried; of equal ones
    /// the better one, then the first.
    pub fn merit(&self, node: NodeId, player: usize) -> impl Ord + use<> {
        let lead = self.lead(node, player);
        (self.is_over(node) && lead > 0, self.visits(node), lead, Reverse(node))
    }

    /// The move to play at `node`.
    pub fn favourite(&self, node: NodeId) -> Option<NodeId> {
        let mover = usize::from(self.node(node).mover);
        self.children(node).max_by_key(|child| self.merit(*child, mover))
    }

    /// The child to try next; `None` for a leaf.
    pub fn most_urgent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.node(node);
        let (mover, tried) = (usize::from(parent.mover), f64::from(parent.visits).sqrt());
        let urgency = |child: &NodeId| {
            let child = self.node(*child);
            let mean = f64::from(child.prospects[mover]) / f64::from(child.visits.max(1));
            mean + CURIOSITY * f64::from(child.prior) * tried / f64::from(1 + child.visits)
        };
        self.children(node)
            .map(|child| (urgency(&child), child))
            .reduce(|a, b| if b.0 > a.0 { b } else { a })
            .map(|b| b.1)
    }

    /// Gives `node`, where player `mover` moves, a child for each slot of `legal`; `judge` says of each whether it ends
    /// the game and what it is worth. That counts as a first visit.
    pub fn open(&mut self, node: NodeId, mover: usize, legal: u64, judge: impl Fn(Slot) -> (bool, Leads)) {
        let slots = (0..MAX_SLOTS as Slot).filter(|slot| legal & (1 << slot) != 0);
        let judged: Vec<_> = slots.map(|slot| (slot, judge(slot))).collect();
        let weight = |leads: &Leads| 1.0 + prospect(leads[mover]);
        let all: f64 = judged.iter().map(|(_, (_, leads))| 0.02 + weight(leads) * weight(leads)).sum();
        let first = self.nodes.len() as NodeId;
        for (i, (slot, (over, leads))) in (first..).zip(&judged) {
            let prior = (0.02 + weight(leads) * weight(leads)) / all;
            self.nodes.push(Node::new(*slot, *over, prior as f32));
            self.add(i, leads);
        }
        let parent = &mut self.nodes[node as usize];
        (parent.first, parent.children, parent.mover) = (first, judged.len() as u8, mover as u8);
    }

    /// Counts a visit that came to `leads`.
    pub fn add(&mut self, node: NodeId, leads: &Leads) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        for (player, lead) in leads.iter().enumerate() {
            node.leads[player] += i64::from(bare(*lead));
            node.prospects[player] += prospect(*lead) as f32;
        }
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node as usize]
    }
}

impl Node {
    fn new(slot: Slot, over: bool, prior: f32) -> Node {
        let (leads, prospects) = ([0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
        Node { slot, mover: 0, over, first: 0, children: 0, visits: 0, prior, leads, prospects }
    }
}

/// A lead without what a certain win adds to it.
fn bare(lead: i32) -> i32 {
    if lead.abs() > CERTAIN { lead - WIN * lead.signum() } else { lead }
}

/// How glad a lead makes, from about −1 to 1; a certain win or loss a little more.
fn prospect(lead: i32) -> f64 {
    let seeds = f64::from(bare(lead)) / f64::from(SEED * HALF_WAY);
    let bent = seeds / (1.0 + seeds.abs());
    if lead.abs() > CERTAIN { (bent + f64::from(lead.signum())) * SURE / 2.0 } else { bent }
}
