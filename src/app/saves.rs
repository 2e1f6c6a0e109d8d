//! The game on disk: written after every move, taken up again at the next start.

use super::{Contest, EndAgreed, MovePlayed, PositionReset, Seat, Session, StartGame, TimeLimit, Who};
use crate::platform::Storage;
use crate::rules::{Move, Player, Position, Ruleset};
use bevy::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Where files are kept.
#[derive(Resource, Clone)]
pub struct Disk(pub Storage);

/// Something the player should be told once, in words.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A file could not be read; it lies aside under the second name.
    SetAside {
        /// The file.
        file: String,
        /// Where it lies now.
        aside: String,
        /// What was wrong.
        what: String,
    },
    /// A ruleset was written where people may look for it.
    RulesKept {
        /// Where it lies.
        file: String,
    },
    /// A file could not be written or read.
    Storage {
        /// What was wrong, with the path.
        what: String,
    },
}

/// The newest format of [`SavedGame`].
const FORMAT: u32 = 4;
const GAME: &str = "game.ron";

/// A game on disk.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// The number of this format.
    pub format: u32,
    /// The rules themselves: a file that changes later does not change this game.
    pub rules: Ruleset,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// Who made the first move.
    pub starter: Player,
    /// The moves so far.
    pub moves: Vec<Move>,
    /// What the computer's chances are drawn from; the ply is the other half of the random state.
    pub seed: u64,
    /// The match that it is a game of, as it stood before this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// How long a person may think about a move; absent for as long as one likes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_limit: Option<TimeLimit>,
}

/// Format 1: pits as bare numbers, who plays South and North as two fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedGame1 {
    format: u32,
    rules: Ruleset,
    south: Who,
    north: Who,
    starter: u8,
    moves: Vec<u8>,
    seed: u64,
}

/// Only the number, whatever else is there.
#[derive(Deserialize)]
struct Format {
    format: u32,
}

impl SavedGame {
    /// The game as it stands.
    pub fn of(session: &Session) -> SavedGame {
        SavedGame {
            format: FORMAT,
            rules: (**session.position().rules()).clone(),
            seats: session.seats().to_vec(),
            starter: session.opening().board().starter,
            moves: session.moves().to_vec(),
            seed: session.seed(),
            contest: session.contest().cloned(),
            time_limit: session.time_limit(),
        }
    }

    /// Reads a saved game of this or an older format.
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn from_text(text: &str) -> Result<SavedGame, String> {
        let words = |e: ron::error::SpannedError| e.to_string();
        let game = match ron::from_str::<Format>(text).map_err(words)?.format {
            1 => SavedGame::from(ron::from_str::<SavedGame1>(text).map_err(words)?),
            // Of format 2 a computer is a level's old name, which a seat still reads.
            2 => SavedGame { format: FORMAT, ..ron::from_str(text).map_err(words)? },
            3 => ron::from_str::<SavedGame>(text).map_err(words)?.with_levels_once_of_nine(),
            FORMAT => ron::from_str(text).map_err(words)?,
            other => return Err(format!("format {other} is not known to this version")),
        };
        game.check()?;
        Ok(game)
    }

    /// Of format 3, which knew nine levels.
    fn with_levels_once_of_nine(mut self) -> SavedGame {
        for seat in &mut self.seats {
            if let Who::Computer(mind) = &mut seat.who {
                mind.level = mind.level.once_of_nine();
            }
        }
        SavedGame { format: FORMAT, ..self }
    }

    /// Whether rules, seats and moves fit together.
    fn check(&self) -> Result<(), String> {
        self.rules.check("rules").map_err(|e| e.to_string())?;
        if self.seats.len() != usize::from(self.rules.board.players) || self.starter.0 >= self.rules.board.players {
            return Err("the seats do not fit the number of players".to_owned());
        }
        if self.seats.iter().zip(self.rules.players()).any(|(seat, player)| seat.player != player) {
            return Err("the seats are not in the order of the players".to_owned());
        }
        self.time_limit.map_or(Ok(()), TimeLimit::check)?;
        let mut position = self.opening()?;
        if position.board().starter != self.starter {
            return Err(format!("match: player {} does not open this game", self.starter.0));
        }
        for (ply, mv) in self.moves.iter().enumerate() {
            position.play(*mv).map_err(|e| format!("move {}: {e}", ply + 1))?;
        }
        Ok(())
    }

    /// Where the game began: in a match that follows from the games before it.
    fn opening(&self) -> Result<Position, String> {
        let rules = Arc::new(self.rules.clone());
        let Some(contest) = &self.contest else { return Ok(Position::start(rules, self.starter)) };
        let board = contest.opening(&rules).map_err(|e| e.to_string())?;
        Ok(Position::from_board(rules, board))
    }

    /// The request that takes the game up again. A match that does not fit its rules, which reading would have
    /// refused, is left out.
    pub fn resume(&self) -> StartGame {
        let opening = self.opening();
        StartGame {
            contest: self.contest.clone().filter(|_| opening.is_ok()),
            opening: opening.unwrap_or_else(|_| Position::start(Arc::new(self.rules.clone()), self.starter)),
            seats: self.seats.clone(),
            moves: self.moves.clone(),
            seed: self.seed,
            story: false,
            time_limit: self.time_limit,
        }
    }
}

impl From<SavedGame1> for SavedGame {
    fn from(old: SavedGame1) -> SavedGame {
        debug_assert_eq!(old.format, 1);
        SavedGame {
            format: FORMAT,
            rules: old.rules,
            seats: Seat::pair(old.south, old.north),
            starter: Player(old.starter),
            moves: old.moves.into_iter().map(Move::forward).collect(),
            seed: old.seed,
            contest: None,
            time_limit: None,
        }
    }
}

/// The unfinished game or match found at the start, if there is one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Unfinished(pub Option<SavedGame>);

pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Disk>() {
        app.insert_resource(Disk(Storage::user()));
    }
    app.init_resource::<Unfinished>();
    app.add_systems(Startup, find_unfinished);
    app.add_systems(PostUpdate, save_game);
}

fn find_unfinished(disk: Res<Disk>, mut unfinished: ResMut<Unfinished>, mut notices: MessageWriter<Notice>) {
    unfinished.0 = read_with(&disk, GAME, SavedGame::from_text, &mut notices);
}

fn save_game(
    session: Option<Res<Session>>,
    disk: Res<Disk>,
    mut moves: MessageReader<MovePlayed>,
    mut ends: MessageReader<EndAgreed>,
    mut resets: MessageReader<PositionReset>,
    mut unfinished: ResMut<Unfinished>,
    mut notices: MessageWriter<Notice>,
) {
    let changed = moves.read().count() + ends.read().count() + resets.read().count() > 0;
    let Some(session) = session.filter(|s| changed && !s.is_story()) else { return };
    // A match goes on from its finished game.
    if session.mover().is_none() && !session.goes_on() {
        unfinished.0 = None;
        if let Err(e) = disk.0.remove(GAME) {
            notices.write(Notice::Storage { what: e.to_string() });
        }
        return;
    }
    let game = SavedGame::of(&session);
    write(&disk, GAME, &game, &mut notices);
    unfinished.0 = Some(game);
}

/// Reads a RON file; a broken one is set aside and told of, a missing one is nothing.
pub(super) fn read_or_set_aside<T: DeserializeOwned>(
    disk: &Disk,
    name: &str,
    notices: &mut MessageWriter<Notice>,
) -> Option<T> {
    read_with(disk, name, |text| ron::from_str(text).map_err(|e| e.to_string()), notices)
}

fn read_with<T>(
    disk: &Disk,
    name: &str,
    parse: impl FnOnce(&str) -> Result<T, String>,
    notices: &mut MessageWriter<Notice>,
) -> Option<T> {
    let what = match disk.0.read(name) {
        Ok(None) => return None,
        Ok(Some(text)) => match parse(&text) {
            Ok(value) => return Some(value),
            Err(what) => what,
        },
        Err(e) => e.to_string(),
    };
    warn!("{}: {what}", disk.0.describe(name));
    let file = disk.0.describe(name);
    notices.write(match disk.0.set_aside(name) {
        Ok(aside) => Notice::SetAside { file, aside, what },
        Err(e) => Notice::Storage { what: e.to_string() },
    });
    None
}

/// Writes a RON file; a failure is told of and the game goes on.
pub(super) fn write<T: Serialize>(disk: &Disk, name: &str, value: &T, notices: &mut MessageWriter<Notice>) {
    let pretty = ron::ser::PrettyConfig::default();
    let written = ron::ser::to_string_pretty(value, pretty).map_err(|e| e.to_string());
    let done = written.and_then(|text| disk.0.write(name, &text).map_err(|e| e.to_string()));
    if let Err(what) = done {
        notices.write(Notice::Storage { what });
    }
}
