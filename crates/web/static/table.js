// Live tables: listens for the count, fetches this seat's own board, swaps it, posts forms. Pages work without it.
"use strict";
(() => {
  const board = () => document.getElementById("board");
  const say = (text) => { document.getElementById("say").textContent = text; };
  const wish = document.documentElement.dataset.motion;
  const calm = { get matches() { return wish === "less" || (wish !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches); } };
  let waiting = null; // the newest board that came while another was being swapped in
  let swapping = false;

  // Cards that appear once in the board glide from their old place to the new one.
  function name_cards() {
    const seen = new Map();
    for (const card of document.querySelectorAll("#board .card[data-card]")) {
      const id = card.dataset.card;
      seen.set(id, seen.has(id) ? null : card);
      card.style.viewTransitionName = "none";
    }
    for (const [id, card] of seen) if (card) card.style.viewTransitionName = "card-" + id;
  }

  function put(html) {
    const old = board();
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("board");
    if (!fresh) { location.reload(); return; }
    const focus = document.activeElement && document.activeElement.id;
    const scroll = [...old.querySelectorAll(".row, .side")].map((part) => part.scrollLeft);
    const open = [...old.querySelectorAll(":popover-open")].map((part) => part.id);
    old.replaceWith(fresh);
    for (const id of open) if (id.startsWith("side-")) document.getElementById(id)?.showPopover();
    fresh.querySelectorAll(".row, .side").forEach((part, at) => { part.scrollLeft = scroll[at] || 0; });
    const next = (focus && document.getElementById(focus)) || (focus && fresh.querySelector(".can, .act"));
    if (next) next.focus({ preventScroll: true });
    const news = [...fresh.querySelectorAll(".log .fresh")].reverse().map((line) => line.textContent);
    const ask = fresh.querySelector("#ask");
    say([...news, ask ? ask.textContent : ""].join(" "));
  }

  async function swap(html) {
    waiting = html;
    if (swapping) return;
    swapping = true;
    while (waiting !== null) {
      const newest = waiting;
      waiting = null;
      if (document.startViewTransition && !calm.matches && document.visibilityState === "visible") {
        name_cards();
        const glide = document.startViewTransition(() => { put(newest); name_cards(); });
        await glide.finished.catch(() => {});
      } else put(newest);
    }
    swapping = false;
  }

  async function refresh() {
    const answer = await fetch(board().dataset.base + "/board").catch(() => null);
    if (answer && answer.ok) await swap(await answer.text());
  }

  async function post(form, button) {
    const fields = new URLSearchParams(new FormData(form));
    if (button && button.name) fields.set(button.name, button.value);
    const where = (button && button.getAttribute("formaction")) || form.action;
    const answer = await fetch(where, { method: "POST", body: fields, headers: { "X-Talon": "1" } }).catch(() => null);
    if (!answer) { say("?"); return; }
    if (answer.redirected) { location.href = answer.url; return; }
    await swap(await answer.text());
  }

  function listen() {
    const stream = new EventSource(board().dataset.base + "/events");
    stream.onmessage = (event) => { if (Number(event.data) > Number(board().dataset.count)) refresh(); };
    document.addEventListener("submit", (event) => {
      if (event.target.id !== "board") return;
      event.preventDefault();
      const button = event.submitter;
      if (button && (button.getAttribute("formaction") || "").endsWith("/rematch")) {
        event.target.action = button.getAttribute("formaction");
        event.target.submit();
        return;
      }
      post(event.target, button);
    });
  }

  // The large face of the card that is pointed at or focused, beside the log.
  const large = (card) => {
    const own = card.getAttribute("popovertarget") || "";
    return document.getElementById(own.startsWith("m-") ? "big-" + card.dataset.card : own) || document.getElementById("big-" + card.dataset.card);
  };

  function look(event) {
    const card = event.target.closest && event.target.closest("[data-card]");
    const side = document.querySelector(".side");
    if (!side || matchMedia("(max-width: 800px)").matches) return;
    const old = side.querySelector(".peek");
    if (old) old.remove();
    const face = card && large(card);
    if (!face) return;
    const peek = document.createElement("div");
    peek.className = "peek";
    peek.append(...[...face.children].map((part) => part.cloneNode(true)));
    side.append(peek);
  }

  function open_large(event) {
    const card = event.target.closest && event.target.closest(".card[data-card]");
    const face = card && large(card);
    if (!face) return;
    event.preventDefault();
    face.showPopover();
  }

  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    const press = (found) => { if (found) { event.preventDefault(); found.click(); } };
    if (/^[1-9]$/.test(event.key)) press(document.querySelectorAll(".answers .act")[event.key - 1]);
    else if (event.key === "u") press(document.getElementById("undo"));
    else if (event.key === "i") open_large(event);
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft") walk(event);
  }

  // Arrows move among what can be used; in a replay they step.
  function walk(event) {
    const right = event.key === "ArrowRight";
    const step = document.getElementById(right ? "next" : "prev");
    if (step) { step.click(); return; }
    const usable = [...document.querySelectorAll("#board .can, .answers .act")].filter((part) => part.offsetParent);
    if (!usable.length) return;
    const at = usable.indexOf(document.activeElement);
    usable[(at + (right ? 1 : usable.length - (at < 0 ? 0 : 1))) % usable.length].focus();
    event.preventDefault();
  }

  // The score calculator counts as you pick.
  async function count(form) {
    const query = new URLSearchParams(new FormData(form)).toString();
    history.replaceState(null, "", "?" + query);
    const answer = await fetch("/tools/score?" + query).catch(() => null);
    if (!answer || !answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of ["result", "players"]) document.getElementById(part).replaceWith(page.getElementById(part));
  }

  // Finds cards while the name is being typed, in any language.
  function find(event) {
    const words = event.target.value.toLowerCase().split(/\s+/);
    for (const card of document.querySelectorAll("[data-find]")) {
      card.hidden = !card.querySelector(":checked") && !words.every((word) => card.dataset.find.includes(word));
    }
  }

  // The clock of a table goes on between two boards.
  function tick() {
    for (const clock of document.querySelectorAll(".clock[data-left]")) {
      const left = Math.max(0, Number(clock.dataset.left) - 1);
      clock.dataset.left = left;
      clock.classList.toggle("short", left < 30);
      clock.querySelector("b").textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
    }
  }

  const score = document.getElementById("score");
  if (score) {
    score.addEventListener("change", (event) => { if (event.target.id !== "find") count(score); });
    document.getElementById("find").addEventListener("input", find);
  }
  if (!board()) return;
  if (board().dataset.base) listen();
  setInterval(tick, 1000);
  document.addEventListener("mouseover", look);
  document.addEventListener("focusin", look);
  document.addEventListener("contextmenu", open_large);
  document.addEventListener("keydown", key);
})();
