//! The pause overlay.

use super::back::Overlays;
use crate::app::{Act, Actor, Deed, Overlay, Playback, Screen, Session, StartGame};
use crate::platform;
use crate::ui::{body, button, heading, menu, panel, quiet_button, row, scrim, small};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

/// The sheet of the overlay, on which a question may take the place of the menu.
#[derive(Component)]
struct Sheet;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Pause), show);
}

/// Whether the game can be offered to end here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offering {
    Possible,
    /// Not before the player to move, whose offer was declined, has moved.
    Later,
    Impossible,
}

impl Offering {
    fn of(session: &Session, lies_still: bool) -> Offering {
        if session.offerer(Actor::Person, lies_still).is_some() {
            Offering::Possible
        } else if session.persons_turn() && session.offer().is_none() && !session.is_story() {
            Offering::Later
        } else {
            Offering::Impossible
        }
    }
}

fn show(screen: Res<State<Screen>>, session: Option<Res<Session>>, playback: Res<Playback>, mut commands: Commands) {
    let saved = *screen.get() == Screen::Play;
    let offering = session.map_or(Offering::Impossible, |s| Offering::of(&s, !playback.running()));
    commands.spawn((scrim(), DespawnOnExit(Overlay::Pause))).with_children(|root| {
        root.spawn((Sheet, panel())).with_children(|sheet| fill(sheet, saved, offering));
    });
}

fn fill(sheet: &mut ChildSpawnerCommands, saved: bool, offering: Offering) {
    sheet.spawn(heading("pause-title"));
    sheet.spawn(menu()).with_children(|menu| {
        menu.spawn((button("pause-resume"), observe(on_resume)));
        if offering == Offering::Possible {
            menu.spawn((quiet_button("pause-offer"), observe(on_offer)));
        }
        menu.spawn((quiet_button("pause-restart"), observe(on_restart)));
        menu.spawn((quiet_button("button-new-game"), observe(on_new_game)));
        menu.spawn((quiet_button("pause-rules"), observe(on_rules)));
        menu.spawn((quiet_button("pause-settings"), observe(on_settings)));
        menu.spawn((quiet_button("pause-to-title"), observe(on_title)));
    });
    if offering == Offering::Later {
        sheet.spawn(small("offer-later"));
    }
    if saved {
        sheet.spawn(small("quit-text"));
    }
}

fn question(sheet: &mut ChildSpawnerCommands) {
    sheet.spawn(heading("restart-title"));
    sheet.spawn(body("restart-text"));
    sheet.spawn(row()).with_children(|row| {
        row.spawn((quiet_button("restart-no"), observe(on_resume)));
        row.spawn((button("restart-yes"), observe(on_restart_for_sure)));
    });
}

fn on_resume(_: On<Activate>, mut overlays: Overlays) {
    overlays.close();
}

fn on_offer(_: On<Activate>, mut overlays: Overlays, mut acts: MessageWriter<Act>) {
    overlays.close();
    acts.write(Act { by: Actor::Person, deed: Deed::OfferEnd });
}

fn on_new_game(_: On<Activate>, mut overlays: Overlays) {
    overlays.open(Overlay::NewGame);
}

fn on_rules(_: On<Activate>, mut overlays: Overlays) {
    overlays.open(Overlay::Rules);
}

fn on_settings(_: On<Activate>, mut overlays: Overlays) {
    overlays.open(Overlay::Settings);
}

fn on_title(_: On<Activate>, mut overlays: Overlays, mut screen: ResMut<NextState<Screen>>) {
    overlays.close();
    (*screen).set_if_neq(Screen::Title);
}

fn on_restart(_: On<Activate>, sheets: Query<Entity, With<Sheet>>, mut commands: Commands) {
    for sheet in &sheets {
        commands.entity(sheet).despawn_children().with_children(question);
    }
}

fn on_restart_for_sure(_: On<Activate>, session: Option<Res<Session>>, mut starts: MessageWriter<StartGame>) {
    if let Some(session) = session {
        starts.write(StartGame {
            opening: session.opening().clone(),
            seats: session.seats().to_vec(),
            moves: Vec::new(),
            seed: platform::entropy(),
            story: false,
            contest: session.contest().cloned(),
            time_limit: session.time_limit(),
        });
    }
}
