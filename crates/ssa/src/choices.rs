//! Enums whose variants have texts, each declared in one table.

/// Declares an enum whose variants have names, for tables and command lines, and every table over them: a
/// variant cannot be omitted.
#[doc(hidden)]
#[macro_export]
macro_rules! choices {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// Every choice, in order of declaration.
            pub const ALL: [$name; [$($text),*].len()] = [$($name::$variant),*];

            /// The name in tables and on command lines.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The choice with this name.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$variant),)* _ => None }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

pub(crate) use choices;

/// Declares an enum whose variants are explained by a phrase each: the rules of a checker, or uses of an
/// address.
#[doc(hidden)]
#[macro_export]
macro_rules! phrases {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// The phrase that explains it.
            pub const fn text(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.text())
            }
        }
    };
}

pub(crate) use phrases;

/// Declares the reasons why a slot is left as it is. One variant is `Escapes` with the [use of the
/// address](crate::host::Escape).
macro_rules! reasons {
    ($(#[$meta:meta])* pub enum $name:ident {
        $($(#[$doc:meta])* $variant:ident $(($how:ident))? = $text:literal,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum $name { $($(#[$doc])* $variant $(($how))?,)* }

        impl $name {
            /// The reason as a phrase that follows "kept: ".
            pub const fn text(self) -> &'static str {
                match self { $($name::$variant { .. } => $text,)* }
            }

            /// Writes the reason, and the instruction at fault.
            pub(crate) fn write(
                self,
                f: &mut core::fmt::Formatter<'_>,
                inst: Option<crate::Inst>,
            ) -> core::fmt::Result {
                f.write_str(self.text())?;
                if let Some(inst) = inst {
                    write!(f, " at {inst}")?;
                }
                if let $name::Escapes(how) = self { write!(f, " ({how})") } else { Ok(()) }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.write(f, None)
            }
        }
    };
}

pub(crate) use reasons;
