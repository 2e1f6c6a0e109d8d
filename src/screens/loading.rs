//! While the files of the game are read; and what is wrong with them, in words that are built in.

use crate::app::{DataProblem, Language, LoadingState, Screen, Settings, Texts};
use crate::ui::{Fill, Inked, Phrase, TextRole, Tint, body, button, panel, row, screen_root};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

/// Words for the time in which no file has been read yet.
#[derive(Resource)]
struct BuiltIn(Texts);

/// The line that says that something is being read.
#[derive(Component)]
struct LoadingLine;

/// One of the seeds that show that the game is alive.
#[derive(Component)]
struct Seedling(u8);

/// What has been said on this screen: so many problems.
#[derive(Component)]
struct Told(usize);

const SEEDS: u8 = 4;

const UI: [(Language, &str); 3] = [
    (Language::En, include_str!("../../assets/strings/en/ui.ftl")),
    (Language::Vi, include_str!("../../assets/strings/vi/ui.ftl")),
    (Language::Fr, include_str!("../../assets/strings/fr/ui.ftl")),
];

pub(super) fn plugin(app: &mut App) {
    let mut words = Texts::default();
    add_built_in(&mut words);
    app.insert_resource(BuiltIn(words));
    app.add_systems(OnEnter(Screen::Loading), show);
    app.add_systems(Update, (say, breathe, tell_problems).run_if(in_state(Screen::Loading)));
}

/// Adds the built-in words; what is there already stays as it is.
fn add_built_in(texts: &mut Texts) {
    for (language, source) in UI {
        if let Err(e) = texts.add(language, source) {
            debug!("built-in words, {}: {e}", language.code());
        }
    }
}

fn show(mut commands: Commands) {
    let line =
        (Text::default(), LoadingLine, TextRole::Button, Inked(Tint::OnPlate), TextLayout::justify(Justify::Center));
    let seeds: Vec<_> = (0..SEEDS).map(seedling).collect();
    commands.spawn((
        screen_root(),
        DespawnOnExit(Screen::Loading),
        Told(0),
        children![line, (row(), Children::spawn(bevy::ecs::spawn::SpawnIter(seeds.into_iter())))],
    ));
}

fn seedling(number: u8) -> impl Bundle {
    let node = Node { width: px(14), height: px(18), border_radius: BorderRadius::MAX, ..default() };
    (Seedling(number), node, BackgroundColor(Color::NONE))
}

fn say(words: Res<BuiltIn>, settings: Res<Settings>, mut lines: Query<&mut Text, With<LoadingLine>>) {
    for mut text in &mut lines {
        text.set_if_neq(Text(words.0.get(settings.language, "loading")));
    }
}

/// The seeds light up one after the other; nothing moves.
fn breathe(time: Res<Time>, settings: Res<Settings>, mut seeds: Query<(&Seedling, &mut BackgroundColor)>) {
    for (seed, mut color) in &mut seeds {
        let turn = time.elapsed_secs() * 0.5 - f32::from(seed.0) / f32::from(SEEDS);
        let alpha = 0.35 + 0.65 * (0.5 + 0.5 * (turn * std::f32::consts::TAU).cos());
        color.0 = Tint::Gold.color(settings.high_contrast).with_alpha(alpha);
    }
}

fn tell_problems(
    loading: Res<LoadingState>,
    told: Query<(Entity, &Told)>,
    mut texts: ResMut<Texts>,
    mut commands: Commands,
) {
    let problems = &loading.problems;
    let Ok((entity, told)) = told.single() else { return };
    if told.0 == problems.len() {
        return;
    }
    add_built_in(&mut texts);
    commands.entity(entity).despawn();
    commands
        .spawn((screen_root(), Fill(Tint::Scrim), DespawnOnExit(Screen::Loading), Told(problems.len())))
        .with_children(|root| {
            root.spawn(panel()).with_children(|panel| fill(panel, problems));
        });
}

fn fill(panel: &mut ChildSpawnerCommands, problems: &[DataProblem]) {
    for problem in problems {
        let phrase = Phrase::new("loading-error");
        panel.spawn(body(phrase.arg("file", problem.file.as_str()).arg("what", problem.what.as_str())));
    }
    panel.spawn(body("loading-error-help"));
    if super::title::CAN_QUIT {
        panel.spawn((button("title-quit"), observe(on_quit)));
    }
}

fn on_quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::error());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_for_a_broken_game_are_built_in() {
        let mut texts = Texts::default();
        add_built_in(&mut texts);
        for language in Language::ALL {
            for key in ["loading", "loading-error", "loading-error-help", "title-quit"] {
                assert_ne!(texts.get(language, key), key, "{language:?}");
            }
        }
    }

    #[test]
    fn words_that_were_read_are_kept() {
        let mut texts = Texts::default();
        assert_eq!(texts.add(Language::En, "loading = From the file"), Ok(()));
        add_built_in(&mut texts);
        assert_eq!(texts.get(Language::En, "loading"), "From the file");
        assert_ne!(texts.get(Language::En, "loading-error-help"), "loading-error-help");
    }
}
