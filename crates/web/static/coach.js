// The coach of a lesson: marks what it points at, and stands where it hides neither that nor what can be answered.
"use strict";
(() => {
  const PLACES = ["top", "left", "right", "middle", "bottom"];
  let shown = null;

  // What the coach points at; what lies in a closed menu is shown by what opens it.
  function targets(coach) {
    const selector = coach.dataset.point;
    if (!selector) return [];
    const all = [...document.querySelectorAll("#board " + selector)].filter((part) => !coach.contains(part));
    const seen = all.filter((part) => part.checkVisibility());
    if (seen.length) return seen;
    const openers = all.map((part) => part.closest("[popover]")).filter((menu) => menu)
      .map((menu) => document.querySelector(`#board [popovertarget="${menu.id}"]`));
    return openers.filter((part) => part && part.checkVisibility());
  }

  const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  // How much the coach would hide: what is pointed at weighs most, then answers, then the hand and what can be used.
  function hidden(coach, pointed) {
    const box = coach.getBoundingClientRect();
    const of = (parts, weight) => parts.reduce((sum, part) => sum + weight * shared(box, part.getBoundingClientRect()), 0);
    const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    return of(pointed, 50) + of(all("#board .prompt .act, #board .prompt .ask, .top"), 10) + of(all("#board [data-zone=hand], #board .can"), 2) + of(all("#board [data-card]"), 1);
  }

  function place() {
    const coach = document.getElementById("coach");
    if (!coach) return;
    const pointed = targets(coach);
    for (const part of document.querySelectorAll("[data-pointed]")) part.removeAttribute("data-pointed");
    for (const part of pointed) part.dataset.pointed = "";
    pointed[0]?.scrollIntoView({ block: "center", inline: "nearest" });
    let [best, least] = [PLACES[0], Infinity];
    for (const at of PLACES) {
      coach.dataset.at = at;
      const cost = hidden(coach, pointed);
      if (cost < least) [best, least] = [at, cost];
    }
    coach.dataset.at = best;
  }

  function look() {
    const coach = document.getElementById("coach");
    if (coach === shown) return;
    shown = coach;
    if (!coach) return;
    place();
    const says = coach.querySelector("#coach-say");
    const ear = document.getElementById("say");
    if (says && ear) setTimeout(() => { ear.textContent += " " + says.textContent.trim(); });
  }

  if (!document.getElementById("coach")) return;
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", place);
  look();
  document.addEventListener("keydown", (event) => {
    if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    document.querySelector("#coach-read, #coach-take-back")?.click();
  });
})();
