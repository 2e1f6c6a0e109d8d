//! Which game: its family first, then the games of that family, people's own among them.

use super::About;
use super::draft::Draft;
use super::words::remark;
use crate::app::GameData;
use crate::rules::{Family, Ruleset, RulesetId};
use crate::ui::{Names, Phrase, choice_row, greyed};
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};
use std::sync::Arc;

/// So many broken files are told of; whoever mends them sees the next ones.
const BROKEN: usize = 4;

/// The choice of a family.
pub(super) fn families(sheet: &mut ChildSpawnerCommands, draft: &Draft, data: &GameData) {
    let families = families_of(&data.rulesets);
    if families.len() < 2 {
        return;
    }
    let game = draft.game(&data.rulesets).map(|rules| rules.game());
    let chosen = families.iter().position(|family| Some(*family) == game).unwrap_or_default();
    let names = families.iter().map(|family| format!("ruleset-{}", family.word()));
    sheet.spawn((choice_row("new-game-choice", chosen, names), observe(on_family)));
}

/// The games of the chosen family where there are several, what there is to say of the chosen one, and the files
/// that cannot be played.
pub(super) fn games(part: &mut ChildSpawnerCommands, draft: &Draft, names: Names) {
    let data = names.data;
    let menu = menu_of(draft, data);
    if menu.len() > 1 {
        let chosen = draft.game(&data.rulesets).map(|game| &game.id);
        let chosen = menu.iter().position(|rules| Some(&rules.id) == chosen).unwrap_or_default();
        let words = menu.iter().map(|rules| names.marked(rules));
        part.spawn((choice_row("new-rules", chosen, words), observe(on_game)));
    }
    part.spawn((About::Game, remark()));
    let broken = broken(data);
    for what in broken.iter().take(BROKEN) {
        part.spawn(greyed(Phrase::new("own-broken").arg("what", what.as_str())));
    }
    let more = broken.len().saturating_sub(BROKEN);
    if let Some(more) = u16::try_from(more).ok().filter(|more| *more > 0) {
        part.spawn(greyed(Phrase::new("own-broken-more").arg("n", more)));
    }
}

/// What the games' part says: the games by id, and what is wrong with the files that cannot be played.
pub(super) fn listed(draft: &Draft, data: &GameData) -> (Vec<RulesetId>, Vec<String>) {
    let ids = menu_of(draft, data).into_iter().map(|rules| rules.id.clone());
    (ids.collect(), broken(data))
}

fn broken(data: &GameData) -> Vec<String> {
    data.own.iter().filter_map(|own| own.rules.clone().err()).collect()
}

/// The families in the order of the catalogue.
pub(in crate::screens) fn families_of(rulesets: &[Arc<Ruleset>]) -> Vec<Family> {
    let mut families = Vec::new();
    for rules in rulesets {
        if !families.contains(&rules.game()) {
            families.push(rules.game());
        }
    }
    families
}

/// The games of one family: the game itself, its presets, people's own.
pub(in crate::screens) fn games_of(family: Family, rulesets: &[Arc<Ruleset>]) -> Vec<&Arc<Ruleset>> {
    let mut games: Vec<_> = rulesets.iter().filter(|rules| rules.game() == family).collect();
    games.sort_by_key(|rules| rules.id.0 != family.word());
    games
}

fn menu_of<'a>(draft: &Draft, data: &'a GameData) -> Vec<&'a Arc<Ruleset>> {
    let family = draft.game(&data.rulesets).map(|rules| rules.game());
    family.map(|family| games_of(family, &data.rulesets)).unwrap_or_default()
}

fn on_family(chosen: On<ValueChange<usize>>, data: Res<GameData>, mut draft: ResMut<Draft>) {
    let Some(family) = families_of(&data.rulesets).get(chosen.value).copied() else { return };
    if draft.game(&data.rulesets).is_some_and(|rules| rules.game() == family) {
        return;
    }
    if let Some(rules) = games_of(family, &data.rulesets).first() {
        draft.choose(rules.id.clone());
    }
}

fn on_game(chosen: On<ValueChange<usize>>, data: Res<GameData>, mut draft: ResMut<Draft>) {
    let id = menu_of(&draft, &data).get(chosen.value).map(|rules| rules.id.clone());
    if let Some(id) = id {
        draft.choose(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{abapa, ba_awa, kalah, oware};

    #[test]
    fn families_stand_in_the_order_of_the_catalogue_and_a_game_before_its_presets() {
        let mine = Ruleset { id: RulesetId("a-mine".to_owned()), ..Ruleset::clone(&oware()) };
        let all = [ba_awa(), abapa(), oware(), kalah(), Arc::new(mine)];
        assert_eq!(families_of(&all), [Family::BaAwa, Family::Oware, Family::Kalah]);
        let ids: Vec<&str> = games_of(Family::Oware, &all).iter().map(|rules| rules.id.0.as_str()).collect();
        assert_eq!(ids, ["oware", "oware-abapa", "a-mine"]);
    }
}
