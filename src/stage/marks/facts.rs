//! Which marks are true: what the game, the choice, the hint and the look back say of a pit.

use super::{LIT, Mark, SWEEP, Sign};
use crate::ai::explain::Mistake;
use crate::app::{
    Advising, Focus, Hints, Playable, Playback, Preview, Review, Reviewed, Screen, Session, Settings, Shown,
};
use crate::choreography::Tempo;
use crate::rules::{PitId, Player};
use crate::stage::shake::Shake;
use bevy::prelude::*;

/// What decides which marks are true.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Facts<'w> {
    session: Option<Res<'w, Session>>,
    playback: Res<'w, Playback>,
    screen: Res<'w, State<Screen>>,
    shown: Res<'w, Shown>,
    focus: Res<'w, Focus>,
    hints: Res<'w, Hints>,
    advising: Res<'w, Advising>,
    review: Res<'w, Review>,
    playable: Res<'w, Playable>,
    preview: Res<'w, Preview>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) shake: Res<'w, Shake>,
}

/// Whether pit number `place` of a row of `of` is lit when the light has run `progress` of its way, from 0 to 1.
pub(super) fn is_lit(place: usize, of: usize, progress: f32) -> bool {
    let behind = progress * (of as f32 + LIT) - place as f32;
    (0.0..LIT).contains(&behind)
}

impl Facts<'_> {
    /// Whether `mark` is seen now.
    pub(super) fn true_now(&self, mark: Mark) -> bool {
        let pit = mark.pit;
        let at_board = *self.screen.get() == Screen::Play;
        let pointed = at_board && self.focus.pit == Some(pit);
        match mark.sign {
            Sign::Pointed => pointed && !self.focus.by_keys && self.choosing() && self.owned(pit),
            Sign::Chosen => {
                pointed && (self.focus.by_keys || self.focus.chosen) || at_board && self.hinted(pit) || self.better(pit)
            }
            Sign::Playable(player) => at_board && !self.hints.on() && !pointed && self.legal(player, pit),
            Sign::Legal(player) => at_board && self.hints.on() && self.told(pit) && self.legal(player, pit),
            Sign::Landing => self.foreseen(|o| o.last != Some(pit) && o.sown.iter().any(|(p, _)| *p == pit)),
            Sign::Last => self.foreseen(|o| o.last == Some(pit)),
            Sign::Prey => self.foreseen(|o| o.captures.iter().any(|(p, _)| *p == pit)),
            Sign::LastSeed => {
                self.shown.last == Some(pit) && !self.shown.captured.contains(&pit) && self.looking_back()
            }
            Sign::Captured => self.shown.captured.contains(&pit) && self.looking_back(),
            Sign::Refused => self.shake.progress(pit).is_some() || pointed && self.refused() || self.regretted(pit),
            Sign::Bought(player) => self.at_table() && self.bought(player, pit),
            Sign::Empty => at_board && self.passes_over(pit),
        }
    }

    /// Whether a game lies there, finished or not.
    fn at_table(&self) -> bool {
        matches!(self.screen.get(), Screen::Play | Screen::Over | Screen::Review)
    }

    fn bought(&self, player: Player, pit: PitId) -> bool {
        self.session.as_ref().is_some_and(|s| {
            let position = s.position();
            position.board().owns(player, pit) && position.rules().first_owner(pit) != Some(player)
        })
    }

    /// Whether the light that shows a pass is over `pit` now: it runs along the row of who passes.
    fn passes_over(&self, pit: PitId) -> bool {
        let (Some((player, since)), Some(session)) = (self.shown.passing, &self.session) else { return false };
        let (rules, board) = (session.position().rules(), session.position().board());
        let row: Vec<PitId> = rules.ring().filter(|p| board.owns(player, *p)).collect();
        let Some(place) = row.iter().position(|p| *p == pit) else { return false };
        let progress = (self.playback.clock() - since) / (Tempo::PASS * SWEEP);
        self.settings.reduced_motion || is_lit(place, row.len(), progress)
    }

    fn choosing(&self) -> bool {
        !self.playback.running() && self.session.as_ref().is_some_and(|s| s.persons_turn())
    }

    fn owned(&self, pit: PitId) -> bool {
        self.session.as_ref().is_some_and(|s| {
            let board = s.position().board();
            s.mover().is_some_and(|mover| board.owns(mover, pit)) && board.seeds(pit) > 0
        })
    }

    fn legal(&self, player: Player, pit: PitId) -> bool {
        self.session.as_ref().is_some_and(|s| s.mover() == Some(player)) && self.playable.pits.contains(&pit)
    }

    /// Whether the hint points at `pit`: at first at every one that may be played.
    fn told(&self, pit: PitId) -> bool {
        self.hinted(pit) || !self.hints.tells_pit() || self.advising.advice().is_none()
    }

    /// Whether it is the pit of the hint's move, once that is told and nothing moves.
    fn hinted(&self, pit: PitId) -> bool {
        self.hints.tells_pit() && self.choosing() && self.advising.advice().is_some_and(|a| a.best.pit == pit)
    }

    /// Whether a move that decided a finished game is looked at, whose better move is that of `pit`.
    fn better(&self, pit: PitId) -> bool {
        self.looked_at().is_some_and(|mistake| mistake.judged.best.pit == pit)
    }

    /// The same for the move that was played.
    fn regretted(&self, pit: PitId) -> bool {
        self.looked_at().is_some_and(|mistake| mistake.judged.played.pit == pit)
    }

    fn looked_at(&self) -> Option<&Mistake> {
        let still = *self.screen.get() == Screen::Review && self.review.showing() == Reviewed::Before;
        self.review.mistake().filter(|_| still)
    }

    fn refused(&self) -> bool {
        self.preview.outlook.as_ref().is_some_and(|o| o.refused.is_some())
    }

    fn foreseen(&self, is: impl Fn(&crate::app::Outlook) -> bool) -> bool {
        self.preview.outlook.as_ref().is_some_and(|o| o.refused.is_none() && is(o))
    }

    /// The marks of the last move give way to those of the next choice.
    fn looking_back(&self) -> bool {
        self.preview.outlook.as_ref().is_none_or(|o| o.refused.is_some())
    }
}
