/// How many pages each host has, such that one of all pages can be drawn in O(log hosts) (a Fenwick tree).
pub struct Counts {
    of: Vec<u32>,
    /// At `i` the sum of a stretch that ends with host `i - 1`; 0 is not used.
    sums: Vec<u32>,
    total: u64,
}

impl Counts {
    pub fn new(hosts: u32) -> Counts {
        Counts { of: vec![0; hosts as usize], sums: vec![0; hosts as usize + 1], total: 0 }
    }

    pub fn of(&self, host: u32) -> u32 {
        self.of[host as usize]
    }

    pub fn total(&self) -> u64 {
        self.total
    }

    /// Another page of this host: its number.
    pub fn add(&mut self, host: u32) -> u32 {
        let number = self.of[host as usize];
        self.of[host as usize] += 1;
        self.total += 1;
        let mut at = host as usize + 1;
        while at < self.sums.len() {
            self.sums[at] += 1;
            at += at & at.wrapping_neg();
        }
        number
    }

    /// The host and number of page `rank`, counted host by host.
    pub fn at(&self, rank: u64) -> (u32, u32) {
        let mut left = u32::try_from(rank).unwrap_or(u32::MAX);
        let mut host = 0;
        let mut stretch = self.of.len().next_power_of_two();
        while stretch > 0 {
            if let Some(sum) = self.sums.get(host + stretch)
                && *sum <= left
            {
                left -= sum;
                host += stretch;
            }
            stretch /= 2;
        }
        (host as u32, left)
    }

    pub fn bytes(&self) -> u64 {
        4 * (self.of.len() + self.sums.len()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_exactly_one_rank() {
        let mut counts = Counts::new(5);
        let pages: Vec<_> = [3, 0, 3, 4, 3, 0].into_iter().map(|host| (host, counts.add(host))).collect();
        assert_eq!(pages, [(3, 0), (0, 0), (3, 1), (4, 0), (3, 2), (0, 1)]);
        let ranked: Vec<_> = (0..counts.total()).map(|rank| counts.at(rank)).collect();
        assert_eq!(ranked, [(0, 0), (0, 1), (3, 0), (3, 1), (3, 2), (4, 0)]);
        assert_eq!((counts.of(3), counts.of(1)), (3, 0));
    }
}
