//! What can be chosen, offered one choice after the other to a collector: one that lists them all, one that looks for a single
//! choice, or one that counts whether there is a real choice. A game that offers its choices in one place lists, checks and
//! forces them by the same code.

use std::ops::ControlFlow;

/// Whether more offers are wanted.
pub type Flow = ControlFlow<()>;
/// They are.
pub const GO_ON: Flow = ControlFlow::Continue(());

/// A collector of offers. It can stop early, and the rest is not offered.
pub trait Offers<C> {
    /// Takes one offer.
    fn push(&mut self, choice: C) -> Flow;

    /// The only choice that is looked for, if it is one: others need not be offered.
    #[inline]
    fn wanted(&self) -> Option<&C> {
        None
    }
}

/// Every offer.
impl<C> Offers<C> for Vec<C> {
    #[inline]
    fn push(&mut self, choice: C) -> Flow {
        Self::push(self, choice);
        GO_ON
    }
}

/// Looks for one choice.
#[derive(Clone, Copy, Debug)]
pub struct Seek<C> {
    wanted: C,
    found: bool,
}

impl<C: PartialEq> Seek<C> {
    /// Looks for this one.
    pub const fn new(wanted: C) -> Self {
        Self { wanted, found: false }
    }

    /// Whether it was offered.
    pub const fn found(&self) -> bool {
        self.found
    }
}

impl<C: PartialEq> Offers<C> for Seek<C> {
    #[inline]
    fn push(&mut self, choice: C) -> Flow {
        self.found = choice == self.wanted;
        if self.found { ControlFlow::Break(()) } else { GO_ON }
    }

    #[inline]
    fn wanted(&self) -> Option<&C> {
        Some(&self.wanted)
    }
}

/// What there is to choose from. As a collector it takes two offers at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offered<C> {
    #[default]
    Nothing,
    /// One choice, which is forced.
    Only(C),
    /// A real choice.
    Several,
}

impl<C> Offers<C> for Offered<C> {
    #[inline]
    fn push(&mut self, choice: C) -> Flow {
        match self {
            Self::Nothing => {
                *self = Self::Only(choice);
                GO_ON
            }
            _ => {
                *self = Self::Several;
                ControlFlow::Break(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Offers the numbers from 1 as long as they are wanted; how many were offered.
    fn offer(up_to: u8, out: &mut impl Offers<u8>) -> u8 {
        (1..=up_to).find(|&number| out.push(number).is_break()).unwrap_or(up_to)
    }

    #[test]
    fn a_list_takes_all_offers_a_search_stops_when_it_has_found_and_a_count_at_two() {
        let mut list = Vec::new();
        assert_eq!((offer(4, &mut list), &list[..]), (4, &[1, 2, 3, 4][..]));
        let mut seek = Seek::new(2);
        assert_eq!((offer(4, &mut seek), seek.found(), seek.wanted()), (2, true, Some(&2)));
        let mut seek = Seek::new(9);
        assert_eq!((offer(4, &mut seek), seek.found()), (4, false));
        for (up_to, expected) in
            [(0, Offered::Nothing), (1, Offered::Only(1)), (2, Offered::Several), (4, Offered::Several)]
        {
            let mut offered = Offered::default();
            assert_eq!((offer(up_to, &mut offered), offered), (up_to.min(2), expected));
        }
    }
}
