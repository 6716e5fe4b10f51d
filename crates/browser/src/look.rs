//! The size, colours and manner of a screen.

use chromiumoxide::Page;
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams, SetFocusEmulationEnabledParams,
    SetTouchEmulationEnabledParams,
};

/// What a person sits at.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Width and height.
    pub size: (i64, i64),
    /// Whether it is a phone: touched, not clicked.
    pub phone: bool,
    /// Whether the system likes light colours.
    pub light: bool,
    /// Whether the system likes as little motion as can be.
    pub calm: bool,
}

/// The screen for which a decision needs no scrolling.
pub const DESK: Look = Look { size: (1280, 800), phone: false, light: false, calm: true };
/// The same with motion.
pub const LIVELY: Look = Look { calm: false, ..DESK };
pub const PHONE: Look = Look { size: (390, 844), phone: true, light: false, calm: true };

impl Look {
    /// The same in light colours.
    pub fn light(self) -> Self {
        Self { light: true, ..self }
    }

    /// Puts a page on such a screen.
    pub(crate) async fn apply(self, page: &Page) -> chromiumoxide::Result<()> {
        let (width, height) = self.size;
        page.execute(SetDeviceMetricsOverrideParams::new(width, height, 1.0, self.phone)).await?;
        page.execute(SetTouchEmulationEnabledParams::new(self.phone)).await?;
        // Every tab believes that it is the one looked at, or keys and focus would work in one of them only.
        page.execute(SetFocusEmulationEnabledParams::new(true)).await?;
        let media = |name: &str, value: &str| MediaFeature::new(name, value);
        let features = vec![
            media("prefers-color-scheme", if self.light { "light" } else { "dark" }),
            media("prefers-reduced-motion", if self.calm { "reduce" } else { "no-preference" }),
        ];
        page.execute(SetEmulatedMediaParams::builder().features(features).build()).await?;
        Ok(())
    }
}
