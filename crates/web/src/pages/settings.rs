//! What a reader can set to their liking; remembered in a cookie, no account needed.

use maud::{Markup, html};

use super::{SPEECHES, page, sign, word};
use crate::preferences::{SETTINGS, Setting, preferences};

/// What belongs to the look of the pages; the rest is about the table.
const LOOK: [&str; 3] = ["theme", "motion", "size"];

/// The form. `back` is the page one came from.
pub(crate) fn settings(back: &str) -> Markup {
    let title = word("web-settings");
    let (look, table): (Vec<&Setting>, Vec<&Setting>) =
        SETTINGS.iter().partition(|setting| LOOK.contains(&setting.key));
    let content = html! {
        div class="title" {
            h1 { (title) }
            p class="lead" { (word("web-settings-lead")) }
        }
        form class="settings" method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            section class="box" {
                h2 { (word("web-set-look")) }
                div class="rows" { (language()) @for setting in look { (choice(setting)) } }
            }
            div class="new-left" {
                section class="box" {
                    h2 { (word("web-set-table")) }
                    div class="rows" { @for setting in table { (choice(setting)) } }
                }
                section class="box" {
                    h2 { (word("web-set-device")) }
                    p class="hint" { (word("web-mine-lead")) }
                    p class="ways" { a class="act" href="/mine" { (sign("phone")) (word("web-mine-along")) } }
                }
            }
            div class="ways save" {
                button class="act primary" { (word("web-settings-save")) }
                a class="act" href=(back) { (word("web-settings-leave")) }
            }
        }
    };
    page("settings", "", &title, &content)
}

fn language() -> Markup {
    html! {
        fieldset class="setting" {
            legend class="sr" { (word("web-language")) }
            div { b { (word("web-language")) } p class="hint" { (word("web-set-lang-say")) } }
            div class="seg" {
                @for speech in SPEECHES.iter() {
                    @let code = speech.lang().code();
                    label lang=(code) {
                        input class="tick" type="radio" name="lang" value=(code) checked[speech.lang() == preferences().lang];
                        span { (speech.name("web-language-name")) }
                    }
                }
            }
        }
    }
}

fn choice(setting: &Setting) -> Markup {
    let key = setting.key;
    html! {
        fieldset class="setting" {
            legend class="sr" { (word(&format!("web-set-{key}"))) }
            div { b { (word(&format!("web-set-{key}"))) } p class="hint" { (word(&format!("web-set-{key}-say"))) } }
            div class="seg" {
                @for value in setting.values {
                    label {
                        input class="tick" type="radio" name=(key) value=(value) checked[preferences().wish(key) == *value];
                        span { (word(&format!("web-set-{key}-{value}"))) }
                    }
                }
            }
        }
    }
}
