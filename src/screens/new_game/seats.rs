//! Who sits where: for each seat its kind, and below it which opponent.

use super::About;
use super::draft::Draft;
use super::sitter::{Kind, Sitter};
use super::words::{kind_key, level_number, remark, seat_words};
use crate::ai::{Characters, Level, Word};
use crate::app::GameData;
use crate::rules::{Family, Player};
use crate::ui::{Phrase, choice_row};
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

/// The choice of who plays a side: of the kind, or of the opponent of that kind.
#[derive(Component, Clone, Copy)]
pub(super) struct SeatChoice(Player);

/// A person or a kind of computer.
pub(super) fn kinds(part: &mut ChildSpawnerCommands, players: u8, player: Player, draft: &Draft) {
    let kind = draft.sitter(player).kind();
    let chosen = Kind::ALL.iter().position(|one| *one == kind).unwrap_or_default();
    let words = seat_words(players, player);
    part.spawn((SeatChoice(player), choice_row(words, chosen, Kind::ALL.map(kind_key)), observe(on_kind)));
}

/// Which opponent of the chosen kind, and what there is to say of it.
pub(super) fn opponents(
    part: &mut ChildSpawnerCommands,
    player: Player,
    draft: &Draft,
    opponents: &Characters,
    family: Family,
) {
    let sitter = draft.sitter(player);
    match sitter {
        Sitter::Person | Sitter::Follower => {}
        Sitter::Level(level) => {
            let chosen = Level::ALL.iter().position(|one| *one == level).unwrap_or_default();
            let row = choice_row("who-how-strong", chosen, Level::ALL.map(level_number));
            part.spawn((SeatChoice(player), row, observe(on_level)));
        }
        Sitter::Character(_) => {
            let there = opponents.at(family);
            let sits = sitter.character(opponents, family);
            let chosen = there.iter().position(|one| Some(*one) == sits).unwrap_or_default();
            let names = there.iter().map(|one| Phrase::new(one.key(Word::Name)));
            let row = choice_row("who-opponent", chosen, names);
            part.spawn((SeatChoice(player), row, observe(on_character)));
        }
    }
    part.spawn((About::Player(player), remark()));
}

fn on_kind(chosen: On<ValueChange<usize>>, seats: Query<&SeatChoice>, mut draft: ResMut<Draft>) {
    if let (Ok(seat), Some(kind)) = (seats.get(chosen.source), Kind::ALL.get(chosen.value)) {
        let sitter = draft.sitter(seat.0).turned(*kind);
        draft.seat(seat.0, sitter);
    }
}

fn on_level(chosen: On<ValueChange<usize>>, seats: Query<&SeatChoice>, mut draft: ResMut<Draft>) {
    if let (Ok(seat), Some(level)) = (seats.get(chosen.source), Level::ALL.get(chosen.value)) {
        draft.seat(seat.0, Sitter::Level(*level));
    }
}

fn on_character(
    chosen: On<ValueChange<usize>>,
    seats: Query<&SeatChoice>,
    data: Res<GameData>,
    mut draft: ResMut<Draft>,
) {
    let (Ok(seat), Some(game)) = (seats.get(chosen.source), draft.game(&data.rulesets)) else { return };
    let mind = data.opponents.at(game.game()).get(chosen.value).map(|one| one.mind());
    if let Some(mind) = mind {
        draft.seat(seat.0, Sitter::Character(mind));
    }
}
