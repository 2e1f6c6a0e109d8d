//! "Our rules": the ticked house rules become a ruleset of the players' own.

use super::super::house::{PLAYERS, changed};
use super::draft::Draft;
use crate::app::{Disk, GameData, Notice, Settings, Texts};
use crate::platform::RULESETS;
use crate::rules::Ruleset;
use crate::ui::quiet_button;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

/// Whether `rules` differ from their file's in more than how many play.
pub(super) fn differ(rules: &Ruleset, file: &Ruleset, in_match: bool) -> bool {
    changed(rules, file, in_match).iter().any(|(name, _)| *name != PLAYERS)
}

/// Whether there is a place for rulesets of people's own.
pub(super) fn can_be_kept(disk: &Disk) -> bool {
    disk.0.trouble().is_none() && disk.0.inside(RULESETS).is_some()
}

/// The button.
pub(super) fn keep_button(part: &mut ChildSpawnerCommands) {
    part.spawn((quiet_button("our-rules-keep"), observe(on_keep)));
}

fn on_keep(
    _: On<Activate>,
    texts: Res<Texts>,
    settings: Res<Settings>,
    disk: Res<Disk>,
    mut data: ResMut<GameData>,
    mut draft: ResMut<Draft>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(rules) = draft.ruleset(&data.rulesets) else { return };
    let language = settings.language;
    let name = |n: u16| match n {
        1 => texts.get(language, "our-rules"),
        n => texts.format(language, "our-rules-numbered", &[("n", n.into())]),
    };
    match data.keep_ours(&disk.0, &rules, name) {
        Ok((id, file)) => {
            draft.choose(id);
            notices.write(Notice::RulesKept { file });
        }
        Err(what) => {
            notices.write(Notice::Storage { what });
        }
    }
}
