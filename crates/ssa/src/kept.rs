//! How reports on slots say why one is left as it is, whatever was planned for it.

use core::fmt;

use crate::Inst;
use crate::host::Escape;

/// Why a slot is left as it is, the instruction at fault, and how the address escapes there.
pub(crate) fn write_kept(
    f: &mut fmt::Formatter<'_>,
    reason: &str,
    inst: Option<Inst>,
    how: Option<Escape>,
) -> fmt::Result {
    write!(f, "kept: {reason}")?;
    if let Some(inst) = inst {
        write!(f, " at {inst}")?;
    }
    how.map_or(Ok(()), |how| write!(f, " ({how})"))
}
