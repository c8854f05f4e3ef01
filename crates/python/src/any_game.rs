//! A game of any kind, behind one trait.

use bots::Allowance;
use games::{Kind, with_game};
use gym::{Numbered, ask};
use luck::Dice;
use prose::Playable;
use pyo3::PyResult;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{Outcome, Record, Scribe, Seat, Step, Turn, Viewer, check_rules, read_options};
use voice::{Lang, Names, Spoken as _, Voice};

use crate::fault::{self, broken_record, wrong};

/// A game that Python can play.
pub(crate) trait AnyGame: Send + Sync {
    fn kind(&self) -> Kind;
    fn players(&self) -> u8;
    fn options(&self) -> Value;
    fn turn(&self) -> Turn;
    fn outcome(&self) -> Option<Outcome>;
    fn legal(&self, seat: Seat) -> Vec<(String, usize)>;
    fn name_of(&self, seat: Seat, number: usize) -> PyResult<String>;
    fn number_of(&self, seat: Seat, action: &str) -> PyResult<usize>;
    fn act(&mut self, seat: Seat, action: &str) -> PyResult<()>;
    /// What the next draw can bring: number, name, chance.
    fn draws(&self) -> PyResult<Vec<(u8, String, f64)>>;
    fn draw(&mut self, number: u8) -> PyResult<()>;
    /// Draws what is left of the chance outcome that is due.
    fn deal(&mut self) -> PyResult<()>;
    fn view(&self, viewer: Viewer) -> Value;
    fn events(&self, viewer: Viewer) -> Value;
    fn sentences(&self, viewer: Viewer, lang: Lang) -> Vec<String>;
    fn text(&self, viewer: Viewer, lang: Lang) -> Vec<String>;
    fn observe(&self, seat: Seat) -> Vec<f32>;
    fn mask(&self, seat: Seat) -> Vec<bool>;
    fn record(&self) -> PyResult<Value>;
    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame>;
    fn choose(
        &self,
        seat: Seat,
        level: &str,
        budget: Option<Allowance>,
        seed: u64,
    ) -> PyResult<Option<(String, String)>>;
    fn copy(&self, seed: Option<u64>) -> Box<dyn AnyGame>;
    fn state(&self) -> State;
    /// The game, its position and what is drawn, in a form that only equality needs.
    fn fingerprint(&self) -> String;
}

/// A game as it is pickled.
#[derive(Serialize, Deserialize)]
pub(crate) struct State {
    game: Kind,
    players: u8,
    options: Value,
    rules_version: u32,
    imagined: Option<(String, u64)>,
    /// An action and its seat, or what was drawn.
    steps: Vec<(Option<Seat>, Value)>,
    drawn: Vec<u8>,
    seed: u64,
    names: Vec<String>,
    extra: Map<String, Value>,
}

#[derive(Clone)]
pub(crate) struct OneGame<G: Numbered + Playable> {
    game: G,
    options: G::Options,
    rules_version: u32,
    /// The view in JSON that the first position was imagined from, and the seed; nothing for a game played from its beginning.
    imagined: Option<(String, u64)>,
    steps: Vec<Step<G>>,
    log: Vec<G::Event>,
    /// What has been drawn of the chance outcome that is due.
    drawn: Vec<u8>,
    deals: u64,
    seed: u64,
    names: Vec<String>,
    extra: Map<String, Value>,
}

/// A game about to begin.
pub(crate) fn new(
    kind: Kind,
    players: u8,
    options: Value,
    seed: u64,
) -> PyResult<Box<dyn AnyGame>> {
    with_game!(kind, G => Ok(Box::new(OneGame::<G>::new(players, options, seed)?)))
}

/// The game that a record tells of.
pub(crate) fn of_record(record: Value, seed: u64) -> PyResult<Box<dyn AnyGame>> {
    let kind = Kind::of_record(&record).map_err(broken_record)?;
    with_game!(kind, G => Ok(Box::new(OneGame::<G>::of_record(record, seed)?)))
}

/// The game that [`AnyGame::state`] told of, in JSON.
pub(crate) fn of_state(text: &str) -> PyResult<Box<dyn AnyGame>> {
    let broken = || wrong("this is no pickled game");
    let state = serde_json::from_str::<State>(text).map_err(|_| broken())?;
    with_game!(state.game, G => Ok(Box::new(OneGame::<G>::of_state(state).ok_or_else(broken)?)))
}

/// Options that the game knows, and no others.
pub(crate) fn options<G: Numbered>(options: Value) -> PyResult<G::Options> {
    read_options::<G>(options).map_err(|error| fault::said(&error.message()))
}

impl<G: Numbered + Playable> OneGame<G> {
    fn new(players: u8, given: Value, seed: u64) -> PyResult<Self> {
        let options = options::<G>(given)?;
        let game = G::new(players, &options)
            .map_err(|refusal| fault::refused(&refusal, Viewer::Spectator))?;
        Ok(Self::starting(game, options, seed))
    }

    fn starting(game: G, options: G::Options, seed: u64) -> Self {
        Self {
            game,
            options,
            rules_version: G::RULES_VERSION,
            imagined: None,
            steps: Vec::new(),
            log: Vec::new(),
            drawn: Vec::new(),
            deals: 0,
            seed,
            names: Vec::new(),
            extra: Map::new(),
        }
    }

    fn of_record(record: Value, seed: u64) -> PyResult<Self> {
        let record = Record::<G>::from_value(record).map_err(broken_record)?;
        let (mut steps, mut log, mut deals) = (Vec::new(), Vec::new(), 0);
        let replayed = record.replay(|_, step, happened| {
            deals += u64::from(matches!(step, Step::Deal(_)));
            steps.push(step);
            log.extend_from_slice(happened.unwrap_or_default());
        });
        let game = replayed.map_err(broken_record)?;
        let Record { options, rules_version, names, extra, .. } = record;
        let start = Self::starting(game, options, seed);
        Ok(Self { rules_version, steps, log, deals, names, extra, ..start })
    }

    fn of_state(state: State) -> Option<Self> {
        let State { players, rules_version, imagined, seed, names, extra, .. } = state;
        let options: G::Options = serde_json::from_value(state.options).ok()?;
        check_rules::<G>(rules_version).ok()?;
        let mut game = G::new(players, &options).ok()?.by_rules(rules_version);
        if let Some((view, seed)) = &imagined {
            game = G::imagine(&serde_json::from_str(view).ok()?, &mut Dice::new(*seed));
        }
        let start = Self::starting(game, options, seed);
        let mut table = Self { rules_version, imagined, names, extra, ..start };
        for (seat, what) in state.steps {
            let step = match seat {
                Some(seat) => Step::Act(seat, what.as_str()?.parse().ok()?),
                None => Step::Deal(table.game.dealt(&Vec::deserialize(what).ok()?)?),
            };
            table.take(step, Viewer::Spectator).ok()?;
        }
        for number in state.drawn {
            table.draw(number).ok()?;
        }
        Some(table)
    }

    fn take(&mut self, step: Step<G>, viewer: Viewer) -> PyResult<()> {
        step.apply(&mut self.game, &mut self.log)
            .map_err(|refusal| fault::refused(&refusal, viewer))?;
        if let Step::Deal(_) = step {
            self.deals += 1;
            self.drawn.clear();
        }
        self.steps.push(step);
        Ok(())
    }

    fn parse(action: &str) -> PyResult<G::Action> {
        action.parse().map_err(wrong)
    }

    fn chance_due(&self) -> PyResult<()> {
        match self.game.turn() {
            Turn::Chance => Ok(()),
            Turn::Over => Err(wrong("the game is over: nothing is drawn any more")),
            Turn::Seats { .. } => Err(wrong("no chance outcome is due: a player is to act")),
        }
    }
}

impl<G: Numbered + Playable> AnyGame for OneGame<G> {
    fn kind(&self) -> Kind {
        G::NAME.parse().unwrap_or(Kind::Diamant)
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn options(&self) -> Value {
        serde_json::to_value(&self.options).unwrap_or_default()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn legal(&self, seat: Seat) -> Vec<(String, usize)> {
        let mut legal = Vec::new();
        self.game.actions(seat, |action| {
            legal.push((action.to_string(), G::number(self.game.players(), seat, action)));
        });
        legal
    }

    fn name_of(&self, seat: Seat, number: usize) -> PyResult<String> {
        let players = self.game.players();
        G::action(players, seat, number).map(|action| action.to_string()).ok_or_else(|| {
            wrong(format!(
                "there is no action {number}: they run from 0 to {}",
                G::count(players) - 1
            ))
        })
    }

    fn number_of(&self, seat: Seat, action: &str) -> PyResult<usize> {
        Ok(G::number(self.game.players(), seat, Self::parse(action)?))
    }

    fn act(&mut self, seat: Seat, action: &str) -> PyResult<()> {
        let action = Self::parse(action)?;
        self.take(Step::Act(seat, action), Viewer::Seat(seat))
    }

    fn draws(&self) -> PyResult<Vec<(u8, String, f64)>> {
        self.chance_due()?;
        let draws = self.game.draws(&self.drawn);
        let all: u32 = draws.iter().map(|&(_, weight)| weight).sum();
        Ok(draws
            .into_iter()
            .map(|(number, weight)| {
                let name = self.game.draw_name(&self.drawn, number);
                (number, name, f64::from(weight) / f64::from(all.max(1)))
            })
            .collect())
    }

    fn draw(&mut self, number: u8) -> PyResult<()> {
        let draws = self.draws()?;
        if !draws.iter().any(|&(other, ..)| other == number) {
            let there: Vec<&str> = draws.iter().map(|(_, name, _)| name.as_str()).collect();
            return Err(wrong(format!(
                "{number} cannot be drawn now: there is {}",
                there.join(", ")
            )));
        }
        self.drawn.push(number);
        if let Some(deal) = self.game.dealt(&self.drawn) {
            self.take(Step::Deal(deal), Viewer::Spectator)?;
        }
        Ok(())
    }

    fn deal(&mut self) -> PyResult<()> {
        self.chance_due()?;
        let mut dice = Dice::of_game(self.seed, self.deals);
        if self.drawn.is_empty() {
            let deal = self.game.draw(&mut dice);
            return self.take(Step::Deal(deal), Viewer::Spectator);
        }
        let deals = self.deals;
        while self.deals == deals {
            let draws = self.game.draws(&self.drawn);
            let all = draws.iter().map(|&(_, weight)| weight).sum();
            let mut left = table::Luck::below(&mut dice, all);
            let found = draws.into_iter().find(|&(_, weight)| {
                let here = left < weight;
                left = left.saturating_sub(weight);
                here
            });
            let (number, _) = found.ok_or_else(|| wrong("nothing is left to draw"))?;
            self.draw(number)?;
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.view(viewer)).unwrap_or_default()
    }

    fn events(&self, viewer: Viewer) -> Value {
        let seen: Vec<G::Seen> =
            self.log.iter().filter_map(|event| G::seen(event, viewer)).collect();
        serde_json::to_value(seen).unwrap_or_default()
    }

    fn sentences(&self, viewer: Viewer, lang: Lang) -> Vec<String> {
        let names = Names::from(self.names.clone());
        let speaker = Voice::of(lang).to(viewer, &names);
        self.log.iter().filter_map(|event| speaker.tell::<G>(event)).collect()
    }

    fn text(&self, viewer: Viewer, lang: Lang) -> Vec<String> {
        let names = Names::from(self.names.clone());
        let speaker = Voice::of(lang).to(viewer, &names);
        let view = self.game.view(viewer);
        let mut lines = G::board(&view, &speaker);
        lines.extend(G::score(&view, &speaker));
        if let Viewer::Seat(seat) = viewer {
            lines.extend(G::hand(&view, &speaker));
            if self.game.turn().awaited().contains(seat) {
                lines.push(G::question(&view, &speaker));
            }
        }
        lines
    }

    fn observe(&self, seat: Seat) -> Vec<f32> {
        let mut numbers = vec![0.0; G::layout(self.game.players()).size()];
        G::observe(&self.game.view(Viewer::Seat(seat)), &mut numbers);
        numbers
    }

    fn mask(&self, seat: Seat) -> Vec<bool> {
        let mut mask = vec![false; G::count(self.game.players())];
        self.game.mask(seat, &mut mask);
        mask
    }

    fn record(&self) -> PyResult<Value> {
        if self.imagined.is_some() {
            return Err(wrong("an imagined position has no record: it was not played"));
        }
        let refused = |refusal: G::Refusal| fault::refused(&refusal, Viewer::Spectator);
        let mut scribe =
            Scribe::<G>::new(self.game.players(), self.options.clone()).map_err(refused)?;
        scribe = scribe.by_rules(self.rules_version);
        for step in &self.steps {
            match *step {
                Step::Act(seat, action) => scribe.act(seat, action, &mut ()),
                Step::Deal(deal) => scribe.deal(deal, &mut ()),
            }
            .map_err(refused)?;
        }
        let mut record = scribe.into_record();
        record.names.clone_from(&self.names);
        record.extra.clone_from(&self.extra);
        Ok(record.to_value())
    }

    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame> {
        let view = self.game.view(viewer);
        let game = G::imagine(&view, &mut Dice::new(seed));
        let imagined = Some((serde_json::to_string(&view).unwrap_or_default(), seed));
        let (names, rules_version) = (self.names.clone(), self.rules_version);
        let start = Self::starting(game, self.options.clone(), seed);
        Box::new(Self { rules_version, imagined, names, ..start })
    }

    fn choose(
        &self,
        seat: Seat,
        level: &str,
        budget: Option<Allowance>,
        seed: u64,
    ) -> PyResult<Option<(String, String)>> {
        let bot = G::bot(level).map_err(fault::no_bot)?;
        let view = self.game.view(Viewer::Seat(seat));
        let decision = ask(&*bot, &view, budget, &mut Dice::of_game(seed, self.steps.len() as u64));
        let speaker = Voice::of(Lang::En).to(Viewer::Seat(seat), Names::none());
        Ok(decision.map(|decision| (decision.action.to_string(), speaker.say(&decision.reason))))
    }

    fn copy(&self, seed: Option<u64>) -> Box<dyn AnyGame> {
        Box::new(Self { seed: seed.unwrap_or(self.seed), ..self.clone() })
    }

    fn state(&self) -> State {
        let step = |step: &Step<G>| match step {
            Step::Act(seat, action) => (Some(*seat), json!(action.to_string())),
            Step::Deal(deal) => (None, json!(G::drawn(deal))),
        };
        State {
            game: self.kind(),
            players: self.game.players(),
            options: self.options(),
            rules_version: self.rules_version,
            imagined: self.imagined.clone(),
            steps: self.steps.iter().map(step).collect(),
            drawn: self.drawn.clone(),
            seed: self.seed,
            names: self.names.clone(),
            extra: self.extra.clone(),
        }
    }

    fn fingerprint(&self) -> String {
        format!("{} {:?} {:?}", G::NAME, self.drawn, self.game)
    }
}
