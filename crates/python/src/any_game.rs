//! A game of any kind, behind one trait.

use bots::Allowance;
use games::{Kind, with_game};
use gym::{Numbered, ask};
use luck::Dice;
use prose::Playable;
use serde_json::{Map, Value, json};
use table::{Outcome, Record, Scribe, Seat, Step, Turn, Viewer, check_rules, read_options};
use voice::{Lang, Names, Spoken as _, Voice};

use crate::fault::Fault;

/// A game that Python can play.
pub(crate) trait AnyGame: Send + Sync {
    fn kind(&self) -> Kind;
    fn players(&self) -> u8;
    fn options(&self) -> Value;
    fn turn(&self) -> Turn;
    fn outcome(&self) -> Option<Outcome>;
    fn legal(&self, seat: Seat) -> Vec<(String, usize)>;
    fn name_of(&self, seat: Seat, number: usize) -> Result<String, Fault>;
    fn number_of(&self, seat: Seat, action: &str) -> Result<usize, Fault>;
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Fault>;
    /// What the next draw can bring: number, name, chance.
    fn draws(&self) -> Result<Vec<(u8, String, f64)>, Fault>;
    fn draw(&mut self, number: u8) -> Result<(), Fault>;
    /// Draws what is left of the chance outcome that is due.
    fn deal(&mut self) -> Result<(), Fault>;
    fn view(&self, viewer: Viewer) -> Value;
    fn events(&self, viewer: Viewer) -> Value;
    fn sentences(&self, viewer: Viewer, lang: Lang) -> Vec<String>;
    fn text(&self, viewer: Viewer, lang: Lang) -> Vec<String>;
    fn observe(&self, seat: Seat) -> Vec<f32>;
    fn mask(&self, seat: Seat) -> Vec<bool>;
    fn record(&self) -> Result<Value, Fault>;
    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame>;
    fn choose(
        &self,
        seat: Seat,
        level: &str,
        budget: Option<Allowance>,
        seed: u64,
    ) -> Result<Option<(String, String)>, Fault>;
    fn copy(&self, seed: Option<u64>) -> Box<dyn AnyGame>;
    fn state(&self) -> Value;
    /// The game, its position and what is drawn, in a form that only equality needs.
    fn fingerprint(&self) -> String;
}

/// Where the steps of a game begin.
#[derive(Clone)]
enum Origin {
    /// With nothing.
    Start,
    /// With a position imagined from a view in JSON, by this seed.
    Imagined { view: String, seed: u64 },
}

#[derive(Clone)]
pub(crate) struct OneGame<G: Numbered + Playable> {
    game: G,
    options: G::Options,
    rules_version: u32,
    origin: Origin,
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
) -> Result<Box<dyn AnyGame>, Fault> {
    with_game!(kind, G => Ok(Box::new(OneGame::<G>::new(players, options, seed)?)))
}

/// The game that a record tells of.
pub(crate) fn of_record(record: Value, seed: u64) -> Result<Box<dyn AnyGame>, Fault> {
    let kind = Kind::of_record(&record)?;
    with_game!(kind, G => Ok(Box::new(OneGame::<G>::of_record(record, seed)?)))
}

/// The game that [`AnyGame::state`] told of.
pub(crate) fn of_state(state: &Value) -> Result<Box<dyn AnyGame>, Fault> {
    let broken = || Fault::wrong("this is no pickled game");
    let kind: Kind =
        state["game"].as_str().and_then(|name| name.parse().ok()).ok_or_else(broken)?;
    with_game!(kind, G => Ok(Box::new(OneGame::<G>::of_state(state).ok_or_else(broken)?)))
}

/// Options that the game knows, and no others.
pub(crate) fn options<G: Numbered>(options: Value) -> Result<G::Options, Fault> {
    read_options::<G>(options).map_err(|error| Fault::said(&error.message()))
}

impl<G: Numbered + Playable> OneGame<G> {
    fn new(players: u8, given: Value, seed: u64) -> Result<Self, Fault> {
        let options = options::<G>(given)?;
        let game = G::new(players, &options)
            .map_err(|refusal| Fault::refused(&refusal, Viewer::Spectator))?;
        Ok(Self::starting(game, options, seed))
    }

    fn starting(game: G, options: G::Options, seed: u64) -> Self {
        Self {
            game,
            options,
            rules_version: G::RULES_VERSION,
            origin: Origin::Start,
            steps: Vec::new(),
            log: Vec::new(),
            drawn: Vec::new(),
            deals: 0,
            seed,
            names: Vec::new(),
            extra: Map::new(),
        }
    }

    fn of_record(record: Value, seed: u64) -> Result<Self, Fault> {
        let record = Record::<G>::from_value(record)?;
        let mut steps = Vec::new();
        record.replay(|_, step, _| steps.push(step))?;
        let game = G::new(record.players, &record.options)
            .map_err(|refusal| Fault::refused(&refusal, Viewer::Spectator))?
            .by_rules(record.rules_version);
        let mut table = Self::starting(game, record.options, seed);
        table.rules_version = record.rules_version;
        table.names = record.names;
        table.extra = record.extra;
        for step in steps {
            table.take(step, Viewer::Spectator)?;
        }
        Ok(table)
    }

    fn of_state(state: &Value) -> Option<Self> {
        let players = u8::try_from(state["players"].as_u64()?).ok()?;
        let options: G::Options = serde_json::from_value(state["options"].clone()).ok()?;
        let rules_version = u32::try_from(state["rules_version"].as_u64()?).ok()?;
        check_rules::<G>(rules_version).ok()?;
        let mut game = G::new(players, &options).ok()?.by_rules(rules_version);
        let origin = match &state["imagined"] {
            Value::Array(parts) => {
                let (view, seed) = (parts.first()?.as_str()?, parts.get(1)?.as_u64()?);
                game = G::imagine(&serde_json::from_str(view).ok()?, &mut Dice::new(seed));
                Origin::Imagined { view: view.to_owned(), seed }
            }
            _ => Origin::Start,
        };
        let seed = state["seed"].as_u64()?;
        let mut table = Self { rules_version, origin, ..Self::starting(game, options, seed) };
        let numbers =
            |value: &Value| -> Option<Vec<u8>> { serde_json::from_value(value.clone()).ok() };
        for step in state["steps"].as_array()? {
            let step = match step.get(1)? {
                Value::String(action) => {
                    let seat = Seat::new(u8::try_from(step.get(0)?.as_u64()?).ok()?)?;
                    Step::Act(seat, action.parse().ok()?)
                }
                drawn => Step::Deal(table.game.dealt(&numbers(drawn)?)?),
            };
            table.take(step, Viewer::Spectator).ok()?;
        }
        for number in numbers(&state["drawn"])? {
            table.draw(number).ok()?;
        }
        table.names = serde_json::from_value(state["names"].clone()).ok()?;
        table.extra.clone_from(state["extra"].as_object()?);
        Some(table)
    }

    fn take(&mut self, step: Step<G>, viewer: Viewer) -> Result<(), Fault> {
        step.apply(&mut self.game, &mut self.log)
            .map_err(|refusal| Fault::refused(&refusal, viewer))?;
        if let Step::Deal(_) = step {
            self.deals += 1;
            self.drawn.clear();
        }
        self.steps.push(step);
        Ok(())
    }

    fn parse(action: &str) -> Result<G::Action, Fault> {
        action.parse().map_err(Fault::wrong)
    }

    fn chance_due(&self) -> Result<(), Fault> {
        match self.game.turn() {
            Turn::Chance => Ok(()),
            Turn::Over => Err(Fault::wrong("the game is over: nothing is drawn any more")),
            Turn::Seats { .. } => Err(Fault::wrong("no chance outcome is due: a player is to act")),
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

    fn name_of(&self, seat: Seat, number: usize) -> Result<String, Fault> {
        let players = self.game.players();
        G::action(players, seat, number).map(|action| action.to_string()).ok_or_else(|| {
            Fault::Wrong(format!(
                "there is no action {number}: they run from 0 to {}",
                G::count(players) - 1
            ))
        })
    }

    fn number_of(&self, seat: Seat, action: &str) -> Result<usize, Fault> {
        Ok(G::number(self.game.players(), seat, Self::parse(action)?))
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        let action = Self::parse(action)?;
        self.take(Step::Act(seat, action), Viewer::Seat(seat))
    }

    fn draws(&self) -> Result<Vec<(u8, String, f64)>, Fault> {
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

    fn draw(&mut self, number: u8) -> Result<(), Fault> {
        let draws = self.draws()?;
        if !draws.iter().any(|&(other, ..)| other == number) {
            let there: Vec<&str> = draws.iter().map(|(_, name, _)| name.as_str()).collect();
            return Err(Fault::Wrong(format!(
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

    fn deal(&mut self) -> Result<(), Fault> {
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
            let (number, _) = found.ok_or_else(|| Fault::wrong("nothing is left to draw"))?;
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

    fn record(&self) -> Result<Value, Fault> {
        if let Origin::Imagined { .. } = self.origin {
            return Err(Fault::wrong("an imagined position has no record: it was not played"));
        }
        let refused = |refusal: G::Refusal| Fault::refused(&refusal, Viewer::Spectator);
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
        let origin =
            Origin::Imagined { view: serde_json::to_string(&view).unwrap_or_default(), seed };
        let (names, rules_version) = (self.names.clone(), self.rules_version);
        let imagined = Self::starting(game, self.options.clone(), seed);
        Box::new(Self { rules_version, origin, names, ..imagined })
    }

    fn choose(
        &self,
        seat: Seat,
        level: &str,
        budget: Option<Allowance>,
        seed: u64,
    ) -> Result<Option<(String, String)>, Fault> {
        let bot = G::bot(level).map_err(Fault::no_bot)?;
        let view = self.game.view(Viewer::Seat(seat));
        let decision = ask(&*bot, &view, budget, &mut Dice::of_game(seed, self.steps.len() as u64));
        let speaker = Voice::of(Lang::En).to(Viewer::Seat(seat), Names::none());
        Ok(decision.map(|decision| (decision.action.to_string(), speaker.say(&decision.reason))))
    }

    fn copy(&self, seed: Option<u64>) -> Box<dyn AnyGame> {
        Box::new(Self { seed: seed.unwrap_or(self.seed), ..self.clone() })
    }

    fn state(&self) -> Value {
        let steps: Vec<Value> = self
            .steps
            .iter()
            .map(|step| match step {
                Step::Act(seat, action) => json!([seat, action.to_string()]),
                Step::Deal(deal) => json!([null, G::drawn(deal)]),
            })
            .collect();
        json!({
            "game": G::NAME,
            "players": self.game.players(),
            "options": self.options(),
            "rules_version": self.rules_version,
            "imagined": match &self.origin {
                Origin::Start => Value::Null,
                Origin::Imagined { view, seed } => json!([view, seed]),
            },
            "steps": steps,
            "drawn": self.drawn,
            "seed": self.seed,
            "names": self.names,
            "extra": self.extra,
        })
    }

    fn fingerprint(&self) -> String {
        format!("{} {:?} {:?}", G::NAME, self.drawn, self.game)
    }
}
