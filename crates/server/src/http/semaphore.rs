//! Limits how many of something a client may have at once, such as open streams or connections.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts permits by key.
#[derive(Default, Debug)]
pub(crate) struct KeyedSemaphore(Mutex<HashMap<String, usize>>);

/// Released when dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    semaphore: Arc<KeyedSemaphore>,
    keys: Vec<String>,
}

impl KeyedSemaphore {
    /// Takes a permit that counts for each of these keys. Returns `None` if any key has reached its limit.
    pub(crate) fn try_acquire(self: &Arc<Self>, limits: Vec<(String, usize)>) -> Option<Permit> {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |(key, limit): &(String, usize)| taken.get(key).is_some_and(|count| count >= limit);
        if limits.iter().any(full) {
            return None;
        }
        let keys: Vec<String> = limits.into_iter().map(|(key, _)| key).collect();
        keys.iter().for_each(|key| *taken.entry(key.clone()).or_default() += 1);
        Some(Permit { semaphore: self.clone(), keys })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut taken = self.semaphore.0.lock().unwrap_or_else(PoisonError::into_inner);
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
