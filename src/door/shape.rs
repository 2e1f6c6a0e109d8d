//! Positions as the door writes and reads them.

use super::fields::{Fields, array, whole};
use super::moves::write_move;
use super::words::{Refusal, quoted, refuse, shown};
use crate::rules::{Board, Debts, EndReason, Family, MAX_COUNT, Pieces, PitId, Player, Position, Ruleset};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::sync::Arc;

/// The most quan stones that a request may put into one player's hands.
const MAX_STONES: u64 = 100;

/// What may stand in a position; `over` and `score` only so that an `after` can be sent back.
fn keys(rules: &Ruleset) -> &'static [&'static str] {
    match rules.family() {
        Family::Oware => &["board", "store", "mover", "over", "score"],
        Family::BaAwa => &["board", "store", "mover", "owner", "starter", "over", "score"],
        Family::OAnQuan => &["ring", "taken", "mover", "debt", "owner", "over", "score"],
        Family::Congklak => &["ring16", "mover", "owner", "over", "score"],
        Family::Kalah => &["ring14", "mover", "owner", "over", "score"],
    }
}

/// Where the squares stand, and the seeds that were won, if they do not lie in the ring.
fn places(rules: &Ruleset) -> (&'static str, Option<&'static str>) {
    match rules.family() {
        Family::Oware | Family::BaAwa => ("board", Some("store")),
        Family::OAnQuan => ("ring", Some("taken")),
        Family::Congklak => ("ring16", None),
        Family::Kalah => ("ring14", None),
    }
}

/// A position as the door writes it: its keys in the order of the table.
pub(super) struct Shape(Vec<(&'static str, Value)>);

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A position of a request.
pub(super) struct Before {
    pub position: Position,
    /// It was called over (`mover` null).
    pub closed: bool,
    /// The asker said himself who owns what and who opened the game, so that no answer repeats it. In an `after` that
    /// is sent back, which is known by its `over`, he only passes on what he was told.
    knows: bool,
}

impl Before {
    /// Reads `"start"` or a position.
    pub fn read(rules: Arc<Ruleset>, value: Value) -> Result<Before, Refusal> {
        match value {
            Value::String(word) if word == "start" => {
                Ok(Before { position: Position::start(rules, Player::SOUTH), closed: false, knows: false })
            }
            Value::String(word) => refuse(format!("expected \"start\" or a position, found {}", quoted(&word))),
            value => Before::read_position(rules, value),
        }
    }

    fn read_position(rules: Arc<Ruleset>, value: Value) -> Result<Before, Refusal> {
        let mut fields = Fields::new(value, keys(&rules))?;
        let mover = fields.need("mover")?;
        let mover =
            if mover.is_null() { None } else { Some(read_player(&rules, &mover).map_err(|e| e.within("mover"))?) };
        let mut board = Board::start(&rules, mover.unwrap_or(Player::SOUTH));
        read_pieces(&rules, &mut fields, &mut board)?;
        let (owner, starter) = (fields.take("owner"), fields.take("starter"));
        let knows = (owner.is_some() || starter.is_some()) && fields.take("over").is_none();
        if let Some(owner) = owner {
            read_owners(&rules, owner, &mut board).map_err(|e| e.within("owner"))?;
        }
        if let Some(starter) = starter {
            board.starter = read_player(&rules, &starter).map_err(|e| e.within("starter"))?;
        }
        if let Some(debt) = fields.take("debt") {
            board.debts = read_debts(&rules, debt).map_err(|e| e.within("debt"))?;
        }
        Ok(Before { position: Position::from_board(rules, board), closed: mover.is_none(), knows })
    }

    /// The legal moves as the door writes them, in ring order.
    pub fn legal(&self) -> Vec<Value> {
        let rules = self.position.rules();
        if self.closed { vec![] } else { self.position.legal().map(|mv| write_move(rules, mv)).collect() }
    }

    /// `position`, to which moves from here have led, as the door writes it.
    pub fn shape(&self, position: &Position, closed: bool) -> Shape {
        let mut shape = shape(position, closed);
        // A burnt pit that was left out would be taken for an empty one.
        if !self.knows || position.rules().pits_can_burn() {
            tell_the_rest(position, &mut shape);
        }
        shape
    }

    /// The position, if there is anything to play in it.
    pub fn open(&self) -> Result<Position, Refusal> {
        match self.position.board().over {
            _ if self.closed => refuse("the game is over: mover is null"),
            Some(reason) => refuse(format!("the game is over: {}", reason.word())),
            None => Ok(self.position.clone()),
        }
    }
}

/// A new game as `next_round` tells it, with its owners and its opener.
pub(super) fn full_shape(position: &Position) -> Shape {
    let mut shape = shape(position, false);
    shape.0.retain(|(key, _)| !matches!(*key, "over" | "score"));
    shape.0.push(("owner", owners(position).into()));
    if position.rules().family() == Family::BaAwa {
        shape.0.push(("starter", position.board().starter.0.into()));
    }
    shape
}

/// The owner of each square: none of a burnt pit; a quan square stands for the player at whose right hand it lies, a
/// store for its own.
pub(super) fn owners(position: &Position) -> Vec<Option<u8>> {
    let (rules, board) = (position.rules(), position.board());
    let owner = |pit: PitId| board.owners[pit.index()].unwrap_or_else(|| rules.side(pit)).0;
    rules.ring().map(|pit| (!board.is_burnt(rules, pit)).then(|| owner(pit))).collect()
}

fn shape(position: &Position, closed: bool) -> Shape {
    let (rules, board) = (position.rules(), position.board());
    let quan = rules.family() == Family::OAnQuan;
    let count = |p: Pieces| if quan { json!([p.dan, p.quan]) } else { p.dan.into() };
    let (squares, won) = places(rules);
    let mut map = vec![(squares, rules.ring().map(|pit| count(board.pits[pit.index()])).collect())];
    if let Some(won) = won {
        map.push((won, rules.players().map(|player| count(board.won(player))).collect()));
    }
    let mover = (board.over.is_none() && !closed).then_some(board.mover.0);
    map.push(("mover", json!(mover)));
    map.push(("over", json!(board.over.map(EndReason::word))));
    if quan {
        let lender = |lender: Option<Player>| lender.map_or(-1, |player| i16::from(player.0));
        let debts = board.debts.all().map(|(borrower, from, dan)| json!([borrower.0, lender(from), dan]));
        map.push(("debt", debts.collect()));
        map.push(("score", rules.players().map(|player| board.score(rules, player)).collect()));
    }
    Shape(map)
}

/// What a position that is sent back would otherwise lose: owners that are not the first ones, and an opener who is
/// not to move.
fn tell_the_rest(position: &Position, shape: &mut Shape) {
    let (rules, board) = (position.rules(), position.board());
    if board.owners_differ(rules) {
        shape.0.push(("owner", owners(position).into()));
    }
    if rules.family() == Family::BaAwa && (board.starter != board.mover || board.over.is_some()) {
        shape.0.push(("starter", board.starter.0.into()));
    }
}

fn read_pieces(rules: &Ruleset, fields: &mut Fields, board: &mut Board) -> Result<(), Refusal> {
    let (squares, won) = places(rules);
    let pits = array(fields.need(squares)?, rules.ring_len()).map_err(|e| e.within(squares))?;
    for (pit, value) in rules.ring().zip(&pits) {
        let stones = u64::from(rules.is_quan_square(pit));
        let read = read_count(rules, value, stones);
        board.pits[pit.index()] = read.map_err(|e| e.within(format!("[{}]", pit.0)).within(squares))?;
    }
    let Some(won) = won else { return Ok(()) };
    let stores = array(fields.need(won)?, rules.board.players.into()).map_err(|e| e.within(won))?;
    for (i, value) in stores.iter().enumerate() {
        board.stores[i] = read_count(rules, value, MAX_STONES).map_err(|e| e.within(format!("[{i}]")).within(won))?;
    }
    Ok(())
}

/// Reads a count of seeds, or in Ô ăn quan [dân, quan] with at most so many stones.
fn read_count(rules: &Ruleset, value: &Value, stones: u64) -> Result<Pieces, Refusal> {
    let count = |value: &Value| whole(value, 0..=MAX_COUNT.into()).map(|n| n as u16);
    if rules.family() != Family::OAnQuan {
        return count(value).map(Pieces::seeds);
    }
    let pair = array(value.clone(), 2)?;
    let quan = whole(&pair[1], 0..=stones).map_err(|e| e.within("quan stones"))?;
    Ok(Pieces { dan: count(&pair[0])?, quan: quan as u8 })
}

fn read_player(rules: &Ruleset, value: &Value) -> Result<Player, Refusal> {
    let player = whole(value, 0..=u64::from(rules.board.players) - 1)?;
    Ok(Player(player as u8))
}

fn read_owners(rules: &Ruleset, value: Value, board: &mut Board) -> Result<(), Refusal> {
    let owners = array(value, rules.ring_len())?;
    for (pit, value) in rules.ring().zip(&owners) {
        let owner = read_owner(rules, board, pit, value).map_err(|e| e.within(format!("[{}]", pit.0)))?;
        if rules.first_owner(pit).is_some() {
            board.owners[pit.index()] = owner;
        }
    }
    Ok(())
}

/// Reads the owner of a square; null is a burnt pit.
fn read_owner(rules: &Ruleset, board: &Board, pit: PitId, value: &Value) -> Result<Option<Player>, Refusal> {
    let can_burn = rules.pits_can_burn() && rules.first_owner(pit).is_some();
    if !(can_burn && value.is_null()) {
        return read_player(rules, value).map(Some);
    }
    if board.seeds(pit) > 0 { refuse("a burnt pit holds no seeds") } else { Ok(None) }
}

/// Reads [[borrower, lender or −1 for the bank, dân], …].
fn read_debts(rules: &Ruleset, value: Value) -> Result<Debts, Refusal> {
    let Value::Array(items) = value else {
        return refuse(format!("expected an array, found {}", shown(&value)));
    };
    let mut debts = Debts::default();
    for (i, item) in items.into_iter().enumerate() {
        read_debt(rules, item, &mut debts).map_err(|e| e.within(format!("[{i}]")))?;
    }
    Ok(debts)
}

fn read_debt(rules: &Ruleset, value: Value, debts: &mut Debts) -> Result<(), Refusal> {
    let item = array(value, 3)?;
    let borrower = read_player(rules, &item[0])?;
    let lender = if item[1] == json!(-1) { None } else { Some(read_player(rules, &item[1])?) };
    let dan = whole(&item[2], 0..=MAX_COUNT.into())? as u16;
    if lender == Some(borrower) {
        return refuse("nobody borrows from oneself");
    }
    if debts.between(borrower, lender) > 0 {
        return refuse("the same debt stands twice");
    }
    debts.lend(borrower, lender, dan);
    Ok(())
}
