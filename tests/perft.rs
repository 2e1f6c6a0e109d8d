//! Numbers of lines of play that several independent programs agree on.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{abapa, game, oware, text};
use gieo::rules::{Player, Position, Ruleset, perft};
use std::sync::Arc;

fn count(position: &Position, depth: u8) -> Vec<u64> {
    perft(position, depth, &mut || true).unwrap()
}

fn from_the_start(rules: Arc<Ruleset>) -> Vec<u64> {
    count(&Position::start(rules, Player::SOUTH), 7)
}

const START: [u64; 7] = [6, 36, 190, 1014, 5219, 27332, 139157];

#[test]
fn lines_of_oware_from_the_start() {
    assert_eq!(from_the_start(oware()), START);
}

#[test]
fn lines_of_abapa_from_the_start() {
    assert_eq!(from_the_start(abapa()), START);
}

#[test]
fn the_side_that_starts_makes_no_difference() {
    assert_eq!(count(&Position::start(oware(), Player::NORTH), 6), START[..6]);
}

/// A position in which a slam is illegal in one game and takes nothing in the other.
#[test]
fn lines_part_where_a_slam_is_possible() {
    let o09 = "3-2-6-10-0-2-1-1-0-0-0-0-3-20-S";
    assert_eq!(count(&text(&oware(), o09), 6), [4, 13, 61, 239, 1088, 4566]);
    assert_eq!(count(&text(&abapa(), o09), 6), [5, 15, 69, 266, 1208, 5088]);
}

#[test]
fn lines_part_where_feeding_fails() {
    let e1 = "0-1-0-2-1-1-0-1-0-0-2-0-20-20-S";
    assert_eq!(count(&text(&oware(), e1), 6), [4, 9, 33, 81, 266, 661]);
    assert_eq!(count(&text(&abapa(), e1), 6), [4, 9, 33, 81, 267, 662]);
}

#[test]
fn a_repetition_ends_a_line_of_the_count() {
    // Each side has one seed and one move at a time; after twelve the position has come back.
    let walk = text(&oware(), "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    let nodes = count(&walk, 14);
    assert!(nodes[11] > 0, "{nodes:?}");
    assert_eq!(nodes[12..], [0, 0], "{nodes:?}");
}

/// Counts from the start of `id` with one option, as deep as `expected`.
fn counts(id: &str, options: &[(&str, &str)], expected: &[u64]) {
    let start = Position::start(game(id, options), Player::SOUTH);
    assert_eq!(count(&start, expected.len() as u8), expected, "{id} {options:?}");
}

#[test]
fn lines_of_ba_awa_from_the_start() {
    counts("ba-awa", &[], &[6, 32, 140, 638, 3016, 13591, 57012]);
    counts("ba-awa", &[("last8", "after"), ("no_move", "end")], &[6, 32, 140, 638, 3016, 13591, 57009]);
    counts("ba-awa", &[("players", "3")], &[4, 16, 45, 153, 459, 1361, 3689]);
}

#[test]
fn lines_of_o_an_quan_from_the_start() {
    counts("o-an-quan", &[], &[10, 80, 664, 5128, 38476, 278360]);
    counts("o-an-quan", &[("young", "5")], &[10, 80, 668, 5188, 39128]);
    counts("o-an-quan", &[("from_quan", "true")], &[10, 80, 536, 3804, 24652]);
    counts("o-an-quan", &[("end", "stones")], &[10, 80, 652, 4960, 35948]);
    counts("o-an-quan", &[("empty_quan_passes", "false")], &[10, 80, 664, 5132, 38524]);
    counts("o-an-quan", &[("dan", "10"), ("quan_extra", "20")], &[10, 100, 908, 8112, 67880]);
}

#[test]
fn lines_of_o_an_quan_for_three_and_four_from_the_start() {
    counts("o-an-quan", &[("players", "3")], &[10, 80, 654, 5302]);
    counts("o-an-quan", &[("players", "4")], &[10, 80, 648, 5338]);
}

#[test]
fn lines_of_congklak_and_kalah_from_the_start() {
    counts("congklak", &[], &[7, 36, 227, 1378]);
    counts("kalah", &[], &[6, 35, 185, 942, 4690, 23233, 114430, 563055]);
    counts("kalah", &[("end", "mover")], &[6, 35, 185, 942, 4690]);
}
