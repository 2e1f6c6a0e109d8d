//! The rules of one game in words: as many parts and paragraphs as the strings have; people's own rules are told
//! from their knobs.

use super::house::{changed, name_key, value_key};
use super::knobs::told;
use crate::app::{GameData, Language, Texts};
use crate::rules::{Ruleset, RulesetId};
use crate::ui::{Names, Phrase, body, column, heading, label, row, small};
use bevy::prelude::*;

/// No card is longer than this; whatever the strings say, the counting ends.
const MOST: u16 = 20;

/// The card of one ruleset, in the language in which it is opened: that cannot change while it is open.
pub(super) struct Card<'a> {
    pub(super) texts: &'a Texts,
    pub(super) language: Language,
    pub(super) data: &'a GameData,
    pub(super) rules: &'a Ruleset,
    /// Whether the game is one of a match.
    pub(super) in_match: bool,
}

impl Card<'_> {
    pub(super) fn fill(&self, sheet: &mut ChildSpawnerCommands) {
        if self.is_told() {
            self.game(sheet);
        } else {
            self.own(sheet);
        }
        self.remark(sheet, format!("rules-{}-source", self.base()));
    }

    /// Whether the strings tell these rules: as the game itself, as a preset of it, or in one line at least.
    fn is_told(&self) -> bool {
        let known = self.data.ruleset(&self.rules.id).is_some() && !self.data.is_own(&self.rules.id);
        known && self.rules.name.is_none() && self.said(&format!("ruleset-{}-about", self.rules.id))
    }

    /// The game whose card it is.
    fn base(&self) -> &'static str {
        self.rules.game().word()
    }

    fn names(&self) -> Names<'_> {
        Names { texts: self.texts, data: self.data }
    }

    /// Whether there are words for a key.
    fn said(&self, key: &str) -> bool {
        self.texts.has(self.language, key)
    }

    fn game(&self, sheet: &mut ChildSpawnerCommands) {
        let (id, game) = (&self.rules.id.0, self.base());
        let title = format!("rules-{game}-title");
        sheet.spawn(heading(if self.said(&title) { Phrase::new(title) } else { self.names().name(self.rules) }));
        self.facts(sheet, game);
        self.remark(sheet, format!("rules-{game}-dating"));
        if id != game {
            self.remark(sheet, format!("ruleset-{id}-about"));
        }
        self.parts(sheet, game);
        // A preset tells what it changes; the game itself what happens when a position comes back.
        let last = if id == game { format!("rules-{game}-cycle") } else { format!("rules-{id}") };
        if self.said(&format!("{last}-title")) {
            sheet.spawn(heading(format!("{last}-title")));
            self.paragraphs(sheet, &last);
        }
        self.house_rules(sheet, self.data.ruleset(&self.rules.id).map(|usual| &**usual));
    }

    /// Rules that people wrote themselves: what their knobs say, what differs from the base, and the base's card.
    fn own(&self, sheet: &mut ChildSpawnerCommands) {
        sheet.spawn(heading(self.names().name(self.rules)));
        sheet.spawn(small(self.names().after(self.rules)));
        for sentence in told(self.rules) {
            sheet.spawn(body(sentence));
        }
        let base = self.data.ruleset(&RulesetId(self.base().to_owned()));
        self.house_rules(sheet, base.map(|usual| &**usual));
        let name = self.texts.get(self.language, &format!("ruleset-{}", self.base()));
        sheet.spawn(heading(Phrase::new("own-card-base").arg("name", name)));
        self.parts(sheet, self.base());
    }

    fn parts(&self, sheet: &mut ChildSpawnerCommands, game: &str) {
        for part in 1..MOST {
            let start = format!("rules-{game}-part-{part}");
            if !self.said(&format!("{start}-title")) {
                break;
            }
            part_head(sheet, part, &start);
            self.paragraphs(sheet, &start);
        }
    }

    /// What this table plays differently.
    fn house_rules(&self, sheet: &mut ChildSpawnerCommands, usual: Option<&Ruleset>) {
        let changed = usual.map(|usual| changed(self.rules, usual, self.in_match)).unwrap_or_default();
        if changed.is_empty() {
            return;
        }
        sheet.spawn(heading("rules-house-title"));
        for (name, value) in changed {
            sheet.spawn(body(self.house_rule(name, &value)));
        }
    }

    fn house_rule(&self, name: &str, value: &str) -> Phrase {
        let or_itself = |key: String, itself: &str| {
            if self.said(&key) { self.texts.get(self.language, &key) } else { itself.to_owned() }
        };
        let shown = or_itself(value_key(self.rules, name, value), value);
        Phrase::new("rules-house-line").arg("name", or_itself(name_key(self.rules, name), name)).arg("value", shown)
    }

    /// A remark, if there are words for it.
    fn remark(&self, sheet: &mut ChildSpawnerCommands, key: String) {
        if self.said(&key) {
            sheet.spawn(small(key));
        }
    }

    fn facts(&self, sheet: &mut ChildSpawnerCommands, game: &str) {
        let said = |fact: &&str| self.said(&format!("rules-{game}-{fact}"));
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
        for key in keys.take_while(|key| self.said(key)) {
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
