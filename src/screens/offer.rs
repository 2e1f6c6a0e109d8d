//! A person is asked whether the game shall end as it stands: who offers it, and what everybody would get.

use super::back::Overlays;
use crate::app::{Act, Actor, Deed, GameSystems, Overlay, Screen, Session, TableSide};
use crate::rules::Player;
use crate::ui::{Phrase, body, button, heading, label, panel, quiet_button, row, scrim, who};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

/// The sheet that asks this player.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Sheet(Player);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (open_or_close, keep_sheet).chain().in_set(GameSystems::Present));
}

/// The sheet lies there as long as an offer waits for a person; other overlays are left first.
fn open_or_close(
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut overlays: Overlays,
) {
    let asks = *screen.get() == Screen::Play && session.is_some_and(|s| s.awaited_person().is_some());
    match overlay.get() {
        Overlay::None if asks => overlays.open(Overlay::Offer),
        Overlay::Offer if !asks => overlays.close(),
        Overlay::None | Overlay::Offer | Overlay::Pause | Overlay::Settings | Overlay::Rules | Overlay::NewGame => {}
    }
}

/// Where several have to agree, one is asked after the other.
fn keep_sheet(
    session: Option<Res<Session>>,
    overlay: Res<State<Overlay>>,
    sheets: Query<(Entity, &Sheet)>,
    mut commands: Commands,
) {
    let asked = session.as_ref().filter(|_| *overlay.get() == Overlay::Offer).and_then(|s| s.awaited_person());
    let mut found = false;
    for (entity, sheet) in &sheets {
        if Some(sheet.0) == asked {
            found = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    if let (Some(session), Some(player)) = (session, asked.filter(|_| !found)) {
        commands.spawn((Sheet(player), scrim())).with_children(|root| {
            root.spawn((panel(), turned_to(&session, player))).with_children(|sheet| ask(sheet, &session, player));
        });
    }
}

/// Whoever sits across the table reads the sheet from there.
fn turned_to(session: &Session, player: Player) -> UiTransform {
    let across = session.seat(player).is_some_and(|seat| seat.side == TableSide::Far);
    UiTransform::from_rotation(if across { Rot2::PI } else { Rot2::IDENTITY })
}

fn ask(sheet: &mut ChildSpawnerCommands, session: &Session, player: Player) {
    let Some(offer) = session.offer() else { return };
    let named = |key, player| Phrase::new(key).arg("who", who(session.seats(), player));
    sheet.spawn(heading(named("offer-title", offer.by)));
    sheet.spawn(body(named("offer-ask", player)));
    sheet.spawn((apart(), Pickable::IGNORE)).with_children(|row| {
        for phrase in shares(session) {
            row.spawn(label(phrase));
        }
    });
    sheet.spawn((row(), Pickable::IGNORE)).with_children(|row| {
        row.spawn((quiet_button("offer-decline"), observe(on_decline)));
        row.spawn((button("offer-agree"), observe(on_agree)));
    });
}

/// Words side by side, each for itself.
fn apart() -> Node {
    Node { flex_wrap: FlexWrap::Wrap, column_gap: px(28), justify_content: JustifyContent::Center, ..default() }
}

/// What everybody would get, debts settled.
fn shares(session: &Session) -> Vec<Phrase> {
    let agreed = session.agreed_position();
    let (rules, board) = (agreed.rules(), agreed.board());
    let share = |player| {
        let points = board.score(rules, player);
        Phrase::new("score-of").arg("who", who(session.seats(), player)).arg("n", points)
    };
    rules.players().map(share).collect()
}

fn on_agree(_: On<Activate>, mut acts: MessageWriter<Act>) {
    acts.write(Act { by: Actor::Person, deed: Deed::Accept });
}

fn on_decline(_: On<Activate>, mut acts: MessageWriter<Act>) {
    acts.write(Act { by: Actor::Person, deed: Deed::Decline });
}
