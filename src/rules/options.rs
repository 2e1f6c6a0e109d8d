//! The named options of a ruleset, as the engine's door and the house-rule sheet know them.

use super::{Repetition, Ruleset, Starving};

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
    /// Its values as words or numbers.
    pub values: &'static [&'static str],
}

const OWARE: &[OptionSpec] = &[
    OptionSpec { name: "starve", values: &["seed", "no_capture", "legal"] },
    OptionSpec { name: "cycle", values: &["shared", "own", "third"] },
    OptionSpec { name: "seeds", values: &["4", "3"] },
];

impl Ruleset {
    /// The options of this game.
    pub fn options() -> &'static [OptionSpec] {
        OWARE
    }

    /// The value that `option` has in this ruleset; `None` for an unknown name or an odd value.
    pub fn option(&self, name: &str) -> Option<&'static str> {
        let at = match name {
            "starve" => match self.starving {
                Starving::Forbidden => 0,
                Starving::NoCapture => 1,
                Starving::Allowed => 2,
            },
            "cycle" => match self.repetition {
                Repetition::Shared => 0,
                Repetition::OwnRows => 1,
                Repetition::OwnRowsThird => 2,
            },
            "seeds" => match self.board.seeds {
                4 => 0,
                3 => 1,
                _ => return None,
            },
            _ => return None,
        };
        OWARE.iter().find(|o| o.name == name).map(|o| o.values[at])
    }

    /// Sets the option `name` to the word or number `value`.
    ///
    /// # Errors
    /// Names the option or the value that does not exist; the ruleset is then unchanged.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let Some(spec) = OWARE.iter().find(|o| o.name == name) else {
            return Err(OptionError::UnknownName { ruleset: self.id.0.clone(), name: name.to_owned() });
        };
        match (name, value) {
            ("starve", "seed") => self.starving = Starving::Forbidden,
            ("starve", "no_capture") => self.starving = Starving::NoCapture,
            ("starve", "legal") => self.starving = Starving::Allowed,
            ("cycle", "shared") => self.repetition = Repetition::Shared,
            ("cycle", "own") => self.repetition = Repetition::OwnRows,
            ("cycle", "third") => self.repetition = Repetition::OwnRowsThird,
            ("seeds", "4") => self.board.seeds = 4,
            ("seeds", "3") => self.board.seeds = 3,
            _ => {
                let (name, value, allowed) = (name.to_owned(), value.to_owned(), spec.values.join(", "));
                return Err(OptionError::UnknownValue { name, value, allowed });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{abapa, oware};
    use super::*;

    #[test]
    fn the_first_value_is_the_games_own() {
        for spec in Ruleset::options() {
            assert_eq!(oware().option(spec.name), Some(spec.values[0]));
        }
    }

    #[test]
    fn every_value_can_be_set_and_read() {
        let mut rules = Ruleset::clone(&abapa());
        for spec in Ruleset::options() {
            for value in spec.values {
                rules.set_option(spec.name, value).unwrap();
                assert_eq!(rules.option(spec.name), Some(*value));
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
