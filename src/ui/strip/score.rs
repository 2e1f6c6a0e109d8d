//! What a player has won: the number of seeds, and beside it in smaller figures the quan stones.

use super::super::theme::{Inked, Tint};
use super::super::type_scale::TextRole;
use super::super::words::{Localized, Phrase};
use super::StripSystems;
use crate::app::{GameSystems, Seat, Session, Settings, Shown};
use crate::rules::Player;
use bevy::prelude::*;

/// Room for two figures, and for the words of the stones, in heights of their letters.
const NUMBER: f32 = 1.3;
const STONES: f32 = 4.4;

/// How many seeds, or small stones, this player has won.
#[derive(Component, Clone, Copy)]
struct Number(Player);

/// How many quan stones this player has won; nothing where there are none.
#[derive(Component, Clone, Copy)]
struct Stones {
    player: Player,
    /// Whether its room is kept while it is empty, in a game that has such stones.
    kept: bool,
}

/// A text that is never narrower than this, in heights of its letters; `None` for any width.
#[derive(Component, Clone, Copy)]
struct LeastWidth(Option<f32>);

pub(super) fn plugin(app: &mut App) {
    let filling = (count_seeds, count_stones, keep_widths).in_set(StripSystems);
    app.add_systems(Update, filling.in_set(GameSystems::Present));
}

/// The number of `seat`'s seeds; in a `short` strip as wide as two figures from the beginning.
pub(super) fn number(seat: &Seat, short: bool) -> impl Bundle + use<> {
    let words = (Text::default(), TextRole::Score, Inked(Tint::Ink), TextLayout::no_wrap());
    (Number(seat.player), words, LeastWidth(short.then_some(NUMBER)))
}

/// The words of `seat`'s quan stones; in a `short` strip their room is kept from the beginning.
pub(super) fn stones(seat: &Seat, short: bool) -> impl Bundle + use<> {
    let words = (Localized::default().in_language(seat.language), TextRole::Label, Inked(Tint::Ink));
    let stones = Stones { player: seat.player, kept: short };
    (stones, words, TextLayout::no_wrap(), LeastWidth(short.then_some(STONES)))
}

fn count_seeds(session: Option<Res<Session>>, shown: Res<Shown>, mut numbers: Query<(&Number, &mut Text)>) {
    let Some(session) = session else { return };
    for (number, mut text) in &mut numbers {
        text.set_if_neq(Text(shown.won(session.position().board(), number.0).dan.to_string()));
    }
}

fn count_stones(
    session: Option<Res<Session>>,
    shown: Res<Shown>,
    mut all: Query<(&Stones, &mut Localized, &mut Node)>,
) {
    let Some(session) = session else { return };
    let position = session.position();
    let there_are = position.rules().board.quan.is_some();
    for (stones, mut words, mut node) in &mut all {
        let won = shown.won(position.board(), stones.player).quan;
        let said = (won > 0).then(|| Phrase::new("score-quan").arg("quan", u16::from(won)));
        let seen = if said.is_some() || there_are && stones.kept { Display::Flex } else { Display::None };
        if node.display != seen {
            node.display = seen;
        }
        words.set_if_neq(Localized::all(said).in_language(words.language));
    }
}

fn keep_widths(settings: Res<Settings>, mut texts: Query<(&LeastWidth, &TextRole, &mut Node)>) {
    for (least, role, mut node) in &mut texts {
        let width = least.0.map_or(Val::Auto, |least| px((role.size(settings.text_size) * least).ceil()));
        if node.min_width != width {
            node.min_width = width;
        }
    }
}
