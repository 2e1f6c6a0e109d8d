//! The search as everybody else sees it.

use super::companion::{Companion, Crew};
use super::court::Court;
use super::driver::{Searcher, Solved, searcher};
use super::endgame::{EndgameTables, answer, hold};
use super::facing::Facing;
use super::fours::Fours;
use super::many::{self, Way};
use super::quick::Quick;
use crate::rules::{Move, Position};
use std::sync::Arc;

/// Where a search ends by itself. Time is the caller's affair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead; as many as possible if `None`.
    pub depth: Option<u8>,
    /// Moves to try, all iterations together; no end to them if `None`. Those of the last ply are tried together, so that
    /// it may be a few more.
    pub nodes: Option<u64>,
}

/// Whether there is more to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Another slice can improve the report.
    Working,
    /// A limit is reached, or everything is known.
    Done,
}

/// A move with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The move.
    pub mv: Move,
    /// The expected final margin in seeds from the mover's side.
    pub score: i16,
    /// If not, the move is worth at most `score`; how much less was not asked. Only to a loser whom the game's past may
    /// save, as endgame tables tell it, it is worth that much at least.
    pub exact: bool,
    /// No estimate went into `score`: it is what the game is worth. Endgame tables count a decided game to the last seed.
    pub proved: bool,
}

/// What a search knows.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Plies that every score looks ahead at least.
    pub depth: u8,
    /// Moves tried so far.
    pub nodes: u64,
    /// The line that both sides are expected to play, the best move first.
    pub pv: Vec<Move>,
    /// Every legal move, best first. Won games stand before all others, whatever their score.
    pub all: Vec<Scored>,
}

/// A search of one position: alpha-beta, deeper and deeper, in slices.
///
/// The slices do not change what is found: many small ones do exactly what one large one does.
///
/// ```
/// # use gieo::{ai::{Limits, Search, Status}, rules::{Player, Position, Ruleset}};
/// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/rulesets/oware.ruleset.ron"));
/// # let rules = std::sync::Arc::new(Ruleset::from_ron(text, "oware")?);
/// let position = Position::start(rules, Player::SOUTH);
/// let mut search = Search::new(&position, Limits { depth: Some(6), nodes: None }, 12);
/// while search.run(2_000) == Status::Working {}
/// assert_eq!(search.report().all.len(), 6);
/// # Ok::<(), gieo::rules::RulesetError>(())
/// ```
pub struct Search {
    searcher: Option<Box<dyn Searcher>>,
    crew: Arc<Crew>,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.crew.dismiss();
    }
}

fn solved(report: Report) -> Box<dyn Searcher> {
    Box::new(Solved(report))
}

impl Search {
    /// A search of `position` with a table of 2^`table_bits` times 16 bytes (none for 0;
    /// at most 2^26). It knows the game's past and how `position`'s rules treat repetition.
    ///
    /// More than two players are searched in the way that plays the game best ([`Way::usual`]); scores are then what the
    /// player has more than the best other.
    pub fn new(position: &Position, limits: Limits, table_bits: u8) -> Search {
        Search::with_endgames(position, limits, table_bits, None)
    }

    /// The same with endgame tables, which are used if they hold for `position`'s rules: where they know the position
    /// itself, all is found at once, and the first move gets what they promise.
    pub fn with_endgames(
        position: &Position,
        limits: Limits,
        table_bits: u8,
        tables: Option<&Arc<EndgameTables>>,
    ) -> Search {
        let tables = tables.filter(|_| hold(position.rules(), position.board()));
        let solved = tables.and_then(|tables| answer(tables, position)).map(solved);
        let quick = || searcher::<Quick>(position, limits, table_bits, tables);
        let fours = || searcher::<Fours<false>>(position, limits, table_bits, None);
        let court = || searcher::<Court>(position, limits, table_bits, None);
        let facing = || searcher::<Facing>(position, limits, table_bits, None);
        let plain = || many::searcher(position, limits, table_bits, Way::usual(position.rules()));
        Search::of(solved.or_else(quick).or_else(fours).or_else(court).or_else(facing).or_else(plain))
    }

    /// The search of a round of a match by `position`'s rules: at Ba-awa it looks for pits in the next round, and for
    /// those that win the match, where a single game is won by any lead. Other games are searched as single ones.
    pub fn in_match(position: &Position, limits: Limits, table_bits: u8) -> Search {
        match searcher::<Fours<true>>(position, limits, table_bits, None) {
            Some(searcher) => Search::of(Some(searcher)),
            None => Search::new(position, limits, table_bits),
        }
    }

    /// The search of a game of more than two players in a way of one's own choice.
    pub fn in_way(position: &Position, limits: Limits, table_bits: u8, way: Way) -> Search {
        Search::of(many::searcher(position, limits, table_bits, way))
    }

    fn of(searcher: Option<Box<dyn Searcher>>) -> Search {
        Search { searcher, crew: Arc::default() }
    }

    /// A companion for another thread: it makes this search see further in the same time. Companions of different
    /// `number`s, from 1 on, look at different things first.
    ///
    /// None where it would not help: everything is known, there is no table to share, or more than two play; and where
    /// limits of depth or nodes ask for the same report on every machine.
    pub fn companion(&self, number: u8) -> Option<Companion> {
        Some(Companion::new(self.searcher.as_ref()?.companion(number)?, &self.crew))
    }

    /// Companions for so many threads, the search's own among them; none where they would not help.
    pub fn companions(&self, threads: u8) -> impl Iterator<Item = Companion> {
        (1..threads).map_while(|number| self.companion(number))
    }

    /// Searches on for about `nodes` moves; what is asked of the last plies is answered in one piece, some hundred moves at
    /// most. The first slice always looks at every legal move.
    pub fn run(&mut self, nodes: u64) -> Status {
        let status = self.searcher.as_mut().map_or(Status::Done, |searcher| searcher.run(nodes));
        if status == Status::Done {
            self.crew.dismiss();
        }
        status
    }

    /// What is known so far; the nodes are those of companions too.
    pub fn report(&self) -> Report {
        let report = self.searcher.as_ref().map_or_else(Report::default, |searcher| searcher.report());
        Report { nodes: report.nodes + self.crew.nodes(), ..report }
    }
}
