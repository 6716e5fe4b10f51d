//! Enumerations whose members have a name outside the program.

use tabletop::closest;

/// An error that names what was written and what would do.
pub(crate) fn unknown<E: serde::de::Error>(what: &str, written: &str, names: &[&str]) -> E {
    let written: String = written.chars().take(60).collect();
    if names.len() <= 8 {
        let names = names.join(", ");
        return E::custom(format_args!("there is no {what} \"{written}\": choose one of {names}"));
    }
    match closest(&written, names.iter().copied()) {
        Some(name) => E::custom(format_args!("there is no {what} \"{written}\": did you mean \"{name}\"?")),
        None => E::custom(format_args!("there is no {what} \"{written}\"")),
    }
}

/// Declares an enumeration with the names that records and requests use.
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

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let written = <String as serde::Deserialize>::deserialize(deserializer)?;
                let known = Self::ALL.into_iter().find(|member| member.name() == written);
                known.ok_or_else(|| $crate::named::unknown($what, &written, &[$($name),+]))
            }
        }
    };
}
pub(crate) use named;
