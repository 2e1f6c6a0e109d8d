//! The new-game overlay: which game, how many play, who sits where, who starts, by which house rules.

mod draft;
mod games;
mod ours;
mod parts;
mod seats;
mod sitter;
mod words;

pub(super) use self::draft::Draft;
use self::draft::Starter;
use self::games::families;
pub(super) use self::games::{families_of, games_of};
use self::ours::differ;
use self::parts::{What, part, rewrite};
use self::words::{about, remark};
use super::back::Overlays;
use crate::app::{
    Disk, GameData, GameSystems, Overlay, Profile, Screen, Settings, StartGame, Texts, TimeLimit, Unfinished,
};
use crate::platform;
use crate::rules::Player;
use crate::ui::{Localized, Names, Phrase, button, foot, heading, quiet_button, scrim, toggle, wide_panel};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

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

/// People's own rulesets are read anew: whoever writes one tries it out again and again.
fn show(
    draft: Res<Draft>,
    disk: Res<Disk>,
    mut data: ResMut<GameData>,
    mut unfolded: ResMut<Unfolded>,
    mut commands: Commands,
) {
    unfolded.0 = false;
    data.read_own(&disk.0);
    commands.spawn((scrim(), DespawnOnExit(Overlay::NewGame))).with_children(|root| {
        root.spawn(wide_panel()).with_children(|sheet| {
            sheet.spawn(heading("new-title"));
            families(sheet, &draft, &data);
            for what in [What::Games, What::Players, What::Match].into_iter().chain(What::seats()) {
                sheet.spawn(part(what));
            }
            for what in [What::Start, What::Time] {
                sheet.spawn(part(what));
            }
            sheet.spawn((toggle("new-house-rules", false), observe(on_unfold)));
            sheet.spawn((About::House, remark()));
            for what in [What::House, What::Ours] {
                sheet.spawn(part(what));
            }
        });
        root.spawn(foot()).with_children(|foot| {
            foot.spawn((quiet_button("button-back"), observe(on_back)));
            foot.spawn((button("new-begin"), observe(on_begin)));
        });
    });
}

fn tell_abouts(
    draft: Res<Draft>,
    data: Res<GameData>,
    texts: Res<Texts>,
    settings: Res<Settings>,
    profile: Res<Profile>,
    mut abouts: Query<(&About, &mut Localized, &mut Node)>,
) {
    let Some(game) = draft.game(&data.rulesets) else { return };
    let rules = draft.ruleset(&data.rulesets);
    for (told, mut words, mut node) in &mut abouts {
        let phrases = match *told {
            About::Player(player) => {
                let name = |key: &str| texts.get(settings.language, key);
                about(draft.sitter(player), &data.opponents, game.game(), &profile.ratings, name)
            }
            About::Game => vec![Names { texts: &texts, data: &data }.about(game)],
            About::House => {
                let is_usual = rules.as_ref().is_some_and(|rules| !differ(rules, game, draft.in_match(rules)));
                is_usual.then(|| Phrase::new("new-house-rules-none")).into_iter().collect()
            }
        };
        let display = if phrases.is_empty() { Display::None } else { Display::Flex };
        if node.display != display {
            node.display = display;
        }
        words.set_if_neq(Localized::all(phrases));
    }
}

fn on_seating(chosen: On<ValueChange<usize>>, mut draft: ResMut<Draft>) {
    draft.facing = chosen.value == 1;
}

fn on_match(chosen: On<ValueChange<usize>>, mut draft: ResMut<Draft>) {
    draft.contest = chosen.value == 1;
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
    if let Some(start) = draft.start(&data.rulesets, &data.opponents, platform::entropy()) {
        starts.write(start);
    }
}
