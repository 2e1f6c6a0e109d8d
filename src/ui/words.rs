//! Texts that follow the language, whenever it changes. No word stands in code: only keys.

use crate::app::{Language, Settings, TextArg, Texts};
use bevy::prelude::*;
use std::borrow::Cow;

/// A key of the strings with its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase {
    /// The key in `assets/strings`.
    pub key: Cow<'static, str>,
    /// What stands for the `$names` in it.
    pub args: Vec<(&'static str, TextArg)>,
}

impl Phrase {
    /// The text of `key`, without arguments yet.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The same with one more argument.
    pub fn arg(mut self, name: &'static str, value: impl Into<TextArg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// Its words in `language`.
    pub fn say(&self, texts: &Texts, language: Language) -> String {
        texts.format(language, &self.key, &self.args)
    }
}

impl From<&'static str> for Phrase {
    fn from(key: &'static str) -> Phrase {
        Phrase::new(key)
    }
}

impl From<String> for Phrase {
    fn from(key: String) -> Phrase {
        Phrase::new(key)
    }
}

/// A text in words: the sentences of some phrases, one after the other. It is written anew when
/// the phrases, the language or the strings change, and only then.
#[derive(Component, Clone, PartialEq, Debug, Default)]
#[require(Text)]
pub struct Localized {
    /// What is said.
    pub phrases: Vec<Phrase>,
    /// A seat's own language; `None` follows the settings.
    pub language: Option<Language>,
}

impl Localized {
    /// The text of one phrase.
    pub fn new(phrase: impl Into<Phrase>) -> Localized {
        Localized { phrases: vec![phrase.into()], language: None }
    }

    /// The text of several phrases, with a space between.
    pub fn all(phrases: impl IntoIterator<Item = Phrase>) -> Localized {
        Localized { phrases: phrases.into_iter().collect(), language: None }
    }

    /// The same in a seat's own language.
    pub fn in_language(mut self, language: Option<Language>) -> Localized {
        self.language = language;
        self
    }

    /// The words, in `usual` unless the text has a language of its own.
    pub fn say(&self, texts: &Texts, usual: Language) -> String {
        let language = self.language.unwrap_or(usual);
        self.phrases.iter().map(|p| p.say(texts, language)).collect::<Vec<_>>().join(" ")
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write_words.in_set(super::KitSystems));
}

fn write_words(texts: Res<Texts>, settings: Res<Settings>, mut all: Query<(Ref<Localized>, &mut Text)>) {
    let anew = texts.is_changed() || settings.is_changed();
    for (words, mut text) in &mut all {
        if anew || words.is_changed() {
            text.set_if_neq(Text(words.say(&texts, settings.language)));
        }
    }
}
