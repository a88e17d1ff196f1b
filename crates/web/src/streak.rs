//! How a browser is doing with puzzles, kept in its own cookie: no account, and nothing stored on the server.

use axum::http::{HeaderMap, HeaderValue, header};

/// The cookie that holds it.
const COOKIE: &str = "talon-puzzles";
/// A year.
const KEPT_SECONDS: u32 = 365 * 24 * 60 * 60;
/// How many fit into a cookie; the oldest are forgotten.
const KEPT: usize = 200;

/// The current run of puzzles solved without a miss, the longest run, and which puzzles were solved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Streak {
    pub(crate) run: u32,
    pub(crate) best: u32,
    solved: Vec<String>,
}

impl Streak {
    /// Reads it from a request.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let mut sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let ours = |sent: &str| {
            let mut pairs = sent.split(';');
            pairs.find_map(|pair| Some(Self::read(pair.trim().strip_prefix(COOKIE)?.strip_prefix('=')?)))
        };
        sent.find_map(ours).unwrap_or_default()
    }

    fn read(text: &str) -> Self {
        let mut parts = text.split('.');
        let mut number = || parts.next().and_then(|n| n.parse().ok()).unwrap_or_default();
        let (run, best) = (number(), number());
        let is_mark = |mark: &&str| mark.len() == 8 && mark.bytes().all(|byte| byte.is_ascii_hexdigit());
        Self { run, best, solved: parts.filter(is_mark).take(KEPT).map(ToString::to_string).collect() }
    }

    /// Whether this puzzle has been solved.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.solved.iter().any(|solved| solved == mark(name))
    }

    /// A puzzle was solved; it counts only the first time.
    pub(crate) fn solve(&mut self, name: &str) {
        if !self.has(name) {
            self.run += 1;
            self.best = self.best.max(self.run);
            self.solved.insert(0, mark(name).to_string());
            self.solved.truncate(KEPT);
        }
    }

    /// A puzzle was missed or given up; one that was solved before can no longer be missed.
    pub(crate) fn miss(&mut self, name: &str) {
        if !self.has(name) {
            self.run = 0;
        }
    }

    /// The header that makes the browser remember it.
    pub(crate) fn cookie(&self, headers: &HeaderMap) -> Option<HeaderValue> {
        let safe = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
        let safe = if safe { "; Secure" } else { "" };
        let mut parts = vec![self.run.to_string(), self.best.to_string()];
        parts.extend(self.solved.iter().cloned());
        let text = format!(
            "{COOKIE}={}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax{safe}",
            parts.join(".")
        );
        HeaderValue::from_str(&text).ok()
    }
}

/// What distinguishes a puzzle from the others: the end of its name.
fn mark(name: &str) -> &str {
    name.rsplit_once('-').map_or(name, |(_, mark)| mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_grows_by_what_is_solved_once_and_ends_with_a_miss() {
        let mut streak = Streak::default();
        streak.solve("win-00000001");
        streak.solve("win-00000001");
        streak.solve("draw-00000002");
        assert_eq!((streak.run, streak.best), (2, 2));
        streak.miss("win-00000001");
        assert_eq!(streak.run, 2, "it was solved before");
        streak.miss("win-00000003");
        assert_eq!((streak.run, streak.best), (0, 2));
    }

    #[test]
    fn it_is_read_as_it_was_written_and_nothing_else_is_believed() {
        let mut streak = Streak::default();
        streak.solve("save-0a1b2c3d");
        let cookie = streak.cookie(&HeaderMap::new()).unwrap();
        let sent = cookie.to_str().unwrap().split(';').next().unwrap().to_string();
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&sent).unwrap())]);
        assert_eq!(Streak::of(&headers), streak);
        for bad in ["", "x.y.z", "1.2.<script>", "99999999999999999999.1"] {
            assert!(Streak::read(bad).solved.is_empty());
        }
    }
}
