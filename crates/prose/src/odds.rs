//! The odds of Diamant's next card, in sentences.

use diamant::Odds;
use voice::{Speaker, diamant::table as diamant_words, table as table_words};

/// What the next card can be, and what it brings on average; nothing if no card comes for any player.
pub fn odds_in_words(odds: Odds, to: &Speaker<'_>) -> Option<[String; 3]> {
    let (danger, share) = (odds.danger_per_mille()?, odds.share_in_tenths()?);
    let ends = diamant_words::odds_end(odds.deadly, odds.left, table_words::tenths(danger));
    let others = diamant_words::odds_others(odds.diamonds, odds.harmless());
    let share = diamant_words::odds_share(odds.inside, table_words::tenths(share));
    Some([ends, others, share].map(|message| to.say(&message)))
}
