//! Numbers of lines of play that several independent programs agree on.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{abapa, oware, text};
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
