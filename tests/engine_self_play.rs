//! `round-robin` and `fit`: the search against itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use std::process::{Command, Output};

fn engine(args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gieo-engine"));
    command.args(args.split(' ')).env("GIEO_DATA", "/no/such/folder").output().unwrap()
}

fn said(args: &str) -> String {
    let output = engine(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Exit code 2, and an error that says `what`.
fn refused(args: &str, what: &str) {
    let output = engine(args);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), error.contains(what)), (Some(2), true), "{error}");
}

#[test]
fn every_pair_of_ways_meets_on_all_seats_and_twice_the_same() {
    let args = "round-robin ba-awa --games 7 --nodes 40";
    let table = said(args);
    let rows: Vec<&str> = table.lines().skip(3).collect();
    assert_eq!(rows.len(), 6, "{table}");
    // Seven games are rounded up to two openings on six sets of seats.
    assert!(rows.iter().all(|row| row.split_whitespace().nth(2) == Some("12")), "{table}");
    assert_eq!(said(args), table);
}

#[test]
fn the_ways_can_be_chosen_and_four_can_play() {
    let table = said("round-robin o-an-quan --players 4 --games 1 --nodes 20 --ways paranoid,mcts-max-n");
    assert!(table.lines().any(|row| row.starts_with("paranoid     mcts-max-n       14")), "{table}");
}

#[test]
fn what_cannot_meet_is_named() {
    refused("round-robin oware --games 1", "oware has no option \"players\"");
    refused("round-robin ba-awa --games 1 --players 4", "option \"players\" cannot be \"4\"");
    refused("round-robin ba-awa --games 1 --ways guess", "unknown way \"guess\"; there are paranoid, max-n");
    refused("fit chess --games 5", "chess");
}

#[test]
fn a_fit_tells_sample_errors_and_values() {
    let told = said("fit kalah --games 10 --nodes 50");
    assert!(told.starts_with("kalah: 10 games, 50 nodes a move, seed 1\n"), "{told}");
    let error = |model: &str| -> f64 {
        let line = told.lines().find(|line| line.starts_with(model)).unwrap();
        line.split_whitespace().rev().nth(1).unwrap().parse().unwrap()
    };
    // Who may look at more explains at least as much of what was learned from.
    assert!(error("turn, seeds in the row") <= error("the lead alone"), "{told}");
    assert!(error("seeds of each pit by place") <= error("turn, seeds in the row"), "{told}");
    assert_eq!(told.lines().filter(|line| line.starts_with("  [0, ")).count(), 1 + 6, "{told}");
}
