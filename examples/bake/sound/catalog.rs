//! Every sound of the game: its name, takes, level and recipe.

use std::ops::RangeInclusive;

use super::dice::{Dice, hash};
use super::measure::loudness;
use super::wave::{RATE, Wave, amplitude, decibels};
use super::{cues, evening, seeds};

/// Frames before and after the turn of a loop: a quarter of a second.
pub const LOOP_MARGIN: usize = RATE as usize / 4;

/// How loud a sound is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Level {
    /// The loudest take's peak in dBFS, and how many dB quieter a take may be.
    Peak(f64, f64),
    /// Integrated loudness in LUFS.
    Loudness(f64),
}

/// One sound, of one or several takes.
#[derive(Clone, Debug)]
pub struct Sound {
    /// The file's name without take and ending.
    pub name: &'static str,
    /// How many takes exist; one alone has no number in its name.
    pub takes: u32,
    /// How loud it is.
    pub level: Level,
    /// The allowed length of a file in seconds.
    pub seconds: RangeInclusive<f64>,
    /// The codec's quality, -0.2 to 1.
    pub quality: f32,
    /// Whether the file is a loop with margins (see [`LOOP_MARGIN`]).
    pub looped: bool,
    render: fn(&mut Dice) -> Wave,
}

/// All sounds.
pub fn all() -> Vec<Sound> {
    let mut sounds = clicks();
    sounds.extend(figures());
    sounds.extend(interface());
    sounds.extend(loops());
    sounds
}

fn clicks() -> Vec<Sound> {
    use Level::Peak;
    vec![
        click("lift_small", 2, Peak(-11.0, 1.0), 0.4..=0.6, seeds::lift_small),
        click("lift_medium", 2, Peak(-10.0, 1.0), 0.5..=0.7, seeds::lift_medium),
        click("lift_large", 2, Peak(-9.0, 1.0), 0.6..=0.9, seeds::lift_large),
        click("seed_wood", 10, Peak(-6.0, 2.0), 0.4..=0.5, seeds::seed_wood),
        click("seed_seed", 8, Peak(-8.0, 2.0), 0.25..=0.4, seeds::seed_seed),
        click("capture", 3, Peak(-8.0, 1.0), 0.6..=0.9, seeds::capture),
        click("store", 6, Peak(-6.0, 2.0), 0.4..=0.6, seeds::store),
    ]
}

fn figures() -> Vec<Sound> {
    use Level::Loudness;
    vec![
        click("turn", 1, Loudness(-28.0), 1.2..=1.8, cues::turn),
        click("win", 1, Loudness(-20.0), 3.0..=4.0, cues::win),
        click("lose", 1, Loudness(-22.0), 3.0..=4.0, cues::lose),
        click("draw", 1, Loudness(-21.0), 3.0..=4.0, cues::draw),
    ]
}

fn interface() -> Vec<Sound> {
    use Level::Peak;
    vec![
        click("illegal", 1, Peak(-10.0, 0.0), 0.3..=0.5, cues::illegal),
        click("button", 1, Peak(-14.0, 0.0), 0.1..=0.2, cues::button),
        click("hover", 1, Peak(-26.0, 0.0), 0.08..=0.2, cues::hover),
        click("undo", 1, Peak(-18.0, 0.0), 0.25..=0.45, cues::undo),
    ]
}

fn loops() -> Vec<Sound> {
    let turn = |seconds: f64| seconds + 2.0 * LOOP_MARGIN as f64 / f64::from(RATE);
    let exactly = |seconds: f64| seconds - 0.001..=seconds + 0.001;
    let music = turn(evening::MUSIC_SECONDS);
    let ambience = turn(evening::AMBIENCE_SECONDS);
    let looped = |sound: Sound, quality| Sound { looped: true, quality, ..sound };
    vec![
        looped(click("music_evening", 1, Level::Loudness(-30.0), exactly(music), evening::music), 0.25),
        looped(click("ambience_evening", 1, Level::Loudness(-36.0), exactly(ambience), evening::ambience), 0.1),
    ]
}

fn click(
    name: &'static str,
    takes: u32,
    level: Level,
    seconds: RangeInclusive<f64>,
    render: fn(&mut Dice) -> Wave,
) -> Sound {
    Sound { name, takes, level, seconds, quality: 0.4, looped: false, render }
}

impl Sound {
    /// The file's name of a take, counted from 1, without the ending.
    pub fn stem(&self, take: u32) -> String {
        if self.takes == 1 { self.name.to_owned() } else { format!("{}_{take:02}", self.name) }
    }

    /// The file's name of a take.
    pub fn file(&self, take: u32) -> String {
        format!("{}.ogg", self.stem(take))
    }

    /// The stream's serial: of the name, so that it never changes.
    pub fn serial(&self, take: u32) -> i32 {
        (hash(&self.stem(take)) & 0x7fff_ffff) as i32
    }

    /// What is wrong with a finished take, in words: its length, or a peak near full scale.
    pub fn fault(&self, wave: &Wave) -> Option<String> {
        if !self.seconds.contains(&wave.seconds()) {
            return Some(format!("lasts {:.3} s, not {:?} s", wave.seconds(), self.seconds));
        }
        (wave.peak() >= amplitude(-1.0)).then(|| format!("peaks at {:.1} dBFS", decibels(wave.peak())))
    }

    /// Makes a take at its level.
    pub fn take(&self, take: u32) -> Wave {
        let mut dice = Dice::named(&self.stem(take));
        let mut wave = (self.render)(&mut dice);
        wave.scale(match self.level {
            Level::Peak(peak, spread) => amplitude(peak - dice.uniform(0.0, spread)) / wave.peak().max(1e-9),
            Level::Loudness(target) => amplitude(target - loudness(&wave)),
        });
        if self.looped { wave.with_margins(LOOP_MARGIN) } else { wave }
    }
}
