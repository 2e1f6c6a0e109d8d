//! JSON read strictly: a key that stands twice in an object is an error, not a silent choice.

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use std::fmt;

/// Reads one JSON value from a line.
///
/// # Errors
/// Says in words what is wrong and at which byte or column.
pub(super) fn parse(line: &[u8]) -> Result<Value, String> {
    let text = std::str::from_utf8(line).map_err(|e| format!("not UTF-8 at byte {}", e.valid_up_to()))?;
    if text.trim().is_empty() {
        return Err("the line is empty: one JSON object a line is expected".to_owned());
    }
    serde_json::from_str::<Strict>(text).map(|strict| strict.0).map_err(|e| format!("not JSON: {e}"))
}

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(Strict(item)) = seq.next_element()? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            let Strict(value) = entries.next_value()?;
            if map.contains_key(&key) {
                return Err(de::Error::custom(format!("key {} stands twice", super::words::quoted(&key))));
            }
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_stands_twice_is_an_error() {
        assert!(parse(br#"{"a":1,"a":2}"#).unwrap_err().contains("\"a\" stands twice"));
        assert!(parse(br#"{"b":{"a":1,"a":1}}"#).is_err());
    }

    #[test]
    fn deep_nesting_is_an_error() {
        assert!(parse("[".repeat(100_000).as_bytes()).unwrap_err().starts_with("not JSON: recursion limit"));
    }

    #[test]
    fn bytes_that_are_no_text_are_an_error() {
        assert_eq!(parse(b"{\"do\":\"\xff\"}").unwrap_err(), "not UTF-8 at byte 7");
    }

    #[test]
    fn values_come_through_unchanged() {
        let line = r#"{"a":[1,-2,2.5,true,null,"x"],"b":{}}"#;
        assert_eq!(parse(line.as_bytes()).unwrap().to_string(), line);
    }
}
