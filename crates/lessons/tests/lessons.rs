//! Every lesson, step by step, in every language.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use diamant::Diamant;
use games::Kind;
use kadora::Kadora;
use lessons::{Guide, Lesson, PUPIL, StepTask, Taught, TryResult};
use mirrors::Mirrors;
use table::Viewer;
use voice::{Lang, Names, Voice, lessons as words};

fn guide<G: Taught>() -> Guide<G> {
    let kind: Kind = G::NAME.parse().unwrap();
    Guide::new(Lesson::read(lessons::data(kind)).unwrap_or_else(|error| panic!("{error}")))
}

/// A lesson at each of its steps.
fn steps<G: Taught>() -> impl Iterator<Item = Guide<G>> {
    let guide = guide::<G>();
    let (_, all) = guide.place();
    (0..all).map(move |step| {
        let mut guide = guide.clone();
        guide.go_to(step);
        guide
    })
}

macro_rules! for_each_game {
    ($check:ident) => {{
        $check::<Diamant>();
        $check::<Mirrors>();
        $check::<Kadora>();
    }};
}

/// A rule that changes fails here, by name of the scene.
#[test]
fn every_scene_is_legal_and_every_step_fits_it() {
    fn check<G: Taught>() {
        let (_, steps) = guide::<G>().place();
        assert!((10..=22).contains(&steps), "{}: two to three minutes, not {steps} steps", G::NAME);
    }
    for_each_game!(check);
}

#[test]
fn a_lesson_is_played_to_its_end_by_doing_what_is_asked() {
    fn check<G: Taught>() {
        let mut guide = guide::<G>();
        let mut asked = 0;
        while !guide.is_over() {
            let before = guide.place();
            match guide.asks() {
                StepTask::GoOn => assert!(guide.advance()),
                StepTask::Act(action) => {
                    asked += 1;
                    assert!(!guide.advance(), "what is asked must be done");
                    assert!(matches!(guide.try_action(action), TryResult::Done(_)));
                    assert!(!guide.happened().is_empty(), "{}: step {before:?}", G::NAME);
                }
            }
            assert_eq!(guide.place(), (before.0 + 1, before.1));
        }
        assert!(asked >= 5, "{}: the pupil does each thing themselves", G::NAME);
        assert!(!guide.skip() && !guide.advance());
    }
    for_each_game!(check);
}

#[test]
fn every_choice_is_answered_in_every_language() {
    fn check<G: Taught>() {
        for guide in steps::<G>() {
            let names = Names::from(guide.names("Sam"));
            let mut every = Vec::new();
            let players = u8::try_from(guide.names("Sam").len()).unwrap();
            G::every_action(players, |action| every.push(action));
            for action in every {
                let mut tried = guide.clone();
                let answer = tried.try_action(action);
                let said = match &answer {
                    TryResult::Done(said) => {
                        assert_ne!(guide.asks(), StepTask::GoOn);
                        assert_eq!(tried.place().0, guide.place().0 + 1);
                        said.iter().cloned().collect()
                    }
                    TryResult::Wrong(said) => {
                        assert!(!said.is_empty(), "{}: {action} at {:?}", G::NAME, guide.place());
                        assert_eq!(tried.place(), guide.place());
                        assert_eq!(tried.view(), guide.view());
                        said.clone()
                    }
                };
                for lang in Lang::ALL {
                    let to = Voice::of(lang).to(Viewer::Seat(PUPIL), &names);
                    assert!(said.iter().all(|message| !to.say(message).is_empty()));
                }
            }
        }
    }
    for_each_game!(check);
}

#[test]
fn one_idea_a_step_and_at_most_25_words() {
    fn check<G: Taught>() {
        for lang in Lang::ALL {
            let voice = Voice::of(lang);
            for guide in steps::<G>() {
                let names = Names::from(guide.names("Sam"));
                let to = voice.to(Viewer::Seat(PUPIL), &names);
                let said = to.say(&guide.says());
                let count = said.split_whitespace().count();
                // Languages with articles and no compounds need a few words more.
                let most = if lang == Lang::En { 26 } else { 32 };
                assert!(
                    count <= most,
                    "{lang}, {} {:?}: {count} words: {said}",
                    G::NAME,
                    guide.place()
                );
                assert!(!to.say(&words::look(guide.points_in_words())).is_empty());
                assert!(!guide.points().is_empty(), "something is pointed at: {said}");
            }
            for line in guide::<G>().learnt() {
                assert!(!voice.say(line).is_empty());
            }
        }
    }
    for_each_game!(check);
}

#[test]
fn back_skip_and_restore_from_every_step() {
    fn check<G: Taught>() {
        let (_, all) = guide::<G>().place();
        for at in steps::<G>() {
            let (step, _) = at.place();
            let mut restored = guide::<G>();
            assert!(restored.restore(&at.progress()));
            assert_eq!(restored.place(), at.place());
            assert_eq!(restored.view(), at.view());
            assert_eq!(restored.history(), at.history());

            let mut skipped = at.clone();
            assert!(skipped.skip());
            assert_eq!(skipped.place().0, step + 1);
            assert!(skipped.back());
            assert_eq!((skipped.place(), skipped.view()), (at.place(), at.view()));
            assert_eq!(skipped.back(), step > 0);
        }
        let mut over = guide::<G>();
        over.go_to(usize::MAX);
        assert!(over.is_over());
        assert_eq!(over.asks(), StepTask::GoOn);
        assert!(over.points().is_empty());
        let mut restored = guide::<G>();
        assert!(restored.restore(&over.progress()) && restored.is_over());
        for odd in
            ["", "chess 1 2", &format!("{} 99 2", G::NAME), &format!("{} 1 {}", G::NAME, all + 1)]
        {
            assert!(!restored.restore(odd), "{odd}");
        }
    }
    for_each_game!(check);
}

/// What a step tells of the way to it is what the pupil could see at a real table.
#[test]
fn what_happened_leads_from_step_to_step() {
    fn check<G: Taught>() {
        let mut guide = guide::<G>();
        while !guide.is_over() {
            let (scene, mut story) = (guide.scene(), guide.history().to_vec());
            guide.skip();
            if guide.is_over() || guide.scene() != scene {
                continue;
            }
            story.extend(guide.happened().iter().flat_map(|moment| moment.seen.clone()));
            assert_eq!(guide.history(), story);
            if let Some(last) = guide.happened().last() {
                assert_eq!(last.view, guide.view());
            }
        }
    }
    for_each_game!(check);
}

#[test]
fn another_good_answer_goes_its_own_way() {
    let mut left = guide::<Diamant>();
    let (_, all) = left.place();
    left.go_to(all - 1);
    let mut stayed = left.clone();
    assert!(matches!(left.try_action(diamant::Choice::Leave), TryResult::Done(Some(_))));
    assert!(matches!(stayed.try_action(diamant::Choice::Stay), TryResult::Done(Some(_))));
    assert!(left.is_over() && stayed.is_over());
    assert_ne!(left.view(), stayed.view());
}

#[test]
fn a_lesson_that_does_not_fit_its_game_says_where() {
    let text = lessons::data(Kind::Diamant);
    for (from, to, place) in [
        ("\"11\", \"snake\"", "\"11\", \"lion\"", "scenes[0].record"),
        ("\"LSS\"", "\"LSX\"", "scenes[0].record"),
        ("\"ask\": \"L\"", "\"ask\": \"S\"", "scenes[0].steps[6]"),
        ("\"diamant-hazard\"", "\"diamant-dragon\"", "scenes[0].steps[3]"),
        ("\"card 1\"", "\"lamp 1\"", "scenes[0].steps[3]"),
        ("\"at\": \"2\"", "\"at\": \"22\"", "scenes[0].steps[5]"),
        ("\"version\"", "\"Version\"", "lesson"),
    ] {
        let odd = text.replacen(from, to, 1);
        assert_ne!(odd, text);
        let error = Lesson::<Diamant>::read(&odd).unwrap_err();
        assert_eq!(error.place, place, "{error}");
    }
    assert!(Lesson::<Mirrors>::read(text).is_err());
}
