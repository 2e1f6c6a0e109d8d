//! Tables as bytes: a head that says what they are, then one byte for each position, fewest seeds first.

use super::MOST_SEEDS;
use super::index::boards;
use super::tables::EndgameTables;

/// What a file of endgame tables begins with; the odd ends betray a copy that was made as text.
const MAGIC: &[u8; 16] = b"gieo endgames\r\n\x1a";
/// Counts up whenever bytes change their meaning, or the rules that they follow.
const VERSION: u32 = 1;
/// Magic, version, seeds, checksum.
const HEAD: usize = 32;

/// Why bytes are no tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FileError {
    /// Something else altogether.
    #[error("these are no endgame tables")]
    Foreign,
    /// Made by another version of the program.
    #[error("these endgame tables are of version {found}, this program knows version {VERSION}")]
    Version {
        /// The version that the file names.
        found: u32,
    },
    /// More or fewer seeds than tables can have.
    #[error("these endgame tables are for {found} seeds, which is not 1 to {MOST_SEEDS}")]
    Seeds {
        /// The number of seeds that the file names.
        found: u32,
    },
    /// Cut off, or longer than it should be.
    #[error("these endgame tables have {found} bytes instead of {expected}")]
    Length {
        /// How many bytes there are.
        found: u64,
        /// How many there should be.
        expected: u64,
    },
    /// Bytes have changed since they were written.
    #[error("these endgame tables are damaged: their checksum is wrong")]
    Damaged,
}

impl EndgameTables {
    /// The tables as bytes for [`EndgameTables::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + self.positions() as usize);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&u32::from(self.seeds()).to_le_bytes());
        bytes.extend_from_slice(&[0; 8]);
        self.layers().iter().for_each(|layer| bytes.extend_from_slice(layer));
        let sum = checksum(&bytes);
        bytes[HEAD - 8..HEAD].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Tables from the bytes of a file.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn from_bytes(bytes: &[u8]) -> Result<EndgameTables, FileError> {
        let seeds = check(bytes)?;
        let (mut tables, mut rest) = (EndgameTables::empty(), &bytes[HEAD + 1..]);
        for n in 1..=seeds {
            let (layer, after) = rest.split_at(boards(n) as usize);
            tables.push(layer.to_vec());
            rest = after;
        }
        Ok(tables)
    }

    /// The bytes that tables of up to `seeds` seeds take in a file.
    pub fn file_len(seeds: u8) -> u64 {
        HEAD as u64 + EndgameTables::positions_of(seeds)
    }
}

/// Whether `bytes` are sound tables. Answers with their number of seeds.
fn check(bytes: &[u8]) -> Result<u8, FileError> {
    if bytes.len() < HEAD || !bytes.starts_with(MAGIC) {
        return Err(FileError::Foreign);
    }
    let number = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let (version, found) = (number(16), number(20));
    if version != VERSION {
        return Err(FileError::Version { found: version });
    }
    let seeds = u8::try_from(found).ok().filter(|seeds| (1..=MOST_SEEDS).contains(seeds));
    let seeds = seeds.ok_or(FileError::Seeds { found })?;
    let expected = EndgameTables::file_len(seeds);
    if bytes.len() as u64 != expected {
        return Err(FileError::Length { found: bytes.len() as u64, expected });
    }
    if checksum(bytes).to_le_bytes() != bytes[HEAD - 8..HEAD] {
        return Err(FileError::Damaged);
    }
    Ok(seeds)
}

/// A number that changes with every byte but those of the checksum itself.
fn checksum(bytes: &[u8]) -> u64 {
    let sum = mix(0x9E37_79B9_7F4A_7C15, &bytes[..HEAD - 8]);
    mix(sum, &bytes[HEAD..])
}

fn mix(sum: u64, bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let last = rest.iter().fold(rest.len() as u64, |word, byte| word << 8 | u64::from(*byte));
    let words = words.iter().map(|word| u64::from_le_bytes(*word));
    words.chain([last]).fold(sum, |sum, word| {
        let mixed = (sum ^ word).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        mixed ^ mixed >> 29
    })
}

#[cfg(test)]
mod tests {
    use super::super::Builder;
    use super::*;

    fn tables() -> EndgameTables {
        let mut builder = Builder::new(4);
        builder.run(u32::MAX);
        builder.tables().clone()
    }

    #[test]
    fn tables_survive_being_written() {
        let bytes = tables().to_bytes();
        assert_eq!(bytes.len() as u64, EndgameTables::file_len(4));
        assert_eq!(EndgameTables::from_bytes(&bytes), Ok(tables()));
    }

    #[test]
    fn any_changed_byte_is_noticed() {
        let bytes = tables().to_bytes();
        for i in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[i] ^= 1 << (i % 8);
            assert!(EndgameTables::from_bytes(&changed).is_err(), "byte {i}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let read = |bytes: &[u8]| EndgameTables::from_bytes(bytes).unwrap_err();
        let bytes = tables().to_bytes();
        let with = |at: usize, byte| [&bytes[..at], &[byte], &bytes[at + 1..]].concat();
        assert_eq!(read(b""), FileError::Foreign);
        assert_eq!(read(b"n,diff,count\n0,0,1\n1,-1,7\n1,1,5\n2,-2,40\n"), FileError::Foreign);
        assert_eq!(read(&with(16, 9)), FileError::Version { found: 9 });
        assert_eq!(read(&with(20, 0)), FileError::Seeds { found: 0 });
        assert_eq!(read(&with(20, 99)), FileError::Seeds { found: 99 });
        assert_eq!(read(&with(HEAD + 7, 3)), FileError::Damaged);
        let (found, expected) = (bytes.len() as u64 - 1, bytes.len() as u64);
        assert_eq!(read(&bytes[1..]), FileError::Foreign);
        assert_eq!(read(&bytes[..bytes.len() - 1]), FileError::Length { found, expected });
    }
}
