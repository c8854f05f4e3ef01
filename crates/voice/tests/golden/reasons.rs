//! Every reason that a bot can give.

use ::diamant::Choice;
use ::mirrors::Colour;
use reason::{Fear, Percent, Reason, Threat, diamant, kadora, mirrors};
use table::{Seat, Viewer};
use voice::{Lang, Names, Voice};

use super::check_golden;

#[test]
fn a_phrasebook_of_reasons_in_every_language() {
    for lang in Lang::ALL {
        let names = Names::from(["Anna", "Bert"].map(str::to_owned).to_vec());
        let to_anna = Voice::of(lang).to(Viewer::Seat(Seat::new(0).expect("a seat")), &names);
        let said: Vec<_> = reasons().iter().map(|reason| to_anna.say(reason)).collect();
        check_golden("reasons", lang, &said.join("\n"));
    }
}

fn reasons() -> Vec<Reason> {
    let searched = |promise, otherwise, fear| Reason::Searched {
        simulations: 2_000,
        promise: Percent(promise),
        otherwise: Percent(otherwise),
        fear,
    };
    let feared = |number, threat| {
        let rival = Seat::new(number).expect("a seat");
        Some(Fear { rival, promise: Percent(44), threat })
    };
    let mut reasons = vec![
        Reason::OnlyAction,
        Reason::Lot,
        searched(58, 52, None),
        searched(47, 49, feared(1, None)),
    ];
    for number in [0, 1] {
        reasons.extend(
            [None, Some(Threat::Needs(Colour::Red)), Some(Threat::Penalty(2))]
                .map(|threat| searched(58, 52, feared(number, threat))),
        );
    }
    for choice in [Choice::Leave, Choice::Stay] {
        reasons.extend(caves().map(|thought| Reason::Diamant(choice, thought)));
    }
    reasons.extend(
        [
            mirrors::Thought::Needed { needs: 1 },
            mirrors::Thought::Needed { needs: 3 },
            mirrors::Thought::Lights { diamonds: 1 },
            mirrors::Thought::Lights { diamonds: 2 },
            mirrors::Thought::Dark { needs: 1 },
            mirrors::Thought::Dark { needs: 4 },
            mirrors::Thought::Returned,
        ]
        .map(Reason::Mirrors),
    );
    reasons.extend(
        [
            kadora::Thought::Penalty { before: 5, after: 4 },
            kadora::Thought::Penalty { before: 5, after: 2 },
            kadora::Thought::Penalty { before: 3, after: 3 },
            kadora::Thought::Penalty { before: 3, after: 4 },
            kadora::Thought::Penalty { before: 3, after: 9 },
            kadora::Thought::Draw,
        ]
        .map(Reason::Kadora),
    );
    reasons
}

fn caves() -> impl Iterator<Item = diamant::Thought> {
    use diamant::Thought::{Beside, Cards, Chances, Hazards, OneMoreCard, Stake, SureGain};
    let chances = |deadly, sure, others, leavers| Chances {
        stay: Percent(27),
        leave: Percent(31),
        deadly,
        left: 24,
        sure,
        others,
        leavers,
    };
    [
        Stake { take: 1, hazards: 1, limit: 12 },
        Stake { take: 9, hazards: 2, limit: 12 },
        SureGain { gain: 13, limit: 12, hazards: 0 },
        SureGain { gain: 13, limit: 12, hazards: 1 },
        Cards { cards: 6, limit: 6 },
        Beside { beside: 1, limit: 10 },
        Beside { beside: 11, limit: 10 },
        Hazards { hazards: 0, limit: 2 },
        Hazards { hazards: 1, limit: 2 },
        Hazards { hazards: 2, limit: 2 },
        OneMoreCard { gain: 140, loss: 205 },
        chances(0, 1, 3, 0),
        chances(1, 7, 3, 1),
        chances(6, 11, 3, 2),
        chances(6, 11, 0, 0),
    ]
    .into_iter()
}
