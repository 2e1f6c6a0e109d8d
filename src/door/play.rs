//! `play` and `perft`: what the rules say.

use super::deadline::Deadline;
use super::fields::Fields;
use super::moves::{project, read_move, write_move};
use super::shape::{Before, Shape};
use super::words::{Refusal, refuse, shown};
use crate::rules::{self, Event, Move, Position, Ruleset};
use serde::Serialize;
use serde_json::Value;

/// The deepest count of lines; a real one ends its time limit long before.
const MAX_DEPTH: u64 = 100;

#[derive(Serialize)]
pub(super) struct Played {
    legal: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<Shape>,
}

#[derive(Serialize)]
pub(super) struct Counted {
    nodes: Vec<u64>,
}

/// Lists the legal moves and plays those of the request.
pub(super) fn play(before: Before, fields: &mut Fields) -> Result<Played, Refusal> {
    let (legal, rules) = (before.legal(), before.position.rules());
    let moves = match (fields.take("move"), fields.take("moves")) {
        (Some(_), Some(_)) => return refuse("both move and moves are given; one is enough"),
        (None, None) => return Ok(Played { legal, events: None, after: None }),
        (Some(mv), None) => vec![read_move(rules, &mv).map_err(|e| e.within("move"))?],
        (None, Some(moves)) => read_moves(rules, moves)?,
    };
    if moves.is_empty() {
        let after = Some(before.shape(&before.position, before.closed));
        return Ok(Played { legal, events: Some(vec![]), after });
    }
    let one = moves.len() == 1;
    let mut position = before.open().map_err(|e| e.within(name_of(rules, 0, moves[0], one)))?;
    let events = play_all(&mut position, &moves)?;
    let tell = |event: &Event| project(event, position.rules(), position.board());
    let events = Some(events.iter().filter_map(tell).collect());
    Ok(Played { legal, events, after: Some(before.shape(&position, false)) })
}

/// Reads an array of moves.
pub(super) fn read_moves(rules: &Ruleset, value: Value) -> Result<Vec<Move>, Refusal> {
    let Value::Array(items) = value else {
        return refuse(format!("moves: expected an array, found {}", shown(&value)));
    };
    let read = |(i, item)| read_move(rules, item).map_err(|e: Refusal| e.within(format!("moves[{i}]")));
    items.iter().enumerate().map(read).collect()
}

/// Plays all of `moves` or says which one is illegal, and why.
pub(super) fn play_all(position: &mut Position, moves: &[Move]) -> Result<Vec<Event>, Refusal> {
    let (mut events, rules) = (Vec::new(), position.rules().clone());
    for (i, mv) in moves.iter().enumerate() {
        let named = |e| Refusal(format!("{}: {e}", name_of(&rules, i, *mv, moves.len() == 1)));
        events.extend(position.play(*mv).map_err(named)?);
    }
    Ok(events)
}

fn name_of(rules: &Ruleset, i: usize, mv: Move, one: bool) -> String {
    let mv = write_move(rules, mv);
    if one { format!("illegal move {mv}") } else { format!("illegal move {mv} (moves[{i}])") }
}

/// Counts lines of play.
pub(super) fn perft(before: Before, fields: &mut Fields, deadline: &Deadline) -> Result<Counted, Refusal> {
    let depth = fields.number("depth", 0..=MAX_DEPTH)?;
    let depth = depth.ok_or_else(|| Refusal("key \"depth\" is missing".to_owned()))? as u8;
    if before.closed {
        return Ok(Counted { nodes: vec![0; depth.into()] });
    }
    let nodes = rules::perft(&before.position, depth, &mut || !deadline.passed());
    nodes.map(|nodes| Counted { nodes }).ok_or_else(|| deadline.refusal())
}
