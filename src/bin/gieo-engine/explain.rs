//! `explain`: the best move of a position, and the facts that speak for it.

use crate::Failure;
use crate::args::Explain;
use crate::rivals::tables_for;
use gieo::ai::explain::{Reason, Value, explain as advise};
use gieo::ai::{Limits, Search, Status};
use gieo::door::Catalogue;
use gieo::rules::{Move, Position, Ruleset};

/// 2^18 entries: four megabytes.
const TABLE_BITS: u8 = 18;

/// Prints the best move and its reasons: their names and numbers, the most telling first.
pub fn explain(catalogue: &Catalogue, args: &Explain) -> Result<(), Failure> {
    let bad = |what: String| Failure::Arguments(what);
    let rules = catalogue.find(&args.ruleset).map_err(|e| bad(e.to_string()))?;
    let position = Position::from_text(rules, &args.position).map_err(|e| bad(format!("position: {e}")))?;
    let limits = Limits { depth: None, nodes: Some(args.nodes) };
    let tables = tables_for(position.rules());
    let mut search = Search::with_endgames(&position, limits, TABLE_BITS, tables.as_ref());
    while search.run(args.nodes) == Status::Working {}
    let advice = advise(&position, &search.report(), tables.as_deref());
    let advice = advice.ok_or_else(|| bad("position: there is no move to play".to_owned()))?;
    let rules = position.rules();
    let line: Vec<_> = advice.line.iter().map(|mv| mv.to_text(rules)).collect();
    say!("best {} score {} exact {} line {}", advice.best.to_text(rules), advice.score, advice.proved, line.join(" "));
    advice.reasons.iter().for_each(|reason| say!("{}", words(rules, reason)));
    Ok(())
}

fn words(rules: &Ruleset, reason: &Reason) -> String {
    let value = |(name, value)| match value {
        Value::Number(n) => format!(" {name}={n}"),
        Value::Player(player) => format!(" {name}={}", player.0),
        Value::Pit(pit) => {
            let text = Move::forward(pit.0).to_text(rules);
            format!(" {name}={}", text.trim_end_matches(['+', '-']))
        }
    };
    format!("{}{}", reason.word(), reason.values().into_iter().map(value).collect::<String>())
}
