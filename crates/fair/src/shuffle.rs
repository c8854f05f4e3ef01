//! From the seed and everyone's numbers to the luck of each chance outcome.

use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit as _, StreamCipher as _};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use table::Luck;

use crate::{ALGORITHM, Contribution, Seed};

/// All luck of one game. It is as secret as the seed.
#[derive(Clone)]
pub struct Shuffle {
    pub(crate) key: [u8; 32],
}

impl Shuffle {
    /// The luck that belongs to the seed, the table's code, and what each seat added when the game began; a bot adds nothing.
    pub fn new(seed: &Seed, table: &str, contributions: &[Option<Contribution>]) -> Self {
        let mac = Hmac::<Sha256>::new_from_slice(seed.bytes()).expect("any key will do for HMAC");
        let mixed = mac.chain_update(message(table, contributions)).finalize();
        Self { key: mixed.into_bytes().into() }
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
    /// Words beyond the last whole multiple of `bound` are passed over, so that no number is likelier than another.
    fn below(&mut self, bound: u32) -> u32 {
        // What 2³² leaves when divided by the bound, without a number that large.
        let too_many = bound.wrapping_neg() % bound;
        loop {
            let word = self.word();
            if word <= u32::MAX - too_many {
                return word % bound;
            }
        }
    }
}

/// Shows nothing of the secret.
impl fmt::Debug for FairLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairLuck(…)")
    }
}
