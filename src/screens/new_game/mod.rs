//! The new-game overlay: who sits where, who starts, by which rules.

mod draft;

use self::draft::{Draft, KINDS, Starter};
use super::back::Overlays;
use crate::ai::Level;
use crate::app::{GameData, GameSystems, Overlay, Screen, StartGame, Unfinished, Who};
use crate::platform;
use crate::rules::Player;
use crate::ui::{
    Inked, Localized, Phrase, TextRole, Tint, button, choice, column, foot, heading, quiet_button, scrim, wide_panel,
};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

/// The choice of who plays this side.
#[derive(Component, Clone, Copy)]
struct SeatChoice(Player);

/// What there is to say of whom or what was chosen.
#[derive(Component, Clone, Copy)]
enum About {
    Player(Player),
    Rules,
}

/// The choices whose words depend on who plays; the players they were last written for.
#[derive(Component)]
struct Depending(Option<(bool, bool)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>();
    app.add_systems(OnExit(Screen::Loading), remember);
    app.add_systems(OnEnter(Overlay::NewGame), show);
    app.add_systems(Update, (tell_abouts, rewrite).run_if(in_state(Overlay::NewGame)).in_set(GameSystems::Present));
}

/// The choices of an unfinished game are the last ones known.
fn remember(unfinished: Res<Unfinished>, mut draft: ResMut<Draft>) {
    if let Some(game) = &unfinished.0 {
        *draft = Draft::of(game);
    }
}

fn show(draft: Res<Draft>, data: Res<GameData>, mut commands: Commands) {
    commands.spawn((scrim(), DespawnOnExit(Overlay::NewGame))).with_children(|root| {
        root.spawn(wide_panel()).with_children(|sheet| {
            sheet.spawn(heading("new-title"));
            for player in [Player::SOUTH, Player::NORTH] {
                seat(sheet, player, draft.who(player));
            }
            sheet.spawn((Depending(None), column(), Pickable::IGNORE));
            rules(sheet, &draft, &data);
        });
        root.spawn(foot()).with_children(|foot| {
            foot.spawn((quiet_button("button-back"), observe(on_back)));
            foot.spawn((button("new-begin"), observe(on_begin)));
        });
    });
}

fn seat(sheet: &mut ChildSpawnerCommands, player: Player, now: Who) {
    let key = if player == Player::SOUTH { "who-seat-south" } else { "who-seat-north" };
    let chosen = KINDS.iter().position(|k| *k == now).unwrap_or_default();
    sheet.spawn((SeatChoice(player), choice(key, chosen, KINDS.map(kind_key)), observe(on_seat)));
    sheet.spawn((About::Player(player), remark()));
}

/// Words that are filled in by what is chosen.
fn remark() -> impl Bundle {
    (Localized::default(), TextRole::Small, Inked(Tint::FaintInk), Pickable::IGNORE)
}

fn kind_key(who: Who) -> &'static str {
    match who {
        Who::Person => "who-person",
        Who::Computer(Level::Child) => "opponent-child-name",
        Who::Computer(Level::Club) => "opponent-club-name",
        Who::Computer(Level::Master) => "opponent-master-name",
    }
}

fn about_key(who: Who) -> Option<&'static str> {
    match who {
        Who::Person => None,
        Who::Computer(Level::Child) => Some("opponent-child-about"),
        Who::Computer(Level::Club) => Some("opponent-club-about"),
        Who::Computer(Level::Master) => Some("opponent-master-about"),
    }
}

fn rules(sheet: &mut ChildSpawnerCommands, draft: &Draft, data: &GameData) {
    if data.rulesets.len() < 2 {
        return;
    }
    let names = data.rulesets.iter().map(|r| format!("ruleset-{}", r.id));
    sheet.spawn((choice("new-rules", draft.ruleset(&data.rulesets), names), observe(on_rules)));
    sheet.spawn((About::Rules, remark()));
}

fn tell_abouts(draft: Res<Draft>, data: Res<GameData>, mut abouts: Query<(&About, &mut Localized, &mut Node)>) {
    for (about, mut words, mut node) in &mut abouts {
        let phrase = match *about {
            About::Player(player) => about_key(draft.who(player)).map(Phrase::from),
            About::Rules => {
                let chosen = data.rulesets.get(draft.ruleset(&data.rulesets));
                chosen.map(|r| Phrase::new(format!("ruleset-{}-about", r.id)))
            }
        };
        let display = if phrase.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        words.set_if_neq(Localized::all(phrase));
    }
}

/// Seating is asked of two people only; who starts is named as the players are.
fn rewrite(draft: Res<Draft>, mut boxes: Query<(Entity, &mut Depending)>, mut commands: Commands) {
    let now = (draft.south == Who::Person, draft.north == Who::Person);
    for (entity, mut depending) in &mut boxes {
        if depending.0 == Some(now) {
            continue;
        }
        depending.0 = Some(now);
        commands.entity(entity).despawn_children().with_children(|part| {
            if draft.two_people() {
                let options = ["new-seating-beside", "new-seating-facing"];
                part.spawn((choice("new-seating", usize::from(draft.facing), options), observe(on_seating)));
            }
            let chosen = Starter::ALL.iter().position(|s| *s == draft.start).unwrap_or_default();
            part.spawn((choice("new-start", chosen, starter_keys(now)), observe(on_start)));
        });
    }
}

/// The names of who may start, in the order of [`Starter::ALL`]; `people`: whether South and
/// North are people.
fn starter_keys(people: (bool, bool)) -> [&'static str; 3] {
    match people {
        (true, false) => ["new-start-you", "new-start-computer", "new-start-lots"],
        (false, true) => ["new-start-computer", "new-start-you", "new-start-lots"],
        (true, true) | (false, false) => ["new-start-south", "new-start-north", "new-start-lots"],
    }
}

fn on_seat(chosen: On<ValueChange<usize>>, seats: Query<&SeatChoice>, mut draft: ResMut<Draft>) {
    if let (Ok(seat), Some(who)) = (seats.get(chosen.source), KINDS.get(chosen.value)) {
        draft.seat(seat.0, *who);
    }
}

fn on_seating(chosen: On<ValueChange<usize>>, mut draft: ResMut<Draft>) {
    draft.facing = chosen.value == 1;
}

fn on_start(chosen: On<ValueChange<usize>>, mut draft: ResMut<Draft>) {
    if let Some(starter) = Starter::ALL.get(chosen.value) {
        draft.start = *starter;
    }
}

fn on_rules(chosen: On<ValueChange<usize>>, data: Res<GameData>, mut draft: ResMut<Draft>) {
    draft.rules = data.rulesets.get(chosen.value).map(|r| r.id.clone());
}

fn on_back(_: On<Activate>, mut overlays: Overlays) {
    overlays.back();
}

fn on_begin(_: On<Activate>, draft: Res<Draft>, data: Res<GameData>, mut starts: MessageWriter<StartGame>) {
    if let Some(start) = draft.start(&data.rulesets, platform::entropy()) {
        starts.write(start);
    }
}
