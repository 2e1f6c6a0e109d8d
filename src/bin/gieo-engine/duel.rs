//! `match`: two players, many games.

use crate::Failure;
use crate::args::Match;
use crate::keeper::Keeper;
use crate::ladder::MOST_PLIES;
use crate::mean::Mean;
use crate::openings::Openings;
use crate::players::{Contestant, Spend, book_of};
use crate::rounds::{of_match, play_match};
use gieo::ai::Chance;
use gieo::door::Catalogue;
use gieo::rules::{EndReason, Family, Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::cmp::Ordering;
use std::sync::Arc;

/// What games came to, from A's side.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    points: [i64; 2],
    plies: u64,
    longest: u64,
    /// Games that went on too long.
    agreed: u32,
    /// Of each opening A's share, with both sides of it.
    shares: Mean,
    /// That of the last opening, as long as only one side of it has been played.
    half: Option<f64>,
    /// How many openings A won, split and lost, with both sides of each.
    pairs: [u32; 3],
}

/// Who plays, and where A sits.
pub struct Meeting {
    players: [Contestant; 2],
    south: usize,
    spend: Spend,
    seed: u64,
}

/// Plays the match and prints what it came to.
pub fn fight(catalogue: &Catalogue, args: &Match) -> Result<(), Failure> {
    let rules = catalogue.find(&args.ruleset).map_err(|e| Failure::Arguments(e.to_string()))?;
    if rules.board.players != 2 {
        return Err(Failure::Arguments(format!("{}: a match is for two players", args.ruleset)));
    }
    let rules = if args.rounds { of_match(&rules)? } else { rules };
    let keeper = Keeper::new();
    let named = |name: &str| Contestant::named(name, &rules, &keeper, args.seed);
    let mut players = [named(&args.a)?, named(&args.b)?];
    players[0].think_with(args.threads);
    if let Some(file) = &args.book {
        players[0].open_by(book_of(file.as_deref(), &rules)?).map_err(|what| wrong(&args.a, what))?;
    }
    if rules.family() != Family::Oware && players.iter().any(Contestant::is_stranger) {
        return Err(wrong(&args.ruleset, "the dialect of other programs knows Oware only"));
    }
    let spend = Spend { time: args.movetime, nodes: args.nodes, in_match: args.rounds };
    let mut meeting = Meeting { players, south: 0, spend, seed: 0 };
    let mut openings = Openings::new(&rules, args.opening, args.balanced);
    let (games, matches) = meet(&rules, args, &mut openings, &mut meeting)?;
    games.print(args, matches.as_ref());
    openings.told().iter().for_each(|told| say!("{told}"));
    Ok(())
}

fn wrong(who: &str, what: &str) -> Failure {
    Failure::Arguments(format!("{who}: {what}"))
}

/// The games, and if whole matches were played those.
fn meet(
    rules: &Arc<Ruleset>,
    args: &Match,
    openings: &mut Openings,
    meeting: &mut Meeting,
) -> Result<(Tally, Option<Tally>), Failure> {
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    let (mut games, mut matches, mut opening) = (Tally::default(), Tally::default(), vec![]);
    for game in 0..args.games {
        if game % 2 == 0 {
            opening = openings.next(&mut rng)?;
        }
        // Each opening is played twice, so that neither player has the better side of it.
        (meeting.south, meeting.seed) = ((game % 2) as usize, rng.random());
        if args.rounds {
            let played = play_match(rules, &opening, meeting)?;
            played.games.iter().for_each(|(end, plies)| games.count(end, *plies, meeting.south));
            matches.add(played.result(meeting.south), played.games.len() as u64);
        } else {
            let start = Position::start(rules.clone(), Player::SOUTH);
            let (end, plies) = play(start, &opening, meeting)?;
            games.count(&end, plies, meeting.south);
        }
    }
    Ok((games, args.rounds.then_some(matches)))
}

/// Plays one game to its end, `opening` first; after [`MOST_PLIES`] both agree to end it and gather their own sides.
/// Answers with the last position and the number of plies.
pub fn play(mut position: Position, opening: &[Move], meeting: &mut Meeting) -> Result<(Position, u64), Failure> {
    let rules = position.rules().clone();
    let (mut letters, mut plies) = (String::new(), 0);
    while position.board().over.is_none() {
        let side = position.board().mover.index() ^ meeting.south;
        let chance = Chance::new(meeting.seed, plies);
        let mv = match opening.get(plies) {
            Some(mv) => *mv,
            None => meeting.players[side].choose(&position, &letters, meeting.spend, chance)?,
        };
        letters.push_str(&mv.to_text(&rules));
        position.play(mv).map_err(|e| Failure::Wrong(format!("after {letters}: {e}")))?;
        plies += 1;
        if plies == MOST_PLIES && position.board().over.is_none() {
            position.agree().map_err(|e| Failure::Wrong(format!("after {letters}: {e}")))?;
        }
    }
    Ok((position, plies as u64))
}

impl Tally {
    /// Counts a game in which A sat at seat `south`.
    fn count(&mut self, position: &Position, plies: u64, south: usize) {
        let score = |player: usize| position.board().score(position.rules(), Player((player ^ south) as u8));
        let (a, b) = (score(0), score(1));
        self.points[0] += i64::from(a);
        self.points[1] += i64::from(b);
        self.agreed += u32::from(position.board().over == Some(EndReason::Agreed));
        self.add(a.cmp(&b), plies);
    }

    /// Counts a game or a match of that length.
    fn add(&mut self, won: Ordering, length: u64) {
        let (count, share) = match won {
            Ordering::Greater => (&mut self.won, 1.0),
            Ordering::Equal => (&mut self.drawn, 0.5),
            Ordering::Less => (&mut self.lost, 0.0),
        };
        *count += 1;
        self.plies += length;
        self.longest = self.longest.max(length);
        match self.half.take() {
            Some(half) => self.add_pair((half + share) / 2.0),
            None => self.half = Some(share),
        }
    }

    /// Counts A's share of an opening.
    fn add_pair(&mut self, share: f64) {
        self.shares.add(share);
        let came_to = if share > 0.5 { 0 } else { 1 + usize::from(share < 0.5) };
        self.pairs[came_to] += 1;
    }

    /// A's share of all games; its interval is that of the openings played from both sides.
    fn share(&self) -> String {
        let share = (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.all().max(1));
        format!("{share:.3} ± {:.3}", self.shares.spread())
    }

    /// What A's openings came to, in words.
    fn pairs(&self) -> String {
        let [won, split, lost] = self.pairs;
        format!("pairs won {won}, split {split}, lost {lost}")
    }

    fn all(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn print(&self, args: &Match, matches: Option<&Tally>) {
        let a = &args.a;
        say!("{}: {a} against {}, {} games, seed {}", args.ruleset, args.b, args.games, args.seed);
        if let Some(matches) = matches {
            let games = matches.plies as f64 / f64::from(matches.all().max(1));
            say!("{a} won {}, drew {}, lost {} whole matches", matches.won, matches.drawn, matches.lost);
            say!("share of the matches {}, {games:.1} games each, at most {}", matches.share(), matches.longest);
            say!("{} of matches", matches.pairs());
        }
        say!("{a} won {}, drew {}, lost {}", self.won, self.drawn, self.lost);
        say!("share {} (95 %, by pairs of games)", self.share());
        if matches.is_none() {
            say!("{}", self.pairs());
        }
        say!("seeds {} : {}", self.points[0], self.points[1]);
        let mean = self.plies as f64 / f64::from(self.all().max(1));
        say!("plies {}, {mean:.1} a game, the longest game {}", self.plies, self.longest);
        if self.agreed > 0 {
            say!("{} of the games were ended after {MOST_PLIES} plies and counted as they stood", self.agreed);
        }
    }
}
