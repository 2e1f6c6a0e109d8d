//! Records made by independent programs, in the folder that `GIEO_ORACLES` names. Without the
//! variable the test says that it did not run.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{abapa, board_of, legal, numbers, oware, oware_with, pits, stores};
use gieo::door::{Catalogue, Door};
use gieo::rules::{Board, EndReason, Move, Player, Position, Ruleset};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What became of the records of one file under one ruleset.
#[derive(Default)]
struct Tally {
    checked: usize,
    wrong: Vec<String>,
    skipped: BTreeMap<&'static str, usize>,
}

/// What one record says under one ruleset.
enum Verdict {
    Agrees,
    Skipped(&'static str),
    Wrong(String),
}

impl Tally {
    fn add(&mut self, record: &Value, verdict: Verdict) {
        match verdict {
            Verdict::Agrees => self.checked += 1,
            Verdict::Skipped(reason) => *self.skipped.entry(reason).or_default() += 1,
            Verdict::Wrong(what) => {
                self.checked += 1;
                self.wrong.push(format!("{what}\n    {record}"));
            }
        }
    }
}

fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("GIEO_ORACLES").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("GIEO_ORACLES names no folder: the records of other programs were NOT compared");
    }
    folder
}

fn records(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The rulesets that the records of an engine are compared with; `true` marks the default one,
/// which is asked only where the record says that it agrees.
fn rulesets(file: &str) -> Vec<(&'static str, Arc<Ruleset>, bool)> {
    let default = ("oware", oware(), true);
    let own = |starve| oware_with(&[("starve", starve), ("cycle", "own")]);
    match file {
        "oware_mancalagames_legal_transitions.jsonl" => vec![default, ("starve=legal", own("legal"), false)],
        "oware_mancalagames_not_legal_transitions.jsonl" => vec![default, ("starve=seed", own("seed"), false)],
        _ => vec![default, ("oware-abapa", abapa(), false)],
    }
}

#[test]
fn records_of_other_programs_agree() {
    let Some(folder) = folder() else { return };
    let mut wrong = 0;
    println!("{:<50} {:<13} {:>7} {:>5}  skipped", "file", "ruleset", "checked", "wrong");
    for file in files(&folder) {
        for (name, rules, is_default) in rulesets(&file) {
            let mut tally = Tally::default();
            for record in records(&folder.join(&file)) {
                let verdict = compare(&file, &record, &rules, is_default);
                tally.add(&record, verdict);
            }
            println!("{file:<50} {name:<13} {:>7} {:>5}  {:?}", tally.checked, tally.wrong.len(), tally.skipped);
            tally.wrong.iter().take(5).for_each(|what| println!("  {what}"));
            assert!(tally.checked > 0 || is_default, "{file}: nothing was compared");
            wrong += tally.wrong.len();
        }
    }
    assert_eq!(wrong, 0, "records disagree");
}

fn files(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> = names.filter(|n| n.starts_with("oware_") && n.ends_with(".jsonl")).collect();
    files.sort();
    assert!(files.len() >= 6, "{}: records are missing, found only {files:?}", folder.display());
    files
}

fn compare(file: &str, record: &Value, rules: &Arc<Ruleset>, is_default: bool) -> Verdict {
    if file == "oware_openspiel_games.jsonl" {
        return if is_default { Verdict::Skipped("games of Abapa") } else { compare_game(record, rules) };
    }
    if is_default && record["agrees_with_seed_default"] != true {
        return Verdict::Skipped("differs from the default by its own flag");
    }
    let before = &record["before"];
    let mover = before["mover"].as_u64().unwrap() as u8;
    let board = board_of(rules, &numbers(&before["board"]), &numbers(&before["store"]), mover);
    let mut position = Position::from_board(rules.clone(), board);
    let (ours, theirs) = (legal(&position), numbers(&record["legal"]));
    if ours.iter().map(|pit| u16::from(*pit)).ne(theirs.iter().copied()) {
        return Verdict::Wrong(format!("legal: {ours:?}"));
    }
    if let Err(refusal) = position.play(Move::forward(record["move"].as_u64().unwrap() as u8)) {
        return Verdict::Wrong(refusal.to_string());
    }
    if file.starts_with("oware_mancalagames") {
        compare_mancalagames(record, &position)
    } else if file.starts_with("oware_auale") {
        compare_auale(record, &position)
    } else {
        compare_openspiel(record, &position)
    }
}

fn agree(ok: bool, position: &Position) -> Verdict {
    if ok {
        Verdict::Agrees
    } else {
        Verdict::Wrong(format!("after: {} {:?}", position.to_text(), position.board().over))
    }
}

fn same(board: &Board, record: &Value) -> bool {
    pits(board) == numbers(&record["board"]) && stores(board) == numbers(&record["store"])
}

/// OpenSpiel sweeps both rows when 25 is reached: the record then also says what lay there before.
fn compare_openspiel(record: &Value, position: &Position) -> Verdict {
    if record["differs"].as_str().is_some_and(|d| d.starts_with("ended_by_repetition")) {
        return Verdict::Skipped("a repetition cannot be told from one record");
    }
    let (board, after) = (position.board(), &record["after"]);
    let unswept = &record["after_without_majority_sweep"];
    let over = after["terminal"].as_bool().unwrap() == board.over.is_some();
    let mover = board.over.is_some() || after["mover"].as_u64() == Some(board.mover.0.into());
    let wanted = if unswept.is_null() { after } else { unswept };
    agree(over && mover && same(board, wanted), position)
}

/// Aualé tells the end and, apart from the board, what it comes to once swept.
fn compare_auale(record: &Value, position: &Position) -> Verdict {
    let board = position.board();
    let over = match record["end"].as_str() {
        None => board.over.is_none(),
        Some("no_move" | "majority") if board.stores.iter().any(|store| store.dan >= 25) => board.over.is_some(),
        Some("no_move") => board.over == Some(EndReason::NoMove),
        Some("majority") => board.over == Some(EndReason::Majority),
        Some(other) => panic!("unknown end {other}"),
    };
    let all: Vec<u16> = pits(board).into_iter().chain(stores(board)).collect();
    agree(over && all == numbers(&record["final_after_sweep"]), position)
}

/// MancalaGames ends a game before a player who cannot feed moves, and leaves what lies on the
/// board when a store has won: once every row is given to its owner, the scores are the same.
fn compare_mancalagames(record: &Value, position: &Position) -> Verdict {
    let (board, after) = (position.board(), &record["after"]);
    let mover = after["mover"].as_u64();
    if same(board, after) && (mover.is_none() || mover == Some(board.mover.0.into())) {
        return Verdict::Agrees;
    }
    let (pits, won) = (numbers(&after["board"]), numbers(&after["store"]));
    let theirs = [won[0] + pits[..6].iter().sum::<u16>(), won[1] + pits[6..].iter().sum::<u16>()];
    let ours = stores_with_rows(board);
    agree(mover.is_none() && ours == theirs, position)
}

/// What the players have once each has also taken the own row.
fn stores_with_rows(board: &Board) -> [u16; 2] {
    [Player::SOUTH, Player::NORTH].map(|player| board.store(player) + board.row(player))
}

/// The hand-worked records, through the door: legal moves, every event and the result.
#[test]
fn hand_worked_records_are_told_event_by_event() {
    let Some(folder) = folder() else { return };
    let clock = || std::time::Duration::ZERO;
    let door = Door::new(Catalogue::built_in().unwrap(), &clock);
    let records = records(&folder.join("tricky_oware.jsonl"));
    assert!(records.len() >= 15);
    for record in &records {
        let mut request = json!({"ruleset": "oware", "options": record["options"], "before": record["before"]});
        request["moves"] = record.get("moves").cloned().unwrap_or_else(|| json!([]));
        let answer: Value = serde_json::from_str(&door.answer(request.to_string().as_bytes())).unwrap();
        for key in ["legal", "events", "after"] {
            assert_eq!(answer[key], record[key], "{}: {key}", record["name"]);
        }
    }
    println!("tricky_oware.jsonl: {} records told event by event", records.len());
}

fn compare_game(record: &Value, rules: &Arc<Ruleset>) -> Verdict {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    for pit in numbers(&record["moves"]) {
        if let Err(refusal) = position.play(Move::forward(pit as u8)) {
            return Verdict::Wrong(format!("{}, pit {pit}: {refusal}", position.to_text()));
        }
    }
    let board = position.board();
    // OpenSpiel gives what is left to the owners of the rows, even after 25.
    let swept = stores_with_rows(board);
    agree(board.over.is_some() && numbers(&record["final_store"]) == swept, &position)
}
