use super::*;
use crate::ai::Level;
use crate::app::{Language, StartGame};
use crate::rules::testing::oware;

#[test]
fn one_line_serves_two_who_read_the_same_way() {
    let seats = Seat::pair(Who::Person, Who::Person);
    assert!(reads_captions(&seats[0], &seats) && !reads_captions(&seats[1], &seats));
}

#[test]
fn another_side_or_another_language_has_its_own_line() {
    let mut seats = Seat::pair(Who::Person, Who::Person);
    seats[1].side = TableSide::Far;
    assert!(seats.iter().all(|s| reads_captions(s, &seats)));
    seats[1].side = TableSide::FarUpright;
    seats[1].language = Some(Language::Fr);
    assert!(seats.iter().all(|s| reads_captions(s, &seats)));
}

#[test]
fn where_more_than_two_play_the_near_strip_has_the_captions() {
    let seats = Seat::round(&[Who::Computer(Level::MIDDLE.into()), Who::Person, Who::Person]);
    let read: Vec<bool> = seats.iter().map(|s| reads_captions(s, &seats)).collect();
    assert_eq!(read, [true, false, false]);
}

#[test]
fn a_computer_reads_nothing() {
    let seats = Seat::pair(Who::Computer(Level::MIDDLE.into()), Who::Person);
    assert!(!reads_captions(&seats[0], &seats) && reads_captions(&seats[1], &seats));
}

#[test]
fn while_a_move_is_shown_its_player_sows_and_afterwards_it_is_the_next_turn() {
    let seats = Seat::pair(Who::Person, Who::Computer(Level::MIDDLE.into()));
    let session = Session::new(&StartGame::fresh(oware(), seats, Player::SOUTH, 1));
    let sows = |reader, mover| sowing_words(&session, reader, mover);
    assert_eq!(sows(Player::SOUTH, Player::SOUTH), Phrase::new("turn-sowing-own"));
    assert_eq!(sows(Player::NORTH, Player::NORTH), Phrase::new("turn-sowing").arg("who", "computer"));
    let rests = turn_words(&session, Player::SOUTH, Player::SOUTH, &Thinking::default());
    assert_eq!(rests, Phrase::new("turn-own"));
}
