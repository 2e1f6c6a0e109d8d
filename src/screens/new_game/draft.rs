//! What is chosen for the next game.

use super::super::house::{PLAYERS, options};
use super::sitter::{Kind, Sitter};
use crate::ai::Characters;
use crate::app::{Contest, SavedGame, Seat, StartGame, TableSide, TimeLimit};
use crate::rules::{Family, MAX_PLAYERS, Player, Ruleset, RulesetId};
use bevy::prelude::*;
use std::sync::Arc;

/// What is chosen for the next game; kept from one game to the next.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub(in crate::screens) struct Draft {
    /// By which rules; `None` for the first in the list.
    rules: Option<RulesetId>,
    /// Options that were set, by name and value; what the game does not know is left alone.
    options: Vec<(String, String)>,
    /// Who plays, player by player, whether so many play or not.
    seats: [Sitter; MAX_PLAYERS],
    /// Who makes the first move.
    pub(super) start: Starter,
    /// Whether two people sit face to face.
    pub(super) facing: bool,
    /// Whether games are to follow one another, where the rules know of that.
    pub(super) contest: bool,
    /// How long a person may think about a move.
    pub(super) time_limit: Option<TimeLimit>,
}

/// Who makes the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Starter {
    Player(Player),
    Lots,
}

impl Starter {
    /// Its place in the menu: the `players` in turn order, then lots.
    pub(super) fn number(self, players: u8) -> usize {
        match self {
            Starter::Player(player) if player.0 < players => player.index(),
            // Somebody who does not play this time.
            Starter::Player(_) => 0,
            Starter::Lots => players.into(),
        }
    }

    /// The entry at a place of that menu.
    pub(super) fn numbered(number: usize, players: u8) -> Starter {
        if number < usize::from(players) { Starter::Player(Player(number as u8)) } else { Starter::Lots }
    }

    /// Whom it names; `chance` decides lots.
    fn player(self, players: u8, chance: u64) -> Player {
        match self {
            Starter::Player(player) if player.0 < players => player,
            Starter::Player(_) => Player::SOUTH,
            Starter::Lots => Player((chance % u64::from(players.max(1))) as u8),
        }
    }
}

impl Default for Draft {
    fn default() -> Draft {
        let mut seats = [Sitter::FIRST; MAX_PLAYERS];
        seats[0] = Sitter::Person;
        let start = Starter::Player(Player::SOUTH);
        Draft { rules: None, options: Vec::new(), seats, start, facing: false, contest: false, time_limit: None }
    }
}

impl Draft {
    /// The choices that led to `game`.
    pub(super) fn of(game: &SavedGame) -> Draft {
        let mut draft = Draft {
            rules: Some(game.rules.id.clone()),
            start: Starter::Player(game.contest.as_ref().map_or(game.starter, |contest| contest.first)),
            contest: game.contest.is_some(),
            facing: game.seats.iter().any(|s| s.side == TableSide::Far),
            time_limit: game.time_limit,
            ..Draft::default()
        };
        for (sitter, seat) in draft.seats.iter_mut().zip(&game.seats) {
            *sitter = Sitter::of(seat);
        }
        let value = |name: &str| Some((name.to_owned(), game.rules.option(name)?));
        draft.options = options(&game.rules, true).filter_map(|spec| value(spec.name)).collect();
        draft
    }

    /// Who is chosen for `player`'s side.
    pub(super) fn sitter(&self, player: Player) -> Sitter {
        self.seats[player.index()]
    }

    /// Lets `sitter` play `player`'s side.
    pub(super) fn seat(&mut self, player: Player, sitter: Sitter) {
        self.seats[player.index()] = sitter;
    }

    /// For each of `players`, whether it is a person.
    pub(super) fn people(&self, players: u8) -> Vec<bool> {
        self.seats.iter().take(players.into()).map(|sitter| sitter.kind() == Kind::Person).collect()
    }

    /// The seats of `players` as they are at a table of `family`.
    fn seats(&self, players: u8, opponents: &Characters, family: Family) -> Vec<Seat> {
        let sitters = self.seats.iter().take(players.into()).map(|sitter| sitter.who(opponents, family));
        let (who, follows): (Vec<_>, Vec<_>) = sitters.unzip();
        let mut seats = Seat::round(&who);
        for (seat, follows) in seats.iter_mut().zip(follows) {
            seat.follows = follows;
        }
        if self.facing && self.people(players) == [true, true] {
            for seat in seats.iter_mut().filter(|s| s.player == Player::NORTH) {
                seat.side = TableSide::Far;
            }
        }
        seats
    }

    /// Another game is chosen: its house rules are its own, but as many play as before if they can.
    pub(super) fn choose(&mut self, rules: RulesetId) {
        self.rules = Some(rules);
        self.options.retain(|(name, _)| name == PLAYERS);
    }

    /// Sets an option.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        self.options.retain(|(other, _)| other != name);
        self.options.push((name.to_owned(), value.to_owned()));
    }

    /// The game that is chosen, as its file has it.
    pub(in crate::screens) fn game<'a>(&self, rulesets: &'a [Arc<Ruleset>]) -> Option<&'a Arc<Ruleset>> {
        rulesets.iter().find(|r| Some(&r.id) == self.rules.as_ref()).or(rulesets.first())
    }

    /// The rules that are chosen: the game with its options.
    pub(super) fn ruleset(&self, rulesets: &[Arc<Ruleset>]) -> Option<Ruleset> {
        let mut rules = Ruleset::clone(self.game(rulesets)?);
        for (name, value) in &self.options {
            let mut changed = rules.clone();
            if changed.set_option(name, value).is_ok() && changed.check("options").is_ok() {
                rules = changed;
            }
        }
        Some(if self.contest { rules.for_match() } else { rules })
    }

    /// The request to begin; `None` if there is no ruleset at all. `chance` decides lots and
    /// whatever the computer leaves to chance.
    pub(super) fn start(&self, rulesets: &[Arc<Ruleset>], opponents: &Characters, chance: u64) -> Option<StartGame> {
        let mut rules = self.ruleset(rulesets)?;
        // Where a match is an option of the rules, a single game knows nothing of it.
        let in_match = self.in_match(&rules);
        if !in_match {
            rules.rounds = self.game(rulesets)?.rounds.and(rules.rounds);
        }
        let players = rules.board.players;
        let starter = self.start.player(players, chance >> 1);
        let seats = self.seats(players, opponents, rules.game());
        let rules = Arc::new(rules);
        let start = match in_match {
            true => StartGame::of_match(rules, seats, Contest::new(starter), chance).ok()?,
            false => StartGame::fresh(rules, seats, starter, chance),
        };
        Some(StartGame { time_limit: self.time_limit, ..start })
    }

    /// Whether a match is chosen, and `rules` know of it.
    pub(super) fn in_match(&self, rules: &Ruleset) -> bool {
        self.contest && Contest::is_known_to(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::Session;
    use crate::rules::testing::{ba_awa, congklak, kalah, o_an_quan, oware};

    const TOP: Sitter = Sitter::Level(Level::TOP);

    fn seats(draft: &Draft, players: u8) -> Vec<Seat> {
        draft.seats(players, &Characters::default(), Family::Oware)
    }

    fn north_side(draft: &Draft) -> TableSide {
        seats(draft, 2)[1].side
    }

    fn begun(draft: &Draft, rulesets: &[Arc<Ruleset>]) -> Option<StartGame> {
        draft.start(rulesets, &Characters::default(), 7)
    }

    fn chosen(rules: &Ruleset) -> Draft {
        let mut draft = Draft::default();
        draft.choose(rules.id.clone());
        draft
    }

    #[test]
    fn only_two_people_sit_face_to_face() {
        let mut draft = Draft { facing: true, ..Draft::default() };
        assert_eq!(north_side(&draft), TableSide::FarUpright);
        draft.seat(Player::NORTH, Sitter::Person);
        assert_eq!(north_side(&draft), TableSide::Far);
        draft.seat(Player(2), Sitter::Person);
        assert!(seats(&draft, 3).iter().all(|s| s.side != TableSide::Far));
        draft.facing = false;
        assert_eq!(north_side(&draft), TableSide::FarUpright);
    }

    #[test]
    fn lots_fall_on_all_who_play() {
        for players in 2..=4 {
            let drawn: Vec<Player> =
                (0..u64::from(players)).map(|chance| Starter::Lots.player(players, chance)).collect();
            assert_eq!(drawn, (0..players).map(Player).collect::<Vec<_>>());
        }
        assert_eq!(Starter::Player(Player(3)).player(4, 0), Player(3));
        assert_eq!(Starter::Player(Player(3)).player(2, 0), Player::SOUTH);
    }

    #[test]
    fn every_entry_of_the_starters_menu_is_found_again() {
        for number in 0..=3 {
            assert_eq!(Starter::numbered(number, 3).number(3), number);
        }
        assert_eq!(Starter::numbered(3, 3), Starter::Lots);
    }

    #[test]
    fn without_rules_nothing_begins() {
        assert!(begun(&Draft::default(), &[]).is_none());
    }

    #[test]
    fn what_a_game_does_not_know_leaves_it_as_it_is() {
        let mut draft = chosen(&kalah());
        draft.set("players", "3");
        draft.set("seeds", "9");
        draft.set("colour", "red");
        assert_eq!(draft.ruleset(&[kalah()]).as_ref(), Some(&*kalah()));
        draft.set("seeds", "6");
        assert_eq!(draft.ruleset(&[kalah()]).unwrap().board.seeds, 6);
    }

    #[test]
    fn another_game_keeps_the_number_of_players_only() {
        let mut draft = chosen(&o_an_quan());
        draft.set("players", "3");
        draft.set("young", "5");
        draft.choose(ba_awa().id.clone());
        assert_eq!(draft.ruleset(&[oware(), ba_awa()]).unwrap().board.players, 3);
        draft.choose(o_an_quan().id.clone());
        let rules = draft.ruleset(&[o_an_quan()]).unwrap();
        assert_eq!((rules.board.players, rules.option("young").as_deref()), (3, Some("0")));
    }

    #[test]
    fn a_match_begins_where_the_rules_know_of_it() {
        let mut draft = chosen(&ba_awa());
        draft.contest = true;
        draft.set("goal", "11");
        draft.start = Starter::Player(Player::NORTH);
        let start = begun(&draft, &[ba_awa(), oware()]).unwrap();
        assert_eq!(start.contest, Some(Contest::new(Player::NORTH)));
        let mut saved = SavedGame::of(&Session::new(&start));
        assert_eq!(Draft::of(&saved).ruleset(&[ba_awa()]).unwrap().option("goal").as_deref(), Some("11"));
        saved.contest = Some(Contest { results: vec![vec![28, 20]], ..Contest::new(Player::NORTH) });
        saved.starter = Player::SOUTH;
        let again = Draft::of(&saved);
        assert_eq!((again.contest, again.start), (true, Starter::Player(Player::NORTH)));
        draft.choose(oware().id.clone());
        assert_eq!(begun(&draft, &[ba_awa(), oware()]).unwrap().contest, None);
    }

    #[test]
    fn a_match_that_is_an_option_is_on_while_it_is_chosen() {
        let mut draft = chosen(&congklak());
        draft.contest = true;
        draft.set("least", "4");
        let start = begun(&draft, &[congklak()]).unwrap();
        assert_eq!(start.opening.rules().option("least").as_deref(), Some("4"));
        let again = Draft::of(&SavedGame::of(&Session::new(&start)));
        assert_eq!(again.ruleset(&[congklak()]), draft.ruleset(&[congklak()]));
        draft.contest = false;
        let single = begun(&draft, &[congklak()]).unwrap();
        assert_eq!((single.opening.rules(), &single.contest), (&congklak(), &None));
        let again = Draft::of(&SavedGame::of(&Session::new(&single)));
        assert_eq!(begun(&again, &[congklak()]).unwrap().opening.rules(), &congklak());
    }

    #[test]
    fn a_saved_game_of_four_brings_back_every_choice() {
        let rulesets = [oware(), o_an_quan()];
        let mut draft = chosen(&o_an_quan());
        for (name, value) in [("players", "4"), ("young", "5"), ("quan_value", "5"), ("end", "stones")] {
            draft.set(name, value);
        }
        draft.seat(Player(2), TOP);
        draft.seat(Player(1), Sitter::Follower);
        draft.seat(Player(3), Sitter::Person);
        draft.start = Starter::Player(Player(3));
        draft.time_limit = Some(TimeLimit::AT_ONCE);
        let start = begun(&draft, &rulesets).unwrap();
        let saved = SavedGame::from_text(&ron::to_string(&SavedGame::of(&Session::new(&start))).unwrap()).unwrap();
        let again = Draft::of(&saved);
        assert_eq!(again.ruleset(&rulesets), draft.ruleset(&rulesets));
        assert_eq!((again.start, again.seats, again.facing), (draft.start, draft.seats, false));
        let next = begun(&again, &rulesets).unwrap();
        assert_eq!((&next.opening, &next.seats), (&start.opening, &start.seats));
        assert_eq!((next.seats.len(), next.time_limit), (4, Some(TimeLimit::AT_ONCE)));
    }
}
