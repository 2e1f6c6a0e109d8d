//! The story before a first game: beats of words, camera and real moves; it ends with the first
//! move in the player's hand.

mod sheet;
mod telling;

use self::telling::Telling;
use super::framing::fit;
use crate::ai::{Character, Level};
use crate::app::{
    Act, Actor, Deed, GameData, GameSystems, Playback, Profile, SafeArea, Screen, Seat, Settings, StartGame, StoryShot,
    Unfinished, Who,
};
use crate::platform;
use crate::rules::Player;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(sheet::plugin);
    app.add_systems(OnEnter(Screen::Story), begin);
    app.add_systems(OnExit(Screen::Story), end);
    app.add_systems(
        Update,
        (read_keys, tell, leave, point_camera)
            .chain()
            .run_if(in_state(Screen::Story).and_then(resource_exists::<Telling>))
            .in_set(GameSystems::Input),
    );
}

fn begin(data: Res<GameData>, mut next: ResMut<NextState<Screen>>, mut commands: Commands) {
    let story = data.stories.first();
    match story.and_then(|s| Some((s, data.ruleset(&s.ruleset)?))) {
        Some((story, rules)) => commands.insert_resource(Telling::new(story.clone(), rules.clone())),
        None => (*next).set_if_neq(Screen::Title),
    }
}

fn end(mut shot: ResMut<StoryShot>, mut commands: Commands) {
    shot.0 = None;
    commands.remove_resource::<Telling>();
}

/// Enter and Space press a button that the keys have reached; otherwise they are for the story.
fn read_keys(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    pads: Query<&Gamepad>,
    focus: Res<InputFocus>,
    buttons: Query<(), With<Button>>,
    mut telling: ResMut<Telling>,
) {
    let any = |codes: &[KeyCode]| keys.as_ref().is_some_and(|k| k.any_just_pressed(codes.iter().copied()));
    let pad = |button| pads.iter().any(|p| p.just_pressed(button));
    let on_button = focus.get().is_some_and(|e| buttons.contains(e));
    let confirm = any(&[KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]) || pad(GamepadButton::South);
    if any(&[KeyCode::Escape]) || pad(GamepadButton::Start) {
        telling.skip();
    } else if any(&[KeyCode::ArrowRight]) || pad(GamepadButton::DPadRight) || confirm && !on_button {
        telling.next_line();
    } else if any(&[KeyCode::ArrowLeft]) || pad(GamepadButton::DPadLeft) {
        telling.back();
    }
}

fn tell(
    time: Res<Time>,
    playback: Res<Playback>,
    mut telling: ResMut<Telling>,
    mut starts: MessageWriter<StartGame>,
    mut acts: MessageWriter<Act>,
) {
    match telling.take_board() {
        Some(Ok(opening)) => {
            let seats = Seat::pair(Who::Person, Who::Person);
            let fresh = StartGame::fresh(opening.rules().clone(), seats, Player::SOUTH, 0);
            starts.write(StartGame { opening, story: true, ..fresh });
            return;
        }
        Some(Err(e)) => warn!("the story's board: {e}"),
        None => {}
    }
    telling.pass(time.delta_secs(), !playback.running());
    if playback.running() {
        return;
    }
    match telling.take_move() {
        Some(Ok(mv)) => {
            acts.write(Act { by: Actor::Story, deed: Deed::Play(mv) });
        }
        Some(Err(e)) => warn!("the story's move: {e}"),
        None => {}
    }
}

/// The first time it leads to the board, where the first move is the player's; a game that is
/// still unfinished is never lost by hearing the story again.
fn leave(
    telling: Res<Telling>,
    unfinished: Res<Unfinished>,
    data: Res<GameData>,
    mut profile: ResMut<Profile>,
    mut starts: MessageWriter<StartGame>,
    mut next: ResMut<NextState<Screen>>,
) {
    if !telling.over() {
        return;
    }
    if profile.story_seen || unfinished.0.is_some() {
        (*next).set_if_neq(Screen::Title);
    } else {
        // Whoever is most easily beaten.
        let company = data.opponents.at(telling.rules().game());
        let mind = company.first().copied().map_or(Level::FIRST.into(), Character::mind);
        let seats = Seat::pair(Who::Person, Who::Computer(mind));
        starts.write(StartGame::fresh(telling.rules().clone(), seats, Player::SOUTH, platform::entropy()));
    }
    if !profile.story_seen {
        profile.story_seen = true;
    }
}

/// The beat's shot, fitted above the words.
fn point_camera(
    telling: Res<Telling>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    sheets: Query<&ComputedNode, With<sheet::Sheet>>,
    mut shot: ResMut<StoryShot>,
) {
    let Some(size) = windows.iter().map(Window::size).next() else { return };
    let bottom = sheets.iter().map(|n| n.size().y * n.inverse_scale_factor).next().unwrap_or_default();
    let covered = SafeArea { bottom, ..default() };
    let wanted = telling.shot(settings.reduced_motion).map(|s| fit(s, size, covered));
    shot.set_if_neq(StoryShot(wanted));
}
