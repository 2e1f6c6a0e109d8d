//! Moves and events as the door writes them.

use super::fields::{array, whole};
use super::words::{Refusal, refuse, shown};
use crate::rules::{Board, Direction, Event, Family, Move, PitId, Player, Ruleset};
use serde_json::{Value, json};

/// Reads a move: the number of a pit, or [square, 1 or −1] where the player chooses the direction.
pub(super) fn read_move(rules: &Ruleset, value: &Value) -> Result<Move, Refusal> {
    if rules.family() == Family::OAnQuan {
        return read_directed(value);
    }
    match value.as_u64() {
        Some(pit) if pit <= 255 => Ok(Move::forward(pit as u8)),
        Some(pit) => refuse(format!("there is no pit {pit}")),
        None => refuse(format!("expected the number of a pit, found {}", shown(value))),
    }
}

fn read_directed(value: &Value) -> Result<Move, Refusal> {
    let wrong = |_| Refusal(format!("expected [square, 1 or -1], found {}", shown(value)));
    let pair = array(value.clone(), 2).map_err(wrong)?;
    let square = whole(&pair[0], 0..=255).map_err(|e| e.within("square"))?;
    let direction = match pair[1].as_i64() {
        Some(1) => Direction::Forward,
        Some(-1) => Direction::Backward,
        _ => return refuse(format!("the direction is {}, but must be 1 or -1", shown(&pair[1]))),
    };
    Ok(Move { pit: PitId(square as u8), direction })
}

/// Writes a move in the same way.
pub(super) fn write_move(rules: &Ruleset, mv: Move) -> Value {
    match rules.family() {
        Family::OAnQuan => json!([mv.pit.0, mv.direction.step()]),
        Family::Oware | Family::BaAwa | Family::Congklak | Family::Kalah => mv.pit.0.into(),
    }
}

/// An event as a flat array; `None` for those that the door does not tell. `after` is the board
/// once all of them have happened.
pub(super) fn project(event: &Event, rules: &Ruleset, after: &Board) -> Option<Value> {
    let family = rules.family();
    match *event {
        Event::Pick { pit, n } => Some(json!(["pick", pit.0, n])),
        Event::Sow { pit } => Some(json!(["sow", pit.0])),
        Event::Capture { pit, pieces, to } if family == Family::OAnQuan => {
            Some(json!(["capture", pit.0, pieces.dan, pieces.quan, to.0]))
        }
        Event::Capture { pit, pieces, to } => Some(json!(["capture", pit.0, pieces.dan, to.0])),
        Event::Again { player } => Some(json!(["again", player.0])),
        Event::Pass { player } => Some(json!(["pass", player.0])),
        Event::Refill { pit, player } => Some(json!(["refill", pit.0, player.0])),
        Event::Borrow { pit, borrower, lender } => {
            Some(json!(["borrow", pit.0, borrower.0, lender.map_or(-1, |lender| i16::from(lender.0))]))
        }
        Event::Sweep { player, from } => {
            Some(json!([if family == Family::BaAwa { "own" } else { "sweep" }, player.0, from.total()]))
        }
        Event::Collect { player, dan, quan } => Some(json!(["collect", player.0, dan.total(), quan.len()])),
        Event::LastEight { player, from, hand } => Some(json!(["last8", player.0, from.total() + hand])),
        Event::Stop { reason } => reason.word().map(|word| json!(["stop", word])),
        Event::End { reason } => {
            let total = |player: Player| after.score(rules, player);
            Some(json!(["end", reason.word(), rules.players().map(total).collect::<Vec<_>>()]))
        }
        // The mover of `after` says whose turn it is.
        Event::Turn { .. } => None,
    }
}
