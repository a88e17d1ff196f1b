//! The report page: one file, no script, nothing to fetch.

use std::fmt::Write as _;

use super::chart::{draw, escape};
use super::section::{Grid, Section};
use super::words::Words;
use super::{Report, cards, sections, whatif};

const STYLE: &str = include_str!("report.css");
/// A longer table scrolls.
const ROWS_MAX: usize = 18;
/// A table with more columns is shown line by line on a phone.
const COLUMNS_MAX: usize = 5;

/// The page.
pub(super) fn page(report: &Report<'_>, words: &Words<'_>) -> String {
    let title = sections::title(report, words);
    let lead: Vec<String> = [
        Some(sections::subtitle(report, words)),
        sections::rounded(report, words),
        sections::interrupted(report, words),
    ]
    .into_iter()
    .flatten()
    .collect();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title>\
         <style>{STYLE}</style></head><body>\n<header><h1>{}</h1><p class=\"lead\">{}</p></header>\n<main>\n",
        words.lang(),
        escape(&title),
        escape(&title),
        escape(&lead.join(" ")),
    );
    let mut parts = Vec::new();
    parts.extend(sections::verdict(report, words));
    parts.extend(whatif::sections(report, words));
    parts.extend(sections::results(report, words));
    parts.extend(cards::sections(report, words));
    parts.push(sections::run(report, words));
    for (index, part) in parts.iter().enumerate() {
        section(&mut page, index, part, words);
    }
    let _ = write!(page, "</main>\n<footer><p>{}</p></footer>\n", escape(&words.word("lab-footer")));
    page + "</body></html>\n"
}

fn section(page: &mut String, index: usize, part: &Section, words: &Words<'_>) {
    let _ = write!(page, "<section><h2>{}</h2>", escape(&part.title));
    for line in &part.lead {
        let _ = write!(page, "<p>{}</p>", escape(line));
    }
    page.push_str("<div class=\"pair\">");
    if let Some(chart) = &part.chart {
        let _ = write!(page, "<figure>{}</figure>", draw(chart, index, &part.title, words));
    }
    table(page, &part.table, &part.title);
    page.push_str("</div>");
    if let Some(caution) = &part.caution {
        let _ = write!(page, "<p class=\"caution\">{}</p>", escape(caution));
    }
    page.push_str("</section>\n");
}

fn table(page: &mut String, table: &Grid, title: &str) {
    if table.rows.is_empty() {
        return;
    }
    // A long table scrolls by itself, with the keyboard too.
    let long = if table.rows.len() > ROWS_MAX {
        format!(" long\" tabindex=\"0\" role=\"region\" aria-label=\"{}", escape(title))
    } else {
        String::new()
    };
    let class = if table.is_words {
        " class=\"words\""
    } else if table.head.len() > COLUMNS_MAX && table.rows.len() <= ROWS_MAX {
        " class=\"stack\""
    } else {
        ""
    };
    let _ = write!(page, "<div class=\"scroll{long}\"><table{class}>");
    if !table.head.is_empty() {
        page.push_str("<thead><tr>");
        for cell in &table.head {
            let _ = write!(page, "<th scope=\"col\">{}</th>", escape(cell));
        }
        page.push_str("</tr></thead>");
    }
    page.push_str("<tbody>");
    for row in &table.rows {
        page.push_str("<tr>");
        for (index, cell) in row.iter().enumerate() {
            let tag = if index == 0 { "th scope=\"row\"" } else { "td" };
            // A number and its sign stay on one line.
            let cell = escape(cell).replace(" %", "\u{a0}%");
            let head = table.head.get(index).filter(|head| !head.is_empty());
            let head = head.map(|head| format!(" data-head=\"{}\"", escape(head))).unwrap_or_default();
            // Figures are aligned right, sentences left.
            let is_said = table.last_is_words && index + 1 == row.len();
            let said = if is_said { " class=\"said\"" } else { "" };
            let _ = write!(page, "<{tag}{said}{head}>{cell}</{}>", &tag[..2]);
        }
        page.push_str("</tr>");
    }
    page.push_str("</tbody></table></div>");
}
