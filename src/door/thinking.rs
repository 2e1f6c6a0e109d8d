//! A search in slices, until its limits, its time or its caller end it.

use crate::ai::{Chance, Companion, EndgameTables, Limits, Mind, Report, Search, Status, choose};
use crate::rules::{Move, Position};
use std::sync::Arc;
use std::time::Duration;

/// Nodes between two looks at the clock.
const SLICE: u64 = 1024;
/// The size of the table of positions already searched, as a power of two.
const TABLE_BITS: u8 = 20;
/// The time of the strongest play when nobody says how much, in milliseconds.
const TOP_MS: u64 = 1000;

/// How much a search may spend, and how strongly it plays what it finds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// Whose strength and style it has; `None` is the strongest play there is.
    pub mind: Option<Mind>,
    /// Plies to look ahead, at most.
    pub depth: Option<u8>,
    /// Positions to visit, at most.
    pub nodes: Option<u64>,
    /// Time to spend, at most.
    pub time: Option<Duration>,
    /// The game is one of a match by the rules' own count.
    pub in_match: bool,
}

impl Budget {
    /// Both the level's limits and one's own hold.
    fn limits(&self) -> Limits {
        let level = self.mind.map_or(Limits { depth: None, nodes: None }, |mind| mind.level.limits());
        Limits { depth: least(self.depth, level.depth), nodes: least(self.nodes, level.nodes) }
    }

    /// Whether neither depth nor nodes end the search. Only then can several threads think: else the same is found on
    /// every machine.
    pub fn by_time_alone(&self) -> bool {
        self.limits() == Limits::default()
    }

    /// Whether such a player knows endgame tables.
    pub fn knows_endgames(&self) -> bool {
        self.mind.is_none_or(|mind| mind.level.knows_endgames())
    }

    /// The time to spend; none where depth or nodes are limit enough.
    fn time(&self) -> Option<Duration> {
        let limited = self.depth.is_some() || self.nodes.is_some();
        let usual = self.mind.map_or(TOP_MS, |mind| mind.level.think_ms().into());
        self.time.or_else(|| (!limited).then_some(Duration::from_millis(usual)))
    }
}

fn least<T: Ord + Copy>(one: Option<T>, other: Option<T>) -> Option<T> {
    one.into_iter().chain(other).min()
}

/// A search under way.
pub struct Thinker {
    position: Position,
    search: Search,
    mind: Option<Mind>,
    time: Option<Duration>,
}

impl Thinker {
    /// Begins to think about `position`, with endgame tables if its player knows any.
    pub fn new(position: Position, budget: Budget, endgames: Option<&Arc<EndgameTables>>) -> Thinker {
        Thinker::with_table(position, budget, TABLE_BITS, endgames)
    }

    /// The same with a table of 2^`bits` entries for positions already searched.
    pub fn with_table(position: Position, budget: Budget, bits: u8, endgames: Option<&Arc<EndgameTables>>) -> Thinker {
        let endgames = endgames.filter(|_| budget.knows_endgames());
        let search = if budget.in_match {
            Search::in_match(&position, budget.limits(), bits)
        } else {
            Search::with_endgames(&position, budget.limits(), bits, endgames)
        };
        Thinker { position, search, mind: budget.mind, time: budget.time() }
    }

    /// Companions for so many threads, the caller's own among them; none unless the search ends by time alone.
    pub fn companions(&self, threads: u8) -> impl Iterator<Item = Companion> {
        self.search.companions(threads)
    }

    /// Thinks for one slice; `spent` is the time since the beginning. Answers whether it is done.
    pub fn think(&mut self, spent: Duration) -> bool {
        if self.time.is_some_and(|time| spent >= time) && self.search.report().depth > 0 {
            return true;
        }
        match self.search.run(SLICE) {
            Status::Working => false,
            Status::Done => true,
        }
    }

    /// Ends the search `time` after its beginning, if nothing ends it sooner.
    pub fn end_after(&mut self, time: Duration) {
        self.time = least(self.time, Some(time));
    }

    /// What was found so far.
    pub fn report(&self) -> Report {
        self.search.report()
    }

    /// The move to play: the best one found, or what the mind makes of it with this chance.
    pub fn decide(&self, report: &Report, chance: Chance) -> Option<Move> {
        match self.mind {
            None => report.all.first().map(|scored| scored.mv),
            Some(mind) => choose(mind, report, &self.position, chance),
        }
    }

    /// What is thought about.
    pub fn position(&self) -> &Position {
        &self.position
    }
}
