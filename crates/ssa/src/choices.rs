//! Choices with names, each declared in one table.

/// Declares an enum whose variants have names, for tables and command lines, and everything that has to know
/// all of them: a variant cannot be omitted.
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
