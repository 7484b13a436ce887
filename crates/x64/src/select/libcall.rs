//! The routines of other libraries that selected code calls.

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
    /// `__tls_get_addr`, or what the host offers instead
    TlsGetAddr,
    /// `_Unwind_Resume`
    UnwindResume,
}

impl LibCall {
    /// Every routine, in order.
    pub const ALL: [LibCall; 17] = [
        LibCall::Memcpy,
        LibCall::Memmove,
        LibCall::Memset,
        LibCall::Fma,
        LibCall::Fmaf,
        LibCall::Floor,
        LibCall::Floorf,
        LibCall::Ceil,
        LibCall::Ceilf,
        LibCall::Trunc,
        LibCall::Truncf,
        LibCall::Rint,
        LibCall::Rintf,
        LibCall::Nearbyint,
        LibCall::Nearbyintf,
        LibCall::TlsGetAddr,
        LibCall::UnwindResume,
    ];

    /// The linker's name.
    pub const fn name(self) -> &'static str {
        match self {
            LibCall::Memcpy => "memcpy",
            LibCall::Memmove => "memmove",
            LibCall::Memset => "memset",
            LibCall::Fma => "fma",
            LibCall::Fmaf => "fmaf",
            LibCall::Floor => "floor",
            LibCall::Floorf => "floorf",
            LibCall::Ceil => "ceil",
            LibCall::Ceilf => "ceilf",
            LibCall::Trunc => "trunc",
            LibCall::Truncf => "truncf",
            LibCall::Rint => "rint",
            LibCall::Rintf => "rintf",
            LibCall::Nearbyint => "nearbyint",
            LibCall::Nearbyintf => "nearbyintf",
            LibCall::TlsGetAddr => "__tls_get_addr",
            LibCall::UnwindResume => "_Unwind_Resume",
        }
    }
}
