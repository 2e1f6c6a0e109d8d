//! The settings overlay; every change holds at once.

use super::back::Overlays;
use crate::app::{Language, Overlay, Settings};
use crate::ui::{button, choice, foot, heading, panel, scrim, slider, small, toggle};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Settings), show);
}

/// The key of a language's own name.
pub(super) fn language_key(language: Language) -> &'static str {
    match language {
        Language::En => "language-en",
        Language::Vi => "language-vi",
        Language::Fr => "language-fr",
    }
}

fn show(settings: Res<Settings>, mut commands: Commands) {
    commands.spawn((scrim(), DespawnOnExit(Overlay::Settings))).with_children(|root| {
        root.spawn(panel()).with_children(|sheet| {
            sheet.spawn(heading("settings-title"));
            language(sheet, settings.language);
            sliders(sheet, &settings);
            switches(sheet, &settings);
            for key in ["credits-source", "credits-fonts", "credits-made"] {
                sheet.spawn(small(key));
            }
        });
        root.spawn(foot()).with_children(|foot| {
            foot.spawn((button("button-close"), observe(on_close)));
        });
    });
}

fn language(sheet: &mut ChildSpawnerCommands, now: Language) {
    let chosen = Language::ALL.iter().position(|l| *l == now).unwrap_or_default();
    let all = Language::ALL.map(language_key);
    sheet.spawn((choice("setting-language", chosen, all), observe(on_language)));
}

fn sliders(sheet: &mut ChildSpawnerCommands, now: &Settings) {
    sheet.spawn((slider("setting-effects", now.effects, 0.0, 1.0), observe(on_effects)));
    sheet.spawn((slider("setting-music", now.music, 0.0, 1.0), observe(on_music)));
    sheet.spawn((slider("setting-speed", now.speed, 0.5, 3.0), observe(on_speed)));
    sheet.spawn((slider("setting-text-size", now.text_size, 1.0, 2.0), observe(on_text_size)));
}

fn switches(sheet: &mut ChildSpawnerCommands, now: &Settings) {
    sheet.spawn((toggle("setting-reduced-motion", now.reduced_motion), observe(on_reduced_motion)));
    sheet.spawn(small("setting-reduced-motion-about"));
    sheet.spawn((toggle("setting-high-contrast", now.high_contrast), observe(on_high_contrast)));
    sheet.spawn(small("setting-high-contrast-about"));
    sheet.spawn((toggle("setting-plan-view", now.plan_view), observe(on_plan_view)));
    sheet.spawn((toggle("setting-opponents-speak", now.opponents_speak), observe(on_opponents_speak)));
    sheet.spawn((toggle("setting-evaluation", now.evaluation), observe(on_evaluation)));
    sheet.spawn(small("setting-evaluation-about"));
}

fn on_close(_: On<Activate>, mut overlays: Overlays) {
    overlays.back();
}

fn on_language(chosen: On<ValueChange<usize>>, mut settings: ResMut<Settings>) {
    if let Some(language) = Language::ALL.get(chosen.value) {
        settings.language = *language;
    }
}

fn on_effects(change: On<ValueChange<f32>>, mut settings: ResMut<Settings>) {
    settings.effects = change.value;
}

fn on_music(change: On<ValueChange<f32>>, mut settings: ResMut<Settings>) {
    settings.music = change.value;
}

fn on_speed(change: On<ValueChange<f32>>, mut settings: ResMut<Settings>) {
    settings.speed = change.value;
}

/// Only once the finger lets go: the sheet must not grow under it.
fn on_text_size(change: On<ValueChange<f32>>, mut settings: ResMut<Settings>) {
    if change.is_final {
        settings.text_size = change.value;
    }
}

fn on_reduced_motion(change: On<ValueChange<bool>>, mut settings: ResMut<Settings>) {
    settings.reduced_motion = change.value;
}

fn on_high_contrast(change: On<ValueChange<bool>>, mut settings: ResMut<Settings>) {
    settings.high_contrast = change.value;
}

fn on_plan_view(change: On<ValueChange<bool>>, mut settings: ResMut<Settings>) {
    settings.plan_view = change.value;
}

fn on_opponents_speak(change: On<ValueChange<bool>>, mut settings: ResMut<Settings>) {
    settings.opponents_speak = change.value;
}

fn on_evaluation(change: On<ValueChange<bool>>, mut settings: ResMut<Settings>) {
    settings.evaluation = change.value;
}
