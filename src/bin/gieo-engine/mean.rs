//! A mean with its interval.

/// Numbers of which the mean is asked.
#[derive(Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Another number.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// Half of the 95 % interval around the mean, for many numbers that know nothing of one another.
    pub fn spread(&self) -> f64 {
        let mean = self.mean();
        let variance = (self.squares - self.sum * mean) / (self.count - 1.0).max(1.0);
        1.96 * (variance.max(0.0) / self.count.max(1.0)).sqrt()
    }

    /// Both in words.
    pub fn told(&self) -> String {
        format!("{:.3} ± {:.3}", self.mean(), self.spread())
    }
}

#[cfg(test)]
mod tests {
    use super::Mean;

    #[test]
    fn a_coin_has_the_interval_of_a_coin() {
        let mut coin = Mean::default();
        (0..400).for_each(|i| coin.add(f64::from(i % 2)));
        assert_eq!(coin.told(), "0.500 ± 0.049");
    }

    #[test]
    fn a_share_has_an_interval_that_narrows_with_more_openings() {
        let shares = |openings: usize| {
            let mut mean = Mean::default();
            [1.0, 0.5, 0.0, 0.5].repeat(openings).into_iter().for_each(|share| mean.add(share));
            (mean.mean(), mean.spread())
        };
        let (few, many) = (shares(5), shares(80));
        assert_eq!((few.0, many.0), (0.5, 0.5));
        assert!((few.1 / many.1 - 4.0).abs() < 0.2, "{} and {}", few.1, many.1);
    }

    #[test]
    fn nothing_has_no_interval() {
        assert_eq!(Mean::default().told(), "0.000 ± 0.000");
    }
}
