//! The time that is left for a move: a bar that empties along the mover's strip, and a number for the last seconds.

use super::theme::{Fill, Inked, Tint};
use super::type_scale::TextRole;
use crate::app::{GameSystems, MoveClock, Settings};
use crate::rules::Player;
use bevy::prelude::*;

/// From here on the seconds are told as a number.
const NUMBERS_FROM: u16 = 10;
/// Steps in which a bar empties: the layout is reckoned anew at each.
const STEPS: f32 = 200.0;
/// Room for the number in the box of whose turn it is, in logical pixels at text size 1.
const NUMBER_WIDTH: f32 = 26.0;

/// A part that shows the time.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// The rail along the strip of this player.
    Rail(Player),
    /// What is left of it.
    Left,
    /// The number in the box that tells this player's turn, or everybody's.
    Number(Option<Player>),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_time.in_set(GameSystems::Present));
}

/// The rail along the lower edge of `player`'s strip; it takes no room of its own.
pub(super) fn bar(player: Player) -> impl Bundle {
    let rail = Node {
        position_type: PositionType::Absolute,
        left: px(14),
        right: px(14),
        bottom: px(0),
        height: px(4),
        display: Display::None,
        border_radius: BorderRadius::all(px(2)),
        ..default()
    };
    let left = Node { width: percent(100), height: percent(100), border_radius: BorderRadius::all(px(2)), ..default() };
    let rail = (Part::Rail(player), rail, Fill(Tint::ButtonOff), Pickable::IGNORE);
    (rail, children![(Part::Left, left, Fill(Tint::Ink), Pickable::IGNORE)])
}

/// The number beside the words of whose turn it is: `player`'s, or everybody's. Its room is kept as long as the clock
/// runs, so that nothing moves when it appears.
pub(super) fn number(player: Option<Player>) -> impl Bundle {
    let node = Node { display: Display::None, flex_shrink: 0.0, ..default() };
    let layout = TextLayout { justify: Justify::Right, linebreak: LineBreak::NoWrap };
    (Part::Number(player), node, Text::default(), TextRole::Label, Inked(Tint::OnButton), layout)
}

fn show_time(clock: Res<MoveClock>, settings: Res<Settings>, mut parts: Query<(&Part, &mut Node, Option<&mut Text>)>) {
    for (part, mut node, text) in &mut parts {
        let told = match part {
            Part::Rail(player) => clock.player() == Some(*player),
            Part::Left => true,
            Part::Number(player) => clock.player().is_some_and(|mover| player.is_none_or(|p| p == mover)),
        };
        show(&mut node, told);
        match (part, text) {
            (Part::Left, _) => set_width(&mut node, percent((clock.part() * STEPS).ceil() * 100.0 / STEPS)),
            (Part::Number(_), Some(mut text)) => {
                set_width(&mut node, px(NUMBER_WIDTH * settings.text_size));
                text.set_if_neq(Text(in_numbers(&clock)));
            }
            (Part::Rail(_) | Part::Number(_), _) => {}
        }
    }
}

fn in_numbers(clock: &MoveClock) -> String {
    let seconds = clock.seconds().filter(|seconds| *seconds <= NUMBERS_FROM);
    seconds.map_or_else(String::new, |seconds| seconds.to_string())
}

fn show(node: &mut Mut<Node>, told: bool) {
    let display = if told { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}

fn set_width(node: &mut Mut<Node>, width: Val) {
    if node.width != width {
        node.width = width;
    }
}
