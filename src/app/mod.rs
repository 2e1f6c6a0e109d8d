//! The game behind the picture: states, the one door for moves, playback, saves, the opponent.
//!
//! `stage`, `audio`, `ui` and `screens` read the resources and messages declared here and write
//! only the requests among them. They never import one another.

use bevy::prelude::*;

mod act;
mod advice;
mod answer;
mod clock;
mod contest;
mod data;
mod endgames;
mod facts;
mod opponent;
mod own;
mod pace;
mod picking;
mod playback;
mod profile;
mod review;
mod saves;
mod seat;
mod session;
mod settings;
mod shown;
mod story;
mod table;
mod texts;

pub use act::{Act, Actor, Deed, MoveRejected, Refusal};
pub use advice::{Advising, Hints};
pub use clock::{MoveClock, TimeLimit};
pub use contest::{Contest, ContestError};
pub use data::{DataProblem, GameData, LoadingState};
pub use endgames::Endgames;
pub use facts::{EndAgreed, GameEnded, MovePlayed, OfferChanged, OfferStep, PositionReset, ResetCause, StartGame};
pub use opponent::Thinking;
pub use own::OwnFile;
pub use picking::{Picking, Picks};
pub use playback::{
    CueStarted, Enact, Enacted, FinishPlayback, Playback, PlaybackBegan, PlaybackEnded, Pose, SETTLE, ShowAgain,
};
pub use profile::{Profile, Ratings};
pub use review::{Review, ReviewWish, Reviewed};
pub use saves::{Disk, Notice, SavedGame, Unfinished};
pub use seat::{Seat, TableSide, Who};
pub use session::{Offer, Session};
pub use settings::Settings;
pub use shown::Shown;
pub use story::{Mark, Shot, Story, StoryBeat, StoryLine, StoryMove, StoryShot};
pub use table::{Anchors, Focus, Outlook, PlaceAnchor, Playable, Preview, SafeArea, UiSound};
pub use texts::{Language, TextArg, Texts};

/// Where the player is.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Reading the game's files; what goes wrong is said in words.
    #[default]
    Loading,
    /// The door of the house.
    Title,
    /// The story before a first game.
    Story,
    /// At the board.
    Play,
    /// The game is over and the board stands still.
    Over,
    /// What decided the game that is over is looked at again.
    Review,
}

/// What lies over the screen; the game below stands still meanwhile.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// Resume, restart, settings, rules, title.
    Pause,
    /// Language, volumes, speed, motion, contrast, text, plan view.
    Settings,
    /// The rules card.
    Rules,
    /// Who plays, by which rules, who starts.
    NewGame,
    /// A person is asked to agree to the end of the game.
    Offer,
}

/// The order of a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Pointers, keys and pads become requests.
    Input,
    /// Requests become moves.
    Rules,
    /// Moves become movement and cues.
    Playback,
    /// The camera moves, and tells where on the screen the board's places are.
    View,
    /// Pictures, sounds and words follow.
    Present,
}

/// Everything of the game that needs neither a window nor a sound device.
pub fn plugin(app: &mut App) {
    use GameSystems::{Input, Playback, Present, Rules, View};
    app.init_state::<Screen>().init_state::<Overlay>();
    app.configure_sets(Update, (Input, Rules, Playback, View, Present).chain());
    app.add_plugins((
        texts::plugin,
        settings::plugin,
        profile::plugin,
        data::plugin,
        own::plugin,
        session::plugin,
        playback::plugin,
        shown::plugin,
        (opponent::plugin, answer::plugin, endgames::plugin, advice::plugin, review::plugin, picking::plugin),
        clock::plugin,
        saves::plugin,
        story::plugin,
        table::plugin,
    ));
}
