//! The rulesets that can be asked for, and their options.

use super::words::{Refusal, quoted, refuse, shown};
use crate::rules::{Family, Ruleset, RulesetError};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The rulesets that every build knows: file name and text.
const BUILT_IN: &[(&str, &str)] = &[
    ("oware.ruleset.ron", include_str!("../../assets/rulesets/oware.ruleset.ron")),
    ("oware-abapa.ruleset.ron", include_str!("../../assets/rulesets/oware-abapa.ruleset.ron")),
    ("oware-grand-slam.ruleset.ron", include_str!("../../assets/rulesets/oware-grand-slam.ruleset.ron")),
    ("oware-three.ruleset.ron", include_str!("../../assets/rulesets/oware-three.ruleset.ron")),
    ("oware-third.ruleset.ron", include_str!("../../assets/rulesets/oware-third.ruleset.ron")),
    ("ba-awa.ruleset.ron", include_str!("../../assets/rulesets/ba-awa.ruleset.ron")),
    ("nam-nam.ruleset.ron", include_str!("../../assets/rulesets/nam-nam.ruleset.ron")),
    ("ba-awa-after.ruleset.ron", include_str!("../../assets/rulesets/ba-awa-after.ruleset.ron")),
    ("o-an-quan.ruleset.ron", include_str!("../../assets/rulesets/o-an-quan.ruleset.ron")),
    ("o-an-quan-young.ruleset.ron", include_str!("../../assets/rulesets/o-an-quan-young.ruleset.ron")),
    ("o-an-quan-tonkin.ruleset.ron", include_str!("../../assets/rulesets/o-an-quan-tonkin.ruleset.ron")),
    ("o-an-quan-five.ruleset.ron", include_str!("../../assets/rulesets/o-an-quan-five.ruleset.ron")),
    ("congklak.ruleset.ron", include_str!("../../assets/rulesets/congklak.ruleset.ron")),
    ("dakon.ruleset.ron", include_str!("../../assets/rulesets/dakon.ruleset.ron")),
    ("congkak.ruleset.ron", include_str!("../../assets/rulesets/congkak.ruleset.ron")),
    ("chongka.ruleset.ron", include_str!("../../assets/rulesets/chongka.ruleset.ron")),
    ("kalah.ruleset.ron", include_str!("../../assets/rulesets/kalah.ruleset.ron")),
    ("kalah-three.ruleset.ron", include_str!("../../assets/rulesets/kalah-three.ruleset.ron")),
];

/// All rulesets by name, in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    rulesets: Vec<Arc<Ruleset>>,
}

/// One ruleset as `{"do":"rulesets"}` lists it.
#[derive(Serialize)]
pub(super) struct Listed {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The game of which it is a variant, said or not; none for the game itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<String>,
    options: Map<String, Value>,
}

impl Catalogue {
    /// The built-in rulesets.
    ///
    /// # Errors
    /// Only if a build was made with a wrong ruleset file.
    pub fn built_in() -> Result<Catalogue, RulesetError> {
        let mut catalogue = Catalogue::default();
        for (file, text) in BUILT_IN {
            catalogue.add(text, file)?;
        }
        Ok(catalogue)
    }

    /// Adds the ruleset of a file; `file` is only for messages.
    ///
    /// # Errors
    /// If the text is no playable ruleset, or its name is taken.
    pub fn add(&mut self, text: &str, file: &str) -> Result<(), RulesetError> {
        let rules = Ruleset::beside(&self.rulesets, text, file)?;
        self.rulesets.push(Arc::new(rules));
        Ok(())
    }

    /// The ruleset of that name.
    ///
    /// # Errors
    /// Names the rulesets there are.
    pub fn find(&self, id: &str) -> Result<Arc<Ruleset>, Refusal> {
        let found = self.rulesets.iter().find(|rules| rules.id.0 == id);
        found.cloned().ok_or_else(|| {
            Refusal(format!("unknown ruleset {}; there are {}", quoted(id), self.ids().collect::<Vec<_>>().join(", ")))
        })
    }

    /// Only the rulesets of one family.
    pub fn of_family(mut self, family: Family) -> Catalogue {
        self.rulesets.retain(|rules| rules.family() == family);
        self
    }

    /// The names of all rulesets.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.rulesets.iter().map(|rules| rules.id.0.as_str())
    }

    /// All rulesets with their options.
    pub(super) fn list(&self) -> Vec<Listed> {
        let listed = |rules: &Arc<Ruleset>| Listed {
            id: rules.id.0.clone(),
            name: rules.name.clone(),
            base: Some(rules.game().word().to_owned()).filter(|game| *game != rules.id.0),
            options: options_of(rules),
        };
        self.rulesets.iter().map(listed).collect()
    }
}

fn options_of(rules: &Ruleset) -> Map<String, Value> {
    let entry = |spec: &crate::rules::OptionSpec| {
        let default = default_of(rules, spec.name);
        let mut values: Vec<Value> = spec.values.iter().map(|word| to_json(word)).collect();
        if !values.contains(&default) {
            values.insert(0, default.clone());
        }
        (spec.name.to_owned(), json!({ "values": values, "default": default }))
    };
    rules.options().iter().map(entry).collect()
}

/// The value of an option in the ruleset itself; a ruleset of one's own may have one that no
/// list names.
fn default_of(rules: &Ruleset, name: &str) -> Value {
    rules.option(name).map_or(Value::Null, |word| to_json(&word))
}

/// A value's word as JSON: numbers and yes or no as such.
fn to_json(word: &str) -> Value {
    match word.parse::<u64>() {
        Ok(number) => number.into(),
        Err(_) => word.parse::<bool>().map_or_else(|_| word.into(), Value::Bool),
    }
}

/// `rules` with the options of a request.
///
/// # Errors
/// Names the option or the value that does not exist.
pub(super) fn with_options(rules: Arc<Ruleset>, options: Option<Value>) -> Result<Arc<Ruleset>, Refusal> {
    let Some(options) = options else { return Ok(rules) };
    let Value::Object(options) = options else {
        return refuse(format!("options: expected an object, found {}", shown(&options)));
    };
    let mut changed = Ruleset::clone(&rules);
    for (name, value) in &options {
        set_option(&mut changed, name, value)?;
    }
    Ok(Arc::new(changed))
}

fn set_option(rules: &mut Ruleset, name: &str, value: &Value) -> Result<(), Refusal> {
    let Some(spec) = rules.options().iter().find(|spec| spec.name == name) else {
        let names: Vec<_> = rules.options().iter().map(|spec| spec.name).collect();
        return refuse(format!("options: {} has no option {}; it has {}", rules.id, quoted(name), names.join(", ")));
    };
    if *value == default_of(rules, name) {
        return Ok(());
    }
    let word = spec.values.iter().find(|word| to_json(word) == *value);
    let Some(word) = word else {
        let (shown, values) = (shown(value), spec.values.join(", "));
        return refuse(format!("options: {name} cannot be {shown}; it may be {values}"));
    };
    rules.set_option(name, word).map_err(|e| Refusal(format!("options: {e}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_value_can_be_set_and_is_then_the_value() {
        let catalogue = Catalogue::built_in().unwrap();
        for rules in &catalogue.rulesets {
            for spec in rules.options() {
                for word in spec.values {
                    let changed = with_options(rules.clone(), Some(json!({ spec.name: to_json(word) }))).unwrap();
                    assert_eq!(changed.option(spec.name).as_deref(), Some(*word));
                }
            }
        }
    }

    #[test]
    fn numbers_are_listed_as_numbers_and_asked_for_as_numbers() {
        let oware = Catalogue::built_in().unwrap().find("oware").unwrap();
        assert_eq!(options_of(&oware)["seeds"], json!({"values": [4, 3], "default": 4}));
        assert!(with_options(oware, Some(json!({"seeds": "3"}))).is_err());
    }

    #[test]
    fn a_name_is_given_once() {
        let (file, text) = BUILT_IN[0];
        let taken = Catalogue::built_in().unwrap().add(text, file);
        assert!(matches!(taken, Err(RulesetError::Taken { .. })));
    }

    #[test]
    fn a_ruleset_of_ones_own_may_have_other_seeds() {
        let text = BUILT_IN[0].1.replace("\"oware\"", "\"oware-5\"").replace("seeds: 4", "seeds: 5");
        let mut catalogue = Catalogue::built_in().unwrap();
        catalogue.add(&text, "mine").unwrap();
        let mine = catalogue.find("oware-5").unwrap();
        assert_eq!(options_of(&mine)["seeds"], json!({"values": [5, 4, 3], "default": 5}));
        assert_eq!(with_options(mine, Some(json!({"seeds": 5}))).unwrap().board.seeds, 5);
    }
}
