//! Least squares.

use super::sample::{Model, Sample};

/// How strongly the value of a single state of a pit is drawn to that of its seeds alone, in samples: what was seen
/// seldom says little.
const CAUTION: f64 = 30.0;

/// The weights of `model` with the least squared error over `samples`.
pub fn least_squares(samples: &[Sample], model: Model) -> Vec<f64> {
    let size = model.weights();
    let (mut matrix, mut right) = (vec![vec![0.0; size]; size], vec![0.0; size]);
    for sample in samples {
        let numbers = sample.numbers(model);
        let filled: Vec<usize> = (0..size).filter(|i| numbers[*i] != 0.0).collect();
        for &i in &filled {
            right[i] += numbers[i] * sample.gain;
            for &j in &filled {
                matrix[i][j] += numbers[i] * numbers[j];
            }
        }
    }
    for (i, row) in matrix.iter_mut().enumerate().skip(2) {
        row[i] += CAUTION;
    }
    solve(matrix, right)
}

/// Solves a system of equations with a positive definite matrix, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for i in 0..size {
        let (above, below) = matrix.split_at_mut(i + 1);
        let row = &above[i];
        let pivot = if row[i].abs() < 1e-9 { 1.0 } else { row[i] };
        for (k, other) in below.iter_mut().enumerate() {
            let factor = other[i] / pivot;
            other.iter_mut().zip(row).skip(i).for_each(|(cell, own)| *cell -= factor * own);
            right[i + 1 + k] -= factor * right[i];
        }
    }
    for i in (0..size).rev() {
        let known: f64 = (i + 1..size).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = if matrix[i][i].abs() < 1e-9 { 0.0 } else { (right[i] - known) / matrix[i][i] };
    }
    right
}

#[cfg(test)]
mod tests {
    use super::solve;

    #[test]
    fn equations_are_solved() {
        let found = solve(vec![vec![4.0, 1.0, 0.0], vec![1.0, 3.0, 1.0], vec![0.0, 1.0, 2.0]], vec![6.0, 10.0, 8.0]);
        let wanted = [1.0, 2.0, 3.0];
        assert!(found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-9), "{found:?}");
    }

    #[test]
    fn what_never_occurs_has_no_weight() {
        assert_eq!(solve(vec![vec![2.0, 0.0], vec![0.0, 0.0]], vec![4.0, 0.0]), [2.0, 0.0]);
    }
}
