//! From the seed and everyone's numbers to the luck of each chance outcome.

use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit as _, StreamCipher as _};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use table::Luck;

use crate::{ALGORITHM, Contribution, Seed, TableCode};

/// All luck of one game. It is as secret as the seed.
#[derive(Clone)]
pub struct Shuffle {
    pub(crate) key: [u8; 32],
}

impl Shuffle {
    /// The luck that belongs to the seed, the table's code, and what each seat added when the game began; a bot adds nothing.
    pub fn new(seed: &Seed, table: TableCode, contributions: &[Option<Contribution>]) -> Self {
        Self::of_message(seed, &message(table.as_str(), contributions))
    }

    /// The luck that belongs to the seed and to all the rest in bytes.
    pub(crate) fn of_message(seed: &Seed, message: &[u8]) -> Self {
        let mac = Hmac::<Sha256>::new_from_slice(seed.bytes()).expect("any key will do for HMAC");
        Self { key: mac.chain_update(message).finalize().into_bytes().into() }
    }

    /// The luck of the chance outcome that comes after `n` others in the game.
    pub fn draw(&self, n: u64) -> FairLuck {
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&n.to_le_bytes());
        FairLuck { stream: ChaCha20::new(&self.key.into(), &nonce.into()) }
    }
}

/// Everything but the seed, in bytes that can be read in one way only: whatever has no fixed length says how long it is.
pub(crate) fn message(table: &str, contributions: &[Option<Contribution>]) -> Vec<u8> {
    let mut message = Vec::new();
    for text in [ALGORITHM, table] {
        message.extend(length(text.len()));
        message.extend(text.as_bytes());
    }
    message.extend(length(contributions.len()));
    for contribution in contributions {
        match contribution {
            None => message.push(0),
            Some(number) => {
                message.push(1);
                message.extend(number.bytes());
            }
        }
    }
    message
}

fn length(length: usize) -> [u8; 8] {
    (length as u64).to_le_bytes()
}

/// Shows nothing of the secret.
impl fmt::Debug for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shuffle(…)")
    }
}

/// The luck of one chance outcome.
pub struct FairLuck {
    stream: ChaCha20,
}

impl FairLuck {
    /// The next 32 bits of the keystream.
    pub(crate) fn word(&mut self) -> u32 {
        let mut word = [0; 4];
        self.stream.apply_keystream(&mut word);
        u32::from_le_bytes(word)
    }
}

impl Luck for FairLuck {
    /// The number of the first word that has one.
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            if let Some(number) = number(self.word(), bound) {
                return number;
            }
        }
    }
}

/// The number below `bound` that a word stands for: each of them has as many words as any other, and the highest words, too few
/// to go round once more, have none.
const fn number(word: u32, bound: u32) -> Option<u32> {
    // What is left of the 2³² words when each number has its share.
    let left_over = bound.wrapping_neg() % bound;
    if word <= u32::MAX - left_over { Some(word % bound) } else { None }
}

/// Shows nothing of the secret.
impl fmt::Debug for FairLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairLuck(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_a_number_up_to_the_last_whole_round() {
        for (bound, last) in [
            (1, 0xFFFF_FFFF),
            (2, 0xFFFF_FFFF),
            (3, 0xFFFF_FFFE),
            (30, 0xFFFF_FFEF),
            (1 << 31, 0xFFFF_FFFF),
            ((1 << 31) + 1, 1 << 31),
            (3 << 30, (3 << 30) - 1),
            (u32::MAX, 0xFFFF_FFFE),
        ] {
            assert_eq!(number(0, bound), Some(0), "{bound}");
            assert_eq!(number(last, bound), Some(bound - 1), "{bound}");
            if let Some(next) = last.checked_add(1) {
                assert_eq!(number(next, bound), None, "{bound}");
                assert_eq!(number(u32::MAX, bound), None, "{bound}");
            }
        }
    }
}
