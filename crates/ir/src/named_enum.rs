//! Enums and sets of flags whose members have names in text.

/// Declares an enum whose variants have a name in text, and the maps between them.
#[doc(hidden)]
#[macro_export]
macro_rules! named_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// Every variant, in order of declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in text.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The variant called `name`, if there is one.
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

/// Declares a set of flags with a word for each, in the order in which they are printed.
macro_rules! word_set {
    ($(#[$meta:meta])* $name:ident($bits:ty) { $($(#[$doc:meta])* $flag:ident = $bit:literal, $word:literal;)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            $($(#[$doc])* pub const $flag: $name = $name(1 << $bit);)*

            /// The flags and their words, in the order in which they are printed.
            pub const WORDS: &'static [($name, &'static str)] = &[$(($name::$flag, $word),)*];

            /// True if all of `flags` are among these.
            #[inline]
            pub const fn has(self, flags: $name) -> bool {
                self.0 & flags.0 == flags.0
            }

            /// True if no flag is set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The words of the flags that are set.
            pub(crate) fn words(self) -> impl Iterator<Item = &'static str> {
                $name::WORDS.iter().filter(move |(flag, _)| self.has(*flag)).map(|(_, word)| *word)
            }
        }

        impl core::ops::BitOr for $name {
            type Output = $name;
            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = $name;
            #[inline]
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl core::ops::Sub for $name {
            type Output = $name;
            fn sub(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "[{}]", self.to_string().trim_end())
            }
        }
    };
}
