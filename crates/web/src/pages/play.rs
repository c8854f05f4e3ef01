//! A game alone against bots.

use games::{Kind, with_game};
use leptos::prelude::*;
use prose::{STONES, USUAL_LEVEL};
use voice::{Message, Spoken, Voice, terminal};

use super::entitle;
use crate::router::Router;
use crate::session::{Session, Setup, Solo};
use crate::settings::Settings;
use crate::tables::{Drawn, Table};

/// A game alone: the one that the browser keeps, or a new one.
///
/// `?players=4&level=clever&seed=7` asks for a new one of that kind.
#[component]
pub(crate) fn Play(game: Kind) -> impl IntoView {
    with_game!(game, G => solo::<G>().into_any())
}

fn solo<G: Drawn>() -> impl IntoView {
    let settings = Settings::of_page();
    entitle(|settings| settings.say(&G::title()));
    let wish = Wish::of_address();
    let begun = RwSignal::new(0_u32);
    let again = Callback::new(move |()| begun.update(|begun| *begun += 1));
    move || {
        let kept = (begun.get() == 0 && wish == Wish::default()).then(Solo::<G>::resume);
        match kept.flatten().map_or_else(|| wish.begin::<G>(settings), Ok) {
            Ok(session) => view! { <Table screen=session again/> }.into_any(),
            Err(refused) => {
                view! { <p role="alert">{move || settings.say(&refused)}</p> }.into_any()
            }
        }
    }
}

/// What the address asks for.
#[derive(Clone, PartialEq, Eq, Default)]
struct Wish {
    players: Option<u8>,
    level: Option<String>,
    seed: Option<u64>,
}

impl Wish {
    fn of_address() -> Self {
        let router = Router::of_page();
        untrack(|| Self {
            players: router.query("players").and_then(|players| players.parse().ok()),
            level: router.query("level"),
            seed: router.query("seed").and_then(|seed| seed.parse().ok()),
        })
    }

    /// Begins a new game.
    fn begin<G: Drawn>(&self, settings: Settings) -> Result<Session<G>, Message> {
        let players = self.players.unwrap_or(G::USUAL);
        let level = self.level.as_deref().filter(|level| G::BOTS.contains(level));
        let bots = vec![level.unwrap_or(USUAL_LEVEL).to_owned(); players.saturating_sub(1).into()];
        let you = Voice::of(settings.lang.get_untracked()).say(&terminal::person(1));
        let stones = STONES.iter().map(|stone| (*stone).to_owned());
        let names = std::iter::once(you).chain(stones).take(players.into()).collect();
        let seed = self.seed.unwrap_or_else(random_seed);
        let setup = Setup { options: G::Options::default(), bots, names, seed };
        Solo::begin(setup).map_err(|refusal: G::Refusal| refusal.message())
    }
}

/// A seed that a JavaScript number can hold too.
#[expect(clippy::cast_sign_loss, reason = "a random number is not negative")]
fn random_seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
