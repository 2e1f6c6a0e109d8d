//! `gieo-engine book`, and the `match` options that go with it, spawned.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use std::fs;
use std::path::Path;
use std::process::Command;

/// The exit code and all that the engine says.
fn engine(args: &str) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gieo-engine"));
    let output = command.args(args.split(' ')).env("GIEO_DATA", "/no/such/folder").output().unwrap();
    (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

fn book(positions: u32, nodes: u32, out: &Path) -> (Option<i32>, String) {
    engine(&format!("book oware --positions {positions} --nodes {nodes} --out {}", out.display()))
}

#[test]
fn a_book_goes_on_after_a_break_and_is_the_same_in_one_go() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one.txt", "other.txt"].map(|name| folder.path().join(name));
    for positions in [8, 16] {
        let (code, said) = book(positions, 300, &one);
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains(&format!("{positions} positions, 8 of them new")), "{said}");
        assert!(said.contains("plies ahead") && said.contains("best line: "), "{said}");
    }
    assert_eq!(book(16, 300, &other).0, Some(0));
    assert_eq!(fs::read_to_string(&one).unwrap(), fs::read_to_string(&other).unwrap());
    let (code, said) = book(20, 400, &one);
    assert!(code == Some(2) && said.contains("was made otherwise"), "{said}");
}

#[test]
fn a_book_that_is_no_good_is_told_by_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.txt");
    let said = |text: &str| {
        fs::write(&file, text).unwrap();
        engine(&format!("match oware top 1 --games 1 --nodes 9 --book {}", file.display()))
    };
    let (code, what) = said("my shopping\n");
    assert!(code == Some(2) && what.contains("book.txt, line 1: this is no book of openings"), "{what}");
    book(8, 100, &folder.path().join("good.txt"));
    let good = fs::read_to_string(folder.path().join("good.txt")).unwrap();
    assert_eq!(said(&good).0, Some(0));
    let (code, what) = said(&format!("{good}4-4-4\n"));
    assert!(code == Some(2) && what.contains("line 12: expected 15 fields"), "{what}");
    for wrong in
        ["match oware top 1 --games 1 --book /no/such/book", "match oware 3 1 --games 1 --book", "book kalah --out x"]
    {
        assert_eq!(engine(wrong).0, Some(2), "{wrong}");
    }
}

#[test]
fn the_same_nodes_and_seed_give_the_same_match() {
    let args = "match oware top 9 --games 4 --nodes 200 --opening 2 --book";
    let (code, said) = engine(args);
    assert_eq!((code, &said), (Some(0), &engine(args).1), "{said}");
    assert!(said.contains(" ± "), "{said}");
}

#[test]
fn whole_matches_can_be_played_where_there_are_any() {
    let (code, said) = engine("match ba-awa top random --games 2 --nodes 500 --opening 0 --rounds");
    assert!(code == Some(0) && said.contains("whole matches") && said.contains("games each"), "{said}");
    let (code, said) = engine("match oware top random --games 2 --rounds");
    assert!(code == Some(2) && said.contains("every game stands alone"), "{said}");
    let other = format!("uci:{}", env!("CARGO_BIN_EXE_gieo-engine"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_gieo-engine"));
    let refused = command.args(["match", "ba-awa", "top", &format!("{other} uci"), "--games", "1"]).output().unwrap();
    assert!(String::from_utf8(refused.stderr).unwrap().contains("knows Oware only"));
}

#[test]
fn lopsided_openings_are_left_out_and_said_where_there_are_no_others() {
    let args = "match o-an-quan greedy random --games 4 --opening 3 --balanced 5";
    let (code, said) = engine(args);
    assert_eq!((code, &said), (Some(0), &engine(args).1), "the same seed, the same openings: {said}");
    assert!(said.contains("pairs won ") && said.contains("openings worth at most 5 to either side: 2 of "), "{said}");
    // Kalah's start itself is worth more than nothing, and there is only one.
    let (code, said) = engine("match kalah greedy random --games 2 --opening 0 --balanced 0");
    assert!(code == Some(1) && said.contains("kalah: 200 openings in a row of 0 random moves"), "{said}");
}
