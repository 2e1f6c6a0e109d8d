//! The story as data: beats of words, light, camera and real moves.

use crate::rules::{Move, Position, Ruleset, RulesetId};
use bevy::prelude::*;
use serde::Deserialize;
use std::sync::Arc;

/// A story before a first game.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// The game it leads to.
    pub ruleset: RulesetId,
    /// Its beats in order.
    pub beats: Vec<StoryBeat>,
}

/// One beat: some lines, one picture, perhaps some moves.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct StoryBeat {
    /// How sure this is.
    pub mark: Mark,
    /// Words, one after the other.
    pub lines: Vec<StoryLine>,
    /// From where to where the camera goes during the beat.
    pub from: Shot,
    /// See `from`.
    pub to: Shot,
    /// A position to lay out at the beginning of the beat, in the rules' notation.
    #[serde(default)]
    pub board: Option<String>,
    /// Moves to play, by their letters.
    #[serde(default)]
    pub moves: Vec<StoryMove>,
}

/// How sure a part of the story is.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A legend, told as one.
    Legend,
    /// Backed by finds or writing, as far as that goes.
    Documented,
    /// As people tell it of their own life.
    Told,
}

impl Mark {
    /// The key of its word.
    pub fn key(self) -> &'static str {
        match self {
            Mark::Legend => "mark-legend",
            Mark::Documented => "mark-documented",
            Mark::Told => "mark-told",
        }
    }
}

/// A line of words.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct StoryLine {
    /// Its key in the strings.
    pub key: String,
    /// Seconds it stands alone before the next one comes.
    pub seconds: f32,
}

/// A camera's place and the light around it.
#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// Where the eye is, in mm from the middle of the board's top.
    pub eye: Vec3,
    /// What it looks at, in mm.
    pub target: Vec3,
    /// Height of the sun's light, 0 (dusk) to 1 (day).
    pub light: f32,
}

/// A move in the story.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct StoryMove {
    /// Seconds into the beat.
    pub at: f32,
    /// The move's letter.
    pub play: String,
}

/// What the story wants the camera and the light to be; absent outside the story.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct StoryShot(pub Option<Shot>);

impl Story {
    /// Reads a story file.
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn from_ron(text: &str) -> Result<Story, String> {
        let story: Story = ron::from_str(text).map_err(|e| e.to_string())?;
        if story.beats.iter().any(|b| b.lines.is_empty()) {
            return Err("a beat without a line".to_owned());
        }
        let fine = |s: f32| s.is_finite() && s > 0.0;
        if story.beats.iter().flat_map(|b| &b.lines).any(|l| !fine(l.seconds)) {
            return Err("a line's seconds must be a positive number".to_owned());
        }
        Ok(story)
    }

    /// Seconds from the first word to the last.
    pub fn seconds(&self) -> f32 {
        self.beats.iter().map(StoryBeat::seconds).sum()
    }

    /// Plays all moves of all beats under `rules`.
    ///
    /// # Errors
    /// Names the beat whose position or move does not fit.
    pub fn check(&self, rules: &Arc<Ruleset>) -> Result<(), String> {
        let mut position = Position::start(rules.clone(), crate::rules::Player::SOUTH);
        for (i, beat) in self.beats.iter().enumerate() {
            let place = |e: String| format!("beat {}: {e}", i + 1);
            if let Some(board) = &beat.board {
                position = Position::from_text(rules.clone(), board).map_err(|e| place(e.to_string()))?;
            }
            for story_move in &beat.moves {
                let mv = Move::from_text(rules, &story_move.play).map_err(|e| place(e.to_string()))?;
                position.play(mv).map_err(|e| place(format!("{}: {e}", story_move.play)))?;
            }
        }
        Ok(())
    }
}

impl StoryBeat {
    /// Seconds of this beat.
    pub fn seconds(&self) -> f32 {
        self.lines.iter().map(|l| l.seconds).sum()
    }
}

impl Shot {
    /// The shot at `u` (0 to 1) of the way from one to another.
    pub fn between(self, other: Shot, u: f32) -> Shot {
        // Exactly there at the end, whatever the rounding on the way.
        if u >= 1.0 {
            return other;
        }
        Shot {
            eye: self.eye.lerp(other.eye, u),
            target: self.target.lerp(other.target, u),
            light: self.light.lerp(other.light, u),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StoryShot>();
}
