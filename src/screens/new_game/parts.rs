//! The parts of the sheet that depend on what is chosen elsewhere on it.
//!
//! Only what is different is written anew: the keys stay on the choice that was just made.

use super::super::house::{PLAYERS, about_key, house_rules, name_key, value_key};
use super::draft::{Draft, KINDS};
use super::words::{kind_key, remark, seat_words, start_words, time_words};
use super::{About, HouseRule, SeatChoice, Unfolded, on_house_rule, on_seat, on_seating, on_start, on_time};
use crate::app::{GameData, TimeLimit};
use crate::rules::{OptionSpec, Player, Ruleset, RulesetId};
use crate::ui::{choice, column, small};
use bevy::prelude::*;
use bevy::ui_widgets::observe;

/// A part of the sheet, and for what it was written last.
#[derive(Component)]
pub(super) struct Part {
    what: What,
    written: Option<Occasion>,
}

/// What a part asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// How many play.
    Players,
    /// Who sits where.
    Seats,
    /// How two people sit, and who starts.
    Start,
    /// How long a person may think about a move.
    Time,
    /// The house rules, while they are unfolded.
    House,
}

/// What the words of a part depend on.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Occasion {
    Game(RulesetId),
    Players(u8),
    People(Vec<bool>),
    Opening,
    House(Option<RulesetId>),
}

/// An empty part that asks for `what`.
pub(super) fn part(what: What) -> impl Bundle {
    (Part { what, written: None }, column(), Pickable::IGNORE)
}

/// Writes the parts anew whose occasion is another.
pub(super) fn rewrite(
    draft: Res<Draft>,
    data: Res<GameData>,
    unfolded: Res<Unfolded>,
    mut parts: Query<(Entity, &mut Part, &mut Node)>,
    mut commands: Commands,
) {
    let Some(rules) = draft.ruleset(&data.rulesets) else { return };
    for (entity, mut part, mut node) in &mut parts {
        let now = Some(occasion(part.what, &draft, &rules, unfolded.0));
        if part.written == now {
            continue;
        }
        part.written = now;
        let what = part.what;
        // An empty part would still be kept apart from its neighbours.
        node.display = if is_empty(what, &rules, unfolded.0) { Display::None } else { Display::Flex };
        commands.entity(entity).despawn_children().with_children(|part| fill(part, what, &draft, &rules, unfolded.0));
    }
}

fn occasion(what: What, draft: &Draft, rules: &Ruleset, unfolded: bool) -> Occasion {
    match what {
        What::Players => Occasion::Game(rules.id.clone()),
        What::Seats => Occasion::Players(rules.board.players),
        What::Start => Occasion::People(draft.people(rules.board.players)),
        What::Time => Occasion::Opening,
        What::House => Occasion::House(unfolded.then(|| rules.id.clone())),
    }
}

fn is_empty(what: What, rules: &Ruleset, unfolded: bool) -> bool {
    match what {
        What::Players => players(rules).is_none(),
        What::Seats | What::Start | What::Time => false,
        What::House => !unfolded,
    }
}

fn fill(part: &mut ChildSpawnerCommands, what: What, draft: &Draft, rules: &Ruleset, unfolded: bool) {
    match what {
        What::Players => {
            if let Some(spec) = players(rules) {
                option(part, "new-players".to_owned(), rules, spec);
            }
        }
        What::Seats => rules.players().for_each(|player| seat(part, rules.board.players, player, draft)),
        What::Start => start(part, draft, rules.board.players),
        What::Time => time(part, draft),
        What::House if unfolded => {
            for spec in house_rules(rules) {
                option(part, name_key(rules, spec.name), rules, spec);
                part.spawn(small(about_key(rules, spec.name)));
            }
        }
        What::House => {}
    }
}

/// The option that says how many play, if the game leaves it open.
fn players(rules: &Ruleset) -> Option<&'static OptionSpec> {
    rules.options().iter().find(|spec| spec.name == PLAYERS)
}

fn option(part: &mut ChildSpawnerCommands, title: String, rules: &Ruleset, spec: &'static OptionSpec) {
    let now = rules.option(spec.name);
    let chosen = spec.values.iter().position(|value| Some(*value) == now.as_deref());
    // A ruleset of one's own may have a value that is not among them: then none is marked.
    let chosen = chosen.unwrap_or(spec.values.len());
    let values = spec.values.iter().map(|value| value_key(rules, spec.name, value));
    part.spawn((
        HouseRule { name: spec.name, values: spec.values },
        choice(title, chosen, values),
        observe(on_house_rule),
    ));
}

fn seat(part: &mut ChildSpawnerCommands, players: u8, player: Player, draft: &Draft) {
    let chosen = KINDS.iter().position(|kind| *kind == draft.who(player)).unwrap_or_default();
    let words = seat_words(players, player);
    part.spawn((SeatChoice(player), choice(words, chosen, KINDS.map(kind_key)), observe(on_seat)));
    part.spawn((About::Player(player), remark()));
}

/// Seating is asked of two people only; who starts is named as the players are.
fn start(part: &mut ChildSpawnerCommands, draft: &Draft, players: u8) {
    let people = draft.people(players);
    if people == [true, true] {
        let options = ["new-seating-beside", "new-seating-facing"];
        part.spawn((choice("new-seating", usize::from(draft.facing), options), observe(on_seating)));
    }
    part.spawn((choice("new-start", draft.start.number(players), start_words(&people)), observe(on_start)));
}

/// No limit stands first; a limit that is not among the choices marks none of them.
fn time(part: &mut ChildSpawnerCommands, draft: &Draft) {
    let place = |limit| TimeLimit::CHOICES.iter().position(|choice| *choice == limit);
    let chosen = draft.time_limit.map_or(0, |limit| 1 + place(limit).unwrap_or(TimeLimit::CHOICES.len()));
    part.spawn((choice("new-time", chosen, time_words()), observe(on_time)));
}
