//! What a game by some rules is called, whoever wrote them.

use super::words::Phrase;
use crate::app::{GameData, Language, Texts};
use crate::rules::Ruleset;

/// Looks names up: those of the game's own rulesets in the strings, those of people's own in their files.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The strings.
    pub texts: &'a Texts,
    /// Which rulesets are the game's own.
    pub data: &'a GameData,
}

impl Names<'_> {
    /// What a ruleset is called: its own name, else that of the strings, else its id.
    pub fn name(self, rules: &Ruleset) -> Phrase {
        let written = rules.name.as_deref().unwrap_or(&rules.id.0);
        let said = Some(format!("ruleset-{}", rules.id)).filter(|key| rules.name.is_none() && self.says(rules, key));
        said.map_or_else(|| Phrase::new("own-name").arg("name", written), Phrase::new)
    }

    /// The same for a menu: people's own rulesets bear the mark of house rules.
    pub fn marked(self, rules: &Ruleset) -> Phrase {
        let name = self.name(rules);
        if self.data.is_own(&rules.id) { Phrase { key: "own-name-marked".into(), ..name } } else { name }
    }

    /// One line about a ruleset: that of the strings, else after which game it is.
    pub fn about(self, rules: &Ruleset) -> Phrase {
        let key = format!("ruleset-{}-about", rules.id);
        if self.says(rules, &key) { Phrase::new(key) } else { self.after(rules) }
    }

    /// After which game a ruleset is. The games are called the same in every language.
    pub fn after(self, rules: &Ruleset) -> Phrase {
        let game = format!("ruleset-{}", rules.game().word());
        Phrase::new("own-after").arg("name", self.texts.get(Language::En, &game))
    }

    /// Whether `rules` is one of the game's own and the strings have `key`. What others write may have any id.
    fn says(self, rules: &Ruleset, key: &str) -> bool {
        let of_the_game = self.data.ruleset(&rules.id).is_some() && !self.data.is_own(&rules.id);
        of_the_game && self.texts.has(Language::En, key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::OwnFile;
    use crate::rules::RulesetId;
    use crate::rules::testing::{kalah, oware};
    use std::sync::Arc;

    fn own(id: &str, name: Option<&str>) -> Ruleset {
        Ruleset { id: RulesetId(id.to_owned()), name: name.map(str::to_owned), ..Ruleset::clone(&kalah()) }
    }

    /// Oware, Kalah without words, and a ruleset of somebody's own for each id.
    fn data(ids: &[&str]) -> GameData {
        let mut data = GameData { rulesets: vec![oware(), kalah()], ..GameData::default() };
        for id in ids {
            data.rulesets.push(Arc::new(own(id, None)));
            data.own.push(OwnFile { file: format!("{id}.ruleset.ron"), rules: Ok(RulesetId((*id).to_owned())) });
        }
        data
    }

    #[test]
    fn no_key_is_ever_shown_for_a_name() {
        let mut texts = Texts::default();
        let words = "own-name = { $name }\nown-name-marked = { $name } (house)\nown-after = After { $name }\n\
            ruleset-oware = Oware\nruleset-oware-about = Twos and threes.";
        texts.add(Language::En, words).unwrap();
        let data = data(&["mine", "oware-about"]);
        let names = Names { texts: &texts, data: &data };
        let said = |phrase: Phrase| phrase.say(&texts, Language::Fr);
        assert_eq!(said(names.name(&oware())), "Oware");
        assert_eq!(said(names.about(&oware())), "Twos and threes.");
        assert_eq!(said(names.name(&kalah())), "kalah", "one of the game's own that somebody forgot");
        assert_eq!(said(names.marked(&own("mine", Some("Ours")))), "Ours (house)");
        assert_eq!(said(names.name(&own("mine", None))), "mine");
        assert_eq!(said(names.name(&own("oware-about", None))), "oware-about", "an id is no key");
        assert_eq!(said(names.name(&own("gone", None))), "gone", "of a saved game whose file is gone");
        assert!(said(names.about(&own("mine", None))).starts_with("After "));
    }
}
