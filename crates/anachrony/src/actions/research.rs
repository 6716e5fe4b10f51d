//! Research: one die is set, the other rolled.

use super::{Flow, GO_ON, Offers};
use crate::choice::{Choice, Die};
use crate::data::{
    Breakthrough, Collapse, Good, Leader, Passive, SHAPE_DIE, SYMBOL_DIE, Shape, Symbol, TILE_RESEARCH_POINTS,
    WATER_FOR_DIE,
};
use crate::event::Event;
use crate::participant::Participant;
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Events, Game, List, Sink};

impl Anachrony {
    fn is_left(&self, shape: Shape, symbol: Symbol) -> bool {
        self.breakthroughs[Breakthrough::of(shape, symbol)] > 0
    }

    /// The symbols of which there are breakthroughs of this shape.
    fn symbols_left(&self, shape: Shape) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&symbol| self.is_left(shape, symbol))
    }

    pub(super) fn offer_first_die(&self, may_skip: bool, out: &mut impl Offers) -> Flow {
        if !self.breakthroughs.is_empty() {
            for shape in Shape::ALL {
                out.push(Choice::SetShape(shape))?;
            }
            for symbol in Symbol::ALL {
                out.push(Choice::SetSymbol(symbol))?;
            }
        }
        if may_skip {
            out.push(Choice::Skip)?;
        }
        GO_ON
    }

    /// The second die is rolled; a player who may set it too sets it to something that is left.
    pub(super) fn offer_second_die(
        &self,
        who: Participant,
        shape: Option<Shape>,
        symbol: Option<Symbol>,
        freely: bool,
        out: &mut impl Offers,
    ) -> Flow {
        out.push(Choice::Roll)?;
        if !freely && !self.can_pay_for_die(who) {
            return GO_ON;
        }
        if let Some(shape) = shape {
            self.offer_symbols(shape, out)?;
        }
        if let Some(symbol) = symbol {
            for shape in Shape::ALL.into_iter().filter(|&shape| self.is_left(shape, symbol)) {
                out.push(Choice::SetShape(shape))?;
            }
        }
        GO_ON
    }

    fn can_pay_for_die(&self, who: Participant) -> bool {
        let player = self.player(who);
        let able = player.is_led_by(Leader::Cornella) || player.has(Passive::SetsSecondDie) > 0;
        able && self.purse(who).of(Good::Water) >= WATER_FOR_DIE
    }

    pub(super) fn offer_symbols(&self, shape: Shape, out: &mut impl Offers) -> Flow {
        for symbol in self.symbols_left(shape) {
            out.push(Choice::SetSymbol(symbol))?;
        }
        GO_ON
    }

    /// The first die is set: what the tile gives besides, and more research if there is any, comes with it.
    fn begin_research<S: Sink<Event>>(&mut self, who: Participant, step: Step, events: &mut Events<S>) -> bool {
        let Step::Research { tile, may_skip, times } = step else { return false };
        if times > 1 {
            self.steps.push(Step::Research { tile, may_skip, times: times - 1 });
        }
        if tile == Some(Collapse::ResearchPoints) {
            self.score(who, TILE_RESEARCH_POINTS, events);
        }
        tile == Some(Collapse::SetBothDice)
    }

    pub(super) fn set_shape<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        shape: Shape,
        events: &mut Events<S>,
    ) {
        (self.research_dice.shape, self.research_dice.shape_rolled) = (Some(shape), false);
        events.push(Event::Set { seat: who, die: Die::Shape, shape: Some(shape), symbol: None });
        match step {
            Step::SecondDie { symbol: Some(symbol), freely, .. } => {
                self.set_second_die(who, shape, symbol, freely, events);
            }
            _ => {
                let freely = self.begin_research(who, step, events);
                self.steps.push(Step::SecondDie { shape: Some(shape), symbol: None, freely });
            }
        }
    }

    pub(super) fn set_symbol<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        symbol: Symbol,
        events: &mut Events<S>,
    ) {
        (self.research_dice.symbol, self.research_dice.symbol_rolled) = (Some(symbol), false);
        events.push(Event::Set { seat: who, die: Die::Symbol, shape: None, symbol: Some(symbol) });
        match step {
            Step::SecondDie { shape: Some(shape), freely, .. } => {
                self.set_second_die(who, shape, symbol, freely, events);
            }
            Step::QuestionMark { shape } => self.discover(who, shape, symbol, events),
            _ => {
                let freely = self.begin_research(who, step, events);
                self.steps.push(Step::SecondDie { shape: None, symbol: Some(symbol), freely });
            }
        }
    }

    fn set_second_die<S: Sink<Event>>(
        &mut self,
        who: Participant,
        shape: Shape,
        symbol: Symbol,
        freely: bool,
        events: &mut Events<S>,
    ) {
        if !freely {
            self.pay(who, Good::Water, WATER_FOR_DIE, events);
        }
        self.discover(who, shape, symbol, events);
    }

    pub(super) fn roll_second_die<S: Sink<Event>>(&mut self, who: Participant, step: Step, events: &mut Events<S>) {
        events.reveal(self.seats());
        self.research_dice.rolls = self.research_dice.rolls.saturating_add(1);
        match step {
            Step::SecondDie { shape: Some(shape), .. } => {
                let Some(symbol) = self.roll_symbol_die(&SYMBOL_DIE) else { return };
                (self.research_dice.symbol, self.research_dice.symbol_rolled) = (symbol, true);
                events.push(Event::RolledDie { seat: who, die: Die::Symbol, shape: None, symbol });
                self.rolled(who, shape, symbol, events);
            }
            Step::SecondDie { symbol, .. } => {
                let Some(shape) = self.roll_shape_die(&SHAPE_DIE) else { return };
                (self.research_dice.shape, self.research_dice.shape_rolled) = (Some(shape), true);
                events.push(Event::RolledDie { seat: who, die: Die::Shape, shape: Some(shape), symbol: None });
                self.rolled(who, shape, symbol, events);
            }
            _ => {}
        }
    }

    /// Both dice lie there; no symbol is the question mark.
    fn rolled<S: Sink<Event>>(
        &mut self,
        who: Participant,
        shape: Shape,
        symbol: Option<Symbol>,
        events: &mut Events<S>,
    ) {
        match symbol {
            Some(symbol) if self.is_left(shape, symbol) => self.discover(who, shape, symbol, events),
            None if self.symbols_left(shape).next().is_some() => self.steps.push(Step::QuestionMark { shape }),
            _ => self.steps.push(Step::Reroll { shape, symbol }),
        }
    }

    fn discover<S: Sink<Event>>(&mut self, who: Participant, shape: Shape, symbol: Symbol, events: &mut Events<S>) {
        let breakthrough = Breakthrough::of(shape, symbol);
        self.breakthroughs.take(breakthrough);
        self.player_mut(who).breakthroughs[breakthrough] += 1;
        events.push(Event::Breakthrough { seat: who, breakthrough });
    }

    /// The shapes that, with this symbol (or the question mark), would be there; each face of the die for itself.
    fn helpful_shapes(&self, symbol: Option<Symbol>) -> List<Shape, 6> {
        let helps = |shape: &Shape| match symbol {
            Some(symbol) => self.is_left(*shape, symbol),
            None => self.symbols_left(*shape).next().is_some(),
        };
        SHAPE_DIE.into_iter().filter(helps).collect()
    }

    fn helpful_symbols(&self, shape: Shape) -> List<Option<Symbol>, 6> {
        let any = self.symbols_left(shape).next().is_some();
        let helps = |symbol: &Option<Symbol>| symbol.map_or(any, |symbol| self.is_left(shape, symbol));
        SYMBOL_DIE.into_iter().filter(helps).collect()
    }

    /// A die is rolled again if that can help; both, if neither alone can.
    pub(super) fn offer_rerolls(&self, shape: Shape, symbol: Option<Symbol>, out: &mut impl Offers) -> Flow {
        let by_shape = !self.helpful_shapes(symbol).is_empty();
        let by_symbol = !self.helpful_symbols(shape).is_empty();
        if by_shape {
            out.push(Choice::Reroll(Die::Shape))?;
        }
        if by_symbol {
            out.push(Choice::Reroll(Die::Symbol))?;
        }
        if !by_shape && !by_symbol && !self.breakthroughs.is_empty() {
            out.push(Choice::Reroll(Die::Both))?;
        }
        GO_ON
    }

    /// Rolling again and again until the breakthrough is there is one roll among the faces that help.
    pub(super) fn reroll<S: Sink<Event>>(&mut self, who: Participant, step: Step, die: Die, events: &mut Events<S>) {
        let Step::Reroll { mut shape, mut symbol } = step else { return };
        self.research_dice.rolls = self.research_dice.rolls.saturating_add(1);
        let mut uncertain = false;
        if die != Die::Symbol {
            let old = if die == Die::Both { None } else { symbol };
            let faces = self.helpful_shapes(old);
            uncertain |= faces.iter().any(|&face| face != faces[0]);
            shape = self.roll_shape_die(&faces).unwrap_or(shape);
            (self.research_dice.shape, self.research_dice.shape_rolled) = (Some(shape), true);
        }
        if die != Die::Shape {
            let faces = self.helpful_symbols(shape);
            uncertain |= faces.len() > 1;
            symbol = self.roll_symbol_die(&faces).unwrap_or(symbol);
            (self.research_dice.symbol, self.research_dice.symbol_rolled) = (symbol, true);
        }
        if uncertain {
            events.reveal(self.seats());
        }
        events.push(Event::RolledDie { seat: who, die, shape: Some(shape), symbol });
        self.rolled(who, shape, symbol, events);
    }
}
