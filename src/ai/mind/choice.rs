//! How a mind picks its move from what a search found.

use super::attention::{Blind, glance};
use super::chance::{Chance, Draw};
use super::habits::Habits;
use super::imagine::{Imagined, imagine};
use super::{Level, Style};
use crate::ai::{Report, Scored};
use crate::rules::{Direction, Move, Position};
use serde::{Deserialize, Serialize};

/// Who an opponent is: how strong, and what it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Mind {
    /// How strong it is.
    pub level: Level,
    /// What it likes.
    pub style: Style,
}

/// A mind as files have it: whole, or a level alone as in older saved games.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a level from 1 to 11, or (level: 5, style: Elder)")]
enum Written {
    Level(Level),
    Whole(Whole),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    level: Level,
    style: Style,
}

impl From<Written> for Mind {
    fn from(written: Written) -> Mind {
        match written {
            Written::Level(level) => level.into(),
            Written::Whole(Whole { level, style }) => Mind { level, style },
        }
    }
}

impl From<Level> for Mind {
    /// A mind of this level without a lean.
    fn from(level: Level) -> Mind {
        Mind { level, style: Style::Even }
    }
}

/// The move that `mind` picks from what a search of `position`, best within its level's limits, found. The same mind,
/// report, position and chance always pick the same. `None` only if the report has no legal move.
pub fn choose(mind: Mind, report: &Report, position: &Position, chance: Chance) -> Option<Move> {
    let legal: Vec<Scored> = report.all.iter().copied().filter(|s| position.check(s.mv).is_ok()).collect();
    let best = *legal.first()?;
    let habits = &mind.level.habits().at(position.rules().family());
    if is_settled(habits, &best, position) {
        return Some(best.mv);
    }
    let budget = budget(habits, mind.style, chance);
    let within = legal.iter().filter(|scored| scored.mv == best.mv || may_cost(habits, &best, scored, budget));
    let candidates: Vec<Scored> = within.copied().collect();
    if candidates.len() == 1 {
        return Some(best.mv);
    }
    let judge = Judge { mind, habits, position, chance, blind: Blind::at(habits, position.rules(), chance) };
    let mut choice = (best.mv, f64::NEG_INFINITY);
    for scored in candidates {
        let felt = judge.feels(&scored);
        if felt > choice.1 {
            choice = (scored.mv, felt);
        }
    }
    Some(choice.0)
}

/// Whether there is nothing to go wrong: few seeds are left, or the best move is proved.
fn is_settled(habits: &Habits, best: &Scored, position: &Position) -> bool {
    position.board().in_play() <= habits.steady_from || habits.keeps_wins && best.proved
}

/// The most seeds that this choice may cost.
fn budget(habits: &Habits, style: Style, chance: Chance) -> i16 {
    let drawn = (f64::from(habits.budget + 1) * chance.share(Draw::Budget)) as i16;
    let room = if style == Style::Even { 0 } else { habits.room };
    drawn.max(room)
}

/// Whether `other` costs at most `budget` seeds. Who trusts the search does not take a mere bound for a worth.
fn may_cost(habits: &Habits, best: &Scored, other: &Scored, budget: i16) -> bool {
    let known = other.exact || habits.trust < 1.0;
    known && best.score.saturating_sub(other.score) <= budget
}

struct Judge<'a> {
    mind: Mind,
    habits: &'a Habits,
    position: &'a Position,
    chance: Chance,
    blind: Blind,
}

impl Judge<'_> {
    /// What a move seems to be worth, in seeds.
    fn feels(&self, scored: &Scored) -> f64 {
        let (rules, before) = (self.position.rules(), self.position.board());
        let imagined = imagine(self.position, scored.mv);
        let worth = self.worth(scored, &imagined);
        let spread = self.habits.vague + self.habits.miscounts * f64::from(imagined.beyond(self.habits));
        let error = if spread > 0.0 { spread * self.chance.bell(Draw::Judges(number(scored.mv))) } else { 0.0 };
        worth + error + self.mind.style.leans_to(rules, before, &imagined.after, before.mover)
    }

    /// What is seen of its worth: the search as far as it is trusted, else what meets the eye.
    fn worth(&self, scored: &Scored, imagined: &Imagined) -> f64 {
        let (rules, before, trust) = (self.position.rules(), self.position.board(), self.habits.trust);
        let searched = f64::from(scored.score);
        if trust >= 1.0 {
            return searched;
        }
        let seen = glance(self.habits, rules, imagined, before.mover, self.blind);
        let gain = imagined.after.lead(rules, before.mover) - before.lead(rules, before.mover);
        trust * searched + (1.0 - trust) * f64::from(seen) + self.habits.greed * f64::from(gain.max(0))
    }
}

/// Tells the moves of a position apart.
fn number(mv: Move) -> u8 {
    match mv.direction {
        Direction::Forward => mv.pit.0,
        Direction::Backward => mv.pit.0 | 0x80,
    }
}
