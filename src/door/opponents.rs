//! Who can be asked to play: a level, a character, or the strongest play there is.

use super::words::{Refusal, quoted, shown};
use crate::ai::{Characters, Level, Mind};
use serde_json::Value;

/// The characters of the game.
const CHARACTERS: &str = include_str!("../../assets/opponents.ron");

/// The characters that every build knows.
///
/// # Errors
/// Only if a build was made with a wrong file of characters.
pub fn characters() -> Result<Characters, Refusal> {
    Characters::from_ron(CHARACTERS).map_err(|e| Refusal(format!("opponents.ron: {e}")))
}

/// Who is meant by a word: `top` is the strongest play, without a mind; else a level's number or a character's id.
///
/// # Errors
/// If nobody is called that.
pub fn opponent(word: &str) -> Result<Option<Mind>, Refusal> {
    if let Ok(number) = word.parse::<u8>() {
        return Level::from_number(number).map(|level| Some(level.into())).ok_or_else(|| nobody(&quoted(word)));
    }
    named(word)
}

/// The same for a value of JSON, where levels are numbers.
pub(super) fn opponent_of(value: &Value) -> Result<Option<Mind>, Refusal> {
    let level = value.as_u64().and_then(|number| u8::try_from(number).ok()).and_then(Level::from_number);
    match (level, value.as_str()) {
        (Some(level), _) => Ok(Some(level.into())),
        (None, Some(name)) => named(name),
        (None, None) => Err(nobody(&shown(value))),
    }
}

fn named(name: &str) -> Result<Option<Mind>, Refusal> {
    if name == "top" {
        return Ok(None);
    }
    let characters = characters()?;
    characters.find(name).map(|character| Some(character.mind())).ok_or_else(|| nobody(&quoted(name)))
}

fn nobody(shown: &str) -> Refusal {
    let highest = Level::TOP;
    Refusal(format!("{shown} is neither \"top\", a number from 1 to {highest} nor a character such as \"nana-yaa\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Style;
    use serde_json::json;

    #[test]
    fn levels_characters_and_top_are_understood() {
        assert_eq!(opponent("top"), Ok(None));
        assert_eq!(opponent("11"), Ok(Some(Level::TOP.into())));
        assert_eq!(opponent("nana-yaa").map(|mind| mind.map(|mind| mind.style)), Ok(Some(Style::Elder)));
        assert_eq!((opponent_of(&json!(1)), opponent_of(&json!("esi"))), (opponent("1"), opponent("esi")));
    }

    #[test]
    fn who_does_not_exist_is_refused() {
        for word in ["0", "12", "999", "", "Esi", "best"] {
            assert!(opponent(word).is_err(), "{word}");
        }
        for value in [json!(0), json!(12), json!(1.5), json!("3"), json!(null), json!([1])] {
            assert!(opponent_of(&value).is_err(), "{value}");
        }
    }
}
