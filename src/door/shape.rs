//! Positions, moves and events as the door writes them.

use super::fields::{Fields, array, whole};
use super::words::{Refusal, quoted, refuse, shown};
use crate::rules::{Board, EndReason, Event, MAX_COUNT, Move, Pieces, Player, Position, Ruleset};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// What may stand in a position; `over` and `score` only so that an `after` can be sent back.
const POSITION_KEYS: &[&str] = &["board", "store", "mover", "over", "score"];

/// A position as the door writes it.
#[derive(Serialize)]
pub(super) struct Shape {
    board: Vec<u16>,
    store: Vec<u16>,
    mover: Option<u8>,
    over: Option<&'static str>,
}

impl Shape {
    /// The shape of `position`; `closed` if the request called it over without a reason.
    pub fn of(position: &Position, closed: bool) -> Shape {
        let (rules, board) = (position.rules(), position.board());
        Shape {
            board: rules.ring().map(|pit| board.seeds(pit)).collect(),
            store: rules.players().map(|player| board.store(player)).collect(),
            mover: (board.over.is_none() && !closed).then_some(board.mover.0),
            over: board.over.map(EndReason::word),
        }
    }
}

/// A position of a request, and whether it was called over (`mover` null).
pub(super) struct Before {
    pub position: Position,
    pub closed: bool,
}

impl Before {
    /// Reads `"start"` or a position.
    pub fn read(rules: Arc<Ruleset>, value: Value) -> Result<Before, Refusal> {
        match value {
            Value::String(word) if word == "start" => {
                Ok(Before { position: Position::start(rules, Player::SOUTH), closed: false })
            }
            Value::String(word) => refuse(format!("expected \"start\" or a position, found {}", quoted(&word))),
            value => Before::read_position(rules, value),
        }
    }

    fn read_position(rules: Arc<Ruleset>, value: Value) -> Result<Before, Refusal> {
        let mut fields = Fields::new(value, POSITION_KEYS)?;
        let mover = read_mover(&rules, &fields.need("mover")?).map_err(|e| e.within("mover"))?;
        let mut board = Board::start(&rules, mover.unwrap_or(Player::SOUTH));
        let pits = read_counts(fields.need("board")?, rules.ring_len()).map_err(|e| e.within("board"))?;
        let stores = read_counts(fields.need("store")?, rules.board.players.into()).map_err(|e| e.within("store"))?;
        board.pits[..pits.len()].copy_from_slice(&pits);
        board.stores[..stores.len()].copy_from_slice(&stores);
        Ok(Before { position: Position::from_board(rules, board), closed: mover.is_none() })
    }

    /// The pits that may be played, in ring order.
    pub fn legal(&self) -> Vec<u8> {
        if self.closed { vec![] } else { self.position.legal().map(|mv| mv.pit.0).collect() }
    }

    /// The position, if there is anything to play in it.
    pub fn open(self) -> Result<Position, Refusal> {
        match self.position.board().over {
            _ if self.closed => refuse("the game is over: mover is null"),
            Some(reason) => refuse(format!("the game is over: {}", reason.word())),
            None => Ok(self.position),
        }
    }
}

fn read_mover(rules: &Ruleset, value: &Value) -> Result<Option<Player>, Refusal> {
    if value.is_null() {
        return Ok(None);
    }
    let player = whole(value, 0..=u64::from(rules.board.players) - 1)?;
    Ok(Some(Player(player as u8)))
}

fn read_counts(value: Value, len: usize) -> Result<Vec<Pieces>, Refusal> {
    let count = |(i, item): (usize, &Value)| {
        let n = whole(item, 0..=MAX_COUNT.into()).map_err(|e| e.within(format!("[{i}]")))?;
        Ok(Pieces::seeds(n as u16))
    };
    array(value, len)?.iter().enumerate().map(count).collect()
}

/// Reads a move: the number of a pit.
pub(super) fn read_move(value: &Value) -> Result<Move, Refusal> {
    match value.as_u64() {
        Some(pit) if pit <= 255 => Ok(Move::forward(pit as u8)),
        Some(pit) => refuse(format!("there is no pit {pit}")),
        None => refuse(format!("expected the number of a pit, found {}", shown(value))),
    }
}

/// An event as a flat array; `None` for those that the door does not tell. `after` is the board
/// once all of them have happened.
pub(super) fn project(event: &Event, rules: &Ruleset, after: &Board) -> Option<Value> {
    match *event {
        Event::Pick { pit, n } => Some(json!(["pick", pit.0, n])),
        Event::Sow { pit } => Some(json!(["sow", pit.0])),
        Event::Capture { pit, pieces, to } => Some(json!(["capture", pit.0, pieces.dan, to.0])),
        Event::Sweep { player, from } => Some(json!(["sweep", player.0, from.total()])),
        Event::Again { player } => Some(json!(["again", player.0])),
        Event::Pass { player } => Some(json!(["pass", player.0])),
        Event::Refill { pit, player } => Some(json!(["refill", pit.0, player.0])),
        Event::Borrow { pit, borrower, lender } => {
            Some(json!(["borrow", pit.0, borrower.0, lender.map_or(-1, |lender| i16::from(lender.0))]))
        }
        Event::Collect { player, dan, quan } => Some(json!(["collect", player.0, dan.total(), quan.len()])),
        Event::LastEight { player, from, hand } => Some(json!(["last8", player.0, from.total() + hand])),
        Event::Stop { reason } => reason.word().map(|word| json!(["stop", word])),
        Event::End { reason } => {
            let totals: Vec<u16> = rules.players().map(|player| after.store(player)).collect();
            Some(json!(["end", reason.word(), totals]))
        }
        // The mover of `after` says whose turn it is, and an untouched row that nothing was taken.
        Event::Turn { .. } => None,
    }
}
