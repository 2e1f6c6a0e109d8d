//! What is heard when: clips, their takes, loudness, place and pitch. Without a device.

use crate::app::{Session, Who};
use crate::choreography::CueKind;
use crate::rules::{Place, Player};

/// A sound of the game, of one or several takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clip {
    /// A few seeds are lifted.
    LiftSmall,
    /// Half a handful is lifted.
    LiftMedium,
    /// A handful is lifted.
    LiftLarge,
    /// A seed falls into an empty pit.
    SeedWood,
    /// A seed falls onto seeds.
    SeedSeed,
    /// Seeds are scooped out of a captured pit.
    Capture,
    /// A seed falls into a store.
    Store,
    /// A move is refused.
    Illegal,
    /// It is a person's turn.
    Turn,
    /// The person won.
    Win,
    /// The person lost.
    Lose,
    /// Nobody won.
    Draw,
    /// A button.
    Button,
    /// The pointer comes over something.
    Hover,
    /// Moves were taken back or played again.
    Undo,
}

impl Clip {
    /// All clips, in the order of their numbers.
    pub const ALL: [Clip; 15] = [
        Clip::LiftSmall,
        Clip::LiftMedium,
        Clip::LiftLarge,
        Clip::SeedWood,
        Clip::SeedSeed,
        Clip::Capture,
        Clip::Store,
        Clip::Illegal,
        Clip::Turn,
        Clip::Win,
        Clip::Lose,
        Clip::Draw,
        Clip::Button,
        Clip::Hover,
        Clip::Undo,
    ];

    /// The name of its files and how many takes there are.
    fn files(self) -> (&'static str, usize) {
        match self {
            Clip::LiftSmall => ("lift_small", 2),
            Clip::LiftMedium => ("lift_medium", 2),
            Clip::LiftLarge => ("lift_large", 2),
            Clip::SeedWood => ("seed_wood", 10),
            Clip::SeedSeed => ("seed_seed", 8),
            Clip::Capture => ("capture", 3),
            Clip::Store => ("store", 6),
            Clip::Illegal => ("illegal", 1),
            Clip::Turn => ("turn", 1),
            Clip::Win => ("win", 1),
            Clip::Lose => ("lose", 1),
            Clip::Draw => ("draw", 1),
            Clip::Button => ("button", 1),
            Clip::Hover => ("hover", 1),
            Clip::Undo => ("undo", 1),
        }
    }

    /// The files of its takes, from the assets folder.
    pub fn paths(self) -> Vec<String> {
        let (name, takes) = self.files();
        match takes {
            1 => vec![format!("sounds/{name}.ogg")],
            _ => (1..=takes).map(|take| format!("sounds/{name}_{take:02}.ogg")).collect(),
        }
    }
}

/// Chooses among the takes of a clip, never the same twice running.
#[derive(Clone, Debug, Default)]
pub struct TakePicker {
    last: usize,
    state: u32,
}

impl TakePicker {
    /// The next of `takes` takes, counted from 0.
    pub fn pick(&mut self, takes: usize) -> usize {
        if takes < 2 {
            return 0;
        }
        // A linear congruence is chance enough for which of ten clicks is heard.
        self.state = self.state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let step = 1 + (self.state >> 16) as usize % (takes - 1);
        self.last = (self.last + step) % takes;
        self.last
    }
}

/// A clip as it is to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// Which clip.
    pub clip: Clip,
    /// Decibels above or below its own loudness.
    pub decibels: f32,
    /// Factor on speed and pitch.
    pub rate: f64,
    /// The place on the board from which it comes; `None`: the middle.
    pub place: Option<Place>,
}

impl Note {
    /// A clip as it was made.
    pub fn plain(clip: Clip) -> Note {
        Note { clip, decibels: 0.0, rate: 1.0, place: None }
    }

    fn at(clip: Clip, place: Place) -> Note {
        Note { place: Some(place), ..Note::plain(clip) }
    }
}

/// What is heard at a cue. Two notes at most: a small pile lets the wood through.
pub fn notes(cue: CueKind, session: &Session) -> Vec<Note> {
    match cue {
        CueKind::Lifted { pit, n } => vec![Note::at(lift(n), Place::Pit(pit))],
        CueKind::Sown { pit, count, .. } => sown(Place::Pit(pit), count),
        CueKind::Captured { pit, link, .. } => {
            vec![Note { rate: 1.0 + 0.04 * f64::from(link.min(5)), ..Note::at(Clip::Capture, Place::Pit(pit)) }]
        }
        CueKind::Swept { pit, .. } => vec![Note { decibels: -4.0, ..Note::at(Clip::Capture, Place::Pit(pit)) }],
        CueKind::Stored { place, .. } => vec![Note { decibels: -3.0, ..Note::at(Clip::Store, place) }],
        CueKind::Refilled { pit, count, .. } => sown(Place::Pit(pit), count),
        CueKind::Again { player } if persons_turn(session, player) => vec![Note::plain(Clip::Turn)],
        CueKind::TurnPassed { player } if persons_turn(session, player) => vec![Note::plain(Clip::Turn)],
        CueKind::Ended { .. } => ending(session).map(Note::plain).into_iter().collect(),
        CueKind::TurnPassed { .. }
        | CueKind::Again { .. }
        | CueKind::LeftOut { .. }
        | CueKind::Counted { .. }
        | CueKind::Passed { .. }
        | CueKind::HandGiven { .. }
        | CueKind::PassedOver { .. }
        | CueKind::LastSeed { .. }
        | CueKind::Stopped { .. } => Vec::new(),
    }
}

/// Whether a cue is heard even when the player skips to the end.
pub fn heard_in_haste(cue: CueKind) -> bool {
    match cue {
        CueKind::Ended { .. } | CueKind::TurnPassed { .. } | CueKind::Again { .. } | CueKind::Passed { .. } => true,
        CueKind::Lifted { .. }
        | CueKind::Sown { .. }
        | CueKind::PassedOver { .. }
        | CueKind::LastSeed { .. }
        | CueKind::Captured { .. }
        | CueKind::Stored { .. }
        | CueKind::HandGiven { .. }
        | CueKind::Refilled { .. }
        | CueKind::Stopped { .. }
        | CueKind::LeftOut { .. }
        | CueKind::Counted { .. }
        | CueKind::Swept { .. } => false,
    }
}

fn lift(seeds: u16) -> Clip {
    match seeds {
        0..=3 => Clip::LiftSmall,
        4..=9 => Clip::LiftMedium,
        10.. => Clip::LiftLarge,
    }
}

fn sown(place: Place, count: u16) -> Vec<Note> {
    let rate = rate(count);
    let wood = Note { rate, ..Note::at(Clip::SeedWood, place) };
    let seed = Note { rate, ..Note::at(Clip::SeedSeed, place) };
    match count {
        0 | 1 => vec![wood],
        2..=4 => vec![seed, Note { decibels: -8.0, ..wood }],
        5.. => vec![seed],
    }
}

/// The pitch rises by 2.5 per cent a seed, up to twelve seeds.
fn rate(count: u16) -> f64 {
    1.0 + 0.025 * f64::from(count.clamp(1, 12) - 1)
}

fn persons_turn(session: &Session, player: Player) -> bool {
    let person = session.seat(player).is_some_and(|seat| seat.who == Who::Person);
    person && !session.is_story() && session.position().outcome().is_none()
}

/// The figure at the end, as the persons at the screen feel it.
fn ending(session: &Session) -> Option<Clip> {
    let outcome = session.position().outcome()?;
    let Some(winner) = outcome.winner else { return Some(Clip::Draw) };
    let won = session.seat(winner).is_some_and(|seat| seat.who == Who::Person);
    let alone = session.seats().iter().all(|seat| seat.who != Who::Person);
    Some(if won || alone { Clip::Win } else { Clip::Lose })
}

/// A volume from 0 to 1 in decibels; `None` is silence: nothing is to be played.
pub fn decibels(volume: f32) -> Option<f32> {
    let audible = volume.is_finite() && volume > 0.001;
    audible.then(|| 20.0 * volume.min(1.0).log10())
}

/// The place between left (-0.6) and right (0.6) of a point `x` on a screen of this width.
pub fn panning(x: f32, width: f32) -> f32 {
    let place = (2.0 * x / width - 1.0).clamp(-1.0, 1.0);
    if place.is_finite() { 0.6 * place } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::{Seat, StartGame};
    use crate::rules::{PitId, Ruleset};
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::sync::Arc;

    fn session(south: Who, north: Who) -> Session {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rulesets/oware.ruleset.ron");
        let text = std::fs::read_to_string(&path).unwrap();
        let rules = Arc::new(Ruleset::from_ron(&text, "oware").unwrap());
        Session::new(&StartGame::fresh(rules, Seat::pair(south, north), Player::SOUTH, 1))
    }

    fn heard(cue: CueKind, session: &Session) -> Vec<Clip> {
        notes(cue, session).iter().map(|note| note.clip).collect()
    }

    #[test]
    fn only_a_persons_turn_is_announced() {
        let session = session(Who::Person, Who::Computer(Level::MIDDLE.into()));
        assert_eq!(heard(CueKind::TurnPassed { player: Player::SOUTH }, &session), [Clip::Turn]);
        assert_eq!(heard(CueKind::TurnPassed { player: Player::NORTH }, &session), []);
    }

    #[test]
    fn a_larger_handful_sounds_larger() {
        let session = session(Who::Person, Who::Person);
        let lifted = |n| heard(CueKind::Lifted { pit: PitId(0), n }, &session)[0];
        assert_eq!([1, 4, 12].map(lifted), [Clip::LiftSmall, Clip::LiftMedium, Clip::LiftLarge]);
    }

    #[test]
    fn nothing_is_heard_of_the_hand_in_the_air() {
        let session = session(Who::Person, Who::Person);
        assert_eq!(heard(CueKind::PassedOver { pit: PitId(0) }, &session), []);
        assert_eq!(heard(CueKind::LastSeed { pit: PitId(0), count: 2 }, &session), []);
    }

    #[test]
    fn a_take_is_never_heard_twice_running_and_every_take_is_heard() {
        for takes in 2..=10 {
            let mut picker = TakePicker::default();
            let mut heard = BTreeSet::new();
            let mut last = None;
            for _ in 0..500 {
                let take = picker.pick(takes);
                assert!(take < takes);
                assert_ne!(Some(take), last, "of {takes}");
                heard.insert(take);
                last = Some(take);
            }
            assert_eq!(heard.len(), takes);
        }
    }

    #[test]
    fn one_take_or_none_is_no_trouble() {
        let mut picker = TakePicker::default();
        assert_eq!((picker.pick(1), picker.pick(1), picker.pick(0)), (0, 0, 0));
    }

    #[test]
    fn every_take_of_every_clip_lies_in_the_assets() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let named: BTreeSet<String> = Clip::ALL.iter().flat_map(|clip| clip.paths()).collect();
        for path in &named {
            assert!(assets.join(path).is_file(), "{path}");
        }
        let loops = 2;
        assert_eq!(std::fs::read_dir(assets.join("sounds")).unwrap().count(), named.len() + loops);
    }

    #[test]
    fn clips_are_numbered_in_the_order_of_the_list() {
        for (number, clip) in Clip::ALL.iter().enumerate() {
            assert_eq!(*clip as usize, number);
        }
    }

    #[test]
    fn full_volume_is_zero_decibels_and_none_is_silence() {
        assert_eq!(decibels(1.0), Some(0.0));
        assert!((decibels(0.5).unwrap() + 6.02).abs() < 0.01);
        for silent in [0.0, -1.0, f32::NAN, f32::INFINITY] {
            assert_eq!(decibels(silent), None);
        }
        assert_eq!(decibels(7.0), Some(0.0));
    }

    #[test]
    fn panning_stays_within_its_range() {
        assert_eq!(panning(0.0, 800.0), -0.6);
        assert_eq!(panning(400.0, 800.0), 0.0);
        assert_eq!(panning(9000.0, 800.0), 0.6);
        assert_eq!(panning(0.0, 0.0), 0.0);
    }

    #[test]
    fn the_pitch_rises_with_the_pile_up_to_twelve_seeds() {
        assert_eq!(rate(1), 1.0);
        assert_eq!(rate(0), 1.0);
        assert!((rate(2) - 1.025).abs() < 1e-9);
        assert_eq!(rate(12), rate(300));
    }

    #[test]
    fn the_first_seed_falls_on_wood_and_a_later_one_on_seeds() {
        let place = Place::Pit(PitId(3));
        let clips = |count| sown(place, count).iter().map(|note| note.clip).collect::<Vec<_>>();
        assert_eq!(clips(1), [Clip::SeedWood]);
        assert_eq!(clips(3), [Clip::SeedSeed, Clip::SeedWood]);
        assert_eq!(clips(20), [Clip::SeedSeed]);
    }
}
