//! The rules card: in a game that of its rules; else that of the game last chosen, and of every other one.

use super::back::Overlays;
use super::card::Card;
use super::new_game::{Draft, families_of, games_of};
use crate::app::{GameData, Overlay, Session, Settings, Texts};
use crate::rules::Ruleset;
use crate::ui::{button, choice, column, foot, panel, scrim};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

/// Where the card is written.
#[derive(Component)]
struct CardPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Rules), show);
}

fn show(
    texts: Res<Texts>,
    settings: Res<Settings>,
    data: Res<GameData>,
    draft: Res<Draft>,
    session: Option<Res<Session>>,
    mut commands: Commands,
) {
    let played = session.filter(|s| !s.is_story());
    let in_match = played.as_ref().is_some_and(|s| s.contest().is_some());
    let played = played.map(|s| s.position().rules().clone());
    let at_table = played.is_some();
    let Some(rules) = played.or_else(|| draft.game(&data.rulesets).cloned()) else { return };
    let card = Card { texts: &texts, language: settings.language, data: &data, rules: &rules, in_match };
    commands.spawn((scrim(), DespawnOnExit(Overlay::Rules))).with_children(|root| {
        root.spawn(panel()).with_children(|sheet| {
            if !at_table {
                families(sheet, &data, &rules);
            }
            sheet.spawn((CardPart, column(), Pickable::IGNORE)).with_children(|part| card.fill(part));
        });
        root.spawn(foot()).with_children(|foot| {
            foot.spawn((button("button-close"), observe(on_close)));
        });
    });
}

fn families(sheet: &mut ChildSpawnerCommands, data: &GameData, rules: &Ruleset) {
    let families = families_of(&data.rulesets);
    let chosen = families.iter().position(|family| *family == rules.game()).unwrap_or_default();
    let names = families.iter().map(|family| format!("ruleset-{}", family.word()));
    sheet.spawn((choice("rules-title", chosen, names), observe(on_family)));
}

fn on_family(
    chosen: On<ValueChange<usize>>,
    texts: Res<Texts>,
    settings: Res<Settings>,
    data: Res<GameData>,
    parts: Query<Entity, With<CardPart>>,
    mut commands: Commands,
) {
    let family = families_of(&data.rulesets).get(chosen.value).copied();
    let Some(rules) = family.and_then(|family| games_of(family, &data.rulesets).first().copied()) else { return };
    let card = Card { texts: &texts, language: settings.language, data: &data, rules, in_match: false };
    for part in &parts {
        commands.entity(part).despawn_children().with_children(|part| card.fill(part));
    }
}

fn on_close(_: On<Activate>, mut overlays: Overlays) {
    overlays.back();
}
