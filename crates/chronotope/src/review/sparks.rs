//! A curve in one line of text.

/// A curve in one line of text.
pub(super) fn sparks(curve: &[f32]) -> String {
    const MARKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const MOST: usize = 50;
    let each = curve.len().div_ceil(MOST).max(1);
    let mean = |part: &[f32]| part.iter().sum::<f32>() / part.len() as f32;
    curve.chunks(each).map(|part| MARKS[((mean(part) * 8.0) as usize).min(7)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_text_rises_and_falls_with_the_curve() {
        assert_eq!(sparks(&[0.0, 0.5, 1.0, 0.2]), "▁▅█▂");
        assert!(sparks(&vec![0.5; 1000]).chars().count() <= 50);
    }
}
