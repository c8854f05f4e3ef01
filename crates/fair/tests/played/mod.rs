//! Games with a proof.

use fair::{Contribution, Occupant, Proof, Seed, Shuffle, TableCode};
use luck::Dice;
use table::{Luck, Notation, Record, Scribe, Turn, pick};

/// So many random bytes.
pub(crate) fn bytes(dice: &mut Dice) -> [u8; 32] {
    std::array::from_fn(|_| u8::try_from(dice.below(256)).unwrap())
}

fn letter(dice: &mut Dice) -> u8 {
    let letters = TableCode::LETTERS;
    letters[dice.below(u32::try_from(letters.len()).unwrap()) as usize]
}

/// The record of a game in which everyone moves at random, and chance is a fair shuffle; it ends after `most` decisions at the latest.
pub(crate) fn played<G: Notation>(number: u64, most: u32) -> Record<G> {
    let mut dice = Dice::new(number);
    let (least, spread) = (*G::PLAYERS.start(), G::PLAYERS.end() - G::PLAYERS.start() + 1);
    let players = least + u8::try_from(dice.below(u32::from(spread))).unwrap();
    let seed = Seed::new(bytes(&mut dice));
    let table = TableCode::new(std::array::from_fn(|_| letter(&mut dice))).unwrap();
    let contributions: Vec<_> = (0..players)
        .map(|_| (dice.below(3) > 0).then(|| Contribution::new(bytes(&mut dice))))
        .collect();
    let shuffle = Shuffle::new(&seed, table, &contributions);

    let mut scribe = Scribe::<G>::new(players, G::Options::default()).unwrap();
    let (mut draws, mut decisions) = (0, 0);
    while decisions < most || !scribe.at_rest() {
        match scribe.game().turn() {
            Turn::Chance => {
                let deal = scribe.game().draw(&mut shuffle.draw(draws));
                scribe.deal(deal, &mut ()).unwrap();
                draws += 1;
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap();
                let action = pick(scribe.game(), seat, &mut dice).unwrap();
                scribe.act(seat, action, &mut ()).unwrap();
                decisions += 1;
            }
            Turn::Over => break,
        }
    }
    let mut record = scribe.into_record();
    let chairs = contributions.iter().map(|number| match number {
        Some(_) => Occupant::Person.to_string(),
        None => "clever".to_owned(),
    });
    record.extra.insert(Occupant::KEY.to_owned(), chairs.collect());
    Proof::new(&seed, table, &contributions).add_to(&mut record);
    record
}
