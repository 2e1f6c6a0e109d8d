//! What the words call the players and the pits.

use crate::app::{Seat, Who};
use crate::rules::{PitId, Player, Ruleset};

/// The word by which the strings know a player: `you` for the only person at the table,
/// `computer` for the only computer, `south` and `north` otherwise.
pub fn who(seats: &[Seat], player: Player) -> &'static str {
    let is_person = |seat: &&Seat| seat.who == Who::Person;
    let persons = seats.iter().filter(is_person).count();
    let seat = seats.iter().find(|s| s.player == player);
    match seat.map(|s| s.who) {
        Some(Who::Person) if persons == 1 => "you",
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

/// The number of a pit, counted from 1 at its owner's left.
pub(super) fn pit_number(rules: &Ruleset, pit: PitId) -> u16 {
    let row = rules.first_owner(pit).and_then(|owner| rules.first_row(owner).position(|p| p == pit));
    row.map_or(u16::from(pit.0) + 1, |i| i as u16 + 1)
}
