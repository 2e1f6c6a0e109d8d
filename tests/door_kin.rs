//! The door for Ba-awa, Ô ăn quan, Congklak and Kalah: shapes, refusals, matches, searches.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::door::{Catalogue, Door};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::time::Duration;

const KIN: [&str; 4] = ["ba-awa", "o-an-quan", "congklak", "kalah"];

fn no_clock() -> Duration {
    Duration::ZERO
}

fn ask(request: &Value) -> Value {
    let door = Door::new(Catalogue::built_in().unwrap(), &no_clock);
    let answer = door.answer(request.to_string().as_bytes());
    serde_json::from_str(&answer).unwrap_or_else(|e| panic!("{answer}: {e}"))
}

fn error_names(request: &Value, named: &str) {
    let answer = ask(request);
    let error = answer["error"].as_str().unwrap_or_else(|| panic!("{request} was answered by {answer}"));
    assert!(error.contains(named), "{request}\n  {error:?} does not name {named:?}");
}

#[test]
fn every_game_is_listed_with_the_options_of_the_table() {
    let answer = ask(&json!({"do": "rulesets"}));
    let options = |id: &str| {
        let list = answer["rulesets"].as_array().unwrap();
        list.iter().find(|ruleset| ruleset["id"] == id).unwrap()["options"].clone()
    };
    for (id, name, values) in [
        ("ba-awa", "players", json!([2, 3])),
        ("ba-awa", "last8", json!(["at_once", "after", "last4_mover", "last4_taker"])),
        ("ba-awa", "no_move", json!(["pass", "end", "must_feed"])),
        ("ba-awa", "cycle", json!(["first", "third"])),
        ("ba-awa", "final_four", json!(["mover", "owner"])),
        ("ba-awa", "endless", json!(["stop", "forbid"])),
        ("o-an-quan", "players", json!([2, 3, 4])),
        ("o-an-quan", "quan_value", json!([10, 5])),
        ("o-an-quan", "dan", json!([5, 10])),
        ("o-an-quan", "quan_extra", json!([0, 20, 30])),
        ("o-an-quan", "quan_as_dan", json!([false, true])),
        ("o-an-quan", "young", json!([0, 5])),
        ("o-an-quan", "from_quan", json!([false, true])),
        ("o-an-quan", "end", json!(["squares", "stones"])),
        ("o-an-quan", "empty_quan_passes", json!([true, false])),
        ("o-an-quan", "cycle", json!(["third"])),
        ("congklak", "relay", json!([true, false])),
        ("congklak", "extra_turn", json!([true, false])),
        ("congklak", "take_own", json!([false, true])),
        ("congklak", "no_move", json!(["pass", "end"])),
        ("congklak", "pits", json!([7, 5, 6, 8, 9, 10])),
        ("congklak", "seeds", json!([7, 4, 5, 6, 8])),
        ("kalah", "empty_capture", json!([false, true])),
        ("kalah", "end", json!(["either", "mover"])),
        ("kalah", "pits", json!([6, 4, 5])),
        ("kalah", "seeds", json!([4, 3, 5, 6])),
    ] {
        let expected = json!({"default": values[0], "values": values});
        assert_eq!(options(id)[name], expected, "{id}: {name}");
    }
}

#[test]
fn openings_have_the_shapes_of_their_games() {
    let start = |id: &str, options: Value| {
        ask(&json!({"ruleset": id, "options": options, "before": "start", "moves": []}))["after"].clone()
    };
    assert_eq!(
        start("ba-awa", json!({"players": 3})),
        json!({"board": ([4; 12]), "store": [0, 0, 0], "mover": 0, "over": null})
    );
    let dan = json!({"dan": 10, "quan_extra": 20, "players": 2});
    let ring = |quan: Value| {
        let row = |quan: Value| [vec![quan], vec![json!([10, 0]); 5]].concat();
        json!([row(quan.clone()), row(quan)].concat())
    };
    let after = start("o-an-quan", dan);
    assert_eq!(after["ring"], ring(json!([20, 1])));
    assert_eq!(
        (&after["taken"], &after["debt"], &after["score"]),
        (&json!([[0, 0], [0, 0]]), &json!([]), &json!([0, 0]))
    );
    assert_eq!(start("o-an-quan", json!({"quan_as_dan": true, "quan_value": 5}))["ring"][6], json!([5, 0]));
    assert_eq!(start("congklak", json!({"pits": 10}))["ring16"].as_array().unwrap().len(), 22);
    assert_eq!(start("kalah", json!({"pits": 4, "seeds": 3}))["ring14"], json!([3, 3, 3, 3, 0, 3, 3, 3, 3, 0]));
}

/// Random games: an `after` that is sent back goes on as if all moves had been sent at once.
#[test]
fn an_after_can_be_sent_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for id in KIN {
        for players in [2, 3] {
            let options = if id.len() > 8 || players == 2 { json!({}) } else { json!({"players": players}) };
            let options = if id == "congklak" || id == "kalah" { json!({}) } else { options };
            let (mut before, mut moves) = (json!("start"), vec![]);
            for _ in 0..rng.random_range(5..60) {
                let legal = ask(&json!({"ruleset": id, "options": options, "before": before}))["legal"].clone();
                let Some(mv) = legal.as_array().unwrap().choose(&mut rng).cloned() else { break };
                moves.push(mv.clone());
                let answer = ask(&json!({"ruleset": id, "options": options, "before": before, "move": mv}));
                before = answer["after"].clone();
                if before["over"] == "cycle" {
                    break;
                }
                let whole = ask(&json!({"ruleset": id, "options": options, "before": "start", "moves": moves}));
                assert_eq!(whole["after"], before, "{id} {moves:?}");
            }
        }
    }
}

#[test]
fn wrong_positions_and_moves_are_named() {
    let quan = |key: &str, value: Value| {
        let mut before = ask(&json!({"ruleset": "o-an-quan", "before": "start", "moves": []}))["after"].clone();
        before[key] = value;
        json!({"ruleset": "o-an-quan", "before": before})
    };
    let mut ring =
        json!([[0, 1], [5, 0], [5, 0], [5, 0], [5, 0], [5, 0], [0, 1], [5, 0], [5, 0], [5, 0], [5, 0], [5, 1]]);
    error_names(&quan("ring", ring.clone()), "ring: [11]: quan stones: 1");
    ring[11] = json!([5]);
    error_names(&quan("ring", ring.clone()), "ring: [11]: expected an array of 2");
    ring[11] = json!([-5, 0]);
    error_names(&quan("ring", ring), "ring: [11]: -5");
    error_names(&quan("taken", json!([[0, 0], [0, 101]])), "taken: [1]");
    error_names(&quan("debt", json!([[0, 0, 3]])), "debt: [0]: nobody borrows from oneself");
    error_names(&quan("debt", json!([[0, -1, 3], [0, -1, 3]])), "debt: [1]");
    error_names(&quan("debt", json!([[0, 2, 3]])), "debt: [0]: 2");
    error_names(&quan("board", json!([])), "\"board\"");
    let play = |id: &str, mv: Value| json!({"ruleset": id, "before": "start", "move": mv});
    error_names(&play("o-an-quan", json!(3)), "move: expected [square, 1 or -1]");
    error_names(&play("o-an-quan", json!([3, 0])), "direction is 0");
    error_names(&play("o-an-quan", json!([0, 1])), "illegal move [0,1]: pit 0 is not the mover's");
    error_names(&play("o-an-quan", json!([7, -1])), "illegal move [7,-1]");
    error_names(&play("kalah", json!(6)), "pit 6 is not the mover's");
    error_names(&play("kalah", json!([1, 1])), "move");
    let owner = json!({"board": ([4; 12]), "store": [0, 0], "mover": 0, "owner": [0, 1]});
    error_names(&json!({"ruleset": "ba-awa", "before": owner}), "owner: expected an array of 12");
}

#[test]
fn positions_without_a_move_list_none() {
    let kalah = json!({"ring14": [0, 0, 0, 0, 0, 0, 20, 4, 0, 0, 0, 0, 0, 24], "mover": 1});
    let passed = json!({"board": [0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0], "store": [18, 18], "mover": 0});
    for (id, before, mv) in [("kalah", kalah, json!(7)), ("ba-awa", passed, json!(0))] {
        assert_eq!(ask(&json!({"ruleset": id, "before": before})), json!({"legal": []}));
        error_names(&json!({"ruleset": id, "before": before, "move": mv}), "illegal move");
        assert!(ask(&json!({"do": "search", "ruleset": id, "before": before, "depth": 2}))["error"].is_string());
    }
}

#[test]
fn matches_go_on_from_round_to_round() {
    let round = |request: Value| {
        let mut request = request;
        request["do"] = json!("next_round");
        ask(&request)
    };
    let ba_awa = round(json!({"ruleset": "ba-awa", "totals": [28, 20], "opener": 0}));
    assert_eq!((&ba_awa["pits"], &ba_awa["opener"], &ba_awa["winner"]), (&json!([7, 5]), &json!(1), &Value::Null));
    assert_eq!(ba_awa["owner"], json!([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]));
    let next = ask(&json!({"ruleset": "ba-awa", "before": ba_awa["before"]}));
    assert_eq!(next["legal"], json!([7, 8, 9, 10, 11]));
    assert_eq!(round(json!({"ruleset": "ba-awa", "totals": [40, 8], "opener": 0}))["winner"], 0);
    let eleven = json!({"ruleset": "ba-awa", "options": {"goal": 11}, "totals": [40, 8], "opener": 0});
    assert_eq!(round(eleven)["winner"], Value::Null);
    let sold = round(json!({"ruleset": "o-an-quan", "difference": -12, "opener": 1}));
    assert_eq!((&sold["pits"], &sold["opener"]), (&json!([4, 6]), &json!(0)));
    let next = ask(&json!({"ruleset": "o-an-quan", "before": sold["before"]}));
    assert_eq!(next["legal"].as_array().unwrap().len(), 8, "square 5 is sold");
    for (request, named) in [
        (json!({"ruleset": "ba-awa", "totals": [28, 21]}), "49 seeds"),
        (json!({"ruleset": "ba-awa", "totals": [48]}), "each player"),
        (json!({"ruleset": "ba-awa", "difference": 3}), "totals"),
        (json!({"ruleset": "ba-awa"}), "missing"),
        (json!({"ruleset": "o-an-quan", "totals": [35, 35]}), "difference"),
        (json!({"ruleset": "o-an-quan", "difference": 0.5}), "difference: 0.5"),
        (json!({"ruleset": "o-an-quan", "difference": i64::MIN}), "difference"),
        (json!({"ruleset": "o-an-quan", "options": {"players": 3}, "difference": 3}), "two players"),
        (json!({"ruleset": "kalah", "totals": [28, 20]}), "kalah is one game"),
    ] {
        assert!(round(request.clone())["error"].as_str().unwrap().contains(named), "{request}");
    }
}

#[test]
fn the_winner_picks_pits_of_the_other_row() {
    let round = |options: Value, totals: [u16; 2], pick: Option<Value>| {
        let mut request = json!({"do": "next_round", "ruleset": "ba-awa", "options": options, "totals": totals});
        pick.into_iter().for_each(|pick| request["pick"] = pick);
        ask(&request)
    };
    let picked = || json!({"placing": "picked"});
    let told = round(picked(), [32, 16], None);
    assert_eq!(told["pick"], json!({"player": 0, "number": 2, "from": [6, 7, 8, 9, 10, 11]}));
    assert_eq!(told["owner"], json!([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]));
    let next = round(picked(), [32, 16], Some(json!([9, 11])));
    assert_eq!((&next["owner"], &next["pits"]), (&json!([0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0]), &json!([8, 4])));
    assert_eq!(ask(&json!({"ruleset": "ba-awa", "before": next["before"]}))["legal"], json!([6, 7, 8, 10]));
    assert!(round(json!({}), [32, 16], None).get("pick").is_none(), "by the usual rules nobody picks");
    for (pick, named) in [
        (json!([9]), "the winner picks 2"),
        (json!([9, 9]), "picked twice"),
        (json!([5, 9]), "5 is not in the loser's row"),
        (json!(9), "pick: expected an array"),
        (json!([9, 200]), "pick: "),
    ] {
        let error = round(picked(), [32, 16], Some(pick.clone()))["error"].as_str().unwrap().to_owned();
        assert!(error.contains(named), "{pick}: {error}");
    }
    let error = round(json!({}), [32, 16], Some(json!([9, 11])))["error"].as_str().unwrap().to_owned();
    assert!(error.contains("nothing to pick"), "{error}");
}

#[test]
fn a_match_of_congklak_burns_the_pits_that_cannot_be_filled() {
    let listed = ask(&json!({"do": "rulesets"}));
    let congklak = listed["rulesets"].as_array().unwrap().iter().find(|rules| rules["id"] == "congklak").unwrap();
    assert_eq!(congklak["options"]["rounds"], json!({"values": ["single", "burnt"], "default": "single"}));
    assert_eq!(congklak["options"]["least"], json!({"values": [1, 4, 5], "default": 1}));
    let round = |options: Value, totals: [u16; 2]| {
        ask(&json!({"do": "next_round", "ruleset": "congklak", "options": options, "totals": totals, "opener": 1}))
    };
    let next = round(json!({"rounds": "burnt"}), [60, 38]);
    assert_eq!(next, round(json!({}), [60, 38]), "whoever asks means a match");
    let told = [&next["pits"], &next["opener"], &next["winner"]];
    assert_eq!(told, [&json!([7, 5]), &json!(0), &Value::Null]);
    let owner = json!([0, 0, 0, 0, 0, 0, 0, 0, null, null, 1, 1, 1, 1, 1, 1]);
    assert_eq!((&next["owner"], &next["before"]["owner"]), (&owner, &owner));
    assert_eq!(next["before"]["ring16"], json!([7, 7, 7, 7, 7, 7, 7, 11, 0, 0, 7, 7, 7, 7, 7, 3]));
    assert_eq!(round(json!({"least": 4}), [71, 27])["winner"], 0);
    assert_eq!(round(json!({"opener": "alternates"}), [38, 60])["opener"], 0);
}

#[test]
fn burnt_pits_go_with_a_position_from_answer_to_answer() {
    let next = ask(&json!({"do": "next_round", "ruleset": "congklak", "totals": [38, 60]}));
    let mut before = next["before"].clone();
    for _ in 0..12 {
        let Some(mv) = ask(&json!({"ruleset": "congklak", "before": before}))["legal"][0].as_u64() else { break };
        before = ask(&json!({"ruleset": "congklak", "before": before, "move": mv}))["after"].clone();
        assert_eq!(before["owner"], next["owner"]);
        assert_eq!((&before["ring16"][0], &before["ring16"][1]), (&json!(0), &json!(0)));
    }
    let burnt = json!({"ruleset": "congklak", "before": next["before"], "move": 0});
    error_names(&burnt, "pit 0 is burnt");
    let search = json!({"do": "search", "ruleset": "congklak", "before": next["before"], "depth": 2});
    assert!(ask(&search)["move"].as_u64().unwrap() > 1);
    let mut filled = next["before"].clone();
    filled["ring16"][1] = json!(2);
    error_names(&json!({"ruleset": "congklak", "before": filled}), "owner: [1]: a burnt pit holds no seeds");
    let nobody = json!({"board": ([4; 12]), "store": [0, 0], "mover": 0, "owner": vec![Value::Null; 12]});
    error_names(&json!({"ruleset": "ba-awa", "before": nobody}), "owner: [0]");
}

#[test]
fn every_game_is_searched_and_counted() {
    for (id, options) in [
        ("ba-awa", json!({})),
        ("ba-awa", json!({"players": 3})),
        ("o-an-quan", json!({})),
        ("o-an-quan", json!({"players": 4})),
        ("congklak", json!({})),
        ("kalah", json!({})),
    ] {
        let request =
            |what: &str| json!({"do": what, "ruleset": id, "options": options, "before": "start", "depth": 2});
        let found = ask(&request("search"));
        let legal = ask(&json!({"ruleset": id, "options": options, "before": "start"}))["legal"].clone();
        assert!(legal.as_array().unwrap().contains(&found["move"]), "{id}: {found}");
        assert_eq!(found["all"].as_array().unwrap().len(), legal.as_array().unwrap().len(), "{id}");
        let nodes = ask(&request("perft"))["nodes"].clone();
        assert_eq!(nodes[0].as_u64().unwrap() as usize, legal.as_array().unwrap().len(), "{id}");
    }
}
