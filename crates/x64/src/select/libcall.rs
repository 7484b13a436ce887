//! Routines of the C library and of compiler support libraries that selected code calls.

/// A routine of the C or compiler support library that selected code calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum LibCall {
    /// `memcpy`
    Memcpy,
    /// `memmove`
    Memmove,
    /// `memset`
    Memset,
    /// `fma`
    Fma,
    /// `fmaf`
    Fmaf,
    /// `floor`
    Floor,
    /// `floorf`
    Floorf,
    /// `ceil`
    Ceil,
    /// `ceilf`
    Ceilf,
    /// `trunc`
    Trunc,
    /// `truncf`
    Truncf,
    /// `rint`
    Rint,
    /// `rintf`
    Rintf,
    /// `nearbyint`
    Nearbyint,
    /// `nearbyintf`
    Nearbyintf,
    /// `__tls_get_addr`, or the host's replacement
    TlsGetAddr,
    /// `_Unwind_Resume`
    UnwindResume,
}

impl LibCall {
    /// Every routine, in order, with the linker's name.
    const NAMES: [(LibCall, &'static str); 17] = [
        (LibCall::Memcpy, "memcpy"),
        (LibCall::Memmove, "memmove"),
        (LibCall::Memset, "memset"),
        (LibCall::Fma, "fma"),
        (LibCall::Fmaf, "fmaf"),
        (LibCall::Floor, "floor"),
        (LibCall::Floorf, "floorf"),
        (LibCall::Ceil, "ceil"),
        (LibCall::Ceilf, "ceilf"),
        (LibCall::Trunc, "trunc"),
        (LibCall::Truncf, "truncf"),
        (LibCall::Rint, "rint"),
        (LibCall::Rintf, "rintf"),
        (LibCall::Nearbyint, "nearbyint"),
        (LibCall::Nearbyintf, "nearbyintf"),
        (LibCall::TlsGetAddr, "__tls_get_addr"),
        (LibCall::UnwindResume, "_Unwind_Resume"),
    ];

    /// Every routine, in order.
    pub fn all() -> impl Iterator<Item = LibCall> {
        Self::NAMES.iter().map(|&(routine, _)| routine)
    }

    /// The routine of a `mem.id` with [`LIBCALL_BIT`].
    pub(crate) fn of_id(id: u32) -> LibCall {
        Self::NAMES[(id & !LIBCALL_BIT) as usize].0
    }

    /// The `mem.id` that names it.
    pub(super) fn id(self) -> u32 {
        LIBCALL_BIT | self as u32
    }

    /// The linker's name.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }
}

/// Marks a `mem.id` that names a [`LibCall`] instead of a symbol.
pub(crate) const LIBCALL_BIT: u32 = 1 << 31;
