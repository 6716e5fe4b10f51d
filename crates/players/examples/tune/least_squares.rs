//! Systems of linear equations, for fitting values to games.

/// Gauss's elimination: what is right of the square comes out solved, each of its columns for itself.
pub(super) fn eliminate(rows: &mut [Vec<f64>]) {
    let size = rows.len();
    for at in 0..size {
        let pivot = (at..size).max_by(|&one, &other| rows[one][at].abs().total_cmp(&rows[other][at].abs())).unwrap();
        rows.swap(at, pivot);
        let scale = rows[at][at];
        rows[at].iter_mut().for_each(|value| *value /= scale);
        let row = rows[at].clone();
        for values in rows.iter_mut().enumerate().filter(|(other, _)| *other != at).map(|(_, values)| values) {
            let times = values[at];
            values.iter_mut().zip(&row).for_each(|(value, part)| *value -= times * part);
        }
    }
}

/// The solution where the last column is the right side.
pub(super) fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    eliminate(&mut rows);
    rows.iter().map(|row| row[size]).collect()
}
