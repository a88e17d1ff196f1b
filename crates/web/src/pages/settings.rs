//! What a reader can set to their liking; remembered in a cookie, no account needed.

use maud::{Markup, html};

use super::{SPEECHES, page, word};
use crate::preferences::{SETTINGS, Setting, preferences};

/// The form. `back` is the page one came from.
pub(crate) fn settings(back: &str) -> Markup {
    let title = word("web-settings");
    let content = html! {
        h1 { (title) }
        p class="lead" { (word("web-settings-lead")) }
        form class="options settings" method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            fieldset {
                legend { (word("web-language")) }
                p class="hint" { (word("web-set-lang-say")) }
                div class="choices-row" {
                    @for speech in SPEECHES.iter() {
                        @let code = speech.lang().code();
                        label class="choice" lang=(code) {
                            input type="radio" name="lang" value=(code) checked[speech.lang() == preferences().lang];
                            span { (speech.name("web-language-name")) }
                        }
                    }
                }
            }
            @for setting in &SETTINGS { (choice(setting)) }
            div class="ways" {
                button class="act primary" { (word("web-settings-save")) }
                a class="act" href=(back) { (word("web-settings-leave")) }
            }
        }
    };
    page("settings", "", &title, &content)
}

fn choice(setting: &Setting) -> Markup {
    let key = setting.key;
    html! {
        fieldset {
            legend { (word(&format!("web-set-{key}"))) }
            p class="hint" { (word(&format!("web-set-{key}-say"))) }
            div class="choices-row" {
                @for value in setting.values {
                    label class="choice" {
                        input type="radio" name=(key) value=(value) checked[preferences().wish(key) == *value];
                        span { (word(&format!("web-set-{key}-{value}"))) }
                    }
                }
            }
        }
    }
}
