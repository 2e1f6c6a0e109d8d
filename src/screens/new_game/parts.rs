//! The parts of the sheet that depend on what is chosen elsewhere on it.
//!
//! Only what is different is written anew: the keys stay on the choice that was just made.

use super::super::house::{PLAYERS, about_key, house_rules, name_key, value_key};
use super::draft::Draft;
use super::games::{games, listed};
use super::ours::{can_be_kept, differ, keep_button};
use super::seats::{kinds, opponents};
use super::sitter::Kind;
use super::words::{match_words, start_words, time_words};
use super::{HouseRule, Unfolded, on_house_rule, on_match, on_seating, on_start, on_time};
use crate::app::{Contest, Disk, GameData, Texts, TimeLimit};
use crate::rules::{Family, MAX_PLAYERS, OptionSpec, Player, Rounds, Ruleset, RulesetId};
use crate::ui::{Names, choice_row, column, small};
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
    /// Which game of the family.
    Games,
    /// How many play.
    Players,
    /// Who sits at a seat: a person or a kind of computer.
    Seat(Player),
    /// Which computer sits there.
    Opponent(Player),
    /// How two people sit, and who starts.
    Start,
    /// One game or a match.
    Match,
    /// How long a person may think about a move.
    Time,
    /// The house rules, while they are unfolded.
    House,
    /// Whether to keep them.
    Ours,
}

impl What {
    /// Who sits where, seat by seat, whether so many play or not.
    pub(super) fn seats() -> impl Iterator<Item = What> {
        (0..MAX_PLAYERS as u8).map(Player).flat_map(|player| [What::Seat(player), What::Opponent(player)])
    }
}

/// What the words of a part depend on.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Occasion {
    Games(Vec<RulesetId>, Vec<String>),
    Game(RulesetId),
    Seat(Option<u8>),
    Opponent(Option<(Kind, Family)>),
    People(Vec<bool>),
    Match(Option<Rounds>),
    Opening,
    House(Option<RulesetId>, bool),
    Ours(bool),
}

/// What the parts are written of.
struct Sheet<'a> {
    draft: &'a Draft,
    names: Names<'a>,
    /// The rules that are chosen.
    rules: Ruleset,
    unfolded: bool,
    /// Whether to offer that they be kept.
    ours: bool,
}

/// An empty part that asks for `what`.
pub(super) fn part(what: What) -> impl Bundle {
    (Part { what, written: None }, column(), Pickable::IGNORE)
}

/// Writes the parts anew whose occasion is another.
pub(super) fn rewrite(
    draft: Res<Draft>,
    data: Res<GameData>,
    texts: Res<Texts>,
    disk: Res<Disk>,
    unfolded: Res<Unfolded>,
    mut parts: Query<(Entity, &mut Part, &mut Node)>,
    mut commands: Commands,
) {
    let names = Names { texts: &texts, data: &data };
    let Some(rules) = draft.ruleset(&data.rulesets) else { return };
    let changed = draft.game(&data.rulesets).is_some_and(|file| differ(&rules, file, draft.in_match(&rules)));
    let ours = unfolded.0 && changed && can_be_kept(&disk);
    let sheet = Sheet { draft: &draft, names, rules, unfolded: unfolded.0, ours };
    for (entity, mut part, mut node) in &mut parts {
        let now = Some(sheet.occasion(part.what));
        if part.written == now {
            continue;
        }
        part.written = now;
        let what = part.what;
        // An empty part would still be kept apart from its neighbours.
        node.display = if sheet.is_empty(what) { Display::None } else { Display::Flex };
        commands.entity(entity).despawn_children().with_children(|part| sheet.fill(part, what));
    }
}

impl Sheet<'_> {
    fn occasion(&self, what: What) -> Occasion {
        let rules = &self.rules;
        match what {
            What::Games => {
                let (games, broken) = listed(self.draft, self.names.data);
                Occasion::Games(games, broken)
            }
            What::Players => Occasion::Game(rules.id.clone()),
            What::Seat(player) => Occasion::Seat(self.plays(player).then_some(rules.board.players)),
            What::Opponent(player) => {
                let kind = self.draft.sitter(player).kind();
                Occasion::Opponent(self.plays(player).then(|| (kind, rules.game())))
            }
            What::Start => Occasion::People(self.draft.people(rules.board.players)),
            What::Match => Occasion::Match(rounds(rules)),
            What::Time => Occasion::Opening,
            What::House => Occasion::House(self.unfolded.then(|| rules.id.clone()), self.draft.in_match(rules)),
            What::Ours => Occasion::Ours(self.ours),
        }
    }

    fn plays(&self, player: Player) -> bool {
        player.0 < self.rules.board.players
    }

    fn is_empty(&self, what: What) -> bool {
        match what {
            What::Players => players(&self.rules).is_none(),
            What::Games | What::Start | What::Time => false,
            What::Seat(player) => !self.plays(player),
            What::Opponent(player) => !self.plays(player) || self.draft.sitter(player).kind() == Kind::Person,
            What::Match => rounds(&self.rules).is_none(),
            What::House => !self.unfolded,
            What::Ours => !self.ours,
        }
    }

    fn fill(&self, part: &mut ChildSpawnerCommands, what: What) {
        let rules = &self.rules;
        match what {
            What::Games => games(part, self.draft, self.names),
            What::Players => {
                if let Some(spec) = players(rules) {
                    option(part, "new-players".to_owned(), rules, spec);
                }
            }
            What::Seat(_) | What::Opponent(_) if self.is_empty(what) => {}
            What::Seat(player) => kinds(part, rules.board.players, player, self.draft),
            What::Opponent(player) => {
                opponents(part, player, self.draft, &self.names.data.opponents, rules.game());
            }
            What::Start => start(part, self.draft, rules.board.players),
            What::Match => match_or_game(part, self.draft, rules),
            What::Time => time(part, self.draft),
            What::House if self.unfolded => house(part, rules, self.draft.in_match(rules)),
            What::Ours if self.ours => keep_button(part),
            What::House | What::Ours => {}
        }
    }
}

fn house(part: &mut ChildSpawnerCommands, rules: &Ruleset, in_match: bool) {
    for spec in house_rules(rules, in_match) {
        option(part, name_key(rules, spec.name), rules, spec);
        part.spawn(small(about_key(rules, spec.name)));
    }
}

/// How games follow one another, if they do for so many players.
fn rounds(rules: &Ruleset) -> Option<Rounds> {
    let rules = rules.for_match();
    rules.rounds.filter(|_| Contest::is_known_to(&rules))
}

fn match_or_game(part: &mut ChildSpawnerCommands, draft: &Draft, rules: &Ruleset) {
    if let Some(rounds) = rounds(rules) {
        let choices = ["new-match-one", "new-match-many"];
        part.spawn((choice_row("new-match", usize::from(draft.contest), choices), observe(on_match)));
        part.spawn(small(match_words(rounds)));
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
        choice_row(title, chosen, values),
        observe(on_house_rule),
    ));
}

/// Seating is asked of two people only; who starts is named as the players are.
fn start(part: &mut ChildSpawnerCommands, draft: &Draft, players: u8) {
    let people = draft.people(players);
    if people == [true, true] {
        let options = ["new-seating-beside", "new-seating-facing"];
        part.spawn((choice_row("new-seating", usize::from(draft.facing), options), observe(on_seating)));
    }
    part.spawn((choice_row("new-start", draft.start.number(players), start_words(&people)), observe(on_start)));
}

/// No limit stands first; a limit that is not among the choices marks none of them.
fn time(part: &mut ChildSpawnerCommands, draft: &Draft) {
    let place = |limit| TimeLimit::CHOICES.iter().position(|choice| *choice == limit);
    let chosen = draft.time_limit.map_or(0, |limit| 1 + place(limit).unwrap_or(TimeLimit::CHOICES.len()));
    part.spawn((choice_row("new-time", chosen, time_words()), observe(on_time)));
}
