//! `search`: what the opponent would play.

use super::deadline::Deadline;
use super::endgames::{Endgames, patience, tables_for};
use super::fields::Fields;
use super::moves::write_move;
use super::opponents::opponent_of;
use super::play::{play_all, read_moves};
use super::shape::Before;
use super::thinking::{Budget, Thinker};
use super::threads::{MOST_THREADS, Threads, share};
use super::words::{Refusal, refuse};
use crate::ai::{Chance, Report, Scored};
use crate::rules::Ruleset;
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;

/// The deepest search that can be asked for, in plies.
const MAX_DEPTH: u64 = 100;

#[derive(Serialize)]
pub(super) struct Found {
    #[serde(flatten)]
    best: Valued,
    depth: u8,
    nodes: u64,
    ms: u64,
    all: Vec<Valued>,
}

/// A move and what it is worth to the mover: the final margin expected, in seeds; exact if no estimate went into it.
#[derive(Serialize)]
struct Valued {
    #[serde(rename = "move")]
    mv: Value,
    score: i16,
    exact: bool,
}

impl Valued {
    fn of(rules: &Ruleset, scored: &Scored) -> Valued {
        Valued { mv: write_move(rules, scored.mv), score: scored.score, exact: scored.proved }
    }
}

/// What a search can make use of.
pub(super) struct Helpers<'a> {
    pub endgames: Option<&'a dyn Endgames>,
    pub threads: Option<&'a dyn Threads>,
}

/// Searches the position of the request.
pub(super) fn search(
    before: Before,
    fields: &mut Fields,
    deadline: &Deadline,
    helpers: &Helpers,
) -> Result<Found, Refusal> {
    let moves = fields.take("moves").map_or(Ok(vec![]), |moves| read_moves(before.position.rules(), moves))?;
    let budget = read_budget(fields)?;
    let threads = read_threads(fields, &budget)?;
    let mut position = before.open().map_err(|e| e.within("before"))?;
    play_all(&mut position, &moves)?;
    if let Some(reason) = position.board().over {
        return refuse(format!("the game is over: {}", reason.word()));
    }
    let endgames = tables_for(helpers.endgames, &position, &budget, patience(&budget, deadline.left()));
    let mut thinker = Thinker::new(position, budget, endgames.as_ref());
    share(helpers.threads, &thinker, threads);
    // Who named no time has a whole search after the wait.
    let waited = if budget.time.is_none() { deadline.spent() } else { Duration::ZERO };
    while !thinker.think(deadline.spent().saturating_sub(waited)) {
        if deadline.passed() {
            return Err(deadline.refusal());
        }
    }
    found(&thinker, Chance::new(0, moves.len()), deadline)
}

fn found(thinker: &Thinker, chance: Chance, deadline: &Deadline) -> Result<Found, Refusal> {
    let report: Report = thinker.report();
    let chosen = thinker.decide(&report, chance);
    let best = report.all.iter().find(|scored| Some(scored.mv) == chosen);
    let valued = |scored| Valued::of(thinker.position().rules(), scored);
    let Some(best) = best.map(valued) else { return refuse("the search found no move") };
    let all = report.all.iter().map(valued).collect();
    let ms = deadline.spent().as_millis() as u64;
    Ok(Found { best, depth: report.depth, nodes: report.nodes, ms, all })
}

/// How many threads think; one, where nothing is said.
fn read_threads(fields: &mut Fields, budget: &Budget) -> Result<u8, Refusal> {
    let threads = fields.number("threads", 1..=MOST_THREADS.into())?.map_or(1, |threads| threads as u8);
    if threads > 1 && !budget.by_time_alone() {
        return refuse("threads: only a search that nothing but movetime ends can use several");
    }
    Ok(threads)
}

fn read_budget(fields: &mut Fields) -> Result<Budget, Refusal> {
    Ok(Budget {
        mind: fields.take("level").map_or(Ok(None), |level| opponent_of(&level).map_err(|e| e.within("level")))?,
        depth: fields.number("depth", 1..=MAX_DEPTH)?.map(|depth| depth as u8),
        nodes: fields.number("nodes", 1..=u64::MAX)?,
        time: fields.number("movetime", 0..=u64::MAX)?.map(Duration::from_millis),
        in_match: false,
    })
}
