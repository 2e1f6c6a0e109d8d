//! The rules card: as many parts and paragraphs as the strings have for the game.

use super::back::Overlays;
use super::house::{changed, name_key, value_key};
use crate::app::{GameData, Overlay, Session, Settings, Texts};
use crate::rules::Ruleset;
use crate::ui::{Phrase, body, button, column, foot, heading, label, panel, row, scrim, small};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use std::sync::Arc;

/// No card is longer than this; whatever the strings say, the counting ends.
const MOST: u16 = 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Rules), show);
}

fn show(
    texts: Res<Texts>,
    settings: Res<Settings>,
    data: Res<GameData>,
    session: Option<Res<Session>>,
    mut commands: Commands,
) {
    let played = session.filter(|s| !s.is_story());
    let in_match = played.as_ref().is_some_and(|s| s.contest().is_some());
    let played = played.map(|s| s.position().rules().clone());
    let Some(rules) = played.or_else(|| data.rulesets.first().cloned()) else { return };
    let usual = data.ruleset(&rules.id).cloned();
    let said = |key: &str| texts.has(settings.language, key);
    let words = |key: &str| texts.get(settings.language, key);
    let card = Card { said: &said, words: &words, rules, usual, in_match };
    commands.spawn((scrim(), DespawnOnExit(Overlay::Rules))).with_children(|root| {
        root.spawn(panel()).with_children(|sheet| card.fill(sheet));
        root.spawn(foot()).with_children(|foot| {
            foot.spawn((button("button-close"), observe(on_close)));
        });
    });
}

/// The card of one ruleset.
struct Card<'a> {
    /// Whether there are words for a key.
    said: &'a dyn Fn(&str) -> bool,
    /// The words for it.
    words: &'a dyn Fn(&str) -> String,
    rules: Arc<Ruleset>,
    /// The rules of that name as their file has them, if there is one.
    usual: Option<Arc<Ruleset>>,
    /// Whether the game is one of a match.
    in_match: bool,
}

impl Card<'_> {
    fn fill(&self, sheet: &mut ChildSpawnerCommands) {
        let id = &self.rules.id;
        let game = self.rules.base.as_ref().unwrap_or(id);
        let title = format!("rules-{game}-title");
        sheet.spawn(heading(if (self.said)(&title) { title } else { format!("ruleset-{id}") }));
        self.facts(sheet, &game.to_string());
        self.remark(sheet, format!("rules-{game}-dating"));
        if !(self.said)(&format!("rules-{game}-part-1-title")) {
            // A game without a card is at least told in one line.
            self.remark(sheet, format!("ruleset-{id}-about"));
        }
        for part in 1..MOST {
            let start = format!("rules-{game}-part-{part}");
            if !(self.said)(&format!("{start}-title")) {
                break;
            }
            part_head(sheet, part, &start);
            self.paragraphs(sheet, &start);
        }
        // A preset tells what it changes; the game itself what happens when a position comes back.
        let last = if id == game { format!("rules-{game}-cycle") } else { format!("rules-{id}") };
        if (self.said)(&format!("{last}-title")) {
            sheet.spawn(heading(format!("{last}-title")));
            self.paragraphs(sheet, &last);
        }
        self.house_rules(sheet);
        self.remark(sheet, format!("rules-{game}-source"));
    }

    /// What this table plays differently.
    fn house_rules(&self, sheet: &mut ChildSpawnerCommands) {
        let changed = self.usual.as_ref().map(|usual| changed(&self.rules, usual, self.in_match));
        let changed = changed.unwrap_or_default();
        if changed.is_empty() {
            return;
        }
        sheet.spawn(heading("rules-house-title"));
        for (name, value) in changed {
            sheet.spawn(body(self.house_rule(name, &value)));
        }
    }

    /// The words are those of the language in which the card was opened: it cannot change while the card is open.
    fn house_rule(&self, name: &str, value: &str) -> Phrase {
        let or_itself = |key: String, itself: &str| {
            if (self.said)(&key) { (self.words)(&key) } else { itself.to_owned() }
        };
        let shown = or_itself(value_key(&self.rules, name, value), value);
        Phrase::new("rules-house-line").arg("name", or_itself(name_key(&self.rules, name), name)).arg("value", shown)
    }

    /// A remark, if there are words for it.
    fn remark(&self, sheet: &mut ChildSpawnerCommands, key: String) {
        if (self.said)(&key) {
            sheet.spawn(small(key));
        }
    }

    fn facts(&self, sheet: &mut ChildSpawnerCommands, game: &str) {
        let said = |fact: &&str| (self.said)(&format!("rules-{game}-{fact}"));
        let facts = ["origin", "period", "players", "learn"].into_iter().filter(said);
        sheet.spawn(row()).with_children(|row| {
            for fact in facts {
                row.spawn(fact_node()).with_children(|cell| {
                    cell.spawn(small(format!("rules-label-{fact}")));
                    cell.spawn(label(format!("rules-{game}-{fact}")));
                });
            }
        });
    }

    /// All paragraphs `START-1`, `START-2`, …
    fn paragraphs(&self, sheet: &mut ChildSpawnerCommands, start: &str) {
        let keys = (1..MOST).map(|n| format!("{start}-{n}"));
        for key in keys.take_while(|key| (self.said)(key)) {
            sheet.spawn(body(key));
        }
    }
}

fn fact_node() -> impl Bundle {
    (Node { flex_direction: FlexDirection::Column, flex_grow: 1.0, ..default() }, Pickable::IGNORE)
}

fn part_head(sheet: &mut ChildSpawnerCommands, part: u16, start: &str) {
    sheet.spawn((column(), Pickable::IGNORE)).with_children(|head| {
        head.spawn(heading(format!("{start}-title")));
        head.spawn((row(), Pickable::IGNORE)).with_children(|row| {
            row.spawn(small(Phrase::new("rules-part").arg("n", part)));
            row.spawn(small(format!("{start}-minutes")));
        });
    });
}

fn on_close(_: On<Activate>, mut overlays: Overlays) {
    overlays.back();
}
