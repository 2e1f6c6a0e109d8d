//! How strong an opponent is: ten even steps and the top, each a table row of [`Habits`].

use super::habits::{HABITS, Habits};
use crate::ai::Limits;
use crate::rules::Family;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The strength of an opponent. From 1, whom a child can beat, to 10 each wins about two games of three against the one
/// below; 11, far above them, makes no mistake on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "u8")]
pub struct Level(u8);

/// A level as files have it: its number, or a name that older games saved.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a level from 1 to 11")]
enum Written {
    Number(u8),
    Name(OldName),
}

/// The three levels of older saved games.
#[derive(Deserialize)]
enum OldName {
    Child,
    Club,
    Master,
}

impl TryFrom<Written> for Level {
    type Error = String;

    fn try_from(written: Written) -> Result<Level, String> {
        match written {
            Written::Number(number) => Level::from_number(number)
                .ok_or_else(|| format!("a level is from 1 to {}, not {number}", Level::TOP.number())),
            Written::Name(OldName::Child) => Ok(Level::CHILD),
            Written::Name(OldName::Club) => Ok(Level::CLUB),
            Written::Name(OldName::Master) => Ok(Level::TOP),
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 11] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
        Level(9),
        Level(10),
        Level(11),
    ];
    /// The weakest.
    pub const FIRST: Level = Level(1);
    /// Where somebody who knows the game, but not this opponent, begins well.
    pub const MIDDLE: Level = Level(5);
    /// The strongest.
    pub const TOP: Level = Level(11);
    /// About as strong as the weakest of the three levels that older games knew.
    const CHILD: Level = Level(2);
    /// About as strong as the middle one of them.
    const CLUB: Level = Level(10);

    /// What the levels of older saved games, of which there were nine with wider steps, have become: about as strong as
    /// each was.
    const OF_NINE: [Level; 9] =
        [Level(1), Level(2), Level(3), Level(5), Level(8), Level(9), Level(10), Level(10), Level::TOP];

    /// 1 for the weakest to 11.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The level with this number, if there is one.
    pub fn from_number(number: u8) -> Option<Level> {
        (Level::FIRST.0..=Level::TOP.0).contains(&number).then_some(Level(number))
    }

    /// The level that is now about as strong as this number meant while there were nine.
    pub fn once_of_nine(self) -> Level {
        Level::OF_NINE.get(usize::from(self.0) - 1).copied().unwrap_or(Level::TOP)
    }

    /// The next weaker level, if there is one.
    pub fn weaker(self) -> Option<Level> {
        Level::from_number(self.0 - 1)
    }

    /// The next stronger level, if there is one.
    pub fn stronger(self) -> Option<Level> {
        Level::from_number(self.0 + 1)
    }

    /// How far to search for it. Nodes, not time, so that it is as strong on every machine that is quick enough.
    pub fn limits(self) -> Limits {
        let habits = self.habits();
        Limits { depth: Some(habits.depth), nodes: Some(habits.nodes) }
    }

    /// The wall time that its search may take at most, in milliseconds: for machines that are too slow for its limits.
    pub fn think_ms(self) -> u32 {
        self.habits().think_ms
    }

    /// Whether it knows endgame tables by heart; a weaker player has to work the end out.
    pub fn knows_endgames(self) -> bool {
        self.habits().knows_endgames
    }

    /// The key of its name in a game of `family`: Ô ăn quan has the ranks of the old examinations.
    pub fn name_key(self, family: Family) -> String {
        match family {
            Family::OAnQuan => format!("level-o-an-quan-{self}"),
            Family::Oware | Family::BaAwa | Family::Congklak | Family::Kalah => format!("level-{self}"),
        }
    }

    /// The key of a line about how it plays.
    pub fn about_key(self) -> String {
        format!("level-{self}-about")
    }

    pub(super) fn habits(self) -> &'static Habits {
        &HABITS[usize::from(self.0) - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_written_as_its_number_and_read_with_its_old_name_too() {
        for level in Level::ALL {
            assert_eq!(ron::to_string(&level), Ok(level.number().to_string()));
            assert_eq!(ron::from_str(&level.number().to_string()), Ok(level));
            assert_eq!(serde_json::from_str::<Level>(&level.number().to_string()).ok(), Some(level));
        }
        let old = |name| ron::from_str::<Level>(name).map(Level::number);
        assert_eq!((old("Child"), old("Club"), old("Master")), (Ok(2), Ok(10), Ok(11)));
        assert_eq!(serde_json::from_str::<Level>("\"Club\"").ok(), Some(Level::CLUB));
    }

    #[test]
    fn what_is_no_level_is_refused_in_words() {
        for bad in ["0", "12", "-1", "1.5", "Grandmaster", "\"4\""] {
            let error = ron::from_str::<Level>(bad).unwrap_err().to_string();
            assert!(error.contains("from 1 to 11"), "{bad}: {error}");
        }
        assert_eq!((Level::from_number(0), Level::from_number(12)), (None, None));
    }

    #[test]
    fn levels_stand_in_a_row() {
        assert!(Level::ALL.iter().zip(1..).all(|(level, i)| level.number() == i));
        assert_eq!((Level::FIRST.weaker(), Level::TOP.stronger()), (None, None));
        assert_eq!(Level::MIDDLE.stronger().and_then(Level::weaker), Some(Level::MIDDLE));
    }

    #[test]
    fn the_nine_levels_of_older_games_keep_their_order_and_their_ends() {
        let now: Vec<Level> = Level::ALL.into_iter().map(Level::once_of_nine).collect();
        assert!(now.is_sorted());
        assert_eq!((now[0], now[7] < Level::TOP, now[8]), (Level::FIRST, true, Level::TOP));
    }

    #[test]
    fn a_stronger_level_never_sees_less() {
        for pair in HABITS.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes && pair[0].depth <= pair[1].depth);
            assert!(pair[0].trust <= pair[1].trust && pair[0].overlooks >= pair[1].overlooks);
            assert!(pair[0].counts_to <= pair[1].counts_to && pair[0].laps_to <= pair[1].laps_to);
            assert!(pair[0].vague >= pair[1].vague && pair[0].miscounts >= pair[1].miscounts);
            assert!(pair[0].budget >= pair[1].budget && pair[0].room >= pair[1].room);
            assert!(pair[0].steady_from <= pair[1].steady_from && pair[0].think_ms <= pair[1].think_ms);
        }
    }
}
