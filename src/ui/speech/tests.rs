use super::*;
use crate::app::StartGame;
use crate::rules::testing::{at, o_an_quan, oware};
use crate::rules::{Move, Position};

/// What South takes by playing `letter`.
fn takes(position: Position, letter: &str) -> u16 {
    let rules = position.rules().clone();
    let seats = Seat::pair(Who::Person, Who::Person);
    let fresh = StartGame::fresh(rules.clone(), seats, Player::SOUTH, 1);
    let session = Session::new(&StartGame { opening: position.clone(), ..fresh });
    let mv = Move::from_text(&rules, letter).unwrap();
    let events = position.clone().play(mv).unwrap();
    let before = session.ledger().clone();
    taken(&rules, &MovePlayed { mv, player: Player::SOUTH, events, before, by_lot: false })
}

#[test]
fn much_is_an_eighth_of_all_there_is() {
    assert_eq!(all_there_is(&oware()), 48);
    assert_eq!(all_there_is(&o_an_quan()), 70);
    let position = at(oware(), "0-0-0-0-1-4-2-2-2-1-5-5-10-16-S");
    assert_eq!(takes(position.clone(), "F"), 11);
    assert_eq!(takes(position, "E"), 0);
}

#[test]
fn only_computers_of_two_players_speak() {
    let computer = Who::Computer(crate::ai::Level::FIRST.into());
    let all = |seats: Vec<Seat>| {
        let session = Session::new(&StartGame::fresh(oware(), seats, Player::SOUTH, 1));
        speakers(&session).collect::<Vec<_>>()
    };
    assert_eq!(all(Seat::pair(Who::Person, computer)), [Player::NORTH]);
    assert_eq!(all(Seat::pair(Who::Person, Who::Person)), []);
    assert_eq!(all(Seat::round(&[Who::Person, computer, computer])), []);
}
