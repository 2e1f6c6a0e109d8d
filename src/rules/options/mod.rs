//! The named options of a ruleset, as the engine's door and the house-rule sheet know them.

mod reading;
mod setting;

use super::{Family, Opener, Rounds, Ruleset};

/// Why an option was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The ruleset has no option of that name.
    #[error("{ruleset} has no option {name:?}")]
    UnknownName {
        /// The ruleset.
        ruleset: String,
        /// The name asked for.
        name: String,
    },
    /// The option does not take that value.
    #[error("option {name:?} cannot be {value:?}; it may be {allowed}")]
    UnknownValue {
        /// The option.
        name: String,
        /// The value asked for.
        value: String,
        /// What it may be.
        allowed: String,
    },
}

/// One option: its name and the words for its values, the game's own first.
pub struct OptionSpec {
    /// Its name in the engine's door.
    pub name: &'static str,
    /// Its values as words, numbers, or `false` and `true`.
    pub values: &'static [&'static str],
}

const fn spec(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, values }
}

const OWARE: &[OptionSpec] = &[
    spec("starve", &["seed", "no_capture", "legal"]),
    spec("cycle", &["shared", "own", "third"]),
    spec("seeds", &["4", "3"]),
];

const BA_AWA: &[OptionSpec] = &[
    spec("players", &["2", "3"]),
    spec("last8", &["at_once", "after", "last4_mover", "last4_taker"]),
    spec("no_move", &["pass", "end", "must_feed"]),
    spec("cycle", &["first", "third"]),
    spec("final_four", &["mover", "owner"]),
    spec("passing_four", &["owner", "mover"]),
    spec("endless", &["stop", "forbid"]),
    spec("goal", &["10", "11", "12"]),
    spec("opener", &["alternates", "loser", "winner"]),
    spec("placing", &["run", "picked"]),
];

const O_AN_QUAN: &[OptionSpec] = &[
    spec("players", &["2", "3", "4"]),
    spec("quan_value", &["10", "5"]),
    spec("dan", &["5", "10"]),
    spec("quan_extra", &["0", "20", "30"]),
    spec("quan_as_dan", NO),
    spec("young", &["0", "5"]),
    spec("from_quan", NO),
    spec("end", &["squares", "stones"]),
    spec("empty_quan_passes", YES),
    spec("cycle", &["third"]),
    spec("goal", &["3", "4"]),
];

const CONGKLAK: &[OptionSpec] = &[
    spec("relay", YES),
    spec("extra_turn", YES),
    spec("take_own", NO),
    spec("no_move", &["pass", "end"]),
    spec("pits", &["7", "5", "6", "8", "9", "10"]),
    spec("seeds", &["7", "4", "5", "6", "8"]),
    spec("least", &["1", "4", "5"]),
    spec("opener", &["winner", "loser", "alternates"]),
    // Last, so that whoever sets all options in turn has the last word with it.
    spec("rounds", &["single", "burnt"]),
];

/// How games of Congklak follow one another where a match is asked for and nothing else is said.
const BURNT: Rounds = Rounds::BurntPits { least: 1, opener: Opener::Winner };

const KALAH: &[OptionSpec] = &[
    spec("empty_capture", NO),
    spec("end", &["either", "mover"]),
    spec("pits", &["6", "4", "5"]),
    spec("seeds", &["4", "3", "5", "6"]),
];

const YES: &[&str] = &["true", "false"];
const NO: &[&str] = &["false", "true"];

impl Ruleset {
    /// The options of this game.
    pub fn options(&self) -> &'static [OptionSpec] {
        match self.family() {
            Family::Oware => OWARE,
            Family::BaAwa => BA_AWA,
            Family::OAnQuan => O_AN_QUAN,
            Family::Congklak => CONGKLAK,
            Family::Kalah => KALAH,
        }
    }

    /// The same rules, by which games may follow one another: as they say it themselves, or if it is an option, with
    /// that option. Other rules stay as they are.
    pub fn for_match(&self) -> Ruleset {
        Ruleset { rounds: self.rounds_of_match(), ..self.clone() }
    }

    /// How games follow one another in a match by these rules, whether they are asked for one or not.
    fn rounds_of_match(&self) -> Option<Rounds> {
        self.rounds.or((self.family() == Family::Congklak).then_some(BURNT))
    }

    /// Sets the option `name` to the word or number `value`.
    ///
    /// # Errors
    /// Names the option or the value that does not exist; the ruleset is then unchanged.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let Some(spec) = self.options().iter().find(|o| o.name == name) else {
            return Err(OptionError::UnknownName { ruleset: self.id.0.clone(), name: name.to_owned() });
        };
        if !spec.values.contains(&value) {
            let (name, value, allowed) = (name.to_owned(), value.to_owned(), spec.values.join(", "));
            return Err(OptionError::UnknownValue { name, value, allowed });
        }
        match self.family() {
            Family::Oware => self.set_oware(name, value),
            Family::BaAwa => self.set_ba_awa(name, value),
            Family::OAnQuan => self.set_quan(name, value),
            Family::Congklak | Family::Kalah => self.set_opposite(name, value),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{abapa, oware};

    #[test]
    fn the_first_value_is_the_games_own() {
        for spec in oware().options() {
            assert_eq!(oware().option(spec.name).as_deref(), Some(spec.values[0]));
        }
    }

    #[test]
    fn every_value_can_be_set_and_read() {
        let mut rules = Ruleset::clone(&abapa());
        for spec in abapa().options() {
            for value in spec.values {
                rules.set_option(spec.name, value).unwrap();
                assert_eq!(rules.option(spec.name).as_deref(), Some(*value));
            }
        }
    }

    #[test]
    fn a_wrong_option_is_named_and_changes_nothing() {
        let mut rules = Ruleset::clone(&oware());
        let wrong_name = rules.set_option("colour", "red").unwrap_err().to_string();
        let wrong_value = rules.set_option("starve", "never").unwrap_err().to_string();
        assert_eq!(wrong_name, "oware has no option \"colour\"");
        assert_eq!(wrong_value, "option \"starve\" cannot be \"never\"; it may be seed, no_capture, legal");
        assert_eq!(rules, *oware());
        assert_eq!(rules.option("colour"), None);
    }
}
