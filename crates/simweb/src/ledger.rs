use std::time::Duration;

use crate::paths::{Spot, parse_path, path};

/// Every request, as it came in. Bounded, and small enough per entry to keep a million.
pub(crate) struct Ledger {
    limit: usize,
    visits: Vec<Visit>,
    beyond_limit: u64,
    /// Grows when the ledger is emptied, so that visits begun before do not end in another's entry.
    generation: u32,
    agents: Vec<Box<str>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// `None` if nobody lives at the name that was asked.
    pub host: Option<u32>,
    pub asked: Asked,
    pub started: Duration,
    /// `None` while it lasts.
    pub finished: Option<Duration>,
    /// 0 if no status was sent.
    pub status: u16,
    /// Every byte that was meant to leave has left.
    pub whole: bool,
    /// The answer leaves no reason to ask again.
    pub settled: bool,
}

/// What was asked for, in as few bytes as possible.
#[derive(Clone, Debug)]
pub(crate) enum Asked {
    /// A page by its own path.
    Page(u32),
    /// Anything else, as sent.
    Target(Box<str>),
}

#[derive(Clone, Copy)]
pub(crate) struct VisitId {
    generation: u32,
    index: usize,
}

const LONGEST_TARGET: usize = 4096;
const MOST_AGENTS: usize = 16;

impl Asked {
    pub fn new(target: &str) -> Self {
        match parse_path(target) {
            Some(Spot::Page(page)) if !target.contains(['?', '%', '#']) => Asked::Page(page),
            _ => {
                let end = (0..=LONGEST_TARGET.min(target.len())).rev().find(|&end| target.is_char_boundary(end));
                Asked::Target(target.get(..end.unwrap_or(0)).unwrap_or_default().into())
            }
        }
    }

    pub fn target(&self) -> String {
        match self {
            Asked::Page(page) => path(Spot::Page(*page)),
            Asked::Target(target) => target.to_string(),
        }
    }

    pub fn spot(&self) -> Option<Spot> {
        match self {
            Asked::Page(page) => Some(Spot::Page(*page)),
            Asked::Target(target) => parse_path(target),
        }
    }
}

impl Ledger {
    pub fn new(limit: usize) -> Self {
        Ledger { limit, visits: Vec::new(), beyond_limit: 0, generation: 0, agents: Vec::new() }
    }

    pub fn begin(&mut self, host: Option<u32>, asked: Asked, agent: Option<&str>, now: Duration) -> Option<VisitId> {
        let agent = agent.unwrap_or_default();
        if self.agents.len() < MOST_AGENTS && !self.agents.iter().any(|known| **known == *agent) {
            self.agents.push(agent.into());
        }
        if self.visits.len() >= self.limit {
            self.beyond_limit += 1;
            return None;
        }
        let index = self.visits.len();
        let visit = Visit { host, asked, started: now, finished: None, status: 0, whole: false, settled: false };
        self.visits.push(visit);
        Some(VisitId { generation: self.generation, index })
    }

    pub fn end(&mut self, id: VisitId, status: u16, whole: bool, settled: bool, now: Duration) {
        if id.generation != self.generation {
            return;
        }
        if let Some(visit) = self.visits.get_mut(id.index) {
            visit.finished = Some(now);
            visit.status = status;
            visit.whole = whole;
            visit.settled = settled;
        }
    }

    /// Gives away what there is: to get rid of many visits takes a while, for which nobody shall hold the ledger.
    pub fn forget(&mut self) -> Vec<Visit> {
        self.agents.clear();
        self.beyond_limit = 0;
        self.generation = self.generation.wrapping_add(1);
        // As many will come again; to move them as they do would take a while, too.
        let room = Vec::with_capacity(self.visits.capacity());
        std::mem::replace(&mut self.visits, room)
    }

    pub fn visits(&self) -> &[Visit] {
        &self.visits
    }

    pub fn beyond_limit(&self) -> u64 {
        self.beyond_limit
    }

    pub fn agents(&self) -> &[Box<str>] {
        &self.agents
    }
}
