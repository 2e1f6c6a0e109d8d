//! What the words call the players and the pits.

use super::words::Phrase;
use crate::ai::{Characters, Word};
use crate::app::{Seat, Who};
use crate::rules::{Board, Family, PitId, Player, Ruleset, Turning};

/// The word by which the strings know a player: `you` for the only person at the table,
/// `computer` for the only computer of two, `south` and `north` otherwise, and where more than
/// two play their numbers.
pub fn who(seats: &[Seat], player: Player) -> &'static str {
    let is_person = |seat: &&Seat| seat.who == Who::Person;
    let persons = seats.iter().filter(is_person).count();
    let seat = seats.iter().find(|s| s.player == player);
    match seat.map(|s| s.who) {
        Some(Who::Person) if persons == 1 => "you",
        Some(Who::Person | Who::Computer(_)) if seats.len() > 2 => number(player),
        Some(Who::Computer(_)) if seats.len() == persons + 1 => "computer",
        Some(Who::Person | Who::Computer(_)) | None => {
            if player == Player::SOUTH {
                "south"
            } else {
                "north"
            }
        }
    }
}

/// What the computer at a seat is called in a game of `family`: the name of a character, or of a level.
pub fn opponent_name(seat: &Seat, opponents: &Characters, family: Family) -> Option<Phrase> {
    let Who::Computer(mind) = seat.who else { return None };
    if seat.follows {
        return Some(Phrase::new("opponent-follows").arg("n", u16::from(mind.level.number())));
    }
    let character = opponents.with_mind(mind, family).map(|character| character.key(Word::Name));
    Some(Phrase::new(character.unwrap_or_else(|| mind.level.name_key(family))))
}

fn number(player: Player) -> &'static str {
    match player.0 {
        0 => "one",
        1 => "two",
        2 => "three",
        _ => "four",
    }
}

/// The number of a square, counted from 1 at the left hand of whoever sits before it; a quan square closes the
/// count at the right hand. A ring that runs with the clock runs from the right hand to the left.
pub(super) fn pit_number(rules: &Ruleset, pit: PitId) -> u16 {
    let row = rules.first_row(rules.side(pit));
    let along = match rules.board.turning {
        Turning::CounterClockwise => row.clone().position(|p| p == pit),
        Turning::Clockwise => row.clone().rev().position(|p| p == pit),
    };
    along.unwrap_or(row.count()) as u16 + 1
}

/// Whose store `pit` is, where stores lie in the ring.
pub(super) fn store_owner(board: &Board, pit: PitId) -> Option<Player> {
    let found = board.store_squares.iter().position(|square| *square == Some(pit));
    found.map(|i| Player(i as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Level, Mind, Style};
    use crate::rules::testing::{congklak, o_an_quan, oware};

    const CLUB: Who = Who::Computer(Mind { level: Level::MIDDLE, style: Style::Even });
    const ESI: &str = r#"[(id: "esi", style: Raider, level: 2, games: ["oware"])]"#;

    #[test]
    fn an_opponent_is_called_by_name_by_level_or_as_one_who_follows() {
        let all = Characters::from_ron(ESI).unwrap();
        let esi = all.find("esi").unwrap().mind();
        let named = |mind: Mind, follows, family| {
            let seat = Seat { follows, ..Seat::pair(Who::Computer(mind), Who::Person)[0] };
            opponent_name(&seat, &all, family).unwrap().key.into_owned()
        };
        assert_eq!(named(esi, false, Family::Oware), "opponent-esi-name");
        assert_eq!(named(esi, false, Family::OAnQuan), esi.level.name_key(Family::OAnQuan));
        assert_eq!(named(Level::MIDDLE.into(), false, Family::Oware), Level::MIDDLE.name_key(Family::Oware));
        assert_eq!(named(esi, true, Family::Oware), "opponent-follows");
    }

    fn words(players: &[Who]) -> Vec<&'static str> {
        let seats = Seat::round(players);
        seats.iter().map(|seat| who(&seats, seat.player)).collect()
    }

    #[test]
    fn two_are_called_by_what_they_are_or_by_their_sides() {
        assert_eq!(words(&[Who::Person, CLUB]), ["you", "computer"]);
        assert_eq!(words(&[CLUB, Who::Person]), ["computer", "you"]);
        assert_eq!(words(&[Who::Person, Who::Person]), ["south", "north"]);
        assert_eq!(words(&[CLUB, CLUB]), ["south", "north"]);
    }

    #[test]
    fn more_than_two_are_numbered_but_for_the_only_person() {
        assert_eq!(words(&[Who::Person, CLUB, CLUB]), ["you", "two", "three"]);
        assert_eq!(words(&[Who::Person, Who::Person, CLUB, CLUB]), ["one", "two", "three", "four"]);
        assert_eq!(words(&[CLUB; 3]), ["one", "two", "three"]);
        assert_eq!(words(&[Who::Person, Who::Person, CLUB]), ["one", "two", "three"]);
    }

    #[test]
    fn squares_are_counted_from_their_owners_left() {
        let numbers = |rules: &Ruleset| rules.ring().map(|pit| pit_number(rules, pit)).collect::<Vec<_>>();
        assert_eq!(numbers(&oware()), [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
        // The quan square lies at the right hand, and the ring runs from there to the left.
        assert_eq!(numbers(&o_an_quan()), [6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1]);
        assert_eq!(numbers(&congklak())[..7], [7, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn a_store_in_the_ring_is_known_by_its_owner() {
        let rules = congklak();
        let board = Board::start(&rules, Player::SOUTH);
        assert_eq!([6, 7, 15].map(|i| store_owner(&board, PitId(i))), [None, Some(Player::SOUTH), Some(Player::NORTH)]);
    }
}
