//! How the door says what is wrong.

use serde_json::Value;
use std::fmt;

/// The longest piece of a request that an error repeats, in characters.
const LONGEST: usize = 60;

/// Why a request was refused, in words that name the key, the move or the value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

impl Refusal {
    /// Says where the trouble lies.
    pub(super) fn within(self, place: impl fmt::Display) -> Refusal {
        Refusal(format!("{place}: {}", self.0))
    }
}

/// Shorthand for a refusal.
pub(super) fn refuse<T>(what: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal(what.into()))
}

/// `text` in quotation marks, shortened if it is long.
pub(super) fn quoted(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

/// A value as it stood in the request, shortened if it is long.
pub(super) fn shown(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => quoted(text),
        Value::Array(items) => format!("an array of {}", items.len()),
        Value::Object(_) => "an object".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(quoted("abc"), "\"abc\"");
        assert_eq!(quoted(&"é".repeat(1000)).chars().count(), LONGEST + 3);
    }
}
