//! What the game remembers of the player: a file of its own, `profile.ron`.
//!
//! Of each family of games it keeps a rating, from which an opponent that follows the player takes its strength. It
//! learns from games of one person against one computer, once each and whatever was taken back in it: who takes moves
//! back is to win every other game too. It learns nothing from games of more than two, of computers alone or people
//! alone, and from games that were given up: left, or ended by agreement after a few moves.

use super::saves::{Disk, read_or_set_aside, write};
use super::{GameEnded, GameSystems, Notice, Seat, Session, StartGame, Who};
use crate::ai::{Level, Mind};
use crate::rules::{EndReason, Family, Outcome, Player};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the game remembers of the player; a file of its own.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Profile {
    /// Games played to their end.
    pub games_finished: u32,
    /// Whether the story was seen or skipped once.
    pub story_seen: bool,
    /// How strong the player is.
    pub ratings: Ratings,
    /// The seed of the last game that was rated: a game whose end is taken back is not rated twice.
    rated: Option<u64>,
}

/// How strong the player is, by the word of a family of games; in points of Elo's scale, on which level 1 has 1000.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ratings(BTreeMap<String, f32>);

/// Where level 1 stands, and how far the levels up to the one below the top are apart: neighbours score 60 to 68 %, which
/// is 70 to 130 points.
const LEVEL_1: f32 = 1000.0;
const STEP: f32 = 100.0;
/// How far the top is above the level below it, which hardly ever takes a point from it.
const LAST_STEP: f32 = 1000.0;
/// Where somebody begins of whom nothing is known: at level 3.
const BEGINNER: f32 = LEVEL_1 + 2.0 * STEP;
/// How much one game changes.
const K: f32 = 32.0;
/// No rating leaves the ladder by more, so that it finds back soon.
const BEYOND: f32 = 1.5 * STEP;
/// An agreement after fewer moves is no game.
const NO_GAME: usize = 10;

fn of_level(level: Level) -> f32 {
    let last = if level == Level::TOP { LAST_STEP - STEP } else { 0.0 };
    LEVEL_1 + STEP * f32::from(level.number() - 1) + last
}

/// What a player with one rating is expected to score against another, from 0 to 1.
fn expected(own: f32, other: f32) -> f32 {
    1.0 / (1.0 + 10.0_f32.powf((other - own) / 400.0))
}

impl Ratings {
    /// The player's rating at games of `family`.
    pub fn rating(&self, family: Family) -> f32 {
        self.0.get(family.word()).copied().unwrap_or(BEGINNER)
    }

    /// The level at which the player is to win every other game of `family`. Between two levels, `chance` from 0 up to 1
    /// takes each so often that both together come to that.
    pub fn level(&self, family: Family, chance: f32) -> Level {
        let own = self.rating(family);
        let above = Level::ALL.into_iter().find(|level| of_level(*level) >= own).unwrap_or(Level::TOP);
        let Some(below) = above.weaker() else { return above };
        let (easy, hard) = (expected(own, of_level(below)), expected(own, of_level(above)));
        let often = (easy - 0.5) / (easy - hard);
        if chance < often { above } else { below }
    }

    /// Learns from a game of `family` against `level` with this score: 1, ½ or 0.
    fn learn(&mut self, family: Family, level: Level, score: f32) {
        let (own, other) = (self.rating(family), of_level(level));
        let rating = own + K * (score - expected(own, other));
        self.0.insert(family.word().to_owned(), Ratings::fit(rating));
    }

    fn fit(rating: f32) -> f32 {
        let (low, high) = (of_level(Level::FIRST) - BEYOND, of_level(Level::TOP) + BEYOND);
        if rating.is_nan() { BEGINNER } else { rating.clamp(low, high) }
    }

    /// Every rating brought into its range.
    fn sane(self) -> Ratings {
        Ratings(self.0.into_iter().map(|(family, rating)| (family, Ratings::fit(rating))).collect())
    }
}

impl Profile {
    /// Learns from a game that has just ended, if it says anything of the player. Answers whether it did.
    fn rate(&mut self, session: &Session, outcome: Outcome) -> bool {
        let Some((player, mind)) = duel(session.seats()).filter(|_| !session.is_story()) else { return false };
        let given_up = outcome.reason == EndReason::Agreed && session.moves().len() < NO_GAME;
        if given_up || self.rated == Some(session.seed()) {
            return false;
        }
        let score = outcome.winner.map_or(0.5, |winner| if winner == player { 1.0 } else { 0.0 });
        self.ratings.learn(session.position().rules().game(), mind.level, score);
        self.rated = Some(session.seed());
        true
    }
}

/// The person and the computer's mind, where one of each plays.
fn duel(seats: &[Seat]) -> Option<(Player, Mind)> {
    match (seats, seats.first()?.who, seats.get(1)?.who) {
        ([person, _], Who::Person, Who::Computer(mind)) | ([_, person], Who::Computer(mind), Who::Person) => {
            Some((person.player, mind))
        }
        (_, Who::Person | Who::Computer(_), Who::Person | Who::Computer(_)) => None,
    }
}

impl StartGame {
    /// Opponents that follow the player take the strength for this game; the same game the same.
    pub(super) fn follow(&mut self, ratings: &Ratings) {
        let family = self.opening.rules().game();
        let chance = (self.seed >> 40) as f32 / (1_u64 << 24) as f32;
        for seat in self.seats.iter_mut().filter(|seat| seat.follows) {
            if let Who::Computer(mind) = &mut seat.who {
                *mind = ratings.level(family, chance).into();
            }
        }
    }
}

const PROFILE: &str = "profile.ron";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Profile>();
    app.add_systems(Startup, read_profile);
    app.add_systems(Update, rate_games.in_set(GameSystems::Playback));
    app.add_systems(PostUpdate, write_profile.run_if(resource_changed::<Profile>));
}

fn read_profile(disk: Res<Disk>, mut profile: ResMut<Profile>, mut notices: MessageWriter<Notice>) {
    if let Some(read) = read_or_set_aside::<Profile>(&disk, PROFILE, &mut notices) {
        *profile = Profile { ratings: read.ratings.sane(), ..read };
    }
}

fn write_profile(disk: Res<Disk>, profile: Res<Profile>, mut notices: MessageWriter<Notice>) {
    if !profile.is_added() {
        write(&disk, PROFILE, &*profile, &mut notices);
    }
}

fn rate_games(mut ends: MessageReader<GameEnded>, session: Option<Res<Session>>, mut profile: ResMut<Profile>) {
    let Some(ended) = ends.read().last() else { return };
    if let Some(session) = session
        && profile.bypass_change_detection().rate(&session, ended.outcome)
    {
        profile.set_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::{ba_awa, o_an_quan, oware, with};

    const LEVELS: [u8; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

    fn computer(level: u8) -> Who {
        Who::Computer(Level::from_number(level).unwrap().into())
    }

    fn ended(seats: Vec<Seat>, seed: u64) -> Session {
        Session::new(&StartGame::fresh(oware(), seats, Player::SOUTH, seed))
    }

    fn won_by(winner: Option<Player>) -> Outcome {
        Outcome { winner, reason: EndReason::Majority }
    }

    fn rating(profile: &Profile) -> f32 {
        profile.ratings.rating(Family::Oware)
    }

    #[test]
    fn winning_lifts_and_losing_lowers_by_what_was_expected() {
        for (person, seats) in [
            (Player::SOUTH, Seat::pair(Who::Person, computer(3))),
            (Player::NORTH, Seat::pair(computer(3), Who::Person)),
        ] {
            let after = |winner| {
                let mut profile = Profile::default();
                assert!(profile.rate(&ended(seats.clone(), 1), won_by(winner)));
                rating(&profile)
            };
            assert_eq!(after(Some(person)), BEGINNER + K / 2.0);
            assert_eq!(after(Some(person.next(2))), BEGINNER - K / 2.0);
            assert_eq!(after(None), BEGINNER);
        }
        let mut profile = Profile::default();
        profile.rate(&ended(Seat::pair(Who::Person, computer(11)), 1), won_by(Some(Player::SOUTH)));
        assert!(rating(&profile) > BEGINNER + 0.9 * K);
        assert_eq!(profile.ratings.rating(Family::BaAwa), BEGINNER, "every game for itself");
    }

    #[test]
    fn a_game_is_rated_once_and_only_between_one_person_and_one_computer() {
        let mut profile = Profile::default();
        let session = ended(Seat::pair(Who::Person, computer(3)), 7);
        assert!(profile.rate(&session, won_by(Some(Player::SOUTH))));
        assert!(!profile.rate(&session, won_by(Some(Player::NORTH))), "its end was taken back");
        let three = with(&ba_awa(), &[("players", "3")]);
        let others = [
            ended(Seat::pair(Who::Person, Who::Person), 1),
            ended(Seat::pair(computer(3), computer(5)), 1),
            Session::new(&StartGame::fresh(
                three,
                Seat::round(&[Who::Person, computer(1), computer(1)]),
                Player::SOUTH,
                1,
            )),
        ];
        for session in others {
            assert!(!profile.rate(&session, won_by(Some(Player::SOUTH))));
        }
        let agreed = Outcome { winner: None, reason: EndReason::Agreed };
        assert!(!profile.rate(&ended(Seat::pair(Who::Person, computer(3)), 8), agreed), "given up at once");
    }

    #[test]
    fn at_every_rating_on_the_ladder_the_player_is_to_win_every_other_game() {
        for points in (1000..=2900).step_by(10) {
            let ratings = Ratings([("oware".to_owned(), points as f32)].into());
            let games = 1000_u16;
            let score = |game| {
                let level = ratings.level(Family::Oware, f32::from(game) / f32::from(games));
                expected(points as f32, of_level(level))
            };
            let mean = (0..games).map(score).sum::<f32>() / f32::from(games);
            assert!((0.45..=0.55).contains(&mean), "{points}: {mean}");
        }
    }

    #[test]
    fn beyond_the_ladder_it_stays_at_its_ends() {
        let at = |points| Ratings([("oware".to_owned(), points)].into()).sane().level(Family::Oware, 0.5).number();
        assert_eq!([f32::NEG_INFINITY, -5.0, 900.0, 1000.0].map(at), [1; 4]);
        assert_eq!([2900.0, 3000.0, 1e9, f32::INFINITY].map(at), [11; 4]);
        assert_eq!(at(f32::NAN), 3);
        assert!(LEVELS.iter().all(|n| at(of_level(Level::from_number(*n).unwrap())) == *n));
    }

    #[test]
    fn only_who_follows_changes_with_the_player() {
        let mut start = StartGame::fresh(o_an_quan(), Seat::pair(Who::Person, computer(7)), Player::SOUTH, 1);
        start.follow(&Ratings::default());
        assert_eq!(start.seats[1].who, computer(7));
        start.seats[1].follows = true;
        start.follow(&Ratings::default());
        assert_eq!(start.seats[1].who, computer(3));
    }

    #[test]
    fn older_profiles_are_read() {
        let old: Profile = ron::from_str("(games_finished: 4, story_seen: true)").unwrap();
        assert_eq!(old, Profile { games_finished: 4, story_seen: true, ..Profile::default() });
        let text = ron::to_string(&Profile { rated: Some(u64::MAX), ..old.clone() }).unwrap();
        assert_eq!(ron::from_str::<Profile>(&text).unwrap().rated, Some(u64::MAX));
    }
}
