//! The review as a page: one file, no script, nothing to fetch.

use std::fmt::Write as _;

use talon_core::{Record, Seat};
use talon_review::Review;

use super::{lead, ledger, moments, shown, title, told, values, when};
use crate::words::{self, say};

const STYLE: &str = include_str!("review.css");

pub(super) fn page(review: &Review, record: &Record) -> String {
    let (title, word) = (escape(&title(review)), |key: &str| escape(&say(key, &[])));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\
         <style>{STYLE}</style></head><body><main><h1>{title}</h1><p>{}</p><section><h2>{}</h2>{}{}</section>",
        words::lang().code(),
        word(lead(review.unit)),
        word("review-values"),
        review.chart(|value| shown(review.unit, value), &say("review-values", &[])),
        legend(review.seats),
    );
    let _ = write!(page, "<section><h2>{}</h2><ol>", word("review-mistakes"));
    for mistake in &review.mistakes {
        let [what, why] = told(review.unit, mistake).map(|said| escape(&said));
        let _ = write!(page, "<li>{what}<br><small>{why}</small></li>");
    }
    if review.mistakes.is_empty() {
        let _ = write!(page, "<li>{}</li>", word("review-no-mistakes"));
    }
    let _ = write!(page, "</ol></section><section><h2>{}</h2><ul>", word("review-ledger"));
    for seat in 0..review.seats {
        let _ = write!(page, "<li>{}</li>", escape(&ledger(review, seat)));
    }
    let _ = write!(page, "</ul><p>{}</p><h3>{}</h3><ul>", word("review-ledger-note"), word("review-moments"));
    for line in moments(review, record) {
        let _ = write!(page, "<li>{}</li>", escape(&line));
    }
    page.push_str("</ul></section><section><table><thead><tr><th></th>");
    for seat in 0..review.seats {
        let _ = write!(page, "<th scope=\"col\">{}</th>", escape(&words::seat(Seat::at(seat))));
    }
    page.push_str("</tr></thead><tbody>");
    for (place, turn) in review.turns.iter().enumerate() {
        let _ = write!(page, "<tr><th scope=\"row\">{}</th>", escape(&when(review, place)));
        for value in values(review.unit, turn) {
            let _ = write!(page, "<td>{}</td>", escape(&value));
        }
        page.push_str("</tr>");
    }
    page + "</tbody></table></section></main></body></html>\n"
}

/// Which line is whose.
fn legend(seats: usize) -> String {
    let name =
        |seat: usize| format!("<li class=\"seat{}\">{}</li>", seat + 1, escape(&words::seat(Seat::at(seat))));
    format!("<ul class=\"legend\">{}</ul>", (0..seats).map(name).collect::<String>())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
