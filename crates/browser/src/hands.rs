//! Mouse, fingers and keys: what a person does, at the place where they would do it.

use crate::tab::Tab;
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    DispatchTouchEventReturns, DispatchTouchEventType, InsertTextParams, MouseButton, TouchPoint,
};
use chromiumoxide::{Command, Method};
use serde::Serialize;
use std::borrow::Cow;
use std::time::Duration;

/// The middle of an element where it can be touched: in the window, and nothing above it.
const PLACE: &str = "((element) => {
  if (!element) return null;
  const inside = (box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  const place = () => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = box.width && document.elementFromPoint(x, y);
    return hit && element.contains(hit) ? [x, y] : null;
  };
  if (inside(element.getBoundingClientRect()) && place()) return place();
  // What lies folded is unfolded first, as a person would.
  if (!element.closest('summary')) element.closest('details:not([open])')?.querySelector('summary').click();
  const unfold = document.querySelector('#actions .unfold');
  if (!element.checkVisibility() && element.closest('#actions') && unfold?.checkVisibility()) unfold.click();
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return place();
})";

impl Tab {
    /// Where an element can be touched; waits until it can.
    async fn place(&self, selector: &str) -> (f64, f64) {
        let place = format!("{PLACE}(document.querySelector({selector:?}))");
        self.until(&format!("{selector} can be touched"), &format!("{place} !== null")).await;
        self.js(&place).await
    }

    /// Clicks on an element.
    pub async fn click(&self, selector: &str) {
        let (x, y) = self.place(selector).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x, y, 0).await;
        self.mouse(DispatchMouseEventType::MousePressed, x, y, 1).await;
        self.mouse(DispatchMouseEventType::MouseReleased, x, y, 1).await;
    }

    /// Clicks twice, as fast as it goes.
    pub async fn double_click(&self, selector: &str) {
        let (x, y) = self.place(selector).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x, y, 0).await;
        // All at once: nobody's second click waits for what the first one does.
        futures::join!(
            self.mouse(DispatchMouseEventType::MousePressed, x, y, 1),
            self.mouse(DispatchMouseEventType::MouseReleased, x, y, 1),
            self.mouse(DispatchMouseEventType::MousePressed, x, y, 2),
            self.mouse(DispatchMouseEventType::MouseReleased, x, y, 2),
        );
    }

    /// Clicks twice, the second time when the first click has had its effect.
    pub async fn slow_double_click(&self, selector: &str, effect: &str) {
        let (x, y) = self.place(selector).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x, y, 0).await;
        for count in 1..=2 {
            self.mouse(DispatchMouseEventType::MousePressed, x, y, count).await;
            self.mouse(DispatchMouseEventType::MouseReleased, x, y, count).await;
            self.until("the effect of a click", effect).await;
        }
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, selector: &str) {
        let (x, y) = self.place(selector).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x, y, 0).await;
    }

    async fn mouse(&self, what: DispatchMouseEventType, x: f64, y: f64, count: i64) {
        let mut event = DispatchMouseEventParams::new(what, x, y);
        if count > 0 {
            event.button = Some(MouseButton::Left);
            event.click_count = Some(count);
        }
        self.page.execute(event).await.expect("the mouse");
    }

    /// Taps on an element with a finger.
    pub async fn tap(&self, selector: &str) {
        self.press_for(selector, Duration::ZERO).await;
    }

    /// Keeps a finger on an element for a while.
    pub async fn press_for(&self, selector: &str, held: Duration) {
        let (x, y) = self.place(selector).await;
        let put = Finger { r#type: DispatchTouchEventType::TouchStart, touch_points: vec![TouchPoint::new(x, y)] };
        self.page.execute(put).await.expect("the finger");
        tokio::time::sleep(held).await;
        let lifted = Finger { r#type: DispatchTouchEventType::TouchEnd, touch_points: Vec::new() };
        self.page.execute(lifted).await.expect("the finger");
    }

    /// Writes into the field that has the focus.
    pub async fn write(&self, text: &str) {
        self.page.execute(InsertTextParams::new(text)).await.expect("the letters");
    }

    /// Presses a key: a letter, a digit, or a name such as `Enter`; `Shift+U` for both.
    pub async fn key(&self, name: &str) {
        let (modifiers, name) = name.strip_prefix("Shift+").map_or((0, name), |name| (8, name));
        let Key { key, code, number, text } = Key::named(name, modifiers == 8);
        let text = text.map(str::to_owned);
        for what in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::new(what.clone());
            event.modifiers = Some(modifiers);
            event.key = Some(key.clone());
            event.code = Some(code.clone());
            event.windows_virtual_key_code = Some(number);
            event.text = text.clone().filter(|_| what == DispatchKeyEventType::KeyDown);
            self.page.execute(event).await.expect("the key");
        }
    }

    /// Goes on by Tab until an element has the focus.
    pub async fn tab_to(&self, selector: &str) {
        let there = format!("document.activeElement?.matches({selector:?})");
        for _ in 0..200 {
            if self.is(&there).await {
                return;
            }
            self.key("Tab").await;
        }
        panic!("{selector} cannot be reached by Tab");
    }
}

/// What a finger does. The library's own command leaves out the list of fingers when it is empty, which a browser refuses.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Finger {
    r#type: DispatchTouchEventType,
    touch_points: Vec<TouchPoint>,
}

impl Method for Finger {
    fn identifier(&self) -> Cow<'static, str> {
        "Input.dispatchTouchEvent".into()
    }
}

impl Command for Finger {
    type Response = DispatchTouchEventReturns;
}

/// A key as browsers know it.
struct Key {
    key: String,
    code: String,
    number: i64,
    text: Option<&'static str>,
}

impl Key {
    fn named(name: &str, shift: bool) -> Self {
        let known = |code: &str, number, text| Self { key: name.into(), code: code.into(), number, text };
        match name {
            "Enter" => known("Enter", 13, Some("\r")),
            "Tab" => known("Tab", 9, None),
            "Escape" => known("Escape", 27, None),
            "End" => known("End", 35, None),
            "Home" => known("Home", 36, None),
            "ArrowLeft" => known("ArrowLeft", 37, None),
            "ArrowUp" => known("ArrowUp", 38, None),
            "ArrowRight" => known("ArrowRight", 39, None),
            "ArrowDown" => known("ArrowDown", 40, None),
            " " => known("Space", 32, Some(" ")),
            _ => {
                let letter = name.chars().next().expect("a letter").to_ascii_uppercase();
                let code = if letter.is_ascii_digit() { format!("Digit{letter}") } else { format!("Key{letter}") };
                let key = if shift { letter } else { letter.to_ascii_lowercase() };
                Self { key: key.into(), code, number: i64::from(u32::from(letter)), text: None }
            }
        }
    }
}
