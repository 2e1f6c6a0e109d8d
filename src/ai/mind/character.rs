//! Opponents with a name: read from `assets/opponents.ron`.

use super::{Level, Mind, Style};
use crate::rules::Family;
use serde::Deserialize;

/// An opponent with a name, a story and words of its own.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its name in string keys and at the engine's door: small letters, digits and hyphens.
    pub id: String,
    /// What it likes.
    pub style: Style,
    /// How strong it is.
    pub level: Level,
    /// The games it sits down to, by their words.
    games: Vec<String>,
}

/// What a character has words for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// Its name.
    Name,
    /// A line about it.
    About,
    /// What it says as the game begins.
    Greeting,
    /// It has just taken much.
    Taking,
    /// Much has just been taken from it.
    Losing,
    /// It agrees to end the game.
    Accepts,
    /// It would rather play on.
    Declines,
    /// It has won.
    Wins,
    /// It has lost.
    Loses,
    /// The game is drawn.
    Draws,
}

impl Word {
    /// All of them.
    pub const ALL: [Word; 10] = [
        Word::Name,
        Word::About,
        Word::Greeting,
        Word::Taking,
        Word::Losing,
        Word::Accepts,
        Word::Declines,
        Word::Wins,
        Word::Loses,
        Word::Draws,
    ];

    fn word(self) -> &'static str {
        match self {
            Word::Name => "name",
            Word::About => "about",
            Word::Greeting => "greeting",
            Word::Taking => "taking",
            Word::Losing => "losing",
            Word::Accepts => "accepts",
            Word::Declines => "declines",
            Word::Wins => "wins",
            Word::Loses => "loses",
            Word::Draws => "draws",
        }
    }
}

impl Character {
    /// How it plays.
    pub fn mind(&self) -> Mind {
        Mind { level: self.level, style: self.style }
    }

    /// Whether it plays games of `family`.
    pub fn plays(&self, family: Family) -> bool {
        self.games.iter().any(|game| game == family.word())
    }

    /// The key of what it is called or says, such as `opponent-esi-name`.
    pub fn key(&self, word: Word) -> String {
        format!("opponent-{}-{}", self.id, word.word())
    }
}

/// All characters, in menu order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Characters(Vec<Character>);

/// What is wrong with a file of characters, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CharactersError {
    /// It is not RON of this shape.
    #[error("line {line}, column {column}: {what}")]
    Syntax {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// In the reader's words.
        what: String,
    },
    /// A character's id cannot stand in keys, or would be taken for a level.
    #[error("id {0:?}: an id begins with a small letter, goes on in small letters, digits and hyphens, and is not top")]
    Id(String),
    /// Two characters have the same id.
    #[error("id {0:?} is given twice")]
    Twice(String),
    /// A character plays nothing.
    #[error("{0}: games: a character plays at least one game")]
    Idle(String),
    /// A character plays a game that does not exist.
    #[error("{id}: games: there is no game {game:?}; there are {}", games())]
    Game {
        /// Whose.
        id: String,
        /// Which game.
        game: String,
    },
    /// Two characters could not be told apart by how they play.
    #[error("{0} and {1} have the same level and style and both play {2}")]
    Alike(String, String, &'static str),
}

fn games() -> String {
    Family::ALL.map(Family::word).join(", ")
}

impl Characters {
    /// Reads the text of a file of characters.
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn from_ron(text: &str) -> Result<Characters, CharactersError> {
        let read: Vec<Character> = ron::from_str(text).map_err(|error| CharactersError::Syntax {
            line: error.span.start.line,
            column: error.span.start.col,
            what: error.code.to_string(),
        })?;
        for (i, character) in read.iter().enumerate() {
            character.check()?;
            read[..i].iter().try_for_each(|other| character.check_beside(other))?;
        }
        Ok(Characters(read))
    }

    /// All, in menu order.
    pub fn iter(&self) -> impl Iterator<Item = &Character> {
        self.0.iter()
    }

    /// The one called `id`.
    pub fn find(&self, id: &str) -> Option<&Character> {
        self.iter().find(|character| character.id == id)
    }

    /// Those who play games of `family`, the weakest first.
    pub fn at(&self, family: Family) -> Vec<&Character> {
        let mut there: Vec<_> = self.iter().filter(|character| character.plays(family)).collect();
        there.sort_by_key(|character| character.level);
        there
    }

    /// The one who plays games of `family` with this mind: at one game, no two have the same.
    pub fn with_mind(&self, mind: Mind, family: Family) -> Option<&Character> {
        self.iter().find(|character| character.mind() == mind && character.plays(family))
    }
}

impl Character {
    fn check(&self) -> Result<(), CharactersError> {
        let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !self.id.starts_with(|c: char| c.is_ascii_lowercase()) || !self.id.chars().all(letter) || self.id == "top" {
            return Err(CharactersError::Id(self.id.clone()));
        }
        if self.games.is_empty() {
            return Err(CharactersError::Idle(self.id.clone()));
        }
        let known = |game: &&String| Family::ALL.iter().any(|family| family.word() == **game);
        match self.games.iter().find(|game| !known(game)) {
            Some(game) => Err(CharactersError::Game { id: self.id.clone(), game: game.clone() }),
            None => Ok(()),
        }
    }

    fn check_beside(&self, other: &Character) -> Result<(), CharactersError> {
        if self.id == other.id {
            return Err(CharactersError::Twice(self.id.clone()));
        }
        let both = |family: &Family| self.plays(*family) && other.plays(*family);
        match Family::ALL.into_iter().find(both).filter(|_| self.mind() == other.mind()) {
            Some(family) => Err(CharactersError::Alike(other.id.clone(), self.id.clone(), family.word())),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../assets/opponents.ron");

    fn refused(text: &str) -> String {
        Characters::from_ron(text).unwrap_err().to_string()
    }

    #[test]
    fn every_style_sits_somewhere_and_every_game_has_company() {
        let all = Characters::from_ron(FILE).unwrap();
        assert!(all.iter().count() >= 6);
        for style in Style::ALL.into_iter().filter(|style| *style != Style::Even) {
            assert!(all.iter().any(|character| character.style == style), "{style:?}");
        }
        for family in Family::ALL {
            let there = all.at(family);
            assert!(there.len() >= 3, "{family:?}");
            assert!(there.iter().all(|character| all.with_mind(character.mind(), family) == Some(*character)));
        }
    }

    #[test]
    fn a_character_says_what_its_keys_name() {
        let all = Characters::from_ron(r#"[(id: "ama", style: Raider, level: 3, games: ["kalah"])]"#).unwrap();
        let ama = all.find("ama").unwrap();
        assert_eq!(
            (ama.key(Word::Name), ama.key(Word::Draws)),
            ("opponent-ama-name".into(), "opponent-ama-draws".into())
        );
        assert!(ama.plays(Family::Kalah) && !ama.plays(Family::Oware));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let one = |id: &str, games: &str| format!("[(id: \"{id}\", style: Even, level: 1, games: [{games}])]");
        for (text, says) in [
            ("[\n (id: \"a\", stile: Even)]".to_owned(), "line 2, column"),
            ("[(id: \"a\", style: Sly, level: 1, games: [])]".to_owned(), "Sly"),
            ("[(id: \"a\", style: Even, level: 12, games: [])]".to_owned(), "from 1 to 11, not 12"),
            (one("7", "\"oware\""), "id \"7\""),
            (one("top", "\"oware\""), "id \"top\""),
            (one("Esi", "\"oware\""), "id \"Esi\""),
            (one("a", ""), "a: games: a character plays at least one game"),
            (one("a", "\"chess\""), "there is no game \"chess\"; there are oware, ba-awa"),
        ] {
            assert!(refused(&text).contains(says), "{text}: {}", refused(&text));
        }
    }

    #[test]
    fn two_alike_cannot_sit_at_one_game() {
        let two = |a: &str, b: &str, games: &str| {
            let one = |id: &str, games: &str| format!("(id: \"{id}\", style: Elder, level: 8, games: [{games}])");
            format!("[{}, {}]", one(a, "\"oware\""), one(b, games))
        };
        assert!(refused(&two("a", "a", "\"kalah\"")).contains("given twice"));
        assert!(refused(&two("a", "b", "\"kalah\", \"oware\"")).contains("a and b have the same level and style"));
        assert!(Characters::from_ron(&two("a", "b", "\"kalah\"")).is_ok());
    }
}
