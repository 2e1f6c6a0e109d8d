//! Sounds. The only file that names kira; what is heard when is decided in `clip`.
//!
//! Nothing waits for a sound. Commands to a device that is missing would pile up, so one silent
//! clip is sent first and nothing else is played until it has left the queue.

mod clip;

use crate::app::{
    Anchors, CueStarted, GameSystems, MoveRejected, PositionReset, ResetCause, Session, Settings, UiSound,
};
use crate::rules::Place;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use bevy::window::PrimaryWindow;
use bevy_kira_audio::prelude::{
    AudioApp, AudioChannel, AudioControl, AudioInstance, AudioPlugin, AudioSource, AudioTween, PlaybackState,
};
use clip::{Clip, Note, TakePicker, decibels, heard_in_haste, notes, panning};
use std::time::Duration;

/// Loads the sounds and plays what the game's messages tell of.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin).add_audio_channel::<Effects>().add_audio_channel::<Music>();
    app.init_resource::<Device>().init_resource::<Takes>();
    app.add_systems(Startup, load_sounds);
    app.add_systems(Update, (find_device, follow_music).chain());
    app.add_systems(Update, (play_cues, play_answers).run_if(device_works).in_set(GameSystems::Present));
    app.add_systems(Update, drop_stopped.run_if(on_real_timer(Duration::from_secs(4))));
}

/// The channel of clicks and figures.
#[derive(Resource)]
struct Effects;

/// The channel of music and ambience.
#[derive(Resource)]
struct Music;

/// All sounds, loaded once.
#[derive(Resource)]
struct SoundBank {
    /// By clip, then by take.
    clips: Vec<Vec<Handle<AudioSource>>>,
    /// The loops and the length of one turn in seconds.
    loops: [(Handle<AudioSource>, f64); 2],
}

/// Which take of each clip was heard last.
#[derive(Resource)]
struct Takes([TakePicker; Clip::ALL.len()]);

impl Default for Takes {
    fn default() -> Takes {
        Takes(std::array::from_fn(|_| TakePicker::default()))
    }
}

/// Whether sound gets out of this machine.
#[derive(Resource, Default, Debug)]
enum Device {
    /// No sound was sent yet.
    #[default]
    Untried,
    /// A silent clip was sent and waits since so long.
    Asked(Handle<AudioInstance>, Duration),
    /// It was taken.
    Works,
    /// It was not taken in time.
    Missing,
}

/// How long the first clip may wait before the machine counts as silent.
const PATIENCE: Duration = Duration::from_secs(3);
/// The files of the loops hold this much more before and after the turn, in seconds.
const LOOP_MARGIN: f64 = 0.25;
/// Clicks that may start in one frame; more are heard as noise.
const CLICKS_A_FRAME: usize = 4;

fn load_sounds(mut commands: Commands, assets: Res<AssetServer>) {
    let clips = Clip::ALL.iter().map(|clip| clip.paths().into_iter().map(|path| assets.load(path)).collect()).collect();
    let loops = [(assets.load("sounds/music_evening.ogg"), 44.0), (assets.load("sounds/ambience_evening.ogg"), 22.0)];
    commands.insert_resource(SoundBank { clips, loops });
}

fn device_works(device: Res<Device>) -> bool {
    matches!(*device, Device::Works)
}

/// Sends one silent clip and sees whether anything takes it.
fn find_device(
    time: Res<Time<Real>>,
    bank: Res<SoundBank>,
    sources: Res<Assets<AudioSource>>,
    effects: Res<AudioChannel<Effects>>,
    mut device: ResMut<Device>,
) {
    let next = match &mut *device {
        Device::Untried => {
            let source = bank.clips[Clip::Hover as usize].first().filter(|source| sources.contains(*source));
            let Some(source) = source else { return };
            Device::Asked(effects.play(source.clone()).with_volume(-60.0_f32).handle(), Duration::ZERO)
        }
        Device::Asked(probe, _) if effects.state(probe) != PlaybackState::Queued => Device::Works,
        Device::Asked(_, waited) => {
            // A frame may take long while the game loads: it counts a tenth of a second at most.
            *waited += time.delta().min(Duration::from_millis(100));
            if *waited < PATIENCE {
                return;
            }
            info!("No sound device was found: the game goes on without sound.");
            Device::Missing
        }
        Device::Works | Device::Missing => return,
    };
    *device = next;
}

/// Starts, stops and levels the loops as the settings say.
fn follow_music(
    settings: Res<Settings>,
    device: Res<Device>,
    bank: Res<SoundBank>,
    sources: Res<Assets<AudioSource>>,
    channel: Res<AudioChannel<Music>>,
    mut playing: Local<bool>,
) {
    let volume = decibels(settings.music).filter(|_| matches!(*device, Device::Works));
    match volume {
        Some(volume) if !*playing && bank.loops.iter().all(|(source, _)| sources.contains(source)) => {
            channel.set_volume(volume);
            for (source, turn) in &bank.loops {
                let end = LOOP_MARGIN + turn;
                let fade = Duration::from_secs(2);
                channel.play(source.clone()).loop_from(LOOP_MARGIN).loop_until(end).linear_fade_in(fade);
            }
            *playing = true;
        }
        Some(volume) if *playing && settings.is_changed() => {
            channel.set_volume(volume).linear_fade_in(Duration::from_millis(150));
        }
        None if *playing => {
            channel.stop().fade_out(AudioTween::linear(Duration::from_millis(300)));
            *playing = false;
        }
        Some(_) | None => {}
    }
}

/// Everything needed to play a note.
#[derive(SystemParam)]
struct Speaker<'w, 's> {
    settings: Res<'w, Settings>,
    bank: Res<'w, SoundBank>,
    sources: Res<'w, Assets<AudioSource>>,
    effects: Res<'w, AudioChannel<Effects>>,
    takes: ResMut<'w, Takes>,
    anchors: Res<'w, Anchors>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Speaker<'_, '_> {
    fn play(&mut self, note: Note) {
        let Some(volume) = decibels(self.settings.effects) else { return };
        let takes = &self.bank.clips[note.clip as usize];
        let take = self.takes.0[note.clip as usize].pick(takes.len());
        // A file that could not be read would stay in the queue for ever.
        let Some(source) = takes.get(take).filter(|source| self.sources.contains(*source)) else { return };
        self.effects
            .play(source.clone())
            .with_volume(volume + note.decibels)
            .with_playback_rate(note.rate)
            .with_panning(self.side(note.place));
    }

    /// Where between left and right a place of the board is seen.
    fn side(&self, place: Option<Place>) -> f32 {
        let anchor = place.and_then(|place| self.anchors.get(place));
        match (anchor, self.window.single()) {
            (Some(anchor), Ok(window)) => panning(anchor.middle.x, window.width()),
            (None, _) | (_, Err(_)) => 0.0,
        }
    }
}

/// Clicks of the seeds and figures of the game.
fn play_cues(mut cues: MessageReader<CueStarted>, session: Option<Res<Session>>, mut speaker: Speaker) {
    let Some(session) = session else {
        cues.clear();
        return;
    };
    cues.read()
        .filter(|started| !started.hurried || heard_in_haste(started.cue.kind))
        .flat_map(|started| notes(started.cue.kind, &session))
        .take(CLICKS_A_FRAME)
        .for_each(|note| speaker.play(note));
}

/// Answers to what the player does: refusals, undo, buttons.
fn play_answers(
    mut rejected: MessageReader<MoveRejected>,
    mut resets: MessageReader<PositionReset>,
    mut touches: MessageReader<UiSound>,
    mut speaker: Speaker,
) {
    if let Some(rejected) = rejected.read().last() {
        speaker.play(Note { place: Some(Place::Pit(rejected.mv.pit)), ..Note::plain(Clip::Illegal) });
    }
    if resets.read().any(|reset| matches!(reset.cause, ResetCause::Undone | ResetCause::Redone)) {
        speaker.play(Note::plain(Clip::Undo));
    }
    if let Some(touch) = touches.read().last() {
        speaker.play(match touch {
            UiSound::Button => Note::plain(Clip::Button),
            UiSound::Hover => Note::plain(Clip::Hover),
            // A seed on wood, from afar.
            UiSound::Tick => Note { decibels: -8.0, ..Note::plain(Clip::SeedWood) },
        });
    }
}

/// The audio plugin keeps every sound that was ever played; the silent ones are thrown away here.
fn drop_stopped(mut instances: ResMut<Assets<AudioInstance>>) {
    let stopped: Vec<_> =
        instances.iter().filter(|(_, instance)| instance.state() == PlaybackState::Stopped).map(|(id, _)| id).collect();
    for id in stopped {
        instances.remove(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game without a window that reads its assets and plays its sounds.
    fn silent_app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_resource::<Settings>().init_resource::<Anchors>();
        app.add_message::<CueStarted>()
            .add_message::<MoveRejected>()
            .add_message::<PositionReset>()
            .add_message::<UiSound>();
        app.add_plugins(plugin);
        app
    }

    /// Runs frames until the machine's sound is known, 20 seconds at most.
    fn run_until_known(app: &mut App) {
        for _ in 0..4000 {
            app.update();
            if matches!(app.world().resource::<Device>(), Device::Works | Device::Missing) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn the_device_is_found_or_given_up_and_the_game_goes_on() {
        let mut app = silent_app();
        run_until_known(&mut app);
        let known = matches!(app.world().resource::<Device>(), Device::Works | Device::Missing);
        assert!(known, "{:?}", app.world().resource::<Device>());
        for _ in 0..50 {
            app.world_mut().write_message(UiSound::Button);
            app.update();
        }
    }

    #[test]
    fn every_sound_is_read_by_the_games_own_decoder() {
        let mut app = silent_app();
        let files = Clip::ALL.iter().map(|clip| clip.paths().len()).sum::<usize>() + 2;
        for _ in 0..4000 {
            app.update();
            if app.world().resource::<Assets<AudioSource>>().len() == files {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let sources = app.world().resource::<Assets<AudioSource>>();
        assert_eq!(sources.len(), files);
        let bank = app.world().resource::<SoundBank>();
        for (source, turn) in &bank.loops {
            let seconds = sources.get(source).unwrap().sound.duration().as_secs_f64();
            // The loop's end must lie within what is decoded.
            assert!(seconds >= turn + LOOP_MARGIN + 0.2, "{seconds} s decoded of {turn}");
        }
    }
}
