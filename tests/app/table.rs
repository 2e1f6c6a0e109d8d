//! A table to test at: the app's plugins, no window, a folder of its own, time by hand.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use gieo::ai::{Level, Mind, Style};
use gieo::app::{
    Act, Actor, Contest, Deed, Disk, GameData, LoadingState, Playback, Screen, Seat, Session, StartGame, Who,
};
use gieo::platform::Storage;
use gieo::rules::{Move, Player, Position, RulesetId};
use std::path::Path;
use std::time::Duration;

/// One frame of the tests, in seconds.
pub(crate) const FRAME: f32 = 1.0 / 30.0;

pub(crate) struct Table {
    pub(crate) app: App,
}

impl Table {
    /// A table whose files are read and whose saves lie in `folder`.
    pub(crate) fn at(folder: &Path) -> Table {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME)));
        app.insert_resource(Disk(Storage::at(folder)));
        app.add_plugins(gieo::app::plugin);
        let mut table = Table { app };
        table.until("the files are read", |t| t.screen() == Screen::Title);
        table
    }

    pub(crate) fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub(crate) fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    pub(crate) fn playback(&self) -> &Playback {
        self.app.world().resource::<Playback>()
    }

    /// Runs frames until `done`, but not for ever.
    pub(crate) fn until(&mut self, what: &str, done: impl Fn(&Table) -> bool) {
        for _ in 0..20_000 {
            self.app.update();
            if done(self) {
                return;
            }
            // Files and the opponent's thread need real time beside the wound clock.
            std::thread::sleep(Duration::from_micros(200));
        }
        let problems = &self.app.world().resource::<LoadingState>().problems;
        panic!("never came: {what}; screen {:?}, problems {problems:?}", self.screen());
    }

    pub(crate) fn frames(&mut self, n: usize) {
        for _ in 0..n {
            self.app.update();
        }
    }

    pub(crate) fn start(&mut self, south: Who, north: Who) {
        let rules = self.app.world().resource::<GameData>().ruleset(&RulesetId("oware".into())).cloned().unwrap();
        let start = StartGame::fresh(rules, Seat::pair(south, north), Player::SOUTH, 7);
        self.app.world_mut().write_message(start);
        self.app.update();
        self.until("the board is laid out", |t| !t.playback().running());
    }

    /// The current game of a match of Ba-awa, as many playing as there are.
    pub(crate) fn start_match(&mut self, who: &[Who], contest: Contest) {
        let rules = self.app.world().resource::<GameData>().ruleset(&RulesetId("ba-awa".into())).cloned().unwrap();
        let start = StartGame::of_match(rules, Seat::round(who), contest, 7).unwrap();
        self.app.world_mut().write_message(start);
        self.app.update();
        self.until("the board is laid out", |t| !t.playback().running());
    }

    /// Starts a game in `opening`.
    pub(crate) fn start_from(&mut self, opening: Position, south: Who, north: Who) {
        let fresh = StartGame::fresh(opening.rules().clone(), Seat::pair(south, north), Player::SOUTH, 7);
        self.app.world_mut().write_message(StartGame { opening, ..fresh });
        self.app.update();
        self.until("the board is laid out", |t| !t.playback().running());
    }

    pub(crate) fn ask(&mut self, by: Actor, deed: Deed) {
        self.app.world_mut().write_message(Act { by, deed });
        self.app.update();
    }

    pub(crate) fn play(&mut self, pit: u8) {
        self.ask(Actor::Person, Deed::Play(Move::forward(pit)));
    }

    pub(crate) fn rest(&mut self) {
        self.until("everything lies still", |t| !t.playback().running());
    }
}

pub(crate) const PERSON: Who = Who::Person;
pub(crate) const CHILD: Who = Who::Computer(Mind { level: Level::FIRST, style: Style::Even });
