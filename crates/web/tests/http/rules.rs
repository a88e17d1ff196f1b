//! The rules pages: what they say, and that every link leads somewhere.

use std::collections::BTreeSet;

use talon_table::games;
use talon_text::{Lang, guide};

use crate::client::Server;

/// What the attributes of this name hold.
fn values<'a>(page: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)).collect()
}

#[test]
fn the_rules_are_found_from_everywhere() {
    let server = Server::new("rules-ways");
    let front = server.get("/").text;
    assert!(values(&front, "href").contains("/rules?lang=en"), "{front}");
    for game in games::NAMES {
        let address = format!("/rules/{game}?lang=en");
        assert!(values(&front, "href").contains(address.as_str()), "{front}");
        assert!(values(&server.get("/rules").text, "href").contains(address.as_str()));
        let table = server.get(&server.post(&format!("/play/{game}"), &[]).location).text;
        assert!(values(&table, "href").contains(address.as_str()), "{table}");
    }
    assert_eq!(server.get("/rules/chess").status, 404);
}

#[test]
fn every_anchor_and_every_card_that_rules_point_at_is_there() {
    let server = Server::new("rules-links");
    for game in games::NAMES {
        let page = server.get(&format!("/rules/{game}")).text;
        let (ids, links) = (values(&page, "id"), values(&page, "href"));
        let gallery = server.get(&format!("/cards/{game}")).text;
        let cards = values(&gallery, "id");
        // The pictures on the faces are not ways to go; `pages` looks after them.
        for link in links.into_iter().filter(|link| !link.starts_with("/static/")) {
            if let Some(anchor) = link.strip_prefix('#') {
                assert!(ids.contains(anchor), "{game}: {link}");
            } else if let Some((address, card)) = link.split_once('#') {
                assert_eq!(address, format!("/cards/{game}?lang=en"));
                assert!(cards.contains(card), "{game}: {link}");
            }
        }
        let guide = guide(Lang::En, game).unwrap();
        assert!(guide.sections.iter().all(|section| ids.contains(section.id.as_str())), "{game}");
        assert!(guide.rulings.iter().all(|ruling| ids.contains(ruling.id.as_str())), "{game}");
        assert!(page.contains("class=\"large ") && !page.contains("guide-"), "{game}");
    }
}

#[test]
fn a_ruling_leads_to_its_cards_its_source_and_its_scenario() {
    let server = Server::new("rules-ruling");
    let page = server.get("/rules/realms").text;
    let ruling = page.split("id=\"R21\"").nth(1).and_then(|rest| rest.split("</article>").next()).unwrap();
    // What a program reports of the designer is not official.
    assert!(ruling.contains("War Dirigible") && ruling.contains(">Our choice<"), "{ruling}");
    assert!(ruling.contains("/cards/realms?lang=en#war_dirigible"), "{ruling}");
    let scenario = "/rules/realms/rulings/r21.toml";
    assert!(ruling.contains(scenario), "{ruling}");
    assert!(server.get(scenario).text.contains("score = 75"));
    assert_eq!(server.get("/rules/realms/rulings/r99_nothing.toml").status, 404);
    assert_eq!(server.get("/rules/realms/../../Cargo.toml").status, 404);
}

#[test]
fn a_printed_ruling_names_every_edition_and_its_heading() {
    let server = Server::new("rules-printed");
    let page = server.get("/rules/shards").text;
    let ruling = page.split("id=\"R32\"").nth(1).and_then(|rest| rest.split("</article>").next()).unwrap();
    assert!(ruling.contains(">Printed<"), "{ruling}");
    assert!(ruling.contains("cs: <span lang=\"cs\">Dva proti dvěma</span>"), "{ruling}");
    assert!(ruling.contains("pl: <span lang=\"pl\">Walka Drużynowa 2 na 2</span>"), "{ruling}");
}

#[test]
fn a_card_leads_to_its_rulings() {
    let server = Server::new("rules-card");
    let page = server.get("/cards/realms?q=world+tree").text;
    assert!(page.contains("/rules/realms?lang=en#R16") && page.contains("1 ruling on this card"), "{page}");
    let page = server.get("/cards/realms?q=world+tree&lang=uk").text;
    assert!(page.contains("/rules/realms?lang=uk#R16"), "{page}");
}
