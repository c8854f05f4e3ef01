//! A lesson, read from its data and checked against the rules.

use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Record, RecordError, Seat, Step, Turn, Viewer};
use voice::{Message, lessons as words};

use crate::{LessonError, Taught};

/// The pupil's seat.
pub const PUPIL: Seat = Seat::FIRST;

/// A guided first game.
#[derive(Clone, Debug)]
pub struct Lesson<G: Taught> {
    /// Changes whenever a step is added, removed or moved: what was stored of another version begins anew.
    pub version: u32,
    pub(crate) steps: Vec<LessonStep<G>>,
    pub(crate) learnt: [Message; 3],
    /// What the players are called, the same in every scene.
    pub(crate) names: Vec<String>,
}

/// One idea: what is said, at which position, and what is asked.
#[derive(Clone, Debug)]
pub(crate) struct LessonStep<G: Taught> {
    pub(crate) scene: usize,
    pub(crate) says: Message,
    pub(crate) points: Vec<G::Point>,
    pub(crate) asked: Option<Asked<G>>,
    pub(crate) position: G,
    /// What the pupil saw of the scene before this step.
    pub(crate) history: Vec<G::Seen>,
    /// How the scene goes on from here to the next step, or to its end.
    pub(crate) after: Vec<Step<G>>,
}

/// What a step asks for.
#[derive(Clone, Debug)]
pub(crate) struct Asked<G: Taught> {
    pub(crate) action: G::Action,
    /// Other actions that are as good. The scene ends after such a step.
    pub(crate) also: Vec<G::Action>,
    /// What is said after an action that was asked for.
    pub(crate) done: Vec<(G::Action, Message)>,
    /// What is said of an action that was not; of any other, the rules say what would come of it.
    pub(crate) wrong: Vec<(G::Action, Message)>,
}

/// One thing that happened, as the pupil sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment<G: Taught> {
    /// What the pupil saw happen.
    pub seen: Vec<G::Seen>,
    /// What the pupil sees after it.
    pub view: G::View,
}

/// The data of a lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonData {
    version: u32,
    learnt: [String; 3],
    scenes: Vec<SceneData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SceneData {
    record: Value,
    steps: Vec<StepData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepData {
    /// How many moves of the record come before: `3`, or `3.1` with one action of the next.
    at: String,
    /// How many chance outcomes follow these; all that are due, if it is not said.
    deals: Option<usize>,
    say: String,
    #[serde(default)]
    point: Vec<String>,
    ask: Option<String>,
    /// What is as good as what is asked: actions, or `any` of those that the rules allow.
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    done: Map<String, Value>,
    #[serde(default)]
    wrong: Map<String, Value>,
}

impl<G: Taught> Lesson<G> {
    /// Reads a lesson. Every scene is played through the rules, and every step must fit it.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        let data: LessonData = serde_json::from_str(text)
            .map_err(|error| LessonError::at("lesson", format!("not a lesson: {error}")))?;
        let [first, second, third] = &data.learnt;
        let said = |name: &String| message("learnt", name);
        let mut lesson = Self {
            version: data.version,
            steps: Vec::new(),
            learnt: [said(first)?, said(second)?, said(third)?],
            names: Vec::new(),
        };
        for (number, scene) in data.scenes.into_iter().enumerate() {
            lesson.read_scene(number, scene)?;
        }
        if lesson.steps.is_empty() {
            return Err(LessonError::at("scenes", "there is no step"));
        }
        Ok(lesson)
    }

    fn read_scene(&mut self, number: usize, data: SceneData) -> Result<(), LessonError> {
        let wrong = |what: String| LessonError::at(format!("scenes[{number}].record"), what);
        let refused = |error: RecordError| wrong(error.to_string());
        let record = Record::<G>::from_value(data.record).map_err(refused)?;
        let script = Script::of(&record).map_err(refused)?;
        if record.rules_version != G::RULES_VERSION {
            return Err(wrong("is not by the rules that are played now".to_owned()));
        }
        if number == 0 {
            self.names = record.names;
        } else if self.names != record.names {
            return Err(wrong("has other players than the first scene".to_owned()));
        }
        let place = |step: usize| format!("scenes[{number}].steps[{step}]");
        let mut ats = Vec::new();
        for (i, step) in data.steps.iter().enumerate() {
            let at = script.find(&step.at, step.deals);
            let at = at.ok_or_else(|| LessonError::at(place(i), "at: no such moment"))?;
            if ats.last().is_some_and(|&before| before > at) {
                return Err(LessonError::at(place(i), "comes before the step above it"));
            }
            ats.push(at);
        }
        for (i, step) in data.steps.into_iter().enumerate() {
            let is_last = i + 1 == ats.len();
            let to = if is_last { script.steps.len() } else { ats[i + 1] };
            let read = script.step(step, number, ats[i], to, is_last);
            self.steps.push(read.map_err(|what| LessonError::at(place(i), what))?);
        }
        Ok(())
    }
}

/// What a name in the data says.
fn message(place: &str, name: &str) -> Result<Message, LessonError> {
    words::step(name).ok_or_else(|| LessonError::at(place, format!("nothing is called {name:?}")))
}

/// A record, played.
struct Script<G: Taught> {
    steps: Vec<Step<G>>,
    /// The position before each step, and at the end.
    positions: Vec<G>,
    /// What the pupil saw of each step.
    seen: Vec<Vec<G::Seen>>,
    /// After so many steps: moves made, actions of the next move made, chance outcomes since.
    marks: Vec<(usize, usize, usize)>,
}

impl<G: Taught> Script<G> {
    fn of(record: &Record<G>) -> Result<Self, RecordError> {
        let (mut steps, mut positions, mut pupil_saw) = (Vec::new(), Vec::new(), Vec::new());
        let end = record.replay(|before, step, happened| {
            steps.push(step);
            positions.push(before.clone());
            pupil_saw.push(seen::<G>(happened.unwrap_or_default()));
        })?;
        positions.push(end);
        let (mut moves, mut acts, mut deals) = (0, 0, 0);
        let mut marks = vec![(moves, acts, deals)];
        let mut word = String::new();
        for (&step, around) in steps.iter().zip(positions.windows(2)) {
            match step {
                Step::Act(seat, action) => {
                    acts += 1;
                    deals = 0;
                    if around[0].note_act(seat, action, &around[1], &mut word) {
                        word.clear();
                        moves += 1;
                        acts = 0;
                    }
                }
                Step::Deal(_) => deals += 1,
            }
            marks.push((moves, acts, deals));
        }
        Ok(Self { steps, positions, seen: pupil_saw, marks })
    }

    /// How many steps come before a moment.
    fn find(&self, at: &str, deals: Option<usize>) -> Option<usize> {
        let (moves, acts) = at.split_once('.').unwrap_or((at, "0"));
        let (moves, acts): (usize, usize) = (moves.parse().ok()?, acts.parse().ok()?);
        let fits = |&(m, a, d): &(usize, usize, usize)| {
            m == moves && a == acts && deals.is_none_or(|deals| d == deals)
        };
        self.marks.iter().rposition(fits)
    }

    /// The step from one moment to another.
    fn step(
        &self,
        data: StepData,
        scene: usize,
        from: usize,
        to: usize,
        is_last: bool,
    ) -> Result<LessonStep<G>, String> {
        let said = |name: &str| message("", name).map_err(|error| error.what);
        let position = self.positions[from].clone();
        let after = self.steps[from..to].to_vec();
        let own: Vec<G::Action> = after
            .iter()
            .filter_map(|step| match *step {
                Step::Act(PUPIL, action) => Some(action),
                _ => None,
            })
            .collect();
        let read = |text: &str| {
            text.parse::<G::Action>().map_err(|error| format!("{text:?} is no action: {error}"))
        };
        let read_all = |map: Map<String, Value>| -> Result<Vec<_>, String> {
            map.into_iter()
                .map(|(action, name)| Ok((read(&action)?, said(name.as_str().unwrap_or(""))?)))
                .collect()
        };
        let asked = match data.ask {
            None if own.is_empty() => None,
            None => return Err("the pupil acts without being asked".to_owned()),
            Some(text) => {
                let action = read(&text)?;
                if own != [action] {
                    return Err(format!("asks for {text}, but the record goes on with {own:?}"));
                }
                if !position.turn().may_act().contains(PUPIL) {
                    return Err("it is not the pupil's turn".to_owned());
                }
                let mut also = Vec::new();
                if data.also == ["any"] {
                    position.actions(PUPIL, |other| also.push(other));
                    also.retain(|&other| other != action);
                } else {
                    for text in &data.also {
                        also.push(read(text)?);
                    }
                }
                if !also.is_empty() && !is_last {
                    return Err("another good answer would need another scene after it".to_owned());
                }
                let (done, wrong) = (read_all(data.done)?, read_all(data.wrong)?);
                Some(Asked { action, also, done, wrong })
            }
        };
        let point = |text: &String| {
            G::read_point(text).ok_or_else(|| format!("{text:?} is nothing that can be pointed at"))
        };
        Ok(LessonStep {
            scene,
            says: said(&data.say)?,
            points: data.point.iter().map(point).collect::<Result<_, _>>()?,
            asked,
            position,
            history: self.seen[..from].concat(),
            after,
        })
    }
}

impl<G: Taught> LessonStep<G> {
    /// What happens from here to the next step, the pupil having chosen `choice` where something is asked.
    pub(crate) fn moments(&self, choice: Option<G::Action>) -> Vec<Moment<G>> {
        let mut game = self.position.clone();
        let mut moments = Vec::new();
        for &step in &self.after {
            let step = match (step, choice) {
                (Step::Act(PUPIL, _), Some(action)) => Step::Act(PUPIL, action),
                (step, _) => step,
            };
            let mut events = Vec::new();
            // After another answer than the record's, the rest goes on as far as it can.
            if game.turn() == Turn::Over || step.apply(&mut game, &mut events).is_err() {
                break;
            }
            let seen = seen::<G>(&events);
            if !seen.is_empty() {
                moments.push(Moment { seen, view: game.view(Viewer::Seat(PUPIL)) });
            }
        }
        moments
    }
}

/// What the pupil sees of these events.
pub(crate) fn seen<G: Taught>(events: &[G::Event]) -> Vec<G::Seen> {
    events.iter().filter_map(|event| G::seen(event, Viewer::Seat(PUPIL))).collect()
}
