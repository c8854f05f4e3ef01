//! One pupil's way through a lesson.

use table::{Seat, Viewer};
use voice::{Message, Spoken as _, lessons as words};

use crate::Taught;
use crate::lesson::{Asked, Lesson, LessonStep, Moment, PUPIL};

/// What a step waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepTask<A> {
    /// That the pupil has read it: [`Guide::advance`].
    GoOn,
    /// This action, or one as good: [`Guide::try_action`].
    Act(A),
}

/// What comes of an action that the pupil tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TryResult {
    /// It was what is asked. The guide is at the next step; [`Guide::happened`] tells what came of it.
    /// Perhaps there is something to say of it first.
    Done(Option<Message>),
    /// It was not, and nothing has changed: what it would do, or why the rules refuse it, in sentences. Another can be tried.
    Wrong(Vec<Message>),
}

/// Leads one pupil through a lesson. It is at a step, or past the last one: [`Guide::is_over`].
#[derive(Clone, Debug)]
pub struct Guide<G: Taught> {
    lesson: Lesson<G>,
    /// As many as there are steps at the end.
    at: usize,
    happened: Vec<Moment<G>>,
}

impl<G: Taught> Guide<G> {
    /// At the first step.
    pub fn new(lesson: Lesson<G>) -> Self {
        Self { lesson, at: 0, happened: Vec::new() }
    }

    /// The number of the step, from 0, and how many there are. At the end both are the same.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.lesson.steps.len())
    }

    /// Whether the last step is done: [`Guide::learnt`] says what was learnt.
    pub fn is_over(&self) -> bool {
        self.at == self.lesson.steps.len()
    }

    /// The step, or the last one at the end.
    fn step(&self) -> &LessonStep<G> {
        &self.lesson.steps[self.at.min(self.lesson.steps.len() - 1)]
    }

    /// What the step asks for, if anything.
    fn asked(&self) -> Option<&Asked<G>> {
        self.step().asked.as_ref().filter(|_| !self.is_over())
    }

    /// Where the pupil sits.
    pub const fn pupil(&self) -> Seat {
        PUPIL
    }

    /// What the players are called, by seat; the pupil is called `you`.
    pub fn names(&self, you: &str) -> Vec<String> {
        let mut names = self.lesson.names.clone();
        if let Some(name) = names.first_mut() {
            you.clone_into(name);
        }
        names
    }

    /// The number of the scene, from 0: a step with another number than the one before is at another table.
    pub fn scene(&self) -> usize {
        self.step().scene
    }

    /// What the pupil sees now: the position of the step, or at the end what came of the last.
    pub fn view(&self) -> G::View {
        match self.happened.last() {
            Some(moment) if self.is_over() => moment.view.clone(),
            _ => self.step().position.view(Viewer::Seat(PUPIL)),
        }
    }

    /// What the pupil saw of this scene before this step, from its beginning.
    pub fn history(&self) -> &[G::Seen] {
        &self.step().history
    }

    /// What happened on the way from the last step to this one, moment by moment, to be shown or told before this step. Nothing
    /// after [`Guide::back`] and [`Guide::restore`]. When the next step is at another table, this is how the last scene ended.
    pub fn happened(&self) -> &[Moment<G>] {
        &self.happened
    }

    /// What the step says.
    pub fn says(&self) -> Message {
        self.step().says.clone()
    }

    /// What the step points at. Everything else waits.
    pub fn points(&self) -> &[G::Point] {
        if self.is_over() { &[] } else { &self.step().points }
    }

    /// What is pointed at, in words: "the button Stay".
    pub fn points_in_words(&self) -> Vec<Message> {
        let view = self.view();
        self.points().iter().map(|&point| G::name_point(point, &view)).collect()
    }

    /// What the step waits for.
    pub fn asks(&self) -> StepTask<G::Action> {
        self.asked().map_or(StepTask::GoOn, |asked| StepTask::Act(asked.action))
    }

    /// The actions that a step names as good: the one it asks for, and those that are as good unless any will do.
    pub fn good(&self) -> Vec<G::Action> {
        let Some(asked) = self.asked() else { return Vec::new() };
        match &asked.also[..] {
            few if few.len() <= 2 => [&[asked.action], few].concat(),
            _ => vec![asked.action],
        }
    }

    /// Goes on from a step that asks for nothing; false at one that does, and at the end.
    pub fn advance(&mut self) -> bool {
        self.asks() == StepTask::GoOn && self.skip()
    }

    /// Tries an action of the pupil's.
    pub fn try_action(&mut self, action: G::Action) -> TryResult {
        let step = self.step();
        let Some(asked) = self.asked() else { return TryResult::Wrong(vec![words::not_yet()]) };
        let said = |list: &[(G::Action, Message)]| {
            list.iter().find(|(of, _)| *of == action).map(|(_, message)| message.clone())
        };
        if action == asked.action || asked.also.contains(&action) {
            let done = said(&asked.done);
            self.happened = step.moments(Some(action));
            self.at += 1;
            return TryResult::Done(done);
        }
        if let Err(refusal) = step.position.clone().act(PUPIL, action, &mut ()) {
            return TryResult::Wrong(vec![refusal.message()]);
        }
        TryResult::Wrong(match said(&asked.wrong) {
            Some(message) => vec![message],
            None => G::consequence(&step.position, action, asked.action),
        })
    }

    /// Goes on without doing what is asked: it is done for the pupil. False at the end.
    pub fn skip(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        self.happened = self.step().moments(None);
        self.at += 1;
        true
    }

    /// Goes back a step; false at the first.
    pub fn back(&mut self) -> bool {
        self.happened.clear();
        let may = self.at > 0;
        self.at = self.at.saturating_sub(1);
        may
    }

    /// Goes to a step; to the end if there are fewer.
    pub fn go_to(&mut self, step: usize) {
        self.happened.clear();
        self.at = step.min(self.lesson.steps.len());
        if self.is_over() {
            self.happened = self.step().moments(None);
        }
    }

    /// Where the pupil is, to be stored: `diamant 1 7`.
    pub fn progress(&self) -> String {
        format!("{} {} {}", G::NAME, self.lesson.version, self.at)
    }

    /// Goes to where the pupil was. False, and nothing changes, if that is of another game or another version of the lesson.
    pub fn restore(&mut self, progress: &str) -> bool {
        let ours = format!("{} {} ", G::NAME, self.lesson.version);
        let step = progress.trim().strip_prefix(&ours).and_then(|step| step.parse().ok());
        let Some(step) = step.filter(|&step| step <= self.lesson.steps.len()) else { return false };
        self.go_to(step);
        true
    }

    /// What was learnt, in three lines.
    pub fn learnt(&self) -> &[Message; 3] {
        &self.lesson.learnt
    }
}
