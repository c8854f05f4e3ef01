use std::collections::HashSet;

use luck::Dice;
use table::{
    Answers, Game, Imagine, Luck, Notation, OptionsError, Record, Refusal, Scribe, Seat, Step,
    Turn, Viewer, pick, read_options,
};

use crate::{Subject, Twin};

/// More steps than any game takes.
const ENDLESS: u32 = 20_000;

/// How many actions of the whole space a view is asked about in each position.
const TRIED: u32 = 4;

/// Plays `games` random games by each version of the rules and checks the contract at every step:
///
/// - only seats of the turn have actions, and every awaited one has;
/// - each action is found by its number;
/// - every offered action is accepted, every other of the whole action space refused, with a clause, the position unchanged;
/// - no deal is accepted while seats are awaited;
/// - pieces are conserved, and the game ends;
/// - the order in which sealed choices arrive does not matter;
/// - the record replays to the same position, and survives being written and read;
/// - actions, options and views survive being written and read, and an option that the game does not have is refused by name;
/// - for every viewer, the view answers as the position does: whom the game waits for, what the viewer may do, and what is refused;
/// - for every viewer, an imagined position gives the same view, turn and actions;
/// - a position that differs only in a hidden zone looks and sounds the same to viewers who must not know it.
///
/// # Panics
///
/// If any of that is not so.
#[expect(clippy::needless_pass_by_value, reason = "a set-up is a line of its own in the tests")]
pub fn check_contract<S: Subject>(players: u8, options: <S::Game as Game>::Options, games: u32) {
    let space = action_space::<S::Game>(players);
    let mut unseen: HashSet<&str> = S::hidden_zones(players, &options).into_iter().collect();
    options_are_as_the_game_says::<S::Game>(&options);
    for version in S::Game::OLDEST_RULES..=S::Game::RULES_VERSION {
        for game in 0..games {
            let mut dice = Dice::of_game(u64::from(players), u64::from(game));
            let scribe = Scribe::new(players, options.clone()).expect("the set-up is legal");
            let mut check =
                Check::<S> { scribe: scribe.by_rules(version), space: &space, last_deal: None };
            check.play(&mut dice, &mut unseen);
        }
    }
    assert!(
        unseen.is_empty(),
        "no twin differed in {unseen:?}: the check of these hidden zones is empty"
    );
}

/// Options read back, none has a name that the game does not tell of, and one that the game does not have is refused by name.
fn options_are_as_the_game_says<G: Notation>(options: &G::Options) {
    let json = serde_json::to_value(options).expect("options are plain data");
    assert_eq!(read_options::<G>(json.clone()).as_ref(), Ok(options));
    let mut map = json.as_object().expect("options are an object").clone();
    for option in map.keys() {
        assert!(G::OPTIONS.contains(&option.as_str()), "{option} is not among the options");
    }
    map.insert("weather".to_owned(), "fine".into());
    let unknown =
        OptionsError::Unknown { game: G::NAME, option: "weather".to_owned(), options: G::OPTIONS };
    assert_eq!(read_options::<G>(map.into()), Err(unknown));
}

/// Every action there is. Each has a text of its own, which reads back as the action.
fn action_space<G: Game>(players: u8) -> Vec<G::Action> {
    let mut space = Vec::new();
    G::every_action(players, |action| space.push(action));
    let distinct: HashSet<_> = space.iter().copied().collect();
    assert_eq!(distinct.len(), space.len(), "an action stands twice in the action space");
    for action in &space {
        let text = action.to_string();
        match text.parse::<G::Action>() {
            Ok(read) => assert_eq!(read, *action, "{text:?} reads back as another action"),
            Err(error) => panic!("{text:?} does not read back: {error}"),
        }
        let json = serde_json::to_string(action).expect("an action is plain data");
        assert_eq!(
            serde_json::from_str::<G::Action>(&json).expect("an action reads back"),
            *action
        );
    }
    space
}

struct Check<'a, S: Subject> {
    scribe: Scribe<S::Game>,
    space: &'a [<S::Game as Game>::Action],
    last_deal: Option<<S::Game as Game>::Deal>,
}

impl<S: Subject> Check<'_, S> {
    fn game(&self) -> &S::Game {
        self.scribe.game()
    }

    fn play(&mut self, dice: &mut Dice, unseen: &mut HashSet<&str>) {
        for step in 0.. {
            assert!(step < ENDLESS, "the game does not end: {:?}", self.game());
            if let Err(complaint) = S::conserved(self.game()) {
                panic!("{complaint}: {:?}", self.game());
            }
            self.actions_are_the_legal_ones();
            self.views_answer_as_the_position_does(dice);
            self.imagined_positions_look_the_same(dice);
            self.sealed_choices_arrive_in_any_order(dice);
            if dice.below(16) == 0 {
                self.record_replays();
            }
            let Some(next) = self.next_step(dice) else { break };
            let twins = S::twins(self.game(), dice);
            for twin in &twins {
                unseen.remove(twin.zone);
                self.twin_looks_the_same(twin, next);
            }
            self.take(next);
        }
        self.record_replays();
        self.ends_with_a_result();
    }

    fn next_step(&mut self, dice: &mut Dice) -> Option<Step<S::Game>> {
        let seats: Vec<Seat> = match self.game().turn() {
            Turn::Over => return None,
            Turn::Chance => return Some(Step::Deal(self.game().draw(dice))),
            // Now and then a player changes their mind.
            Turn::Seats { awaited, sealed } if sealed.is_empty() || dice.below(4) > 0 => {
                awaited.iter().collect()
            }
            Turn::Seats { sealed, .. } => sealed.iter().collect(),
        };
        let count = u32::try_from(seats.len()).expect("eight seats at most");
        let seat = seats[dice.below(count) as usize];
        Some(Step::Act(
            seat,
            pick(self.game(), seat, dice).expect("a seat of the turn has an action"),
        ))
    }

    fn take(&mut self, step: Step<S::Game>) {
        let taken = match step {
            Step::Act(seat, action) => self.scribe.act(seat, action, &mut ()),
            Step::Deal(deal) => {
                self.last_deal = Some(deal);
                self.scribe.deal(deal, &mut ())
            }
        };
        taken.unwrap_or_else(|refusal| panic!("{step:?} was offered, then refused: {refusal}"));
    }

    fn actions_are_the_legal_ones(&self) {
        let (game, turn) = (self.game(), self.game().turn());
        for seat in Seat::all(Seat::MOST) {
            let offered = offered(game, seat);
            assert!(
                turn.may_act().contains(seat) || offered.is_empty(),
                "{seat} has actions out of turn in {game:?}"
            );
            assert!(
                !turn.awaited().contains(seat) || !offered.is_empty(),
                "{seat} is awaited, but cannot act in {game:?}"
            );
            for n in 0..=offered.len() {
                let number = u32::try_from(n).expect("no seat has four billion actions");
                assert_eq!(
                    game.nth_action(seat, number).as_ref(),
                    offered.get(n),
                    "action {n} of {seat} in {game:?}"
                );
            }
            assert_eq!(usize::try_from(game.count_actions(seat)), Ok(offered.len()));
            let handed_out = offered.len();
            let offered: HashSet<_> = offered.into_iter().collect();
            assert_eq!(offered.len(), handed_out, "{seat} is offered something twice in {game:?}");
            let mut met = 0;
            let mut last = None;
            for &action in self.space {
                let mut after = game.clone();
                let mut log = Vec::new();
                match after.act(seat, action, &mut log) {
                    Ok(()) => {
                        assert!(
                            offered.contains(&action),
                            "{seat} may not, but can {action} in {game:?}"
                        );
                        met += 1;
                    }
                    Err(refusal) => {
                        assert!(
                            !offered.contains(&action),
                            "{seat} may, but cannot {action} in {game:?}: {refusal}"
                        );
                        assert_eq!(after, *game, "{action} was refused, but changed something");
                        assert!(log.is_empty(), "{action} was refused, but told of: {log:?}");
                        // Most are refused for the same reason as the one before.
                        if last.as_ref() != Some(&refusal) {
                            assert_clause(&refusal);
                            last = Some(refusal);
                        }
                    }
                }
            }
            assert_eq!(
                met,
                offered.len(),
                "not in the action space: {:?}",
                offered.iter().find(|action| !self.space.contains(action))
            );
        }
        if turn != Turn::Chance
            && let Some(deal) = self.last_deal
        {
            let mut after = game.clone();
            let refusal =
                after.deal(deal, &mut ()).expect_err("a deal was accepted though none is due");
            assert_eq!(after, *game, "{deal:?} was refused, but changed something");
            assert_clause(&refusal);
        }
    }

    fn views_answer_as_the_position_does(&self, dice: &mut Dice) {
        let game = self.game();
        for viewer in Viewer::all(game.players()) {
            let view = game.view(viewer);
            assert_eq!(view.turn(), game.turn(), "{view:?}");
            let mut known = Vec::new();
            view.actions(|action| known.push(action));
            let Viewer::Seat(seat) = viewer else {
                assert!(known.is_empty(), "a viewer without a seat may {known:?} in {game:?}");
                assert_eq!(view.refusal(self.space), None);
                continue;
            };
            assert_eq!(known, offered(game, seat), "{viewer:?} in {game:?}");
            assert_eq!(view.refusal(&[]), None);
            for _ in 0..TRIED {
                let tried = self.space[dice.below(self.space_len()) as usize];
                self.view_refuses_as_the_position_does(&view, seat, &[tried]);
                // What follows a legal action, as long as neither chance nor another seat comes between them.
                if let Some(first) = pick(game, seat, dice) {
                    self.view_refuses_as_the_position_does(&view, seat, &[first, tried]);
                }
            }
        }
    }

    fn view_refuses_as_the_position_does(
        &self,
        view: &<S::Game as Game>::View,
        seat: Seat,
        actions: &[<S::Game as Game>::Action],
    ) {
        let mut after = self.game().clone();
        let mut refusal = None;
        for (taken, &action) in actions.iter().enumerate() {
            if taken > 0 && !after.turn().may_act().contains(seat) {
                return;
            }
            refusal = after.act(seat, action, &mut ()).err();
            if refusal.is_some() {
                break;
            }
        }
        assert_eq!(view.refusal(actions), refusal, "{actions:?} in {view:?}");
    }

    fn space_len(&self) -> u32 {
        u32::try_from(self.space.len()).expect("no game has four billion actions")
    }

    fn imagined_positions_look_the_same(&self, dice: &mut Dice) {
        let game = self.game();
        let mut used = game.view(Viewer::Spectator);
        for viewer in Viewer::all(game.players()) {
            let view = game.view(viewer);
            game.view_into(viewer, &mut used);
            assert_eq!(used, view, "{viewer:?} sees what another has seen");
            let json = serde_json::to_string(&view).expect("a view is plain data");
            assert_eq!(
                serde_json::from_str::<<S::Game as Game>::View>(&json).expect("a view reads back"),
                view
            );

            let imagined = S::Game::imagine(&view, dice);
            assert_eq!(imagined.view(viewer), view, "imagined by {viewer:?}");
            assert_eq!(imagined.turn(), game.turn(), "imagined by {viewer:?} from {view:?}");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(offered(&imagined, seat), offered(game, seat), "imagined by {viewer:?}");
            }
            if let Err(complaint) = S::conserved(&imagined) {
                panic!("imagined by {viewer:?}: {complaint}: {imagined:?}");
            }
        }
    }

    fn sealed_choices_arrive_in_any_order(&self, dice: &mut Dice) {
        let game = self.game();
        let mut acts: Vec<_> = game
            .turn()
            .awaited()
            .iter()
            .map(|seat| (seat, pick(game, seat, dice).expect("an awaited seat has an action")))
            .collect();
        if acts.len() < 2 {
            return;
        }
        let played = |acts: &[(Seat, <S::Game as Game>::Action)]| {
            let mut after = game.clone();
            for &(seat, action) in acts {
                after.act(seat, action, &mut ()).expect("an offered action is accepted");
            }
            after
        };
        let in_seat_order = played(&acts);
        dice.shuffle(&mut acts);
        assert_eq!(played(&acts), in_seat_order, "the order of {acts:?} matters in {game:?}");
    }

    fn twin_looks_the_same(&self, twin: &Twin<S::Game>, next: Step<S::Game>) {
        let Twin { zone, other, known_to } = twin;
        let game = self.game();
        assert_ne!(game, other, "a twin that differs nowhere shows nothing: {zone}");
        let (mut game_after, mut other_after) = (game.clone(), other.clone());
        let (mut game_log, mut other_log) = (Vec::new(), Vec::new());
        next.apply(&mut game_after, &mut game_log).expect("an offered step is accepted");
        let same_step = next.apply(&mut other_after, &mut other_log).is_ok();

        for viewer in Viewer::all(game.players()) {
            if known_to.iter().any(|seat| viewer.is(seat)) {
                continue;
            }
            assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?} sees {zone}");
            assert_eq!(game.turn(), other.turn(), "the turn tells of {zone}");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(
                    offered(game, seat),
                    offered(other, seat),
                    "{viewer:?}'s actions tell of {zone}"
                );
            }
            // A viewer who is not shown the difference afterwards must not have been told of it either.
            if same_step && game_after.view(viewer) == other_after.view(viewer) {
                assert_eq!(
                    heard::<S::Game>(&game_log, viewer),
                    heard::<S::Game>(&other_log, viewer),
                    "{viewer:?} is told of {zone}"
                );
            }
        }
    }

    fn record_replays(&self) {
        let record = self.scribe.record();
        let read = Record::from_json(&record.to_json())
            .unwrap_or_else(|error| panic!("{error}: {}", record.to_json()));
        assert_eq!(read, *record);
        let mut position = None;
        let replayed = read
            .replay(|game, step, happened| {
                if let Some(position) = &position {
                    assert_eq!(game, position, "a step begins where the one before it ended");
                }
                let (mut after, mut events) = (game.clone(), Vec::new());
                step.apply(&mut after, &mut events).expect("a recorded step is legal");
                assert_eq!(happened, Ok(&events[..]), "{step:?}");
                position = Some(after);
            })
            .unwrap_or_else(|error| panic!("{error}: {}", record.to_json()));
        if let Some(position) = position {
            assert_eq!(position, replayed);
        }
        let resumed = Scribe::resume(&read, |_, _, _| {}).expect("it was replayed");
        assert_eq!(resumed.game(), &replayed);
        assert_eq!(resumed.record(), record, "a game gone on with has another record");
        if self.scribe.at_rest() {
            assert_eq!(replayed, *self.game(), "{}", record.to_json());
        }
    }

    fn ends_with_a_result(&self) {
        let game = self.game();
        let outcome = game.outcome().expect("a game that is over has an outcome");
        assert!(outcome.winners.iter().all(|seat| seat.number() < game.players()));
        assert!(game.result().is_some(), "a game that is over has a result");
    }
}

fn assert_clause(refusal: &impl Refusal) {
    let clause = refusal.clause();
    let (game, number) = clause.split_at(1);
    assert!(
        game.chars().all(char::is_uppercase) && number.parse::<u8>().is_ok(),
        "{clause:?} is no clause's number: {refusal}"
    );
    assert!(refusal.to_string().contains(clause), "the refusal does not name {clause}: {refusal}");
}

fn offered<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut offered = Vec::new();
    game.actions(seat, |action| offered.push(action));
    offered
}

fn heard<G: Game>(log: &[G::Event], viewer: Viewer) -> Vec<G::Seen> {
    log.iter().filter_map(|event| G::seen(event, viewer)).collect()
}
