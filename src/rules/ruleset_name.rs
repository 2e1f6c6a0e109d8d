//! The name that people give a ruleset of their own.

use super::{Ruleset, RulesetError};

/// The longest name, in letters: what fits on a button.
pub const MAX_NAME: usize = 40;

/// Letters beyond the accented Latin ones: of the languages of Ghana and their neighbours, of Việt Nam, and signs.
const MORE: &str = "ƁƆƉƊƎƐƑƒƔƘƙƝƠơƯưƲǝȘșȚțɓɔɖɗɛɣɩɲʋʼ–—‘’“”…";
/// Marks that are set over or under a letter.
const MARKS: &str = "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{309}\u{31b}\u{323}";

/// Whether all faces of the game have the letter.
pub fn can_be_shown(letter: char) -> bool {
    let latin = matches!(letter,
        ' '..='~' | 'À'..='ē' | 'Ė'..='ī' | 'Į'..='ň' | 'Ŋ'..='ō' | 'Ő'..='ž' | '\u{1e00}'..='\u{1e97}' | 'Ạ'..='ỹ');
    latin || MORE.contains(letter) || MARKS.contains(letter)
}

impl Ruleset {
    /// Whether the name, if there is one, can be shown on a button.
    pub(super) fn check_name(&self, file: &str) -> Result<(), RulesetError> {
        let Some(name) = &self.name else { return Ok(()) };
        let wrong = |value: String, allowed: String| {
            Err(RulesetError::Range { file: file.to_owned(), knob: "name", value, allowed })
        };
        let letters = name.chars().count();
        if letters > MAX_NAME {
            return wrong(format!("{letters} letters long"), format!("{MAX_NAME} letters at most"));
        }
        if name.trim() != name || name.is_empty() {
            return wrong(format!("{name:?}"), "a name, without space around it".to_owned());
        }
        match name.chars().find(|letter| !can_be_shown(*letter)) {
            Some(letter) => wrong(format!("{name:?}"), format!("in Latin letters: {letter:?} cannot be shown")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::oware;
    use super::*;

    fn named(name: &str) -> Result<(), String> {
        let rules = Ruleset { name: Some(name.to_owned()), ..Ruleset::clone(&oware()) };
        rules.check("mine").map_err(|e| e.to_string())
    }

    #[test]
    fn names_of_many_languages_are_taken() {
        for name in ["Nam-nam", "Ɔwarɛ ne ŋsɔ", "Luật nhà mình 2", "Règles d’Élise", &"n".repeat(MAX_NAME)]
        {
            assert_eq!(named(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn a_name_that_cannot_be_shown_is_refused_with_the_reason() {
        let long = "n".repeat(MAX_NAME + 1);
        for (name, why) in [
            ("", "name is \"\", but must be a name"),
            (" Ours", "without space around it"),
            (&long, "name is 41 letters long, but must be 40 letters at most"),
            ("家", "but must be in Latin letters: '家' cannot be shown"),
            ("a\nb", "cannot be shown"),
            ("\u{202e}ours", "cannot be shown"),
        ] {
            let said = named(name).unwrap_err();
            assert!(said.contains(why), "{said}");
        }
    }
}
