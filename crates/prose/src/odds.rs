//! The odds of Diamant's next card, in sentences.

use diamant::Odds;
use voice::{Speaker, web};

/// What the next card can be, and what it brings on average; nothing if no card comes for anyone.
pub fn odds_in_words(odds: Odds, to: &Speaker<'_>) -> Option<[String; 3]> {
    let (danger, share) = (odds.danger_per_mille()?, odds.share_in_tenths()?);
    let ends = web::d_odds_end(odds.deadly, odds.left, web::tenths(danger));
    let others = web::d_odds_others(odds.diamonds, odds.harmless());
    let share = web::d_odds_share(odds.inside, web::tenths(share));
    Some([ends, others, share].map(|message| to.say(&message)))
}
