//! Where every seed is at every moment of a move.

use super::{Cue, SeedId};
use crate::rules::Place;

/// A resting place: the slot of a pile, counted from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Which pile.
    pub place: Place,
    /// Counted from the bottom seed, 0.
    pub slot: u16,
}

/// An end of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// At rest in a pile.
    Rest(Spot),
    /// In the hand, hovering over a place, as number `slot` of the `of` seeds in it.
    Hand {
        /// Over which place the hand hovers.
        over: Place,
        /// Which seed of the handful.
        slot: u16,
        /// How many seeds are in the hand.
        of: u16,
    },
}

/// How a seed moves from one anchor to another; the view chooses the curve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Up out of a pit into the hand.
    Lift,
    /// In the hand from over one place to over another.
    Carry,
    /// Out of the hand into a pit, with a small bounce at the end.
    Drop,
    /// In an arc from a pit to a store.
    Win,
    /// Straight over, without flight (reduced motion).
    Fade,
}

/// One movement of one seed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Segment {
    /// Which seed.
    pub seed: SeedId,
    /// Seconds from the start of the timeline.
    pub start: f32,
    /// Seconds from the start of the timeline; never before `start`.
    pub end: f32,
    /// Where it begins.
    pub from: Anchor,
    /// Where it ends.
    pub to: Anchor,
    /// In which way.
    pub motion: Motion,
}

/// Where a seed is at a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Whereabouts {
    /// Standing still at an anchor.
    At(Anchor),
    /// On the way; the number runs from 0 to 1 over the segment.
    Moving(Segment, f32),
}

/// All movements and cues of one move.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Timeline {
    /// By seed: its segments in order of time. Seeds that do not move have none.
    segments: Vec<Vec<Segment>>,
    cues: Vec<Cue>,
    duration: f32,
}

impl Timeline {
    /// A timeline for seeds numbered below `seeds`.
    pub(super) fn new(seeds: usize) -> Timeline {
        Timeline { segments: vec![Vec::new(); seeds], ..Timeline::default() }
    }

    pub(super) fn move_seed(&mut self, segment: Segment) {
        self.duration = self.duration.max(segment.end);
        // The bank may bring seeds that were not there when the move began.
        if segment.seed.index() >= self.segments.len() {
            self.segments.resize_with(segment.seed.index() + 1, Vec::new);
        }
        self.segments[segment.seed.index()].push(segment);
    }

    pub(super) fn cue(&mut self, cue: Cue) {
        self.duration = self.duration.max(cue.at);
        self.cues.push(cue);
    }

    /// Sorts the cues by time; those of one moment stay in order of happening.
    pub(super) fn finish(mut self, rest: f32) -> Timeline {
        self.cues.sort_by(|a, b| a.at.total_cmp(&b.at));
        self.duration += rest;
        self
    }

    /// Seconds until everything lies still.
    pub fn duration(&self) -> f32 {
        self.duration
    }

    /// The cues in order of time.
    pub fn cues(&self) -> &[Cue] {
        &self.cues
    }

    /// The movements of one seed in order of time.
    pub fn segments(&self, seed: SeedId) -> &[Segment] {
        self.segments.get(seed.index()).map_or(&[], Vec::as_slice)
    }

    /// Where `seed` is `t` seconds into the move; `None` for a seed that this move leaves alone.
    pub fn whereabouts(&self, seed: SeedId, t: f32) -> Option<Whereabouts> {
        let list = self.segments(seed);
        let first = list.first()?;
        if t < first.start {
            return Some(Whereabouts::At(first.from));
        }
        let current = list.iter().rev().find(|s| s.start <= t)?;
        if t >= current.end {
            return Some(Whereabouts::At(current.to));
        }
        let whole = current.end - current.start;
        Some(Whereabouts::Moving(*current, if whole > 0.0 { (t - current.start) / whole } else { 1.0 }))
    }
}
