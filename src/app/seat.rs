//! Who sits where.

use super::Language;
use crate::ai::Mind;
use crate::rules::Player;
use serde::{Deserialize, Serialize};

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// The player of the rules who sits here.
    pub player: Player,
    /// A person or the computer.
    pub who: Who,
    /// On which side of the screen, and so which way up this seat's strip reads.
    pub side: TableSide,
    /// The language of this seat's strip; `None` follows the settings.
    #[serde(default)]
    pub language: Option<Language>,
    /// Whether a computer takes its level anew for each game, so that it follows the player's strength.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub follows: bool,
}

/// A person or the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// Somebody at the screen.
    Person,
    /// The computer: how strong, and what it likes.
    Computer(Mind),
}

impl Who {
    /// Whether it is a computer that knows endgames by heart.
    pub fn knows_endgames(self) -> bool {
        match self {
            Who::Person => false,
            Who::Computer(mind) => mind.level.knows_endgames(),
        }
    }
}

/// A side of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TableSide {
    /// The bottom edge: upright text.
    Near,
    /// The top edge, read from there: text turned round.
    Far,
    /// The top edge, read from the bottom: upright text.
    FarUpright,
}

impl Seat {
    /// Two seats: `south` at the bottom, `north` at the top; both strips upright.
    pub fn pair(south: Who, north: Who) -> Vec<Seat> {
        Seat::round(&[south, north])
    }

    /// A seat for each of `players`, in turn order: the first at the bottom, the others at the top; all strips
    /// upright, for nobody else than two can sit face to face at one screen.
    pub fn round(players: &[Who]) -> Vec<Seat> {
        let side = |player| if player == Player::SOUTH { TableSide::Near } else { TableSide::FarUpright };
        let seat = |(player, who): (Player, &Who)| Seat {
            player,
            who: *who,
            side: side(player),
            language: None,
            follows: false,
        };
        (0..).map(Player).zip(players).map(seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Level, Style};

    #[test]
    fn a_mind_is_read_as_it_is_written_and_as_older_games_wrote_it() {
        let read = |text: &str| ron::from_str::<Who>(text);
        let mind = Mind { level: Level::TOP, style: Style::Hoarder };
        for who in [Who::Person, Who::Computer(mind), Who::Computer(Level::FIRST.into())] {
            assert_eq!(read(&ron::to_string(&who).unwrap()), Ok(who));
        }
        let old = ["Computer(Child)", "Computer(Club)", "Computer(Master)"].map(|text| read(text).unwrap());
        let level = |number| Who::Computer(Level::from_number(number).unwrap().into());
        assert_eq!(old, [level(2), level(10), level(11)]);
        for bad in ["Computer(Robot)", "Computer((level: 12))", "Computer((level: 1, style: Sly))", "Computer()"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_first_of_a_round_sits_near_and_the_others_far() {
        let seats = Seat::round(&[Who::Person; 4]);
        assert!(seats.iter().zip(0..).all(|(seat, i)| seat.player == Player(i)));
        let far = [TableSide::FarUpright; 3];
        assert_eq!((seats[0].side, seats[1..].iter().map(|s| s.side).collect()), (TableSide::Near, far.to_vec()));
    }
}
