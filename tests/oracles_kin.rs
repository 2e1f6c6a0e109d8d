//! Records of Ba-awa, Ô ăn quan, Congklak and Kalah made by independent programs, in the folder that `GIEO_ORACLES`
//! names. Without the variable the tests say that they did not run.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{game, numbers};
use gieo::door::{Catalogue, Door};
use gieo::rules::{Board, Direction, EndReason, Event, Move, Pieces, PitId, Player, Position, Ruleset, Standing};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;

/// The records of a file; `None` without the folder.
fn records(file: &str) -> Option<Vec<Value>> {
    let Some(folder) = std::env::var_os("GIEO_ORACLES").map(PathBuf::from) else {
        eprintln!("GIEO_ORACLES names no folder: the records of {file} were NOT compared");
        return None;
    };
    let path = folder.join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// Compares every record of a file that `wanted` lets through; `agrees` says what is wrong.
fn compare(file: &str, name: &str, wanted: impl Fn(&Value) -> bool, agrees: impl Fn(&Value) -> Result<(), String>) {
    let Some(records) = records(file) else { return };
    let all = records.len();
    let chosen: Vec<Value> = records.into_iter().filter(wanted).collect();
    let wrong: Vec<String> = chosen.iter().filter_map(|r| agrees(r).err().map(|e| format!("{e}\n    {r}"))).collect();
    println!("{file:<52} {name:<32} {:>4} checked, {:>3} skipped", chosen.len(), all - chosen.len());
    assert!(!chosen.is_empty(), "{file}: nothing was compared");
    assert!(wrong.is_empty(), "{file}, {name}: {} disagree\n{}", wrong.len(), wrong[..wrong.len().min(3)].join("\n"));
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: &T, theirs: &T) -> Result<(), String> {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: ours {ours:?}, theirs {theirs:?}")) }
}

fn mover(value: &Value) -> Option<Player> {
    value.as_u64().map(|player| Player(player as u8))
}

/// A board with the record's squares and, if it has them, stores.
fn board(rules: &Ruleset, squares: &Value, stores: &Value, who: &Value) -> Board {
    let mut board = Board::start(rules, mover(who).unwrap());
    for (square, n) in board.pits.iter_mut().zip(squares.as_array().unwrap()) {
        *square = pieces(n);
    }
    for (store, n) in board.stores.iter_mut().zip(stores.as_array().map_or(&[][..], Vec::as_slice)) {
        *store = pieces(n);
    }
    board
}

fn pieces(value: &Value) -> Pieces {
    match value.as_array() {
        Some(pair) => Pieces { dan: pair[0].as_u64().unwrap() as u16, quan: pair[1].as_u64().unwrap() as u8 },
        None => Pieces::seeds(value.as_u64().unwrap() as u16),
    }
}

fn squares(rules: &Ruleset, board: &Board) -> Vec<u16> {
    rules.ring().map(|pit| board.seeds(pit)).collect()
}

fn legal(position: &Position) -> Vec<u16> {
    position.legal().map(|mv| mv.pit.0.into()).collect()
}

/// Plays the record's move; answers with its events.
fn play(position: &mut Position, mv: &Value) -> Result<Vec<Event>, String> {
    let mv = match mv.as_array() {
        Some(pair) => {
            let direction = if pair[1] == 1 { Direction::Forward } else { Direction::Backward };
            Move { pit: PitId(pair[0].as_u64().unwrap() as u8), direction }
        }
        None => Move::forward(mv.as_u64().unwrap() as u8),
    };
    position.play(mv).map_err(|e| e.to_string())
}

/// The board after sowing and capturing, before anything is swept, refilled or collected.
fn sown(before: &Board, events: &[Event]) -> Board {
    let mut board = *before;
    let moves = |e: &&Event| matches!(e, Event::Pick { .. } | Event::Sow { .. } | Event::Capture { .. });
    events.iter().filter(moves).for_each(|event| board.apply(event));
    board
}

const BA_AWA: &str = "baawa_mancalagames_transitions.jsonl";

fn ba_awa_agrees(rules: &Arc<Ruleset>, record: &Value) -> Result<(), String> {
    let before = &record["before"];
    let mut board = board(rules, &before["board"], &before["store"], &before["mover"]);
    board.starter = mover(&before["starter"]).unwrap();
    for (owner, who) in board.owners.iter_mut().zip(numbers(&before["owner"])) {
        *owner = Some(Player(who as u8));
    }
    let mut position = Position::from_board(rules.clone(), board);
    same("legal", &legal(&position), &numbers(&record["legal"]))?;
    play(&mut position, &record["move"])?;
    let (board, after) = (position.board(), &record["after"]);
    same("over", &board.over.map(EndReason::word), &record["end"].as_str())?;
    same("mover", &board.over.is_none().then_some(board.mover), &mover(&after["mover"]))?;
    same("board", &squares(rules, board), &numbers(&after["board"]))?;
    same("store", &[0, 1].map(|p| board.store(Player(p))).to_vec(), &numbers(&after["store"]))
}

#[test]
fn ba_awa_agrees_with_mancala_games() {
    let theirs = game("ba-awa", &[("last8", "after"), ("no_move", "end")]);
    compare(BA_AWA, "last8=after no_move=end", |_| true, |record| ba_awa_agrees(&theirs, record));
    let ours = game("ba-awa", &[]);
    compare(BA_AWA, "default", |r| r["agrees_with_seed_default"] == true, |record| ba_awa_agrees(&ours, record));
}

#[test]
fn endless_relays_end_where_the_board_comes_back() {
    let rules = game("ba-awa", &[]);
    compare(
        "baawa_endless.jsonl",
        "default",
        |_| true,
        |record| {
            let before = &record["before"];
            let board = board(&rules, &before["board"], &before["store"], &before["mover"]);
            let mut position = Position::from_board(rules.clone(), board);
            let events = play(&mut position, &record["move"])?;
            let laps = events.iter().filter(|event| matches!(event, Event::Pick { .. })).count() as u64;
            same("laps", &laps, &record["laps_until_repeat"].as_u64().unwrap())?;
            same("board", &squares(&rules, &sown(&board, &events)), &numbers(&record["after_board"]))
        },
    );
}

fn congklak_agrees(rules: &Arc<Ruleset>, record: &Value) -> Result<(), String> {
    let before = &record["before"];
    let board = board(rules, &before["ring16"], &Value::Null, &before["mover"]);
    let mut position = Position::from_board(rules.clone(), board);
    same("legal", &legal(&position), &numbers(&record["legal"]))?;
    play(&mut position, &record["move"])?;
    let (board, after) = (position.board(), &record["after"]);
    same("ring16", &squares(rules, board), &numbers(&after["ring16"]))?;
    match mover(&after["mover"]) {
        // There a player without seeds passes in a move of his own.
        Some(player) if board.row(player) == 0 => same("mover", &board.mover, &player.next(2)),
        Some(player) => same("mover", &board.mover, &player),
        None => same("over", &board.over.is_some(), &true),
    }
}

#[test]
fn congklak_agrees_with_mancala_games() {
    let (stays, taken) =
        ("congklak_mancalagames_takeown0_transitions.jsonl", "congklak_mancalagames_takeown1_transitions.jsonl");
    let rules = game("congklak", &[]);
    compare(stays, "default", |_| true, |record| congklak_agrees(&rules, record));
    let rules = game("congklak", &[("take_own", "true")]);
    compare(taken, "take_own", |_| true, |record| congklak_agrees(&rules, record));
}

#[test]
fn kalah_agrees_with_open_spiel() {
    let rules = game("kalah", &[]);
    compare(
        "kalah_openspiel_transitions.jsonl",
        "default",
        |_| true,
        |record| {
            let (before, after) = (&record["before"], &record["after"]);
            let board = board(&rules, &before["board"], &Value::Null, &before["mover"]);
            let mut position = Position::from_board(rules.clone(), board);
            same("legal", &legal(&position), &numbers(&record["legal"]))?;
            let events = play(&mut position, &record["move"])?;
            let over = position.board().over.is_some();
            same("board", &squares(&rules, &sown(&board, &events)), &numbers(&after["board_unswept"]))?;
            same("over", &over, &after["terminal"].as_bool().unwrap())?;
            if over {
                let stores = [6, 13].map(|i| position.board().pits[i].dan).to_vec();
                return match &after["board_swept_by_owner"] {
                    Value::Array(swept) if swept.len() == 14 => {
                        let theirs = numbers(&after["board_swept_by_owner"]);
                        same("swept", &squares(&rules, position.board()), &theirs)
                    }
                    theirs => same("swept", &json!(stores), theirs),
                };
            }
            same("mover", &Some(position.board().mover), &mover(&after["mover"]))
        },
    );
}

#[test]
fn whole_games_of_kalah_agree_with_open_spiel() {
    let rules = game("kalah", &[]);
    compare(
        "kalah_openspiel_games.jsonl",
        "default",
        |_| true,
        |record| {
            let mut position = Position::start(rules.clone(), Player::SOUTH);
            for mv in record["moves"].as_array().unwrap() {
                play(&mut position, mv)?;
            }
            same("over", &position.board().over, &Some(EndReason::RowEmpty))?;
            same("final", &[0, 1].map(|p| position.board().store(Player(p))).to_vec(), &numbers(&record["final"]))
        },
    );
}

/// Sowing and capturing only.
fn quan_agrees(rules: &Arc<Ruleset>, record: &Value) -> Result<(), String> {
    let before = board(rules, &record["before"]["ring"], &Value::Null, &record["before"]["mover"]);
    let mut position = Position::from_board(rules.clone(), before);
    let events = play(&mut position, &record["move"])?;
    let after = sown(&before, &events);
    let theirs: Vec<Pieces> = record["after"]["ring"].as_array().unwrap().iter().map(pieces).collect();
    same("ring", &after.pits[..12].to_vec(), &theirs)?;
    let won = after.stores[before.mover.index()];
    if let Some(points) = record["captured_points"].as_u64() {
        same("captured", &u64::from(won.dan + 5 * u16::from(won.quan)), &points)?;
    }
    match &record["captured"] {
        Value::Null => Ok(()),
        captured => same("captured", &json!({"dan": won.dan, "quan": won.quan}), captured),
    }
}

#[test]
fn o_an_quan_agrees_with_three_programs() {
    let default = game("o-an-quan", &[]);
    for file in ["oanquan_nghiemngocduc_transitions.jsonl", "oanquan_nhhuan90_transitions.jsonl"] {
        compare(file, "default", |_| true, |record| quan_agrees(&default, record));
    }
    let (file, stops) =
        ("oanquan_alphaorionis_transitions.jsonl", game("o-an-quan", &[("empty_quan_passes", "false")]));
    compare(file, "empty_quan_passes=false", |_| true, |record| quan_agrees(&stops, record));
    compare(file, "default", |r| r["agrees_with_seed_default"] == true, |record| quan_agrees(&default, record));
}

/// Refills, loans and ends too: a score below zero is told as a debt.
#[test]
fn o_an_quan_agrees_with_refills_and_ends() {
    let rules = game("o-an-quan", &[("quan_as_dan", "true")]);
    compare(
        "oanquan_huyenngn_transitions.jsonl",
        "quan_as_dan",
        |_| true,
        |record| {
            let (before, after) = (&record["before"], &record["after"]);
            let mut board = board(&rules, &before["ring"], &Value::Null, &before["mover"]);
            for (i, score) in (0u8..).zip(before["score"].as_array().unwrap()) {
                let score = score.as_i64().unwrap();
                board.stores[usize::from(i)] = Pieces::seeds(score.max(0) as u16);
                board.debts.lend(Player(i), None, (-score).max(0) as u16);
            }
            let mut position = Position::from_board(rules.clone(), board);
            play(&mut position, &record["move"])?;
            let board = position.board();
            same("ended", &board.over.is_some(), &record["ended"].as_bool().unwrap())?;
            same("ring", &squares(&rules, board), &numbers(&after["ring"]))?;
            same("mover", &board.over.is_none().then_some(board.mover), &mover(&after["mover"]))?;
            let scores = [0, 1].map(|p| board.score(&rules, Player(p)));
            same("score", &json!(scores), &after["score"])
        },
    );
}

/// The hand-worked records, through the door: legal moves, every event and the result, to the letter.
#[test]
fn hand_worked_records_are_told_event_by_event() {
    let clock = || std::time::Duration::ZERO;
    let door = Door::new(Catalogue::built_in().unwrap(), &clock);
    for file in ["tricky_baawa.jsonl", "tricky_oanquan.jsonl", "tricky_kalah_congklak.jsonl"] {
        compare(
            file,
            "through the door",
            |r| !r["before"].is_null(),
            |record| {
                let id = record["game"].as_str().unwrap().replace('_', "-");
                let request = json!({
                    "ruleset": id, "options": record["options"], "before": record["before"], "move": record["move"],
                });
                let answer: Value = serde_json::from_str(&door.answer(request.to_string().as_bytes())).unwrap();
                let told = ["legal", "events", "after"].into_iter().filter(|key| record.get(key).is_some());
                told.map(|key| same(key, &answer[key], &record[key])).collect::<Result<Vec<()>, _>>()?;
                Ok(())
            },
        );
    }
}

#[test]
fn games_of_ba_awa_are_counted_as_in_the_records() {
    let Some(records) = records("tricky_baawa.jsonl") else { return };
    let mut checked = 0;
    for case in records.iter().filter_map(|record| record["cases"].as_array()).flatten() {
        let totals = numbers(&case["store"]);
        let rules = game("ba-awa", &[("players", &totals.len().to_string())]);
        let round = rules.next_round(&Standing::Totals(totals), Player::SOUTH).unwrap();
        let owners: Vec<u8> = rules.ring().map(|pit| round.board.owners[pit.index()].unwrap().0).collect();
        assert_eq!((json!(round.pits), json!(owners)), (case["pits"].clone(), case["owner"].clone()), "{case}");
        checked += 1;
    }
    assert_eq!(checked, 13);
}
