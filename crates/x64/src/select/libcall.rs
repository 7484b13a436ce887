//! Routines of the C library and of compiler support libraries that selected code calls.

macro_rules! routines {
    ($($routine:ident = $name:literal,)*) => {
        /// A routine of the C or compiler support library that selected code calls.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[repr(u8)]
        pub enum LibCall {
            $(#[doc = concat!("`", $name, "`")] $routine,)*
        }

        /// Every routine, in order, with the linker's name.
        const ROUTINES: &[(LibCall, &str)] = &[$((LibCall::$routine, $name),)*];
    };
}

routines! {
    Memcpy = "memcpy",
    Memmove = "memmove",
    Memset = "memset",
    Fma = "fma",
    Fmaf = "fmaf",
    Floor = "floor",
    Floorf = "floorf",
    Ceil = "ceil",
    Ceilf = "ceilf",
    Trunc = "trunc",
    Truncf = "truncf",
    Rint = "rint",
    Rintf = "rintf",
    Nearbyint = "nearbyint",
    Nearbyintf = "nearbyintf",
    TlsGetAddr = "__tls_get_addr",
    UnwindResume = "_Unwind_Resume",
}

impl LibCall {
    /// Every routine, in order.
    pub fn all() -> impl Iterator<Item = LibCall> {
        ROUTINES.iter().map(|&(routine, _)| routine)
    }

    /// The routine of a `mem.id` with [`LIBCALL_BIT`].
    pub(crate) fn of_id(id: u32) -> LibCall {
        ROUTINES[(id & !LIBCALL_BIT) as usize].0
    }

    /// The `mem.id` that names it.
    pub(super) fn id(self) -> u32 {
        LIBCALL_BIT | self as u32
    }

    /// The linker's name.
    pub const fn name(self) -> &'static str {
        ROUTINES[self as usize].1
    }
}

/// Marks a `mem.id` that names a [`LibCall`] instead of a symbol.
pub(crate) const LIBCALL_BIT: u32 = 1 << 31;
