//! Just enough of the `WebDriver` protocol: a session, clicks, scripts, pictures.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Nothing that a test waits for on a page takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(4);
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The one driver of all browsers that are open; it ends with the last of them.
static DRIVER: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
static PROFILES: AtomicU32 = AtomicU32::new(0);

struct Driver {
    process: Mutex<Child>,
    at: String,
}

impl Driver {
    fn shared() -> Arc<Self> {
        let mut shared = DRIVER.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(driver) = shared.upgrade() {
            return driver;
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = Command::new("chromedriver");
        command.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        let process = Mutex::new(command.spawn().expect("chromedriver is installed"));
        let driver = Arc::new(Self { process, at: format!("http://127.0.0.1:{port}") });
        *shared = Arc::downgrade(&driver);
        driver
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let process = self.process.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = process.kill();
        let _ = process.wait();
    }
}

/// A browser of its own, with its own profile.
pub(crate) struct Browser {
    _driver: Arc<Driver>,
    session: String,
    profile: PathBuf,
    agent: ureq::Agent,
}

impl Browser {
    /// Opens a browser whose pages have this size and stand still.
    pub(crate) fn new(size: (u32, u32)) -> Self {
        let browser = Self::with_motion(size);
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        browser.command("Emulation.setEmulatedMedia", &still);
        browser
    }

    /// Opens a browser in which cards glide.
    pub(crate) fn with_motion(size: (u32, u32)) -> Self {
        let driver = Driver::shared();
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let number = PROFILES.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("talon-browser-{}-{number}", std::process::id()));
        let args = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--hide-scrollbars",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ];
        let args: Vec<String> = args
            .iter()
            .map(ToString::to_string)
            .chain([format!("--user-data-dir={}", profile.display())])
            .collect();
        let options = json!({ "binary": "/usr/bin/chromium", "args": args });
        let wish = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let session = driver.at.clone();
        let mut browser = Self { _driver: driver, session, profile, agent };
        let made = browser.wait_for(|browser| browser.post("/session", &wish));
        browser.session = format!("{}/session/{}", browser.session, made["sessionId"].as_str().unwrap());
        // A page with a hundred rulings takes long to look through on a busy machine.
        browser.post("/timeouts", &json!({ "script": PATIENCE.as_millis() as u64 }));
        let metrics =
            json!({ "width": size.0, "height": size.1, "deviceScaleFactor": 1, "mobile": size.0 < 800 });
        browser.command("Emulation.setDeviceMetricsOverride", &metrics);
        browser
    }

    /// Prefers dark pages that stand still from now on.
    pub(crate) fn dark(&self) {
        let dark = json!({ "name": "prefers-color-scheme", "value": "dark" });
        let feature = json!({ "features": [dark, { "name": "prefers-reduced-motion", "value": "reduce" }] });
        self.command("Emulation.setEmulatedMedia", &feature);
    }

    pub(crate) fn open(&self, url: &str) {
        self.post("/url", &json!({ "url": url })).unwrap();
    }

    /// Clicks the first match; false if there is none or it does not take the click now.
    pub(crate) fn click(&self, selector: &str) -> bool {
        self.find(selector).is_some_and(|id| self.click_id(&id))
    }

    /// Clicks what a script answered with; false if that is no element or does not take the click now.
    pub(crate) fn click_on(&self, element: &Value) -> bool {
        element[ELEMENT].as_str().is_some_and(|id| self.click_id(id))
    }

    fn click_id(&self, id: &str) -> bool {
        self.post(&format!("/element/{id}/click"), &json!({})).is_some()
    }

    /// Clicks the first match as soon as it takes a click: cards may still be gliding over it.
    pub(crate) fn click_when_still(&self, selector: &str) {
        let began = Instant::now();
        while !self.click(selector) {
            assert!(began.elapsed() < PATIENCE, "{selector} takes no click: {}", self.text("#ask"));
        }
    }

    /// Moves the mouse onto the first match.
    pub(crate) fn point_at(&self, selector: &str) {
        let id = self.find(selector).unwrap_or_else(|| panic!("no {selector}"));
        let origin = json!({ "type": "pointerMove", "origin": { ELEMENT: id }, "x": 0, "y": 0 });
        let mouse = json!({ "actions": [{ "type": "pointer", "id": "mouse", "actions": [origin] }] });
        self.post("/actions", &mouse).unwrap();
    }

    /// Takes the first match with the mouse, carries it to the far edge of the other, and lets go.
    pub(crate) fn drag(&self, selector: &str, to: &str) {
        let found = |selector: &str| self.find(selector).unwrap_or_else(|| panic!("no {selector}"));
        let half =
            self.ask(&format!("return Math.floor(document.querySelector({to:?}).offsetWidth / 2) - 4"));
        let at =
            |id: &str, x: &Value| json!({ "type": "pointerMove", "origin": { ELEMENT: id }, "x": x, "y": 0 });
        let (from, to) = (found(selector), found(to));
        let strokes = json!([
            at(&from, &json!(0)),
            { "type": "pointerDown", "button": 0 },
            at(&to, &json!(0)),
            at(&to, &half),
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "actions": [{ "type": "pointer", "id": "mouse", "actions": strokes }] });
        self.post("/actions", &mouse).unwrap();
    }

    /// Lays a finger on the first match and lifts it after a while.
    pub(crate) fn hold(&self, selector: &str, millis: u64) {
        let id = self.find(selector).unwrap_or_else(|| panic!("no {selector}"));
        let strokes = json!([
            { "type": "pointerMove", "origin": { ELEMENT: id }, "x": 0, "y": 0 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pause", "duration": millis },
            { "type": "pointerUp", "button": 0 },
        ]);
        let kind = json!({ "pointerType": "touch" });
        let finger = json!({ "type": "pointer", "id": "finger", "parameters": kind, "actions": strokes });
        self.post("/actions", &json!({ "actions": [finger] })).unwrap();
    }

    /// Runs a script in every page from now on, before its own.
    pub(crate) fn before_every_page(&self, script: &str) {
        self.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// Presses a key of the keyboard, wherever the focus is.
    pub(crate) fn press(&self, key: &str) {
        let strokes = [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })];
        let keyboard = json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": strokes }] });
        self.post("/actions", &keyboard).unwrap();
    }

    /// Presses a key while another is held.
    pub(crate) fn press_with(&self, held: &str, key: &str) {
        let stroke = |kind: &str, key: &str| json!({ "type": kind, "value": key });
        let strokes =
            [stroke("keyDown", held), stroke("keyDown", key), stroke("keyUp", key), stroke("keyUp", held)];
        let keyboard = json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": strokes }] });
        self.post("/actions", &keyboard).unwrap();
    }

    /// Cuts the browser off from everything, or connects it again.
    pub(crate) fn cut_off(&self, off: bool) {
        let line = json!({ "offline": off, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.command("Network.enable", &json!({}));
        self.command("Network.emulateNetworkConditions", &line);
    }

    /// From now on no page runs a script.
    pub(crate) fn without_script(&self) {
        self.command("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    }

    /// Scripts run again.
    pub(crate) fn with_script(&self) {
        self.command("Emulation.setScriptExecutionDisabled", &json!({ "value": false }));
    }

    /// The page as it came, all of it.
    pub(crate) fn source(&self) -> String {
        let answer = self.agent.get(format!("{}/source", self.session)).call().unwrap();
        let text: Value = serde_json::from_str(&answer.into_body().read_to_string().unwrap()).unwrap();
        text["value"].as_str().unwrap().to_string()
    }

    /// Waits until a script says yes.
    pub(crate) fn until(&self, what: &str, script: &str) {
        let began = Instant::now();
        while self.ask(script) != json!(true) {
            assert!(began.elapsed() < PATIENCE, "{what}: {}", self.text("#ask"));
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// What the first match says; nothing if there is none.
    pub(crate) fn text(&self, selector: &str) -> String {
        let script = format!("return (document.querySelector({selector:?}) || {{}}).textContent || ''");
        self.ask(&script).as_str().unwrap_or_default().to_string()
    }

    /// The value of a script.
    pub(crate) fn ask(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": [] })).unwrap_or(Value::Null)
    }

    /// The page as a PNG.
    #[cfg(feature = "pictures")]
    pub(crate) fn picture(&self) -> Vec<u8> {
        let answer = self.agent.get(format!("{}/screenshot", self.session)).call().unwrap();
        let text: Value = serde_json::from_str(&answer.into_body().read_to_string().unwrap()).unwrap();
        decoded(text["value"].as_str().unwrap())
    }

    fn find(&self, selector: &str) -> Option<String> {
        let found = self.post("/element", &json!({ "using": "css selector", "value": selector }))?;
        Some(found[ELEMENT].as_str()?.to_string())
    }

    pub(crate) fn command(&self, name: &str, params: &Value) {
        self.post("/goog/cdp/execute", &json!({ "cmd": name, "params": params })).unwrap();
    }

    fn post(&self, path: &str, body: &Value) -> Option<Value> {
        let request = self.agent.post(format!("{}{path}", self.session));
        let answer = request.header("content-type", "application/json").send(body.to_string()).ok()?;
        let good = answer.status().is_success();
        let mut value: Value = serde_json::from_str(&answer.into_body().read_to_string().ok()?).ok()?;
        good.then(|| value["value"].take())
    }

    /// The driver needs a moment to listen.
    fn wait_for(&self, mut attempt: impl FnMut(&Self) -> Option<Value>) -> Value {
        let began = Instant::now();
        loop {
            if let Some(value) = attempt(self) {
                return value;
            }
            assert!(began.elapsed() < PATIENCE, "the browser does not start");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// Base64 as the protocol writes it.
#[cfg(feature = "pictures")]
fn decoded(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let letters: Vec<u8> = text.bytes().filter(|letter| *letter != b'=').map(value).collect();
    let group = |four: &[u8]| {
        let word = four.iter().fold(0u32, |word, six| word << 6 | u32::from(*six)) << (6 * (4 - four.len()));
        word.to_be_bytes()[1..four.len()].to_vec()
    };
    letters.chunks(4).flat_map(group).collect()
}
