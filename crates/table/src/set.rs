//! Sets of things that are numbered from 0.

/// Implements a set of `$item`s for `$set`, an integer with one bit per item, and `$iter`, its iterator.
#[macro_export]
macro_rules! bit_set {
    ($set:ident of $item:ident, iterated by $iter:ident) => {
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set of one item.
            pub const fn only(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// How many items the set contains.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set contains the item.
            pub const fn contains(self, item: $item) -> bool {
                self.0 & 1 << item.0 != 0
            }

            /// Adds an item; false if the set contains it already.
            pub const fn insert(&mut self, item: $item) -> bool {
                let there = self.contains(item);
                self.0 |= 1 << item.0;
                !there
            }

            /// Removes an item; false if the set does not contain it.
            pub const fn remove(&mut self, item: $item) -> bool {
                let there = self.contains(item);
                self.0 &= !(1 << item.0);
                there
            }

            /// The item with the lowest number.
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// The items, by number.
            pub const fn iter(self) -> $iter {
                $iter(self)
            }
        }

        /// The items of a set, by number.
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                let $set(bits) = self.0;
                if bits == 0 {
                    return None;
                }
                self.0 = $set(bits & (bits - 1));
                Some($item(bits.trailing_zeros() as u8))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = usize::from(self.0.len());
                (len, Some(len))
            }
        }

        impl ExactSizeIterator for $iter {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, |set, item| set | Self::only(item))
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;

            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;

            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let name = |item| std::fmt::from_fn(move |f| std::fmt::Display::fmt(&item, f));
                f.debug_set().entries(self.iter().map(name)).finish()
            }
        }
    };
}

/// Serializes sets as lists of their items.
#[macro_export]
macro_rules! list_serde {
    ($set:ty, $item:ty) => {
        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok(<Vec<$item> as serde::Deserialize>::deserialize(from)?.into_iter().collect())
            }
        }
    };
}
