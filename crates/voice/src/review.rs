//! What a review says of a recorded game.

use reason::Why;

use crate::common::decimal;
use crate::message::{message, messages};
use crate::{Message, Spoken};

messages! {
    pub fn step() = "review-step";
    pub fn player() = "review-player";
    pub fn choice() = "review-choice";
    pub fn chance() = "review-chance";
    pub fn other() = "review-other";
    pub fn lost() = "review-lost";
    pub fn decisions() = "review-decisions";
    pub fn mistakes() = "review-mistakes";
    pub fn by_decision() = "review-by-decision";
    pub fn luck() = "review-luck";
    pub fn games() = "review-games";
    pub fn won() = "review-won";
    pub fn costliest() = "review-costliest";
    pub fn no_mistakes() = "review-no-mistakes";
    pub fn mistake(step, who, choice, chance, other, better) = "review-mistake";
    pub fn luckiest(step, who, points) = "review-luckiest";
    pub fn graph() = "review-graph";
    pub fn graph_across() = "review-graph-across";
    pub fn legend() = "review-legend";
    pub fn legend_luck() = "review-legend-luck";
    pub fn unfinished() = "review-unfinished";
    pub fn unread(problem) = "review-unread";
    pub fn title() = "pages-review";
    pub fn working(percent) = "review-working";
    pub fn done() = "review-done";
    pub fn failed() = "review-failed";
    pub fn graph_caption() = "review-graph-caption";
    pub fn chances_now() = "review-chances-now";
    pub fn percent(number) = "review-percent";
    pub fn no_decision() = "review-no-decision";
    pub fn decision_before(name) = "review-decision-before";
    pub fn decision_after(name) = "review-decision-after";
    pub fn chose(who, choice) = "review-chose";
    pub fn was_mistake(points) = "review-was-mistake";
    pub fn was_best() = "review-was-best";
    pub fn was_fine() = "review-was-fine";
    pub fn more_choices(count) = "review-more-choices";
    pub fn known_then(who) = "review-known-then";
    pub fn chosen() = "review-chosen";
    pub fn decisions_title() = "review-decisions-title";
    pub fn every_decision() = "review-every-decision";
    pub fn whose() = "review-whose";
    pub fn look(step) = "review-look";
    pub fn a_mistake() = "review-a-mistake";
    pub fn accounts() = "review-accounts";
    pub fn learn(count) = "review-learn";
    pub fn lesson_title(number, all) = "review-lesson-title";
    pub fn lesson(who, choice) = "review-lesson";
    pub fn try_again() = "review-try-again";
    pub fn next_mistake() = "review-next-mistake";
    pub fn back_to_replay() = "review-back";
    pub fn found_best(choice) = "review-found-best";
    pub fn found_better(choice) = "review-found-better";
    pub fn found_same(choice) = "review-found-same";
    pub fn found_worse(choice) = "review-found-worse";
    pub fn found_unknown() = "review-found-unknown";
    pub fn tried() = "review-tried";
    pub fn what_if() = "review-what-if";
    pub fn what_if_help() = "review-what-if-help";
    pub fn take_seat() = "review-take-seat";
    pub fn play_on(step) = "review-play-on";
    pub fn no_branch() = "review-no-branch";
    pub fn branch(who, step) = "review-branch";
    pub fn deal_again() = "review-deal-again";
    pub fn review_branch() = "review-branch-over";
    pub fn comes_from(step, names, who) = "review-comes-from";
    pub fn minus(number) = "review-minus";
    pub fn plus(number) = "review-plus";
}

/// A number with one decimal, and with its sign if it is a difference.
pub fn number(value: f64, is_difference: bool) -> Message {
    #[expect(clippy::cast_possible_truncation, reason = "small numbers")]
    let tenths = (value * 10.0).round() as i32;
    let shown = decimal(tenths.abs() / 10, tenths.abs() % 10);
    match tenths.signum() {
        -1 => minus(shown),
        1 if is_difference => plus(shown),
        _ => shown,
    }
}

impl Spoken for Why {
    fn message(&self) -> Message {
        match *self {
            Self::NextCard { deadly, left } => message!("review-diamant-next-card", deadly, left),
            Self::AtRisk { stones } => message!("review-diamant-at-risk", stones),
            Self::Inside { others } => message!("review-diamant-others-inside", others),
            Self::Safe { least, most } if least == most => {
                message!("review-diamant-safe-all", stones = least)
            }
            Self::Safe { least, most } => message!("review-diamant-safe", least, most),
            Self::Lights { diamonds } => message!("review-mirrors-lights", diamonds),
            Self::Opens { to, diamonds } => message!("review-mirrors-opens", who = to, diamonds),
            Self::Count { before, after } => message!("review-kadora-count", before, after),
        }
    }
}
