//! Every lesson, clicked through on a laptop and on a phone, by nothing but what its coach says.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::Server;
use crate::driver::Browser;
use crate::play::LAPTOP;

const PHONE: (u32, u32) = (390, 844);
/// No lesson takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(4);

/// What the coach wants clicked next: its own button, what makes the move, or what opens that. Nothing while the others
/// move, or while the last click has not shown yet; true once the lesson is done.
const NEXT: &str = "const coach = document.querySelector('#coach'); if (!coach) return null;\
    if (coach.dataset.coach === 'done') return true;\
    const sure = document.querySelector('dialog[open] #warn-yes');\
    const want = coach.dataset.do || ''; const start = want.replace(/\\*$/, '');\
    const number = document.querySelector('[data-stepper] [type=number]')?.value; const said = e => (e.dataset.move || e.value).replace('{n}', number); const fits = e => want.endsWith('*') ? said(e).startsWith(start) : said(e).split('#')[0] === want;\
    const all = want ? [...document.querySelectorAll('#board [data-move], #board [name=move]')].filter(fits) : [];\
    const seen = all.filter(e => e.checkVisibility());\
    const menu = all.map(e => e.closest('[popover]')).find(e => e);\
    const next = sure || coach.querySelector('#coach-read') || seen.find(e => e.closest(':popover-open')) || seen.find(e => e.closest('[data-pointed]')) || seen[0] ||\
        menu && document.querySelector(`#board [popovertarget=\"${menu.id}\"]`);\
    const last = document.querySelector('[data-picked]');\
    if (!next || last && next === last && performance.now() - last.dataset.picked < 1000) return null;\
    if (last) last.removeAttribute('data-picked');\
    next.dataset.picked = performance.now();\
    return next";

/// Does the coach cover what it points at?
const HIDES: &str = "const coach = document.querySelector('#coach');\
    const box = coach && document.querySelector('[data-pointed]')?.getBoundingClientRect();\
    return !!box && coach.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))";

#[test]
fn the_lessons_of_realms_are_clicked_through() {
    every_lesson("realms");
}

#[test]
fn the_lessons_of_shards_are_clicked_through() {
    every_lesson("shards");
}

#[test]
fn the_lessons_of_aeons_are_clicked_through() {
    every_lesson("aeons");
}

fn every_lesson(game: &str) {
    let server = Server::new(&format!("lessons-{game}"));
    let page = server.get(&format!("/learn/{game}")).text;
    let marked = page.split("data-lesson=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let names: Vec<&str> = marked.collect();
    assert!(!names.is_empty(), "{page}");
    for size in [LAPTOP, PHONE] {
        let browser = Browser::new(size);
        for name in &names {
            browser.open(&server.url(&format!("/learn/{game}")));
            assert!(browser.click(&format!("[data-lesson='{name}'] button")));
            through(&browser, &format!("{game}/{name} at {size:?}"));
        }
    }
}

/// Follows the coach to the end.
fn through(browser: &Browser, what: &str) {
    let began = Instant::now();
    loop {
        let next = browser.ask(NEXT);
        if next == json!(true) {
            return;
        }
        let says = || format!("{what}: {} | {}", browser.text("#coach"), browser.text("#ask"));
        assert!(began.elapsed() < PATIENCE, "stuck: {}", says());
        assert_eq!(browser.ask(HIDES), json!(false), "the coach hides what it points at: {}", says());
        browser.click_on(&next);
    }
}

#[test]
fn another_move_is_answered_with_what_it_leads_to_and_the_way_back() {
    let server = Server::new("lesson-stray");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/"));
    assert!(browser.click("a[href^='/learn/realms']"), "the front page leads to it");
    browser.until("the lessons are there", "return document.body.dataset.page === 'learn'");
    assert!(browser.click("[data-lesson='first'] button"));
    // A lesson that was left is still at its step: only its coach says which of the two it is.
    let at = |step: usize| {
        format!("return !!document.querySelector('#coach[data-coach=at][data-step=\"{step}\"]')")
    };
    browser.until("it begins", &at(0));
    for step in 0..3 {
        browser.until("there is more to read", &at(step));
        browser.click_when_still("#coach-read");
    }
    browser.until("it waits for a move", &at(3));
    browser.click_when_still("[data-move='draw']");
    browser.until("the next step follows", &at(4));
    let words = browser.text("#coach-say");
    browser.click_when_still("[data-move='discard king']");
    let strayed = "return document.querySelector('#coach')?.dataset.coach === 'strayed'";
    browser.until("the coach answers", strayed);
    assert!(browser.text("#coach-say").contains("plan"), "{}", browser.text("#coach"));
    browser.click_when_still("#coach-take-back");
    browser.until("the lesson goes on from there", &at(4));
    assert_eq!(browser.text("#coach-say"), words);
    browser.click_when_still("[data-move='discard king']");
    browser.until("it is allowed once more", strayed);
    browser.click_when_still("#coach-alone");
    browser.until("nobody keeps you", "return !document.querySelector('#coach')");
    crate::play::by_clicks(&browser);
}
