//! What can go wrong with a stored text.

/// Why a text could not be read, kept or moved. Each message names the place.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The name is not a plain file name.
    #[error("{name:?} is not a plain file name")]
    Name {
        /// The name as it was given.
        name: String,
    },
    /// A folder or a device lies where a file should be.
    #[error("{path} is not a file")]
    NotAFile {
        /// Where it lies.
        path: String,
    },
    /// There is more of it than there may be.
    #[error("{path} is too big: {bytes} bytes ({} KiB is the most)", most / 1024)]
    TooBig {
        /// Where it lies, or would.
        path: String,
        /// Its length.
        bytes: u64,
        /// The longest that is taken, in bytes.
        most: u64,
    },
    /// The bytes are not text.
    #[error("{path} is not a text in UTF-8 (byte {at}); save it as plain text in UTF-8")]
    NotText {
        /// Where it lies.
        path: String,
        /// The first byte that is none, counted from 0.
        at: usize,
    },
    /// There is nothing to put aside.
    #[error("{path} does not exist")]
    Missing {
        /// Where it should lie.
        path: String,
    },
    /// So many broken copies lie there that no more are made.
    #[error("{path} has {copies} broken copies beside it already: look at them and remove some")]
    TooManyCopies {
        /// The file whose copies they are.
        path: String,
        /// How many.
        copies: u32,
    },
    /// The system or the browser refused.
    #[error("cannot {action} {path}: {cause}")]
    Refused {
        /// What was tried: `read`, `write`, `rename`, `remove`.
        action: &'static str,
        /// Where.
        path: String,
        /// The system's own words.
        cause: String,
    },
}
