//! The winner of a game picks the pits that are won from the other's row.

use crate::app::{GameSystems, Picking, Picks, Screen, Session};
use crate::rules::PitId;
use crate::ui::{Inked, Localized, Look, Phrase, TextRole, Tint, quiet_button, who};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

/// The button of a pit that may be picked.
#[derive(Component, Clone, Copy)]
struct PickPit(PitId);

pub(super) fn plugin(app: &mut App) {
    let marking = mark.run_if(in_state(Screen::Over)).in_set(GameSystems::Present);
    app.add_systems(Update, marking);
}

/// Says what there is to pick, with a button for each pit in the order in which the row is sown.
pub(super) fn offer(sheet: &mut ChildSpawnerCommands, session: &Session, picks: &Picks) {
    let (taker, number) = (picks.spoils.taker, picks.pits.len() as u16);
    let words = Phrase::new("match-pick").arg("who", who(session.seats(), taker)).arg("n", number);
    let centred = TextLayout::justify(Justify::Center);
    sheet.spawn((Localized::new(words), TextRole::Label, Inked(Tint::Ink), centred, Pickable::IGNORE));
    let row = Node { column_gap: px(8), row_gap: px(6), ..super::wide_gap() };
    sheet.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for (pit, n) in picks.spoils.row.iter().zip(1u16..) {
            let name = Phrase::new("match-pick-pit").arg("n", n);
            row.spawn((quiet_button(name), PickPit(*pit), observe(on_pick)));
        }
    });
}

fn on_pick(pressed: On<Activate>, pits: Query<&PickPit>, mut picking: ResMut<Picking>) {
    if let (Ok(pit), Some(picks)) = (pits.get(pressed.entity), picking.0.as_mut()) {
        picks.pick(pit.0);
    }
}

fn mark(picking: Res<Picking>, mut pits: Query<(&PickPit, &mut Look)>) {
    let Some(picks) = &picking.0 else { return };
    for (pit, mut look) in &mut pits {
        look.set_if_neq(if picks.pits.contains(&pit.0) { Look::Chosen } else { Look::Quiet });
    }
}
