//! Learning by playing: every lesson to its end by mouse, by keyboard and in words, left and taken up again, without a network.

use games::{Kind, with_game};
use lessons::{Guide, Lesson, PUPIL, StepTask, Taught, TryResult};
use prose::Playable;
use serde_json::json;
use table::{Answers, Viewer};
use voice::{Lang, Message, Names, Speaker, Voice};

use crate::all_pages::ALMOST_OVER;
use crate::input::{Way, await_turn};
use crate::offline::cut_off;
use crate::visitor::named;
use crate::{DESKTOP, PHONE, Visitor, story};

/// What a step says, and what can be typed there: what is asked, and all that is not, with the answer to it.
struct Step {
    says: String,
    asked: Option<String>,
    wrong: Vec<(String, String)>,
}

/// A lesson in a language, from its data.
fn steps(game: Kind, lang: Lang) -> Vec<Step> {
    with_game!(game, G => steps_of::<G>(game, lang))
}

fn steps_of<G: Taught + Playable>(game: Kind, lang: Lang) -> Vec<Step> {
    let mut guide = Guide::new(Lesson::<G>::read(lessons::data(game)).unwrap());
    let mut steps = Vec::new();
    while !guide.is_over() {
        let names = Names::from(guide.names("Player 1"));
        let to = Voice::of(lang).to(Viewer::Seat(PUPIL), &names);
        let asked = match guide.asks() {
            StepTask::Act(action) => Some(G::typed(action, &to)),
            StepTask::GoOn => None,
        };
        let wrong = if asked.is_some() { wrong(&guide, &to) } else { Vec::new() };
        steps.push(Step { says: to.say(&guide.says()), asked, wrong });
        guide.skip();
    }
    steps
}

/// All that the rules allow and the step does not ask for.
fn wrong<G: Taught + Playable>(guide: &Guide<G>, to: &Speaker<'_>) -> Vec<(String, String)> {
    let mut wrong = Vec::new();
    guide.view().actions(|action| {
        if let TryResult::Wrong(why) = guide.clone().try_action(action) {
            let why: Vec<_> = why.iter().map(|why: &Message| to.say(why)).collect();
            wrong.push((G::typed(action, to), why.join(" ")));
        }
    });
    wrong
}

/// What is said now; nothing at the end.
const SAYS: &str = "(document.querySelector('.coach .says')?.textContent ?? null)";

/// What is pointed at and can be seen.
const POINTED: &str = "[...document.querySelectorAll(
        `.lesson :is(${document.querySelector('.lesson').dataset.points || 'none'})`
    )].filter(it => it.checkVisibility() && it.getBoundingClientRect().width > 0)";

/// Waits until a step is reached: what happens before it is shown at once, and what is said of it is read.
fn reach(visitor: &Visitor<'_>, says: &str) {
    visitor.until(
        &format!("the coach says {says:?}"),
        &format!(
            "(() => {{
                if ({SAYS} === {says}) return true;
                document.querySelector('.tools button:first-child:enabled')?.click();
                document.querySelector('.lesson.waiting #step-on:not([hidden])')?.click();
            }})()",
            says = json!(says)
        ),
    );
}

/// Goes through a lesson.
fn learn(visitor: &Visitor<'_>, game: Kind, lang: Lang, way: Way) {
    let steps = steps(game, lang);
    for (nth, step) in steps.iter().enumerate() {
        reach(visitor, &step.says);
        let shot = |size: &str| visitor.shot(&format!("learn-{game}-{lang}-{nth:02}-{size}"));
        if way == Way::Mouse {
            look(visitor, game, nth);
            if lang == Lang::En {
                shot("phone");
                visitor.resize(DESKTOP);
                shot("desktop");
                visitor.resize(PHONE);
            }
        }
        let left = format!("({SAYS} !== {})", json!(step.says));
        match (&step.asked, way) {
            (None, Way::Keys) => {
                visitor.tab_to("#step-on");
                visitor.press(&["Enter"]);
            }
            (None, _) => visitor.click_on_until("#step-on", &left),
            (Some(typed), Way::Words) => visitor.say(typed),
            (Some(_), _) => follow(visitor, way, &left),
        }
        visitor.until(&format!("step {nth} of {game} is done"), &left);
    }
    visitor.until(
        "the lesson ends",
        "document.querySelector('#play-now')
            || document.querySelector('.lesson.waiting #step-on:not([hidden])')?.click()",
    );
    let learnt: usize = visitor.js("document.querySelectorAll('.learnt li').length");
    assert_eq!(learnt, 3, "{game}");
    visitor.until(
        "what was learnt is in sight",
        "document.querySelector('.learnt h2').getBoundingClientRect().top >= 0",
    );
    visitor.shot(&format!("learn-{game}-{lang}-learnt"));
}

/// What is pointed at lies on the screen, and the panel does not cover it.
fn look(visitor: &Visitor<'_>, game: Kind, nth: usize) {
    let fault: Option<String> = visitor.js(&format!(
        "new Promise(done => setTimeout(() => {{
            const all = {POINTED};
            const first = all.find(it => it.matches('button')) ?? all[0];
            if (!first) return done('nothing is pointed at: ' + document.querySelector('.lesson').dataset.points);
            const {{ top, bottom, left, right }} = first.getBoundingClientRect();
            const free = document.querySelector('.coach').getBoundingClientRect().bottom;
            const room = innerHeight - free;
            const inside = top >= free - 1 && (bottom <= innerHeight + 1 || bottom - top > room);
            done(inside && left >= 0 && right <= innerWidth ? null
                : `${{first.outerHTML.slice(0, 80)}} is from ${{top}} to ${{bottom}}, the panel ends at ${{free}}`);
        }}, 450))"
    ));
    assert_eq!(fault, None, "step {nth} of {game}");
}

/// Does what is pointed at, part by part, until the step is left.
fn follow(visitor: &Visitor<'_>, way: Way, left: &str) {
    for round in 0..30 {
        let is_left: bool = visitor.wait(
            "something can be pressed",
            &format!(
                "(() => {{
                    if ({left}) return true;
                    const behind = document.querySelector('.tools button:first-child:enabled');
                    if (behind) {{
                        behind.click();
                        return null;
                    }}
                    document.querySelector('[data-aim]')?.removeAttribute('data-aim');
                    const all = {POINTED}.filter(it => it.matches('button:enabled, label, .m-field, .k-cell'));
                    const aim = all.find(it => it.matches('.main')) ?? all[{round} % all.length];
                    aim?.setAttribute('data-aim', '');
                    return aim ? false : null;
                }})()"
            ),
        );
        if is_left {
            return;
        }
        match way {
            Way::Keys => press(visitor),
            _ => visitor.try_click("document.querySelector('[data-aim]')"),
        }
        // A choice of Diamant is held for a moment, and every other press is answered at once.
        visitor.js::<()>(&format!(
            "new Promise(done => {{
                const end = Date.now() + 1500;
                (function look() {{
                    const now = document.querySelector('[data-aim]');
                    const waits = now && {POINTED}.includes(now) && !({left});
                    waits && Date.now() < end ? setTimeout(look, 15) : done();
                }})();
            }})"
        ));
    }
    panic!("what is pointed at does not lead on");
}

/// Presses what is aimed at, with the keyboard alone, unless it goes away meanwhile: a busy page may answer an earlier press only now.
fn press(visitor: &Visitor<'_>) {
    let is_there = || visitor.sees("[data-aim]");
    let tab_to = |selector: &str| {
        let there = format!("document.activeElement.matches({})", json!(selector));
        visitor.tab_until(selector, &format!("!document.querySelector('[data-aim]') || {there}"));
        is_there()
    };
    if visitor.sees(".m-grid [data-aim]") {
        if tab_to(".m-grid [tabindex='0']") {
            visitor.arrow_to("[data-aim]");
            visitor.press(&[" "]);
        }
    } else if visitor.sees(".k-block [data-aim]") {
        if tab_to(".k-block [tabindex='0']") {
            visitor.arrow_to("[data-aim]");
            visitor.press(&["Enter"]);
        }
    } else if visitor.sees(".k-hand [data-aim]") {
        if tab_to(".k-hand input") {
            visitor.press(&[" "]);
            while is_there() && !visitor.sees(".k-hand [data-aim] :checked") {
                visitor.press(&["ArrowRight"]);
            }
        }
    } else if visitor.sees(".k-chips [data-aim]") {
        if tab_to(".k-player.you .k-chip[tabindex='0']") {
            while is_there() && !visitor.sees("[data-aim]:focus") {
                visitor.press(&["ArrowRight"]);
            }
            if is_there() {
                visitor.press(&["Enter"]);
            }
        }
    } else if tab_to("[data-aim]") {
        visitor.press(&["Enter"]);
    }
}

/// All three lessons in a language: with the mouse on a phone, with the keyboard alone on a desktop, and in words.
fn check_lessons(lang: Lang) {
    story(|test_site| {
        for (way, size) in [(Way::Mouse, PHONE), (Way::Keys, DESKTOP), (Way::Words, PHONE)] {
            let visitor = test_site.visitor(size);
            visitor.goto("/learn");
            visitor.store("lang", lang.code());
            if way == Way::Words {
                visitor.store("table", "text");
            }
            for game in Kind::ALL {
                visitor.goto("/learn");
                visitor.click_on_until(
                    &format!(".game a[href='/learn/{game}']"),
                    "document.querySelector('.coach')",
                );
                learn(&visitor, game, lang, way);
            }
        }
    });
}

#[test]
fn every_lesson_is_learnt_by_mouse_keyboard_and_words_in_english() {
    check_lessons(Lang::En);
}

#[test]
fn every_lesson_is_learnt_by_mouse_keyboard_and_words_in_dutch() {
    check_lessons(Lang::Nl);
}

#[test]
fn every_lesson_is_learnt_by_mouse_keyboard_and_words_in_french() {
    check_lessons(Lang::Fr);
}

#[test]
fn every_lesson_is_learnt_by_mouse_keyboard_and_words_in_german() {
    check_lessons(Lang::De);
}

#[test]
fn every_lesson_is_learnt_by_mouse_keyboard_and_words_in_italian() {
    check_lessons(Lang::It);
}

#[test]
fn a_lesson_leads_on_to_the_others_and_to_a_real_game() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/learn/diamant");
        for (kind, other) in
            [("mirrors", "Learn by playing: Mirrors"), ("kadora", "Learn by playing: Kadora")]
        {
            skip_to_end(&visitor);
            visitor.click_until(other, &format!("location.pathname === '/learn/{kind}'"));
        }
        skip_to_end(&visitor);
        visitor.click_on_until("#play-now", "location.pathname === '/play/kadora'");
        assert!(await_turn(&visitor, Way::Mouse), "a real game begins at once");
    });
}

/// Has everything done until the end.
fn skip_to_end(visitor: &Visitor<'_>) {
    visitor.until("the lesson is there", "document.querySelector('.coach')");
    visitor.until(
        "the lesson ends",
        "document.querySelector('#play-now')
            || document.querySelector('.go #step-on:not([hidden]), .go #step-skip:not([hidden])')?.click()",
    );
}

#[test]
fn every_other_answer_is_explained_and_can_be_tried_again() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/nowhere");
        visitor.store("table", "text");
        // Every answer at one step of each game, and then the right one.
        for game in Kind::ALL {
            visitor.goto(&format!("/learn/{game}"));
            let steps = steps(game, Lang::En);
            let asks = |step: &&Step| !step.wrong.is_empty();
            let step = steps.iter().find(asks).unwrap();
            for before in steps.iter().take_while(|step| !asks(step)) {
                reach(&visitor, &before.says);
                visitor.click_on_until("#step-on", &format!("{SAYS} !== {}", json!(before.says)));
            }
            reach(&visitor, &step.says);
            for (typed, why) in &step.wrong {
                visitor.say(typed);
                let wrong = "document.querySelector('.coach .wrong').textContent";
                visitor.until(
                    &format!("{typed:?} is answered by {why:?}"),
                    &format!("{wrong}.includes({})", json!(why)),
                );
            }
            visitor.say(step.asked.as_ref().unwrap());
            visitor.until("it can be tried again", &format!("{SAYS} !== {}", json!(step.says)));
        }
    });
}

#[test]
fn a_lesson_is_left_and_taken_up_again_and_needs_no_network() {
    story(|test_site| {
        let visitor = cut_off(test_site);
        visitor.click("Learn by playing: Diamant");
        let steps = steps(Kind::Diamant, Lang::En);
        for step in &steps[..2] {
            reach(&visitor, &step.says);
            visitor.js::<()>("document.querySelector('.go button:not([hidden]).main, .go #step-skip:not([hidden])').click()");
        }
        reach(&visitor, &steps[2].says);
        visitor.click_on_until("#step-back", &format!("{SAYS} === {}", json!(steps[1].says)));
        visitor.click_on_until("#leave", "document.querySelector('.coach .wrong').textContent");
        visitor.shot("learn-wrong");
        visitor.click_on_until("#leave-lesson", "location.pathname === '/'");
        // Left before the next picture is drawn: nothing that was to follow it is missed.
        visitor.click("Learn by playing: Diamant");
        visitor.click_on("#restart");
        reach(&visitor, &steps[0].says);
        visitor.js::<()>(
            "document.querySelector('#step-on').click();
            void setTimeout(() => document.querySelector('#leave-lesson').click())",
        );
        visitor.until("the lesson is left", "location.pathname === '/'");
        visitor.click("Learn by playing: Diamant");
        visitor.click_on("#resume");
        reach(&visitor, &steps[1].says);
        visitor.reload();
        visitor.click_on("#restart");
        reach(&visitor, &steps[0].says);
        for game in [Kind::Mirrors, Kind::Kadora] {
            visitor.goto(&format!("/learn/{game}"));
            skip_to_end(&visitor);
        }
    });
}

#[test]
fn a_player_who_loses_a_first_game_against_bots_is_offered_the_lesson_once() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/nowhere");
        for offered in [true, false] {
            visitor.store("solo.diamant", ALMOST_OVER);
            visitor.goto("/play/diamant");
            visitor.click_on_until("#leave", "document.querySelector('.ending .podium')");
            let offer = named("Learn by playing");
            assert_eq!(visitor.js::<bool>(&format!("!!({offer})")), offered);
        }
    });
}
