//! All words, in all languages.

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Tiếng Việt.
    Vi,
    /// Français.
    Fr,
}

impl Language {
    /// All languages, in the order of the menu.
    pub const ALL: [Language; 3] = [Language::Vi, Language::En, Language::Fr];

    /// Its folder under `assets/strings`.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Vi => "vi",
            Language::Fr => "fr",
        }
    }

    /// Its own name for itself.
    pub fn endonym(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Vi => "Tiếng Việt",
            Language::Fr => "Français",
        }
    }

    /// The language of a locale such as `vi_VN.UTF-8`; English if it is none of ours.
    pub fn from_locale(locale: Option<&str>) -> Language {
        let start = locale.unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|l| start.starts_with(l.code())).unwrap_or_default()
    }
}

/// The words of all languages.
#[derive(Resource)]
pub struct Texts {
    bundles: Vec<(Language, Bundle)>,
}

type Bundle = FluentBundle<FluentResource>;

impl Default for Texts {
    fn default() -> Texts {
        Texts { bundles: Language::ALL.into_iter().map(|l| (l, empty_bundle(l))).collect() }
    }
}

impl Texts {
    /// Adds the messages of one `.ftl` file.
    ///
    /// # Errors
    /// Says which line of the file cannot be read or which message is there twice.
    pub fn add(&mut self, language: Language, source: &str) -> Result<(), String> {
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let first = errors.first().map(|e| (line_of(source, e.pos.start), e.to_string()));
            first.map_or_else(String::new, |(line, what)| format!("line {line}: {what}"))
        })?;
        let Some((_, bundle)) = self.bundles.iter_mut().find(|(l, _)| *l == language) else { return Ok(()) };
        bundle.add_resource(resource).map_err(|errors| errors.first().map(ToString::to_string).unwrap_or_default())
    }

    /// The text of `key` in `language`, else in English. A key that is missing there too shows as itself, so that it
    /// is seen and mended.
    pub fn get(&self, language: Language, key: &str) -> String {
        self.format(language, key, &[])
    }

    /// Whether there are words for `key` in `language` or in English.
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.find(language, key).is_some()
    }

    fn find(&self, language: Language, key: &str) -> Option<(&Bundle, FluentMessage<'_>)> {
        let said_in = |language: Language| {
            let (_, bundle) = self.bundles.iter().find(|(l, _)| *l == language)?;
            Some((bundle, bundle.get_message(key).filter(|message| message.value().is_some())?))
        };
        said_in(language).or_else(|| said_in(Language::En))
    }

    /// The text of `key` with its arguments.
    pub fn format(&self, language: Language, key: &str, args: &[(&str, TextArg)]) -> String {
        let Some((bundle, message)) = self.find(language, key) else { return key.to_owned() };
        let Some(pattern) = message.value() else { return key.to_owned() };
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            match value {
                TextArg::Number(n) => fluent.set(*name, *n),
                TextArg::Text(text) => fluent.set(*name, text.clone()),
            }
        }
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, Some(&fluent), &mut errors).into_owned()
    }
}

/// A value inside a text.
#[derive(Clone, PartialEq, Debug)]
pub enum TextArg {
    /// A number; plural forms follow it.
    Number(f64),
    /// Words.
    Text(String),
}

impl From<u16> for TextArg {
    fn from(n: u16) -> TextArg {
        TextArg::Number(f64::from(n))
    }
}

impl From<i32> for TextArg {
    fn from(n: i32) -> TextArg {
        TextArg::Number(f64::from(n))
    }
}

impl From<&str> for TextArg {
    fn from(text: &str) -> TextArg {
        TextArg::Text(text.to_owned())
    }
}

impl From<String> for TextArg {
    fn from(text: String) -> TextArg {
        TextArg::Text(text)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Texts>();
}

fn empty_bundle(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks that keep left-to-right and right-to-left apart would show as boxes.
    bundle.set_use_isolating(false);
    bundle
}

fn line_of(source: &str, at: usize) -> usize {
    source.bytes().take(at).filter(|b| *b == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_language_lacks_is_said_in_english_before_a_key_is_shown() {
        let mut texts = Texts::default();
        texts.add(Language::En, "seeds = Seeds: { $n }\npit = Pit").unwrap();
        texts.add(Language::Fr, "pit = Creux").unwrap();
        assert_eq!(texts.get(Language::Fr, "pit"), "Creux");
        assert_eq!(texts.format(Language::Fr, "seeds", &[("n", 4.into())]), "Seeds: 4");
        assert!(texts.has(Language::Vi, "seeds") && !texts.has(Language::Vi, "store"));
        assert_eq!(texts.get(Language::Vi, "store"), "store");
    }
}
