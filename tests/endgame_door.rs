//! Endgame tables behind the engine's door: exact answers, for those who may know them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::ai::{Builder, EndgameTables, Status};
use gieo::door::{Catalogue, Door, Endgames, Uci};
use serde_json::{Value, json};
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

fn no_clock() -> Duration {
    Duration::ZERO
}

/// Keeps small tables and counts how often it is asked; remembers the longest wait that was offered.
struct Keeper {
    tables: Arc<EndgameTables>,
    asked: Cell<u32>,
    waited: Cell<Duration>,
}

impl Keeper {
    fn new() -> Keeper {
        let mut builder = Builder::new(6);
        assert_eq!(builder.run(u32::MAX), Status::Done);
        Keeper { tables: Arc::new(builder.tables().clone()), asked: Cell::new(0), waited: Cell::default() }
    }
}

impl Endgames for Keeper {
    fn tables(&self, _: u8, wait: Duration) -> Option<Arc<EndgameTables>> {
        self.asked.set(self.asked.get() + 1);
        self.waited.set(self.waited.get().max(wait));
        Some(Arc::clone(&self.tables))
    }
}

fn ask(keeper: &Keeper, request: Value) -> Value {
    let door = Door::new(Catalogue::built_in().unwrap(), &no_clock).with_endgames(keeper);
    serde_json::from_str(&door.answer(request.to_string().as_bytes())).unwrap()
}

/// Three seeds on each side; what South plays matters.
fn small() -> Value {
    json!({"board": [0,0,1,0,1,1, 0,1,0,2,0,0], "store": [21, 21], "mover": 0})
}

fn search(more: Value) -> Value {
    let mut request = json!({"do": "search", "ruleset": "oware", "before": small(), "nodes": 200});
    request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    request
}

#[test]
fn what_the_tables_know_is_exact_and_found_at_once() {
    let keeper = Keeper::new();
    let answer = ask(&keeper, search(json!({})));
    assert_eq!(answer["exact"], true, "{answer}");
    assert!(answer["nodes"].as_u64().unwrap() <= 6, "{answer}");
    let without: Value = serde_json::from_str(
        &Door::new(Catalogue::built_in().unwrap(), &no_clock).answer(search(json!({})).to_string().as_bytes()),
    )
    .unwrap();
    assert_eq!(without["exact"], false, "a few nodes prove nothing: {without}");
}

#[test]
fn weak_levels_and_other_rules_know_no_tables() {
    let keeper = Keeper::new();
    for more in [
        json!({"level": 1}),
        json!({"level": 2}),
        json!({"ruleset": "oware-abapa"}),
        json!({"options": {"cycle": "own"}}),
    ] {
        let answer = ask(&keeper, search(more));
        assert!(answer["move"].is_number(), "{answer}");
    }
    assert_eq!(keeper.asked.get(), 0);
    let mut fewer = small();
    fewer["store"] = json!([15, 15]);
    let fewer = json!({"options": {"seeds": 3}, "before": fewer});
    for more in [json!({"level": 11}), json!({"level": "top"}), fewer] {
        assert!(ask(&keeper, search(more))["move"].is_number());
    }
    assert_eq!(keeper.asked.get(), 3);
}

#[test]
fn a_search_waits_for_tables_no_longer_than_half_of_its_time() {
    let keeper = Keeper::new();
    ask(&keeper, search(json!({"movetime": 100})));
    assert_eq!(keeper.waited.take(), Duration::from_millis(50));
    ask(&keeper, search(json!({"limit_ms": 300})));
    assert_eq!(keeper.waited.take(), Duration::from_millis(150));
    ask(&keeper, search(json!({})));
    assert_eq!(keeper.waited.take(), Duration::from_secs(2));
    ask(&keeper, search(json!({"before": "start"})));
    assert_eq!(keeper.waited.take(), Duration::ZERO);
}

#[test]
fn the_line_dialect_plays_by_the_tables_too() {
    let keeper = Keeper::new();
    let uci = Uci::new(Catalogue::built_in().unwrap(), &no_clock, 0).unwrap();
    let mut uci = uci.with_endgames(&keeper);
    uci.hear("setoption name Ruleset value oware");
    uci.hear("position fen 0-0-1-0-1-1-0-1-0-2-0-0-21-21-S");
    uci.hear("go nodes 100");
    let said: Vec<String> = std::iter::from_fn(|| uci.thinking().then(|| uci.think())).flatten().collect();
    let best = ask(&keeper, search(json!({})))["move"].as_u64().unwrap();
    let letter = char::from(b'A' + best as u8);
    assert!(said.last().unwrap().starts_with(&format!("bestmove {letter}")), "{said:?}");
    assert!(keeper.waited.get() >= Duration::from_millis(250));
    uci.hear("setoption name Level value 1");
    let asked = keeper.asked.get();
    uci.hear("go nodes 100");
    assert_eq!(keeper.asked.get(), asked);
}
