//! How far the story has come: beats, lines, moves. Knows no screen and no clock of its own.

use crate::app::{Shot, Story, StoryBeat};
use crate::rules::{Move, NotationError, Player, Position, Ruleset};
use bevy::prelude::*;
use std::sync::Arc;

/// The story being told.
#[derive(Resource, Clone, Debug)]
pub(super) struct Telling {
    story: Story,
    rules: Arc<Ruleset>,
    beat: usize,
    line: usize,
    line_age: f32,
    beat_age: f32,
    played: usize,
    laid: bool,
    over: bool,
}

impl Telling {
    /// The story from its beginning.
    pub(super) fn new(story: Story, rules: Arc<Ruleset>) -> Telling {
        let over = story.beats.is_empty();
        Telling { story, rules, beat: 0, line: 0, line_age: 0.0, beat_age: 0.0, played: 0, laid: false, over }
    }

    /// The rules of the story's game.
    pub(super) fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// How many beats there are, and which one is told.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.story.beats.len(), self.beat)
    }

    /// The beat being told.
    pub(super) fn beat(&self) -> Option<&StoryBeat> {
        self.story.beats.get(self.beat)
    }

    /// The key of the line being told.
    pub(super) fn line(&self) -> Option<&str> {
        self.beat()?.lines.get(self.line).map(|l| l.key.as_str())
    }

    /// Seconds since the beat began.
    pub(super) fn beat_age(&self) -> f32 {
        self.beat_age
    }

    /// Whether everything has been told or skipped.
    pub(super) fn over(&self) -> bool {
        self.over
    }

    /// Ends it here.
    pub(super) fn skip(&mut self) {
        self.over = true;
    }

    /// To the next line, or the next beat after the last one.
    pub(super) fn next_line(&mut self) {
        let lines = self.beat().map_or(0, |b| b.lines.len());
        if self.line + 1 < lines {
            self.line += 1;
            self.line_age = 0.0;
        } else {
            self.next_beat();
        }
    }

    /// To the next beat, or the end.
    pub(super) fn next_beat(&mut self) {
        if self.beat + 1 < self.story.beats.len() {
            self.turn_to(self.beat + 1);
        } else {
            self.over = true;
        }
    }

    /// To the beginning of the beat before.
    pub(super) fn back(&mut self) {
        self.turn_to(self.beat.saturating_sub(1));
    }

    fn turn_to(&mut self, beat: usize) {
        *self = Telling { beat, ..Telling::new(self.story.clone(), self.rules.clone()) };
    }

    /// Lets `seconds` pass; `still` if nothing moves on the board. A line that has stood long
    /// enough gives way to the next; a beat waits for its moves.
    pub(super) fn pass(&mut self, seconds: f32, still: bool) {
        self.line_age += seconds;
        self.beat_age += seconds;
        let Some(beat) = self.beat() else { return };
        let read = beat.lines.get(self.line).is_none_or(|l| self.line_age >= l.seconds);
        let last = self.line + 1 >= beat.lines.len();
        let shown = still && self.played >= beat.moves.len();
        if read && (!last || shown) {
            self.next_line();
        }
    }

    /// The position to lay out, once at the beginning of each beat.
    pub(super) fn take_board(&mut self) -> Option<Result<Position, NotationError>> {
        if self.laid {
            return None;
        }
        self.laid = true;
        Some(self.board())
    }

    /// The position in which the beat begins: its own, or where the beats before it lead.
    fn board(&self) -> Result<Position, NotationError> {
        let mut position = Position::start(self.rules.clone(), Player::SOUTH);
        for (i, beat) in self.story.beats.iter().enumerate().take(self.beat + 1) {
            if let Some(text) = &beat.board {
                position = Position::from_text(self.rules.clone(), text)?;
            }
            let moves = beat.moves.iter().filter(|_| i < self.beat);
            for mv in moves.filter_map(|m| Move::from_text(&self.rules, &m.play).ok()) {
                if position.play(mv).is_err() {
                    break;
                }
            }
        }
        Ok(position)
    }

    /// The next move of the beat, once it is due.
    pub(super) fn take_move(&mut self) -> Option<Result<Move, NotationError>> {
        let due = self.beat()?.moves.get(self.played).filter(|m| m.at <= self.beat_age)?;
        let mv = Move::from_text(&self.rules, &due.play);
        self.played += 1;
        Some(mv)
    }

    /// Where the camera is. With `still` it stands where the beat's movement would end.
    pub(super) fn shot(&self, still: bool) -> Option<Shot> {
        let beat = self.beat()?;
        let way = if still { 1.0 } else { smooth(self.beat_age / beat.seconds()) };
        Some(beat.from.between(beat.to, way))
    }
}

/// From 0 to 1 with a gentle beginning and end.
fn smooth(u: f32) -> f32 {
    let u = u.clamp(0.0, 1.0);
    u * u * (3.0 - 2.0 * u)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STORY: &str = include_str!("../../../assets/story/oware.story.ron");
    const RULES: &str = include_str!("../../../assets/rulesets/oware.ruleset.ron");

    fn telling() -> Telling {
        let rules = Ruleset::from_ron(RULES, "oware").unwrap();
        Telling::new(Story::from_ron(STORY).unwrap(), Arc::new(rules))
    }

    #[test]
    fn left_alone_it_tells_every_line_in_its_time_and_ends() {
        let mut telling = telling();
        let (mut seconds, mut seen) = (0.0, Vec::new());
        while !telling.over() && seconds < 300.0 {
            telling.take_board();
            telling.take_move();
            let line = telling.line().map(str::to_owned);
            if seen.last() != line.as_ref() {
                seen.extend(line);
            }
            telling.pass(0.05, true);
            seconds += 0.05;
        }
        let all: Vec<String> = telling.story.beats.iter().flat_map(|b| &b.lines).map(|l| l.key.clone()).collect();
        assert_eq!(seen, all);
        assert!((seconds - telling.story.seconds()).abs() < 2.0, "{seconds} s");
    }

    #[test]
    fn a_beat_waits_until_the_board_lies_still() {
        let mut telling = telling();
        for _ in 0..10_000 {
            telling.take_move();
            telling.pass(0.1, false);
        }
        assert_eq!(telling.progress().1, 0);
        telling.pass(0.1, true);
        assert_eq!(telling.progress().1, 1);
    }

    #[test]
    fn back_begins_a_beat_anew() {
        let mut telling = telling();
        assert!(telling.take_board().is_some() && telling.take_board().is_none());
        telling.next_beat();
        telling.back();
        assert_eq!((telling.progress().1, telling.beat_age()), (0, 0.0));
        assert!(telling.take_board().is_some());
        telling.back();
        assert_eq!(telling.progress().1, 0);
    }

    #[test]
    fn every_beat_lays_out_the_position_its_moves_fit() {
        let mut telling = telling();
        while !telling.over() {
            let mut position = telling.take_board().unwrap().unwrap();
            telling.beat_age = 100.0;
            while let Some(mv) = telling.take_move() {
                position.play(mv.unwrap()).unwrap();
            }
            telling.next_beat();
        }
    }

    #[test]
    fn a_beat_without_a_board_goes_on_from_the_one_before() {
        let mut telling = telling();
        telling.story.beats[1].board = None;
        let mut expected = telling.board().unwrap();
        for m in &telling.story.beats[0].moves {
            expected.play(Move::from_text(&telling.rules, &m.play).unwrap()).unwrap();
        }
        telling.next_beat();
        assert_eq!(telling.board().unwrap().to_text(), expected.to_text());
    }

    #[test]
    fn a_still_camera_stands_at_the_end_of_its_way() {
        let telling = telling();
        let beat = telling.beat().unwrap();
        assert_eq!(telling.shot(true), Some(beat.to));
        assert_eq!(telling.shot(false), Some(beat.from));
    }
}
