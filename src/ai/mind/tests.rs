//! What a mind does with a report: the sentences of human weakness, each on its own.

use super::*;
