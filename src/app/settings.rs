//! What the player chose once for all games.

use super::saves::{Disk, read_or_set_aside, write};
use super::{Language, Notice, Profile};
use crate::choreography::Tempo;
use crate::platform;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The player's choices. Written to disk whenever they change.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language of everything that no seat overrides.
    pub language: Language,
    /// Loudness of the effects, 0 to 1.
    pub effects: f32,
    /// Loudness of the music, 0 to 1.
    pub music: f32,
    /// Speed of the animation, 0.5 to 3.
    pub speed: f32,
    /// Seeds fade over, the camera stands still.
    pub reduced_motion: bool,
    /// Dark hollows, yellow seeds, hard edges on text.
    pub high_contrast: bool,
    /// Size of all text, 1 to 2.
    pub text_size: f32,
    /// The board from straight above.
    pub plan_view: bool,
    /// Whether opponents with a name say a word now and then.
    pub opponents_speak: bool,
    /// A bar beside the board that tells how the game stands.
    pub evaluation: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::from_locale(platform::locale().as_deref()),
            effects: 0.8,
            music: 0.5,
            speed: 1.0,
            reduced_motion: false,
            high_contrast: false,
            text_size: 1.0,
            plan_view: false,
            opponents_speak: true,
            evaluation: false,
        }
    }
}

impl Settings {
    /// Every value brought into its range; NaN becomes the default.
    pub fn sane(mut self) -> Settings {
        let usual = Settings::default();
        let fit = |x: f32, low: f32, high: f32, otherwise: f32| if x.is_nan() { otherwise } else { x.clamp(low, high) };
        self.effects = fit(self.effects, 0.0, 1.0, usual.effects);
        self.music = fit(self.music, 0.0, 1.0, usual.music);
        self.speed = fit(self.speed, 0.5, 3.0, usual.speed);
        self.text_size = fit(self.text_size, 1.0, 2.0, usual.text_size);
        self
    }

    /// The tempo of a move: slower in a player's first game.
    pub fn tempo(&self, profile: &Profile) -> Tempo {
        let pace = if profile.games_finished == 0 { Tempo::FIRST_GAME } else { Tempo::USUAL };
        Tempo { reduced: self.reduced_motion, ..pace }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>();
    app.init_resource::<Settings>();
    app.add_systems(Startup, read_settings);
    app.add_systems(PostUpdate, write_settings.run_if(resource_changed::<Settings>));
}

const SETTINGS: &str = "settings.ron";

fn read_settings(disk: Res<Disk>, mut settings: ResMut<Settings>, mut notices: MessageWriter<Notice>) {
    if let Some(read) = read_or_set_aside::<Settings>(&disk, SETTINGS, &mut notices) {
        *settings = read.sane();
    }
}

fn write_settings(disk: Res<Disk>, settings: Res<Settings>, mut notices: MessageWriter<Notice>) {
    if !settings.is_added() {
        write(&disk, SETTINGS, &*settings, &mut notices);
    }
}
