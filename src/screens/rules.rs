//! The rules card: as many parts and paragraphs as the strings have for the game.

use super::back::Overlays;
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
    let played = session.filter(|s| !s.is_story()).map(|s| s.position().rules().clone());
    let Some(rules) = played.or_else(|| data.rulesets.first().cloned()) else { return };
    let card = Card { said: &|key| texts.get(settings.language, key) != key, rules };
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
    rules: Arc<Ruleset>,
}

impl Card<'_> {
    fn fill(&self, sheet: &mut ChildSpawnerCommands) {
        let id = &self.rules.id;
        let game = self.rules.base.as_ref().unwrap_or(id);
        sheet.spawn(heading(format!("rules-{game}-title")));
        facts(sheet, &game.to_string());
        sheet.spawn(small(format!("rules-{game}-dating")));
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
        sheet.spawn(heading(format!("{last}-title")));
        self.paragraphs(sheet, &last);
        sheet.spawn(small(format!("rules-{game}-source")));
    }

    /// All paragraphs `START-1`, `START-2`, …
    fn paragraphs(&self, sheet: &mut ChildSpawnerCommands, start: &str) {
        let keys = (1..MOST).map(|n| format!("{start}-{n}"));
        for key in keys.take_while(|key| (self.said)(key)) {
            sheet.spawn(body(key));
        }
    }
}

fn facts(sheet: &mut ChildSpawnerCommands, game: &str) {
    sheet.spawn(row()).with_children(|row| {
        for fact in ["origin", "period", "players", "learn"] {
            row.spawn(fact_node()).with_children(|cell| {
                cell.spawn(small(format!("rules-label-{fact}")));
                cell.spawn(label(format!("rules-{game}-{fact}")));
            });
        }
    });
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
