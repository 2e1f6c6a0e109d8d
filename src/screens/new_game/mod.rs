//! The new-game overlay: which game, how many play, who sits where, who starts, by which house rules.

mod draft;
mod parts;
mod words;

use self::draft::{Draft, KINDS, Starter};
use self::parts::{What, part, rewrite};
use self::words::{about_key, remark};
use super::back::Overlays;
use super::house::{PLAYERS, changed};
use crate::app::{GameData, GameSystems, Overlay, Screen, StartGame, TimeLimit, Unfinished};
use crate::platform;
use crate::rules::{Player, Ruleset};
use crate::ui::{Localized, Phrase, button, choice, foot, heading, quiet_button, scrim, toggle, wide_panel};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};
use std::sync::Arc;

/// The choice of who plays this side.
#[derive(Component, Clone, Copy)]
struct SeatChoice(Player);

/// The choice of an option's value.
#[derive(Component, Clone, Copy)]
struct HouseRule {
    name: &'static str,
    values: &'static [&'static str],
}

/// What there is to say of whom or what was chosen.
#[derive(Component, Clone, Copy)]
enum About {
    Player(Player),
    Game,
    House,
}

/// Whether the house rules are unfolded; at first they are not, so that most people see a short sheet.
#[derive(Resource, Default)]
struct Unfolded(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().init_resource::<Unfolded>();
    app.add_systems(OnExit(Screen::Loading), remember);
    app.add_systems(OnEnter(Overlay::NewGame), show);
    let keeping = (rewrite, tell_abouts).chain().run_if(in_state(Overlay::NewGame));
    app.add_systems(Update, keeping.in_set(GameSystems::Present));
}

/// The choices of an unfinished game are the last ones known.
fn remember(unfinished: Res<Unfinished>, mut draft: ResMut<Draft>) {
    if let Some(game) = &unfinished.0 {
        *draft = Draft::of(game);
    }
}

fn show(draft: Res<Draft>, data: Res<GameData>, mut unfolded: ResMut<Unfolded>, mut commands: Commands) {
    unfolded.0 = false;
    commands.spawn((scrim(), DespawnOnExit(Overlay::NewGame))).with_children(|root| {
        root.spawn(wide_panel()).with_children(|sheet| {
            sheet.spawn(heading("new-title"));
            games(sheet, &draft, &data);
            for what in [What::Players, What::Seats, What::Start, What::Time] {
                sheet.spawn(part(what));
            }
            sheet.spawn((toggle("new-house-rules", false), observe(on_unfold)));
            sheet.spawn((About::House, remark()));
            sheet.spawn(part(What::House));
        });
        root.spawn(foot()).with_children(|foot| {
            foot.spawn((quiet_button("button-back"), observe(on_back)));
            foot.spawn((button("new-begin"), observe(on_begin)));
        });
    });
}

fn games(sheet: &mut ChildSpawnerCommands, draft: &Draft, data: &GameData) {
    let menu = menu(&data.rulesets);
    if menu.len() < 2 {
        return;
    }
    let game = draft.game(&data.rulesets);
    let chosen = menu.iter().position(|r| Some(&r.id) == game.map(|g| &g.id)).unwrap_or_default();
    let names = menu.iter().map(|r| format!("ruleset-{}", r.id));
    sheet.spawn((choice("new-game-choice", chosen, names), observe(on_game)));
    sheet.spawn((About::Game, remark()));
}

/// The games in the order of the catalogue, each with its presets after it.
fn menu(rulesets: &[Arc<Ruleset>]) -> Vec<&Arc<Ruleset>> {
    let family = |rules: &Ruleset| {
        let game = rules.base.as_ref().unwrap_or(&rules.id);
        rulesets.iter().position(|r| r.id == *game).unwrap_or(rulesets.len())
    };
    let mut menu: Vec<_> = rulesets.iter().collect();
    menu.sort_by_key(|rules| (family(rules), rules.base.is_some()));
    menu
}

fn tell_abouts(draft: Res<Draft>, data: Res<GameData>, mut abouts: Query<(&About, &mut Localized, &mut Node)>) {
    let Some(game) = draft.game(&data.rulesets) else { return };
    let rules = draft.ruleset(&data.rulesets);
    for (about, mut words, mut node) in &mut abouts {
        let phrase = match *about {
            About::Player(player) => about_key(draft.who(player)).map(Phrase::from),
            About::Game => Some(Phrase::new(format!("ruleset-{}-about", game.id))),
            About::House => {
                let is_usual = |rules: &Ruleset| changed(rules, game).iter().all(|(name, _)| *name == PLAYERS);
                rules.as_ref().is_some_and(is_usual).then(|| Phrase::new("new-house-rules-none"))
            }
        };
        let display = if phrase.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        words.set_if_neq(Localized::all(phrase));
    }
}

fn on_game(chosen: On<ValueChange<usize>>, data: Res<GameData>, mut draft: ResMut<Draft>) {
    if let Some(rules) = menu(&data.rulesets).get(chosen.value) {
        draft.choose(rules.id.clone());
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

fn on_start(chosen: On<ValueChange<usize>>, data: Res<GameData>, mut draft: ResMut<Draft>) {
    if let Some(rules) = draft.ruleset(&data.rulesets) {
        draft.start = Starter::numbered(chosen.value, rules.board.players);
    }
}

fn on_time(chosen: On<ValueChange<usize>>, mut draft: ResMut<Draft>) {
    draft.time_limit = chosen.value.checked_sub(1).and_then(|number| TimeLimit::CHOICES.get(number)).copied();
}

fn on_unfold(change: On<ValueChange<bool>>, mut unfolded: ResMut<Unfolded>) {
    unfolded.0 = change.value;
}

fn on_house_rule(chosen: On<ValueChange<usize>>, rules: Query<&HouseRule>, mut draft: ResMut<Draft>) {
    if let Ok(rule) = rules.get(chosen.source)
        && let Some(value) = rule.values.get(chosen.value)
    {
        draft.set(rule.name, value);
    }
}

fn on_back(_: On<Activate>, mut overlays: Overlays) {
    overlays.back();
}

fn on_begin(_: On<Activate>, draft: Res<Draft>, data: Res<GameData>, mut starts: MessageWriter<StartGame>) {
    if let Some(start) = draft.start(&data.rulesets, platform::entropy()) {
        starts.write(start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{abapa, ba_awa, kalah, oware};

    #[test]
    fn a_preset_follows_its_game() {
        let all = [ba_awa(), abapa(), oware(), kalah()];
        let ids: Vec<&str> = menu(&all).iter().map(|rules| rules.id.0.as_str()).collect();
        assert_eq!(ids, ["ba-awa", "oware", "oware-abapa", "kalah"]);
    }
}
