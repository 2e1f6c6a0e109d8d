//! The ways through the screens, pressed button by button; no window, time by hand.

mod offers;
mod order;
mod review;
mod time;

use crate::app::{
    Disk, GameData, LoadingState, Overlay, Profile, Screen, Seat, Session, Settings, StartGame, StoryShot, TableSide,
    Unfinished, Who,
};
use crate::platform::Storage;
use crate::rules::{Player, Position, RulesetId};
use crate::ui::Localized;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::{Activate, Button, ValueChange};
use std::time::Duration;

mod contest;
mod opponents;
mod own;

struct Game(App);

impl Game {
    /// A game that has read what lies in `assets`.
    fn reading(assets: &str) -> Game {
        Game::with(assets, Storage::memory())
    }

    fn with(assets: &str, disk: Storage) -> Game {
        let mut app = App::new();
        let files = AssetPlugin { file_path: assets.to_owned(), ..default() };
        app.add_plugins((MinimalPlugins, StatesPlugin, files, InputPlugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        app.insert_resource(Disk(disk));
        app.add_plugins((crate::app::plugin, crate::ui::plugin, super::plugin));
        Game(app)
    }

    fn at_title() -> Game {
        Game::at_title_with(Storage::memory())
    }

    fn at_title_with(disk: Storage) -> Game {
        let mut game = Game::with("assets", disk);
        game.until("the title", |g| g.screen() == Screen::Title);
        game
    }

    fn until(&mut self, what: &str, done: impl Fn(&mut Game) -> bool) {
        for _ in 0..5_000 {
            self.0.update();
            if done(self) {
                return;
            }
            std::thread::sleep(Duration::from_micros(500));
        }
        panic!("never came: {what}; {:?}, {:?}", self.screen(), self.overlay());
    }

    fn frames(&mut self, n: usize) {
        (0..n).for_each(|_| self.0.update());
    }

    fn screen(&self) -> Screen {
        *self.0.world().resource::<State<Screen>>().get()
    }

    fn overlay(&self) -> Overlay {
        *self.0.world().resource::<State<Overlay>>().get()
    }

    fn session(&self) -> &Session {
        self.0.world().resource()
    }

    /// Every button that says `key`.
    fn buttons(&mut self, key: &str) -> Vec<Entity> {
        let world = self.0.world_mut();
        let mut buttons = world.query_filtered::<(Entity, &Children), With<Button>>();
        let mut words = world.query::<&Localized>();
        let mut says = |child: &Entity| words.get(world, *child).is_ok_and(|w| w.phrases.iter().any(|p| p.key == key));
        let found: Vec<_> = buttons.iter(world).map(|(e, c)| (e, c.to_vec())).collect();
        let said = found.into_iter().filter(|(_, children)| children.iter().any(&mut says));
        let mut said: Vec<Entity> = said.map(|(e, _)| e).collect();
        said.sort_by_cached_key(|e| order::place_in_tree(world, *e));
        said
    }

    /// Presses the `nth` button that says `key`.
    fn press_nth(&mut self, key: &str, nth: usize) {
        let all = self.buttons(key);
        let entity = *all.get(nth).unwrap_or_else(|| panic!("{} buttons say {key}", all.len()));
        self.0.world_mut().trigger(Activate { entity });
        self.frames(3);
    }

    fn press(&mut self, key: &str) {
        self.press_nth(key, 0);
    }

    fn tap_key(&mut self, code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.0.world_mut().write_message(KeyboardInput {
                key_code: code,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            self.frames(2);
        }
    }

    fn story_seen(&mut self) {
        self.0.world_mut().resource_mut::<Profile>().story_seen = true;
    }

    /// Starts a game of two people in `position` and plays `moves` to their end.
    fn play_from(&mut self, position: &str, moves: &[&str]) {
        let rules = self.session().position().rules().clone();
        let opening = Position::from_text(rules.clone(), position).unwrap();
        let seats = Seat::pair(Who::Person, Who::Person);
        let fresh = StartGame::fresh(rules.clone(), seats, Player::SOUTH, 1);
        let start = StartGame { opening, ..fresh };
        self.0.world_mut().write_message(start);
        self.frames(20);
        moves.iter().for_each(|mv| self.play_on(mv));
    }

    /// Plays a move to its end.
    fn play_on(&mut self, mv: &str) {
        let mv = crate::rules::Move::from_text(self.session().position().rules(), mv).unwrap();
        let deed = crate::app::Deed::Play(mv);
        self.0.world_mut().write_message(crate::app::Act { by: crate::app::Actor::Person, deed });
        self.frames(300);
    }
}

/// One seed short of a majority; F takes two.
const NEARLY_WON: &str = "0-0-0-0-0-1-1-0-0-0-0-8-24-14-S";

#[test]
fn the_first_game_begins_with_the_story_and_the_first_move_is_yours() {
    let mut game = Game::at_title();
    game.press("title-play");
    assert_eq!(game.screen(), Screen::Story);
    assert!(game.session().is_story());
    game.press("button-skip");
    assert_eq!(game.screen(), Screen::Play);
    assert!(game.0.world().resource::<Profile>().story_seen);
    assert_eq!(game.0.world().resource::<StoryShot>().0, None);
    let who: Vec<Who> = game.session().seats().iter().map(|s| s.who).collect();
    assert!(matches!(who[..], [Who::Person, Who::Computer(_)]));
    assert!(game.session().persons_turn() && game.session().moves().is_empty());
}

#[test]
fn the_story_tells_itself_to_the_end() {
    let mut game = Game::at_title();
    game.press("title-play");
    // 50 ms a frame: a minute and a half.
    game.frames(1800);
    assert_eq!(game.screen(), Screen::Play);
}

#[test]
fn hearing_the_story_again_keeps_the_unfinished_game() {
    let mut game = Game::at_title();
    game.press("title-play");
    game.press("button-skip");
    let before = game.session().seed();
    game.tap_key(KeyCode::Escape);
    game.press("pause-to-title");
    game.press("title-story");
    game.tap_key(KeyCode::Escape);
    assert_eq!(game.screen(), Screen::Title);
    game.press("title-continue");
    assert_eq!((game.screen(), game.session().seed()), (Screen::Play, before));
}

#[test]
fn a_new_game_is_as_it_was_chosen() {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    assert_eq!(game.overlay(), Overlay::NewGame);
    assert!(game.buttons("new-seating-facing").is_empty(), "seating is asked of two people only");
    // North is the second of the two choices.
    game.press_nth("who-person", 1);
    game.press("new-seating-facing");
    game.press("new-start-north");
    game.press("ruleset-oware-abapa");
    game.press("new-begin");
    assert_eq!((game.screen(), game.overlay()), (Screen::Play, Overlay::None));
    let session = game.session();
    assert_eq!(session.position().rules().id.0, "oware-abapa");
    assert_eq!(session.mover(), Some(Player::NORTH));
    let sides: Vec<_> = session.seats().iter().map(|s| (s.who, s.side)).collect();
    assert_eq!(sides, [(Who::Person, TableSide::Near), (Who::Person, TableSide::Far)]);
}

#[test]
fn every_game_of_the_catalogue_can_be_chosen() {
    let mut game = Game::at_title();
    game.story_seen();
    for id in ["oware", "oware-abapa", "ba-awa", "nam-nam", "o-an-quan", "congklak", "dakon", "kalah"] {
        game.0.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::NewGame);
        game.frames(3);
        game.choose(id);
        game.press("new-begin");
        assert_eq!((game.screen(), game.session().position().rules().id.0.as_str()), (Screen::Play, id));
        game.frames(5);
    }
}

#[test]
fn three_sit_down_to_ba_awa_by_their_own_house_rule() {
    let mut game = Game::at_title();
    game.story_seen();
    game.press("title-play");
    game.press("ruleset-ba-awa");
    assert!(game.buttons("option-ba-awa-last8-after").is_empty(), "the house rules are folded at first");
    game.press("option-ba-awa-players-3");
    game.press_nth("who-person", 2);
    assert!(game.buttons("new-seating-facing").is_empty() && game.buttons("new-start-south").is_empty());
    game.press_nth("new-start-player", 2);
    game.unfold_house_rules();
    game.press("option-ba-awa-last8-after");
    game.press("new-begin");
    let session = game.session();
    assert_eq!(session.position().rules().option("last8").as_deref(), Some("after"));
    assert_eq!(session.mover(), Some(Player(2)));
    let who: Vec<_> = session.seats().iter().map(|s| s.who).collect();
    assert!(matches!(who[..], [Who::Person, Who::Computer(_), Who::Person]));
    // The card tells what this table plays differently.
    game.frames(5);
    game.tap_key(KeyCode::Escape);
    game.press("pause-rules");
    let world = game.0.world_mut();
    let mut all = world.query::<&Localized>();
    let lines = all.iter(world).filter(|w| w.phrases.iter().any(|p| p.key == "rules-house-line"));
    assert_eq!(lines.count(), 2);
}

#[test]
fn escape_goes_back_to_where_one_came_from() {
    let mut game = Game::at_title();
    game.press("title-settings");
    game.tap_key(KeyCode::Escape);
    assert_eq!((game.screen(), game.overlay()), (Screen::Title, Overlay::None));
    game.play_from("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", &[]);
    game.tap_key(KeyCode::Escape);
    assert_eq!(game.overlay(), Overlay::Pause);
    game.press("pause-settings");
    assert_eq!(game.overlay(), Overlay::Settings);
    game.tap_key(KeyCode::Escape);
    assert_eq!(game.overlay(), Overlay::Pause);
    game.tap_key(KeyCode::Escape);
    assert_eq!((game.screen(), game.overlay()), (Screen::Play, Overlay::None));
}

#[test]
fn starting_again_asks_first() {
    let mut game = Game::at_title();
    game.play_from("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", &["C"]);
    game.tap_key(KeyCode::Escape);
    game.press("pause-restart");
    assert_eq!(game.session().moves().len(), 1);
    game.press("restart-yes");
    assert_eq!((game.session().moves().len(), game.overlay()), (0, Overlay::None));
}

#[test]
fn the_end_offers_another_game_with_the_other_side_starting() {
    let mut game = Game::at_title();
    game.play_from(NEARLY_WON, &["F"]);
    assert_eq!(game.screen(), Screen::Over);
    assert!(game.0.world().resource::<Unfinished>().0.is_none());
    game.press("over-see-board");
    assert!(game.buttons("over-again").is_empty());
    game.press("button-back");
    game.press("over-again");
    assert_eq!((game.screen(), game.session().mover()), (Screen::Play, Some(Player::NORTH)));
    assert_eq!(game.session().position().board().row(Player::SOUTH), 24);
}

#[test]
fn the_last_decision_can_be_taken_back_at_the_end() {
    let mut game = Game::at_title();
    game.play_from(NEARLY_WON, &["F"]);
    game.press_nth("button-undo", 0);
    game.frames(10);
    assert_eq!((game.screen(), game.session().position().to_text().as_str()), (Screen::Play, NEARLY_WON));
}

#[test]
fn settings_hold_at_once() {
    let mut game = Game::at_title();
    game.press("title-settings");
    game.press("language-fr");
    let world = game.0.world_mut();
    assert_eq!(world.resource::<Settings>().language.code(), "fr");
    let mut fields = world.query_filtered::<Entity, With<bevy::ui_widgets::SliderValue>>();
    let sliders: Vec<Entity> = fields.iter(world).collect();
    for source in sliders {
        world.trigger(ValueChange { source, value: 1.0_f32, is_final: true });
    }
    let settings = world.resource::<Settings>();
    assert_eq!([settings.effects, settings.music, settings.speed, settings.text_size], [1.0; 4]);
}

#[test]
fn the_rules_card_tells_what_a_preset_changes_only_when_it_is_played() {
    let mut game = Game::at_title();
    let headed = Game::says;
    game.press("title-rules");
    assert!(headed(&mut game, "rules-oware-part-3-title") && headed(&mut game, "rules-oware-cycle-2"));
    assert!(!headed(&mut game, "rules-oware-abapa-title"));
    game.press("button-close");
    game.story_seen();
    game.press("title-play");
    game.press("ruleset-oware-abapa");
    game.press("new-begin");
    game.tap_key(KeyCode::Escape);
    game.press("pause-rules");
    assert!(headed(&mut game, "rules-oware-abapa-3") && !headed(&mut game, "rules-oware-cycle-1"));
}

#[test]
fn without_its_files_the_game_says_which_are_missing() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = Game::reading(&folder.path().to_string_lossy());
    game.until("a problem", |g| !g.0.world().resource::<LoadingState>().problems.is_empty());
    game.frames(3);
    assert_eq!(game.screen(), Screen::Loading);
    let world = game.0.world_mut();
    let mut texts = world.query::<&Text>();
    let said: Vec<String> = texts.iter(world).map(|t| t.0.clone()).collect();
    assert!(said.iter().any(|t| t.contains("catalog.ron")), "{said:?}");
    assert!(!said.iter().any(|t| t.contains("loading-error")), "{said:?}");
}
