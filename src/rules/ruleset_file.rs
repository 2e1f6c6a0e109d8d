//! Ruleset files: what they are called, how they are written, how one joins others.

use super::{Ruleset, RulesetError};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use std::sync::Arc;

/// What the name of a ruleset file ends in.
pub const RULESET_ENDING: &str = ".ruleset.ron";
/// The longest ruleset file that is read, in bytes: room for a page of remarks.
pub const MAX_RULESET_BYTES: u64 = 64 * 1024;

/// RON as people write it: a knob that is there or not needs no "Some" around it.
pub(super) fn dialect() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

impl Ruleset {
    /// Reads the text of a ruleset file that is to stand beside `known`; `file` is only for messages.
    ///
    /// # Errors
    /// What [`from_ron`](Ruleset::from_ron) says, or that one of `known` has its id.
    pub fn beside(known: &[Arc<Ruleset>], text: &str, file: &str) -> Result<Ruleset, RulesetError> {
        let rules = Ruleset::from_ron(text, file)?;
        if known.iter().any(|other| other.id == rules.id) {
            return Err(RulesetError::Taken { file: file.to_owned(), id: rules.id.0 }.with_place(text));
        }
        Ok(rules)
    }

    /// The text of a file that says the same, a knob a line.
    ///
    /// # Errors
    /// What the writer says; nothing in a ruleset makes it fail.
    pub fn to_ron(&self) -> Result<String, String> {
        let config = PrettyConfig::new().depth_limit(1).new_line("\n");
        dialect().to_string_pretty(self, config).map(|text| text + "\n").map_err(|e| e.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{abapa, ba_awa, congklak, kalah, o_an_quan, oware};
    use super::super::{Family, RulesetId};
    use super::*;

    #[test]
    fn what_is_written_reads_back_as_itself() {
        for rules in [oware(), abapa(), ba_awa(), o_an_quan(), congklak(), kalah()] {
            let mut rules = Ruleset::clone(&rules);
            rules.name = Some("Luật nhà mình 2".to_owned());
            let text = rules.to_ron().unwrap();
            assert_eq!(Ruleset::from_ron(&text, "mine").as_ref(), Ok(&rules), "{text}");
            assert!(!text.contains("Some") && text.lines().count() < 16, "{text}");
        }
    }

    #[test]
    fn an_id_is_given_once() {
        let text = oware().to_ron().unwrap();
        assert!(Ruleset::beside(&[kalah()], &text, "mine").is_ok());
        let taken = Ruleset::beside(&[kalah(), oware()], &text, "mine").unwrap_err().to_string();
        let place = "mine, line 2, column 5: id: there is another ruleset \"oware\" already";
        assert!(taken.starts_with(place), "{taken}");
    }

    #[test]
    fn a_ruleset_belongs_to_its_base_unless_that_is_another_kind_of_game() {
        let with_base = |rules: &Ruleset, base: &str| {
            let base = Some(RulesetId(base.to_owned()));
            Ruleset { base, ..rules.clone() }.game()
        };
        assert_eq!(with_base(&kalah(), "congklak"), Family::Congklak);
        assert_eq!(with_base(&kalah(), "oware"), Family::Kalah);
        assert_eq!(with_base(&ba_awa(), "nobody-knows"), Family::BaAwa);
        assert_eq!(abapa().game(), Family::Oware);
    }
}
