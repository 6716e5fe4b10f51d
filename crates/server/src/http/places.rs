//! How many of something somebody may have at once, such as open streams or connections.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts what is taken, by key.
#[derive(Default, Debug)]
pub(crate) struct Places(Mutex<HashMap<String, usize>>);

/// A place that is taken; it is given back when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    keys: Vec<String>,
}

impl Places {
    /// Takes a place that counts for each of these keys; none if there would be more than the most for any of them.
    pub(crate) fn take(self: &Arc<Self>, wanted: Vec<(String, usize)>) -> Option<Place> {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |(key, most): &(String, usize)| taken.get(key).is_some_and(|count| count >= most);
        if wanted.iter().any(full) {
            return None;
        }
        let keys: Vec<String> = wanted.into_iter().map(|(key, _)| key).collect();
        keys.iter().for_each(|key| *taken.entry(key.clone()).or_default() += 1);
        Some(Place { places: self.clone(), keys })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            if let Some(count) = taken.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    taken.remove(key);
                }
            }
        }
    }
}
