//! The keys of one JSON object, taken one by one.

use super::words::{Refusal, quoted, refuse, shown};
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// A JSON object whose keys are all known.
pub(super) struct Fields {
    map: Map<String, Value>,
}

impl Fields {
    /// Takes an object; its keys must be among `known`.
    pub fn new(value: Value, known: &[&str]) -> Result<Fields, Refusal> {
        let Value::Object(map) = value else {
            return refuse(format!("expected an object, found {}", shown(&value)));
        };
        match map.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => refuse(format!("unknown key {}; it may have {}", quoted(key), known.join(", "))),
            None => Ok(Fields { map }),
        }
    }

    /// Takes the value of `key`, if it stands there.
    pub fn take(&mut self, key: &str) -> Option<Value> {
        self.map.remove(key)
    }

    /// Takes the value of `key`, which must stand there.
    pub fn need(&mut self, key: &str) -> Result<Value, Refusal> {
        self.take(key).ok_or_else(|| Refusal(format!("key {key:?} is missing")))
    }

    /// Takes a whole number, if it stands there.
    pub fn number(&mut self, key: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, Refusal> {
        self.take(key).map(|value| whole(&value, range).map_err(|e| e.within(key))).transpose()
    }

    /// Takes a string, if it stands there.
    pub fn text(&mut self, key: &str) -> Result<Option<String>, Refusal> {
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => refuse(format!("{key}: expected a string, found {}", shown(&other))),
        }
    }
}

/// A whole number within `range`.
pub(super) fn whole(value: &Value, range: RangeInclusive<u64>) -> Result<u64, Refusal> {
    value.as_u64().filter(|n| range.contains(n)).ok_or_else(|| {
        let (low, high) = (range.start(), range.end());
        let most = if *high == u64::MAX { "more".to_owned() } else { high.to_string() };
        Refusal(format!("{} is no whole number from {low} to {most}", shown(value)))
    })
}

/// An array of exactly `len` values.
pub(super) fn array(value: Value, len: usize) -> Result<Vec<Value>, Refusal> {
    match value {
        Value::Array(items) if items.len() == len => Ok(items),
        other => refuse(format!("expected an array of {len}, found {}", shown(&other))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_whole_numbers_in_range_pass() {
        assert_eq!(whole(&json!(3), 0..=5), Ok(3));
        for bad in [json!(6), json!(-1), json!(1.5), json!(1.0), json!("3"), json!(null), json!(1e30)] {
            assert!(whole(&bad, 0..=5).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_unknown_key_is_named() {
        let refusal = Fields::new(json!({"a": 1, "z": 2}), &["a"]).err().unwrap();
        assert!(refusal.0.contains("\"z\""), "{refusal}");
    }
}
