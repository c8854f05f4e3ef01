//! The odds of the next card, for whoever asks.

use diamant::{Card, Diamant, Face, View};
use leptos::prelude::*;
use prose::dangers;
use voice::web as words;

use crate::session::Session;

/// What the next card can be, each card of the pile being as likely as any other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Odds {
    /// Cards in the pile.
    cards: u16,
    /// Those that would end the expedition.
    ends: u16,
    /// Those with stones.
    diamonds: u16,
    /// How many would share.
    inside: u8,
    /// What all cards together would bring each of those inside.
    shares: u16,
}

impl Odds {
    /// Nothing, if no card comes for anyone.
    fn new(view: &View) -> Option<Self> {
        let pile = view.pile();
        let inside = view.inside.len();
        if pile.is_empty() || inside == 0 {
            return None;
        }
        let mut odds = Self {
            cards: pile.len().into(),
            ends: dangers(view).into(),
            diamonds: 0,
            inside,
            shares: 0,
        };
        for card in Card::all() {
            if let Face::Diamonds(value) = card.face() {
                odds.diamonds += u16::from(pile.count(card));
                odds.shares += u16::from(value / inside) * u16::from(pile.count(card));
            }
        }
        Some(odds)
    }

    /// Hazards that would do nothing yet.
    const fn harmless(self) -> u16 {
        self.cards - self.ends - self.diamonds
    }

    /// So many of the cards, in tenths of a percent.
    const fn per_mille(self, cards: u16) -> u16 {
        (cards * 1000 + self.cards / 2) / self.cards
    }

    /// What the next card brings on average, in tenths.
    const fn share(self) -> u16 {
        (self.shares * 10 + self.cards / 2) / self.cards
    }
}

/// How likely the next card ends the expedition, in percent; nothing if no card comes for anyone.
pub(super) fn danger(view: &View) -> Option<u16> {
    let odds = Odds::new(view)?;
    Some((odds.ends * 100 + odds.cards / 2) / odds.cards)
}

/// A disclosure: the chances in sentences, and as a bar.
pub(super) fn odds(session: Session<Diamant>) -> AnyView {
    let odds = Memo::new(move |_| Odds::new(&session.view.read()));
    let told = move || {
        odds.get().map(|odds| {
            let ends =
                words::d_odds_end(odds.ends, odds.cards, words::tenths(odds.per_mille(odds.ends)));
            let others = words::d_odds_others(odds.diamonds, odds.harmless());
            let share = words::d_odds_share(odds.inside, words::tenths(odds.share()));
            let part = |kind, cards: u16| {
                (cards > 0).then(
                    || view! { <i class=kind prop:style=format!("flex-grow:{cards}")>{cards}</i> },
                )
            };
            view! {
                <div class="chances" aria-hidden="true">
                    {part("ends", odds.ends)}
                    {part("harmless", odds.harmless())}
                    {part("diamonds", odds.diamonds)}
                </div>
                <p>{session.say(&ends)}</p>
                <p>{session.say(&others)}</p>
                <p>{session.say(&share)}</p>
            }
        })
    };
    view! {
        <details class="odds">
            <summary>{move || session.say(&words::d_odds())}</summary>
            {told}
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::Options;
    use table::{Game, Viewer};

    use super::*;

    #[test]
    fn the_odds_count_the_cards_of_the_pile() {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        game.deal("snake".parse().unwrap(), &mut Vec::new()).unwrap();
        let odds = Odds::new(&game.view(Viewer::Spectator)).unwrap();
        assert_eq!((odds.cards, odds.ends, odds.diamonds, odds.harmless()), (29, 2, 15, 12));
        assert_eq!(odds.per_mille(odds.ends), 69);
        assert_eq!(danger(&game.view(Viewer::Spectator)), Some(7));
        // 1 to 17 stones, each card shared by three: 0 0 1 1 1 1 2 2 3 3 3 4 4 5 5.
        assert_eq!(odds.shares, 35);
        assert_eq!(odds.share(), 12);
    }
}
