//! A short list inside a state.
//!
//! `ArrayVec` offers the same and more, but is not `Copy`: states are copied as plain memory millions of times a search, and
//! the structs that hold lists are `Copy` themselves.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// At most `N` items in a row, kept in place: copied like plain memory, never allocated.
///
/// It reads and writes like a slice. [`push`](Self::push) beyond `N` is a fault in the caller's
/// arithmetic and panics; what comes from outside goes through [`try_push`](Self::try_push).
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub fn new() -> Self {
        const { assert!(N < 256) };
        Self { len: 0, items: [T::default(); N] }
    }

    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Adds an item at the end, or gives it back when the list is full.
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        if usize::from(self.len) == N {
            return Err(item);
        }
        self.push(item);
        Ok(())
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Takes out the item at `index`; those behind it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = self.len();
        self.items.copy_within(index + 1..len, index);
        self.pop();
        item
    }

    /// Puts an item at `index`; those from there on move back.
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len();
        self.push(item);
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
    }

    pub fn clear(&mut self) {
        *self = Self::new();
    }
}

impl<T: Copy + Default + Ord, const N: usize> List<T, N> {
    /// Adds an item to a sorted list, behind its equals.
    pub fn insert_sorted(&mut self, item: T) {
        let index = self.partition_point(|other| *other <= item);
        self.insert(index, item);
    }

    /// Takes one item equal to `item` out; false when there is none.
    pub fn take(&mut self, item: T) -> bool {
        let found = self.iter().position(|other| *other == item);
        found.inspect(|&index| _ = self.remove(index)).is_some()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T, const N: usize> Deserialize<'de> for List<T, N>
where
    T: Copy + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);

        impl<'de, T, const N: usize> Visitor<'de> for Items<T, N>
        where
            T: Copy + Default + Deserialize<'de>,
        {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} entries")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(item) = seq.next_element()? {
                    list.try_push(item)
                        .map_err(|_| A::Error::custom(format_args!("a list of at most {N} entries has more")))?;
                }
                Ok(list)
            }
        }

        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn items_go_in_and_out_like_in_a_vector() {
        let mut list: List<u8, 5> = [3, 1, 2].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(*list, [3, 9, 1, 2]);
        assert_eq!(list.remove(0), 3);
        assert!(list.take(1));
        assert!(!list.take(1));
        assert_eq!(*list, [9, 2]);
        assert_eq!(list.pop(), Some(2));
        list.insert_sorted(5);
        assert_eq!(*list, [5, 9]);
        list.clear();
        assert_eq!((list.pop(), list.is_empty()), (None, true));
    }

    #[test]
    fn a_list_that_is_too_long_is_refused_when_read() {
        assert_eq!(*serde_json::from_str::<List<u8, 3>>("[1,2,3]").unwrap(), [1, 2, 3]);
        let error = serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").unwrap_err();
        assert!(error.to_string().contains("at most 3"), "{error}");
        let mut full: List<u8, 1> = [7].into_iter().collect();
        assert_eq!(full.try_push(8), Err(8));
    }
}
