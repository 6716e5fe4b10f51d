//! The words of one stream of ChaCha with 12 rounds, made a block of 16 at a time.
//!
//! Games draw a few words from many streams. `rand_chacha` makes 64 words at once, of which most would be thrown away: that
//! was 39 % of all instructions of a random game of The LOOP. The tests compare every word with that library.

use crate::Seed;
use wide::u32x4;

const BLOCK: u64 = 16;

/// The first row of ChaCha's state.
const CONSTANT: u32x4 = u32x4::new([0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);

/// One stream, and how far it has been read.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    key: [u32x4; 2],
    stream: u64,
    /// How many words have been read.
    read: u64,
    /// The block that the last word was read from.
    block: [u32; BLOCK as usize],
}

impl Words {
    /// The stream of this number, after so many words.
    #[inline]
    pub(crate) fn new(seed: Seed, stream: u64, read: u64) -> Self {
        let word = |at: usize| u32::from_le_bytes([seed.0[at], seed.0[at + 1], seed.0[at + 2], seed.0[at + 3]]);
        let row = |at: usize| u32x4::new([word(at), word(at + 4), word(at + 8), word(at + 12)]);
        let mut words = Self { key: [row(0), row(16)], stream, read, block: [0; BLOCK as usize] };
        if !read.is_multiple_of(BLOCK) {
            words.make_block();
        }
        words
    }

    /// How many words have been read.
    pub(crate) const fn read(&self) -> u64 {
        self.read
    }

    #[inline]
    pub(crate) fn next(&mut self) -> u32 {
        if self.read.is_multiple_of(BLOCK) {
            self.make_block();
        }
        let word = self.block[(self.read % BLOCK) as usize];
        self.read += 1;
        word
    }

    /// Computes the block that the next word is in.
    fn make_block(&mut self) {
        let (number, stream) = (self.read / BLOCK, self.stream);
        let last = u32x4::new([number as u32, (number >> 32) as u32, stream as u32, (stream >> 32) as u32]);
        let first = [CONSTANT, self.key[0], self.key[1], last];
        let mut rows = first;
        for _ in 0..6 {
            quarter_rounds(&mut rows);
            turn(&mut rows, 1);
            quarter_rounds(&mut rows);
            turn(&mut rows, 3);
        }
        for (row, words) in self.block.chunks_exact_mut(4).enumerate() {
            words.copy_from_slice(&(rows[row] + first[row]).to_array());
        }
    }
}

/// The quarter rounds of all four columns.
#[inline]
fn quarter_rounds([a, b, c, d]: &mut [u32x4; 4]) {
    for (left, right) in [(16, 12), (8, 7)] {
        *a += *b;
        *d = rotated(*d ^ *a, left);
        *c += *d;
        *b = rotated(*b ^ *c, right);
    }
}

#[inline]
fn rotated(row: u32x4, bits: u32) -> u32x4 {
    (row << bits) | (row >> (32 - bits))
}

/// Turns the rows below the first so that diagonals become columns (by 1), and back (by 3).
#[inline]
fn turn([_, b, c, d]: &mut [u32x4; 4], by: usize) {
    *b = turned(*b, by);
    *c = turned(*c, 2);
    *d = turned(*d, 4 - by);
}

#[inline]
fn turned(row: u32x4, by: usize) -> u32x4 {
    let words = row.to_array();
    u32x4::new([0, 1, 2, 3].map(|column| words[(column + by) % 4]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha12Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    #[test]
    fn every_word_is_that_of_the_library_from_wherever_a_stream_is_taken_up() {
        for number in 0..40 {
            let seed = Seed::from_text("words").unwrap().nth(number);
            let stream = [0, 1, 7, u64::MAX, 1 << 40][number as usize % 5];
            let mut library = ChaCha12Rng::from_seed(seed.0);
            library.set_stream(stream);
            for read in [0, 1, 15, 16, 17, 63, 64, 1000, (1 << 36) - 3] {
                library.set_word_pos(read.into());
                let mut words = Words::new(seed, stream, read);
                for _ in 0..70 {
                    assert_eq!(words.next(), library.next_u32(), "stream {stream} after {}", words.read() - 1);
                }
                assert_eq!(u128::from(words.read()), library.get_word_pos());
            }
        }
    }
}
