//! People's own rulesets: files in a folder of the player's, read beside the game's own.

use super::{Disk, GameData, Screen};
use crate::platform::{RULESETS, Storage};
use crate::rules::{MAX_RULESET_BYTES, RULESET_ENDING, Ruleset, RulesetId};
use bevy::prelude::*;
use std::sync::Arc;

/// More files than this are not read; nobody could choose among them.
const MOST: usize = 200;
/// The longest complaint, in letters: a file may hold anything, and complaints quote it.
const LONGEST: usize = 300;
/// How many rulesets "ours" may there be of a game.
const MOST_OURS: u16 = 999;

/// A ruleset file of people's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnFile {
    /// What it is called.
    pub file: String,
    /// Its ruleset, which stands among the others, or what is wrong with it: words that name the file.
    pub rules: Result<RulesetId, String>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), read_own);
}

fn read_own(disk: Res<Disk>, mut data: ResMut<GameData>) {
    data.read_own(&disk.0);
}

impl GameData {
    /// Reads people's own rulesets anew. What is wrong with a file is kept in its place, never fatal.
    pub fn read_own(&mut self, disk: &Storage) {
        let own = std::mem::take(&mut self.own);
        self.rulesets.retain(|rules| own.iter().all(|own| own.rules.as_ref() != Ok(&rules.id)));
        let Some(folder) = disk.inside(RULESETS) else { return };
        let names = match folder.names(RULESET_ENDING) {
            Ok(names) => names,
            Err(e) => {
                self.own.push(OwnFile { file: RULESETS.to_owned(), rules: Err(short(&e.to_string())) });
                return;
            }
        };
        for file in names.into_iter().take(MOST) {
            let rules = read(&folder, &file, &self.rulesets).map(|rules| {
                self.rulesets.push(Arc::new(rules.clone()));
                rules.id
            });
            self.own.push(OwnFile { file, rules: rules.map_err(|what| short(&what)) });
        }
    }

    /// Whether `id` is that of a ruleset of people's own.
    pub fn is_own(&self, id: &RulesetId) -> bool {
        self.own.iter().any(|own| own.rules.as_ref() == Ok(id))
    }

    /// Whether a game by `rules` is not one of those that the game itself comes with.
    pub fn has_house_rules(&self, rules: &Ruleset) -> bool {
        let Some(usual) = self.ruleset(&rules.id).filter(|_| !self.is_own(&rules.id)) else { return true };
        let mut usual = Ruleset::clone(usual);
        // As many players as it is made for, and matches: those are no house rules.
        let players = rules.board.players.to_string();
        let _unknown = usual.set_option("players", &players);
        usual.rounds = rules.rounds;
        usual != *rules
    }

    /// Keeps `rules` as a file of the players' own, called `name` of a number that is free, and reads it back. Tells
    /// its id and where the file lies.
    ///
    /// # Errors
    /// What the system says, or that there are too many of them.
    pub fn keep_ours(
        &mut self,
        disk: &Storage,
        rules: &Ruleset,
        name: impl Fn(u16) -> String,
    ) -> Result<(RulesetId, String), String> {
        let folder = disk.inside(RULESETS).ok_or("there is no folder for rulesets here")?;
        let game = rules.game().word();
        let there = folder.names(RULESET_ENDING).map_err(|e| e.to_string())?;
        let numbered = |n: u16| RulesetId(format!("our-{game}-{n}"));
        let free = |id: &RulesetId| self.ruleset(id).is_none() && !there.contains(&file_of(id));
        let free = (1..=MOST_OURS).map(|n| (n, numbered(n))).find(|(_, id)| free(id));
        let (n, id) = free.ok_or("there are too many of them already")?;
        let base = Some(RulesetId(game.to_owned()));
        let ours = Ruleset { id: id.clone(), name: Some(name(n)), base, ..rules.clone() };
        ours.check(&file_of(&id)).map_err(|e| e.to_string())?;
        folder.write(&file_of(&id), &ours.to_ron()?).map_err(|e| e.to_string())?;
        self.read_own(disk);
        Ok((id.clone(), folder.describe(&file_of(&id))))
    }
}

fn file_of(id: &RulesetId) -> String {
    format!("{id}{RULESET_ENDING}")
}

fn read(folder: &Storage, file: &str, known: &[Arc<Ruleset>]) -> Result<Ruleset, String> {
    let text = folder.read_at_most(file, MAX_RULESET_BYTES).map_err(|e| e.to_string())?;
    Ruleset::beside(known, &text.unwrap_or_default(), file).map_err(|e| e.to_string())
}

/// A complaint that can be shown: not endless, and in one paragraph.
fn short(what: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut shown: String = what.chars().take(LONGEST).map(plain).collect();
    if what.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests;
