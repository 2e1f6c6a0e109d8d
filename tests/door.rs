//! The door for other programs: what it answers, and that nothing throws it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::numbers;
use gieo::door::{Catalogue, Door, Uci};
use gieo::rules::{Move, Player, Position};
use serde_json::{Value, json};
use std::cell::Cell;
use std::time::Duration;

fn no_clock() -> Duration {
    Duration::ZERO
}

/// Asks one thing of a fresh door.
fn ask(request: &str) -> Value {
    let door = Door::new(Catalogue::built_in().unwrap(), &no_clock);
    let answer = door.answer(request.as_bytes());
    assert!(!answer.contains('\n'), "more than a line: {answer}");
    serde_json::from_str(&answer).unwrap_or_else(|e| panic!("{answer}: {e}"))
}

fn ask_json(request: &Value) -> Value {
    ask(&request.to_string())
}

/// A request about the opening of Oware with more keys.
fn from_start(more: Value) -> Value {
    let mut request = json!({"ruleset": "oware", "before": "start"});
    request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    request
}

/// The words of an error, which must name `named`.
fn error_names(request: &Value, named: &str) {
    let answer = ask_json(request);
    let error = answer["error"].as_str().unwrap_or_else(|| panic!("{request} was answered by {answer}"));
    assert!(error.contains(named), "{request}\n  {error:?} does not name {named:?}");
}

fn position(board: [u16; 12], store: [u16; 2], mover: impl Into<Value>) -> Value {
    json!({"board": board, "store": store, "mover": mover.into()})
}

#[test]
fn without_a_move_only_the_legal_ones_are_listed() {
    assert_eq!(ask_json(&from_start(json!({}))), json!({"legal": [0, 1, 2, 3, 4, 5]}));
}

#[test]
fn a_move_is_told_event_by_event() {
    let answer = ask_json(&from_start(json!({"move": 2})));
    assert_eq!(answer["legal"], json!([0, 1, 2, 3, 4, 5]));
    assert_eq!(answer["events"], json!([["pick", 2, 4], ["sow", 3], ["sow", 4], ["sow", 5], ["sow", 6]]));
    let after = json!({"board": [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4], "store": [0, 0], "mover": 1, "over": null});
    assert_eq!(answer["after"], after);
}

#[test]
fn several_moves_are_told_in_one_list() {
    let one_by_one = ask_json(&from_start(json!({"moves": [2, 8, 0]})));
    assert_eq!(one_by_one["events"].as_array().unwrap().len(), 16);
    assert_eq!(one_by_one["legal"], json!([0, 1, 2, 3, 4, 5]));
    assert_eq!(ask_json(&from_start(json!({"moves": []})))["events"], json!([]));
}

#[test]
fn an_after_can_be_sent_back() {
    let mut before = json!("start");
    for mv in [2, 8, 0, 6] {
        before = ask_json(&json!({"ruleset": "oware", "before": before, "move": mv}))["after"].clone();
    }
    assert_eq!(before, ask_json(&from_start(json!({"moves": [2, 8, 0, 6]})))["after"]);
}

#[test]
fn a_rest_is_shared_and_an_odd_seed_stays_in_the_first_pit_of_the_mover() {
    let moves = [4, 9, 5, 10, 1, 6, 2, 7, 3, 11, 0, 8];
    let before = position([0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0], [22, 23], 0);
    let answer = ask_json(&json!({"ruleset": "oware", "before": before, "moves": moves}));
    let told = answer["events"].as_array().unwrap();
    let ending = [json!(["sweep", 0, 1]), json!(["sweep", 1, 1]), json!(["end", "cycle", [23, 24]])];
    assert_eq!(told[told.len() - 3..], ending);
    let after =
        json!({"board": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "store": [23, 24], "mover": null, "over": "cycle"});
    assert_eq!(answer["after"], after);

    let across: Vec<u8> = moves.iter().map(|pit| (pit + 6) % 12).collect();
    let before = position([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0], [23, 22], 1);
    let answer = ask_json(&json!({"ruleset": "oware", "before": before, "moves": across}));
    assert_eq!(answer["after"]["board"], json!([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]));
    assert_eq!(answer["after"]["store"], json!([24, 23]));
}

#[test]
fn own_rows_are_kept_and_the_third_time_is_waited_for() {
    let moves = [4, 9, 5, 10, 1, 6, 2, 7, 3, 11, 0, 8];
    let before = position([0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0], [22, 23], 0);
    let ask_with = |cycle: &str, times: usize| {
        let options = json!({"cycle": cycle});
        ask_json(&json!({"ruleset": "oware", "options": options, "before": before, "moves": moves.repeat(times)}))
    };
    assert_eq!(ask_with("own", 1)["after"]["store"], json!([24, 24]));
    assert_eq!(ask_with("third", 1)["after"]["over"], Value::Null);
    let twice = ask_with("third", 2);
    assert_eq!((&twice["after"]["over"], &twice["after"]["store"]), (&json!("cycle"), &json!([24, 24])));
}

#[test]
fn decided_positions_list_nothing_and_refuse_moves() {
    let full = [4; 12];
    let stuck = [0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4];
    for (before, named) in [
        (position(full, [25, 0], 0), "majority"),
        (position(full, [24, 24], 0), "level"),
        (position(stuck, [0, 0], 0), "no_move"),
        (position(full, [0, 0], Value::Null), "mover is null"),
    ] {
        let request = json!({"ruleset": "oware", "before": before});
        assert_eq!(ask_json(&request), json!({"legal": []}), "{before}");
        let mut request = request;
        request["move"] = json!(3);
        error_names(&request, named);
        error_names(&request, "illegal move 3");
        let searched = json!({"do": "search", "ruleset": "oware", "before": before, "depth": 1});
        error_names(&searched, named);
        let counted = json!({"do": "perft", "ruleset": "oware", "before": before, "depth": 2});
        assert_eq!(ask_json(&counted), json!({"nodes": [0, 0]}), "{before}");
    }
}

#[test]
fn over_and_score_are_accepted_and_ignored() {
    let before = json!({"board": ([4; 12]), "store": [0, 0], "mover": 0, "over": "cycle", "score": [1, 2]});
    assert_eq!(ask_json(&json!({"ruleset": "oware", "before": before}))["legal"], json!([0, 1, 2, 3, 4, 5]));
}

#[test]
fn thousand_seeds_in_every_pit_are_played() {
    let before = position([1000; 12], [1000, 24], 0);
    let answer = ask_json(&json!({"ruleset": "oware", "before": before, "moves": []}));
    assert_eq!(answer["after"]["over"], "majority");
    let before = position([1000; 12], [24, 23], 1);
    let answer = ask_json(&json!({"ruleset": "oware", "before": before, "move": 11}));
    let after = &answer["after"];
    let total: u32 = numbers(&after["board"]).iter().chain(&numbers(&after["store"])).map(|n| u32::from(*n)).sum();
    assert_eq!(total, 12_047);
    assert_eq!(after["board"][11], 0, "the pit that was lifted stays empty");
    assert_eq!(answer["events"].as_array().unwrap().len(), 1001);
}

#[test]
fn every_wrong_position_is_named() {
    let good = || position([4; 12], [0, 0], 0);
    let with = |key: &str, value: Value| {
        let mut before = good();
        before[key] = value;
        json!({"ruleset": "oware", "before": before})
    };
    error_names(&with("extra", json!(1)), "\"extra\"");
    error_names(&with("extra", json!(1)), "before");
    error_names(&with("board", json!(([4; 11]))), "before: board: expected an array of 12");
    error_names(&with("board", json!([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -1])), "board: [11]: -1");
    error_names(&with("board", json!([4, 1001, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])), "[1]: 1001");
    error_names(&with("board", json!([4, 0.5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])), "[1]: 0.5");
    error_names(&with("board", json!([4, "4", 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])), "[1]: \"4\"");
    error_names(&with("board", json!("start")), "board");
    error_names(&with("store", json!([0])), "store");
    error_names(&with("store", json!([0, 1e20])), "store: [1]");
    error_names(&with("mover", json!(2)), "mover: 2");
    error_names(&with("mover", json!("S")), "mover: \"S\"");
    error_names(&json!({"ruleset": "oware", "before": {"board": ([4; 12]), "store": [0, 0]}}), "\"mover\" is missing");
    error_names(&json!({"ruleset": "oware", "before": "begin"}), "\"begin\"");
    error_names(&json!({"ruleset": "oware", "before": 7}), "before");
    error_names(&json!({"ruleset": "oware"}), "\"before\" is missing");
}

#[test]
fn every_wrong_request_is_named() {
    error_names(&json!([1]), "an array of 1");
    error_names(&json!({"before": "start"}), "\"ruleset\" is missing");
    error_names(&json!({"ruleset": "chess", "before": "start"}), "\"chess\"");
    error_names(&json!({"ruleset": 3, "before": "start"}), "ruleset: expected a string");
    error_names(&from_start(json!({"do": "dance"})), "\"dance\"");
    error_names(&from_start(json!({"do": 1})), "do: expected a string");
    error_names(&from_start(json!({"mvoe": 1})), "\"mvoe\"");
    error_names(&from_start(json!({"depth": 1})), "\"depth\"");
    error_names(&from_start(json!({"move": 1, "moves": [1]})), "both move and moves");
    error_names(&from_start(json!({"limit_ms": -1})), "limit_ms: -1");
    error_names(&from_start(json!({"options": {"strave": "seed"}})), "\"strave\"");
    error_names(&from_start(json!({"options": {"starve": "sead"}})), "starve cannot be \"sead\"");
    error_names(&from_start(json!({"options": {"seeds": 5}})), "seeds cannot be 5");
    error_names(&from_start(json!({"options": []})), "options");
    error_names(&from_start(json!({"do": "perft"})), "\"depth\" is missing");
    error_names(&from_start(json!({"do": "perft", "depth": 101})), "depth: 101");
    error_names(&from_start(json!({"do": "search", "level": 12})), "level: 12");
    error_names(&from_start(json!({"do": "search", "level": "best"})), "level: \"best\"");
    error_names(&from_start(json!({"do": "search", "depth": 0})), "depth: 0");
    error_names(&from_start(json!({"do": "search", "depth": 1, "moves": [0, 0]})), "moves[1]");
    error_names(&json!({"do": "next_round", "ruleset": "oware", "totals": [28, 20]}), "oware");
}

#[test]
fn every_illegal_move_is_named() {
    error_names(&from_start(json!({"move": 6})), "illegal move 6: pit 6 is not the mover's");
    error_names(&from_start(json!({"move": 12})), "there is no pit 12");
    error_names(&from_start(json!({"move": 70000})), "there is no pit 70000");
    error_names(&from_start(json!({"move": -1})), "move: expected the number of a pit, found -1");
    error_names(&from_start(json!({"move": [3, 1]})), "move");
    error_names(&from_start(json!({"moves": 3})), "moves: expected an array");
    error_names(&from_start(json!({"moves": [0, 6, 0]})), "illegal move 0 (moves[2]): pit 0 is empty");
    error_names(&from_start(json!({"moves": [0, null]})), "moves[1]");
    let slam = position([3, 2, 6, 10, 0, 2, 1, 1, 0, 0, 0, 0], [3, 20], 0);
    error_names(&json!({"ruleset": "oware", "before": slam, "move": 5}), "without a seed");
    let hungry = position([1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0], [22, 22], 0);
    error_names(&json!({"ruleset": "oware", "before": hungry, "move": 0}), "does not feed");
}

#[test]
fn rulesets_are_listed_with_their_options() {
    let answer = ask(r#"{"do":"rulesets"}"#);
    let list = answer["rulesets"].as_array().unwrap();
    assert_eq!(list[0]["id"], "oware");
    assert_eq!(list[0].get("base"), None);
    let starve = json!({"values": ["seed", "no_capture", "legal"], "default": "seed"});
    assert_eq!(list[0]["options"]["starve"], starve);
    assert_eq!(list[0]["options"]["cycle"], json!({"values": ["shared", "own", "third"], "default": "shared"}));
    assert_eq!(list[0]["options"]["seeds"], json!({"values": [4, 3], "default": 4}));
    let abapa = list.iter().find(|ruleset| ruleset["id"] == "oware-abapa").unwrap();
    assert_eq!(abapa["base"], "oware");
    assert_eq!(abapa["options"]["starve"]["default"], "no_capture");
    assert_eq!(abapa["options"]["cycle"]["default"], "own");
}

#[test]
fn three_seeds_a_pit_are_won_by_nineteen() {
    let start = ask_json(&from_start(json!({"options": {"seeds": 3}, "move": 0})));
    assert_eq!(start["after"]["board"], json!([0, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3]));
    let decided = position([1; 12], [19, 5], 0);
    let request = json!({"ruleset": "oware", "options": {"seeds": 3}, "before": decided});
    assert_eq!(ask_json(&request)["legal"], json!([]));
}

#[test]
fn lines_of_play_are_counted() {
    let nodes = json!([6, 36, 190, 1014, 5219]);
    assert_eq!(ask_json(&from_start(json!({"do": "perft", "depth": 5}))), json!({"nodes": nodes}));
    assert_eq!(ask_json(&from_start(json!({"do": "perft", "depth": 0}))), json!({"nodes": []}));
}

/// A door whose clock moves on by ten milliseconds whenever it is read.
fn ask_hurried(request: &Value) -> Value {
    let now = Cell::new(Duration::ZERO);
    let clock = || {
        now.set(now.get() + Duration::from_millis(10));
        now.get()
    };
    let door = Door::new(Catalogue::built_in().unwrap(), &clock);
    serde_json::from_str(&door.answer(request.to_string().as_bytes())).unwrap()
}

#[test]
fn a_request_stops_at_its_time_limit() {
    let request = from_start(json!({"do": "perft", "depth": 100, "limit_ms": 50}));
    assert!(ask_hurried(&request)["error"].as_str().unwrap().starts_with("time "));
    let request = from_start(json!({"do": "perft", "depth": 100}));
    assert!(ask_hurried(&request)["error"].as_str().unwrap().starts_with("time limit of 60000 ms"));
}

#[test]
fn a_search_answers_with_a_legal_move_and_all_others_by_worth() {
    for more in [
        json!({"do": "search", "depth": 3}),
        json!({"do": "search", "nodes": 2000, "level": "top"}),
        json!({"do": "search", "movetime": 20, "moves": [2, 8]}),
        json!({"do": "search", "level": 1}),
        json!({"do": "search", "level": 2}),
    ] {
        let answer = ask_hurried(&from_start(more));
        let all = answer["all"].as_array().unwrap_or_else(|| panic!("{answer}"));
        let legal: Vec<u64> = all.iter().map(|scored| scored["move"].as_u64().unwrap()).collect();
        assert!(legal.contains(&answer["move"].as_u64().unwrap()), "{answer}");
        let scores: Vec<i64> = all.iter().map(|scored| scored["score"].as_i64().unwrap()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{answer}");
        assert!(answer["depth"].as_u64().unwrap() >= 1 && answer["exact"].is_boolean(), "{answer}");
    }
}

fn uci(clock: &dyn Fn() -> Duration) -> Uci<'_> {
    Uci::new(Catalogue::built_in().unwrap(), clock, 0).unwrap()
}

/// All that is said after `lines`, searches finished, by a clock that leaves little time.
fn talk(lines: &[&str]) -> Vec<String> {
    let now = Cell::new(Duration::ZERO);
    let clock = || {
        now.set(now.get() + Duration::from_millis(50));
        now.get()
    };
    let mut uci = uci(&clock);
    let mut said = vec![];
    for line in lines {
        said.extend(uci.hear(line));
        while uci.thinking() {
            said.extend(uci.think());
        }
    }
    said
}

#[test]
fn uci_introduces_itself() {
    let said = talk(&["uci", "isready"]);
    assert!(said[0].starts_with("id name Gieo"));
    assert!(
        said.contains(
            &"option name Ruleset type combo default oware-abapa var oware var oware-abapa var oware-grand-slam \
                          var oware-three var oware-third"
                .to_owned()
        )
    );
    assert_eq!(said[said.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn uci_finds_a_forced_move_and_says_what_it_saw() {
    let said = talk(&["position fen 0-0-0-0-0-2-1-1-0-0-0-1-21-22-S", "go depth 2"]);
    assert!(said.last().unwrap().starts_with("bestmove F"), "{said:?}");
    let info: Vec<&str> = said[0].split(' ').collect();
    assert_eq!(
        (info[0], info[1], info[3], info[5], info[7], info[9]),
        ("info", "depth", "score", "nodes", "nps", "pv")
    );
    assert!(info[10].starts_with('F'), "{said:?}");
}

#[test]
fn uci_has_no_move_in_a_finished_game() {
    assert_eq!(talk(&["position fen 4-4-4-4-4-4-4-4-4-4-4-4-25-0-S", "go depth 3"]), ["bestmove 0000"]);
}

#[test]
fn uci_plays_moves_with_and_without_spaces() {
    assert_eq!(talk(&["position startpos moves AaBb"]), Vec::<String>::new());
    assert_eq!(talk(&["position startpos moves A a B b"]), Vec::<String>::new());
    assert_eq!(talk(&["position startpos moves AA"])[0], "info string move 2 (A): pit 0 is not the mover's");
}

#[test]
fn uci_lives_through_nonsense() {
    for line in [
        "",
        " ",
        "xyzzy",
        "position",
        "position fen",
        "position fen 1-2-3",
        "position startpos mvoes",
        "setoption",
        "position startpos moves ZZ",
        "setoption name",
        "setoption name Nothing value 3",
        "setoption name Hash value -1",
        "setoption name Level value 99",
        "setoption name Ruleset value chess",
        "stop",
        "position startpos moves é",
        "position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-X",
        "position fen +4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    ] {
        let said = talk(&[line, "isready"]);
        assert_eq!(said.last().unwrap(), "readyok", "{line:?}");
        assert!(said.len() <= 2 && said[..said.len() - 1].iter().all(|l| l.starts_with("info string ")), "{said:?}");
    }
    let said = talk(&["go movetime", "go depth x", "go wtime 5 depth 1"]);
    assert_eq!(said.iter().filter(|line| line.starts_with("bestmove ")).count(), 3, "{said:?}");
}

#[test]
fn uci_stops_when_told() {
    let mut uci = uci(&no_clock);
    assert_eq!(uci.hear("go infinite"), Vec::<String>::new());
    let said = if uci.thinking() { uci.hear("stop") } else { uci.think() };
    assert!(said.iter().any(|line| line.starts_with("bestmove ")), "{said:?}");
    assert!(!uci.thinking());
    uci.hear("quit");
    assert!(uci.over());
}

#[test]
fn uci_plays_a_whole_game() {
    let rules = gieo::door::Catalogue::built_in().unwrap().find("oware-abapa").unwrap();
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let mut letters = String::new();
    while position.board().over.is_none() {
        let said =
            talk(&[&format!("position startpos moves {letters}"), "setoption name Level value 1", "go nodes 200"]);
        let letter = said.last().unwrap().split(' ').nth(1).unwrap().to_owned();
        position.play(Move::from_text(&rules, &letter).unwrap()).unwrap();
        letters.push_str(&letter);
    }
    let said = talk(&[&format!("position startpos moves {letters}"), "go nodes 200"]);
    assert_eq!(said, ["bestmove 0000"]);
}
