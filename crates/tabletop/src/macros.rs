//! What games are written with: enumerations with names, and conditions with reasons.

use crate::closest;

/// Returns `Err` with a formatted reason unless a condition holds.
///
/// ```
/// fn few(cubes: u8) -> Result<(), String> {
///     tabletop::ensure!(cubes < 5, "{cubes} cubes are too many");
///     Ok(())
/// }
/// assert_eq!(few(7), Err("7 cubes are too many".into()));
/// ```
#[macro_export]
macro_rules! ensure {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(format!($($why)+));
        }
    };
}

/// An error for a name that is not one of these: what was written and what would do. Of many names only the closest is suggested.
pub fn unknown<E: serde::de::Error>(what: &str, written: &str, names: &[&str]) -> E {
    let written: String = written.chars().take(60).collect();
    if names.len() <= 8 {
        return E::custom(format_args!("there is no {what} \"{written}\": choose {}", any_of(names)));
    }
    match closest(&written, names.iter().copied()) {
        Some(name) => E::custom(format_args!("there is no {what} \"{written}\": did you mean \"{name}\"?")),
        None => {
            let like = names.first().copied().unwrap_or_default();
            E::custom(format_args!("there is no {what} \"{written}\"; one is written like \"{like}\""))
        }
    }
}

/// The names as one would say them: "a", "b" or "c".
pub fn any_of(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => "nothing".into(),
    }
}

/// Declares an enumeration whose members have names in records and requests.
///
/// ```
/// tabletop::named! {
///     /// The sides of a card.
///     pub enum Side: "side" {
///         /// The first.
///         A = "a",
///         /// The second.
///         B = "b",
///     }
/// }
/// assert_eq!((Side::ALL.len(), Side::B.name()), (2, "b"));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* pub enum $Name:ident: $what:literal { $($(#[$doc:meta])* $Member:ident = $name:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $Name { $($(#[$doc])* $Member,)+ }

        impl $Name {
            /// All of them, in order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$Member),+];

            /// The name that records and requests use.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Member => $name,)+ }
            }
        }

        impl Default for $Name {
            /// The first of them.
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let written = <String as ::serde::Deserialize>::deserialize(deserializer).map_err(|_| {
                    <D::Error as ::serde::de::Error>::custom(format_args!(
                        concat!("a ", $what, " is written as its name: {}"),
                        $crate::any_of(&[$($name),+])
                    ))
                })?;
                let known = Self::ALL.into_iter().find(|member| member.name() == written);
                known.ok_or_else(|| $crate::unknown($what, &written, &[$($name),+]))
            }
        }
    };
}
