//! The transposition table: what was found out about a position, in a fixed amount of memory.
//!
//! An entry is one word: half of it says what is known, the other half is a check of the position. Bits of the hash that
//! choose the bucket are not among those of the check, so two positions are taken for one another with a chance of
//! 2⁻³⁰ a look (four entries, 32 bits each); that an entry's move is legal is checked besides. What goes wrong by it is
//! gone with the next iteration, which needs deeper entries.
//!
//! Most entries are those of the fewest plies, each of which saves little. Where moves are cheap they have a
//! small part of the table to themselves, the near one, which the processor keeps at hand, and only the others are spread
//! over all of it. That
//! and large pages of memory make Oware's start to depth 18 in 16 MB a fifth quicker (15.6 instead of 12.7 M moves a second,
//! the median of seven searches each by turns), for one move in a hundred more.
//!
//! Several searches of one root may share a table. Each entry is read and written in one piece, so that none is ever half
//! of one and half of another; of two that are put into a bucket at the same moment one may be lost, which only costs
//! what it would have saved. The order in which others see them does not matter.

use crate::ai::evaluation::{CERTAIN, SEED, WIN};
use crate::ai::field::Slot;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// In parts of a seed.
    pub value: i32,
    /// How `value` bounds the true value.
    pub bound: Bound,
    /// Plies looked ahead.
    pub depth: u8,
    /// The best move found.
    pub slot: Slot,
}

/// The largest table: 2^26 times 16 bytes, one GiB.
pub const MAX_BITS: u8 = 26;

/// Buckets of the near part, half a MiB: small enough to stay in the processor's own cache.
const NEAR: usize = 1 << 14;
/// Size of a large page of memory, in entries: 2 MiB.
#[cfg(target_os = "linux")]
const LARGE: usize = 1 << 18;

/// Entries that share a place: half a line of the processor's cache.
const BUCKET: usize = 4;
/// Entries of a line.
const LINE: usize = 8;

/// Buckets of entries: a new one takes the place of the shallowest.
pub struct Table {
    /// Check and packed entry; zeros are empty.
    cells: Vec<AtomicU64>,
    /// Where the first line begins.
    start: usize,
    /// Buckets less one.
    mask: usize,
    /// Buckets of the near part, less one.
    near: usize,
}

impl Table {
    /// A table of 2^`bits` times 16 bytes; with `bits` 0 it remembers nothing. For a `long` search it asks for large pages
    /// of memory; a short one would wait for more of them to be cleared than it ever uses.
    pub fn new(bits: u8, long: bool) -> Table {
        let len = if bits == 0 { 0 } else { LINE << (bits.clamp(2, MAX_BITS) - 2) };
        // Zeros come untouched from the system: what a short search does not need is never written.
        let zeros = vec![0_u64; if len == 0 { 0 } else { len + LINE }];
        if long {
            want_large_pages(&zeros);
        }
        let cells: Vec<_> = zeros.into_iter().map(AtomicU64::new).collect();
        let start = cells.as_ptr().align_offset(LINE * size_of::<u64>()).min(LINE);
        let mask = (len / BUCKET).saturating_sub(1);
        Table { cells, start, mask, near: mask.min(NEAR - 1) }
    }

    /// Whether it remembers anything.
    pub fn remembers(&self) -> bool {
        !self.cells.is_empty()
    }

    /// The place of the first entry that the position with `hash` may have, in the near part or anywhere.
    #[inline]
    fn place(&self, hash: u64, near: bool) -> usize {
        let mask = if near { self.near } else { self.mask };
        self.start + (hash as usize & mask) * BUCKET
    }

    /// Has the memory of a position that will be looked up soon brought near. Searches of Oware's start in 16 MB spend
    /// a third of their time waiting for it otherwise.
    #[inline]
    pub fn fetch(&self, hash: u64, near: bool) {
        #[cfg(target_arch = "x86_64")]
        if let Some(cell) = self.cells.get(self.place(hash, near)) {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            #[expect(
                unsafe_code,
                reason = "a hint to the processor, which reads and changes nothing: safe for any address"
            )]
            // SAFETY: it is the address of a cell besides.
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(cell).cast());
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = (hash, near);
    }

    /// What is known of the position with `hash`, `ply` plies from the root.
    #[inline]
    pub fn get(&self, hash: u64, near: bool, ply: usize) -> Option<Entry> {
        let place = self.place(hash, near);
        let bucket = self.cells.get(place..place + BUCKET)?;
        let mut words = bucket.iter().map(|cell| cell.load(Relaxed));
        let word = words.find(|word| word >> 32 == hash >> 32 && *word as u32 != 0)?;
        unpack(word as u32, ply as i32)
    }

    /// Remembers `entry` of the position with `hash`, `ply` plies from the root, if it fits.
    #[inline]
    pub fn put(&self, hash: u64, near: bool, ply: usize, entry: Entry) {
        let place = self.place(hash, near);
        let Some(bucket) = self.cells.get(place..place + BUCKET) else { return };
        let Some(packed) = pack(entry, ply as i32) else { return };
        let (mut least, mut shallowest) = (0, u64::MAX);
        for (i, cell) in bucket.iter().enumerate() {
            let word = cell.load(Relaxed);
            if word >> 32 == hash >> 32 {
                least = i;
                break;
            }
            if word & DEPTH < shallowest {
                (least, shallowest) = (i, word & DEPTH);
            }
        }
        bucket[least].store(hash >> 32 << 32 | u64::from(packed), Relaxed);
    }
}

/// Asks for large pages of memory, of which the processor can keep in mind where they all are.
fn want_large_pages(zeros: &[u64]) {
    #[cfg(target_os = "linux")]
    {
        let first = zeros.as_ptr().align_offset(LARGE * size_of::<u64>());
        let whole = zeros.len().saturating_sub(first) / LARGE * LARGE;
        let Some(part) = zeros.get(first..first + whole).filter(|part| !part.is_empty()) else { return };
        #[expect(
            unsafe_code,
            reason = "a hint to the system, which changes no content: where it is not taken, all is as before"
        )]
        // SAFETY: the range lies within memory of our own, and begins at a page.
        let _not_taken =
            unsafe { libc::madvise(part.as_ptr().cast_mut().cast(), size_of_val(part), libc::MADV_HUGEPAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = zeros;
}

// Half a word: depth, slot, bound, and the value with a bit that says whether it is certain.
const DEPTH: u64 = 0x7F;
const SLOT: u32 = 7;
const BOUND: u32 = 13;
const SURE: u32 = 15;
const VALUE: u32 = 16;

/// Plies that a certain value can be away.
const PLIES: i32 = 128;

/// `None` for the values of games with hundreds of seeds.
fn pack(entry: Entry, ply: i32) -> Option<u32> {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    let sure = entry.value.abs() > CERTAIN;
    let value = i16::try_from(if sure { certain(entry.value, ply) } else { entry.value }).ok()?;
    let head = u32::from(value as u16) << VALUE | u32::from(sure) << SURE | bound << BOUND;
    Some(head | u32::from(entry.slot & 63) << SLOT | u32::from(entry.depth & DEPTH as u8))
}

fn unpack(packed: u32, ply: i32) -> Option<Entry> {
    let bound = match packed >> BOUND & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        3 => Bound::Upper,
        _ => return None,
    };
    let value = i32::from((packed >> VALUE) as u16 as i16);
    let value = if packed >> SURE & 1 == 0 { value } else { from_certain(value, ply) };
    Some(Entry { value, bound, depth: (packed & DEPTH as u32) as u8, slot: (packed >> SLOT & 63) as Slot })
}

/// A certain value as seeds and plies from the position itself; elsewhere its plies count from the root.
fn certain(value: i32, ply: i32) -> i32 {
    let size = value.abs() - WIN + PLIES - 1;
    let seeds = size / SEED;
    let plies = seeds * SEED - (size - (PLIES - 1)) - ply;
    (seeds * PLIES + plies.rem_euclid(PLIES)) * value.signum()
}

fn from_certain(code: i32, ply: i32) -> i32 {
    let (seeds, plies) = (code.abs() / PLIES, code.abs() % PLIES);
    (WIN + seeds * SEED - plies - ply) * code.signum()
}
