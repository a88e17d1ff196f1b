// Live tables: listens for the count, fetches this seat's own board, swaps it, posts forms. Pages work without it.
"use strict";
(() => {
  const root = document.documentElement;
  const by_id = (id) => document.getElementById(id);
  const board = () => by_id("board");
  const say = (text) => { by_id("say").textContent = text; };
  const is_calm = () => root.dataset.motion === "less" ||
    (root.dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  let waiting = null; // the newest board that came while another was being swapped in
  let swapping = false;
  let heard = 0; // the newest line of the log that was said

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

  // Everything that can be used now: within an open menu only what it offers.
  function usable() {
    const menu = document.querySelector(".menu:popover-open, dialog[open]");
    const all = (menu || document).querySelectorAll(menu ? ".act" : "#board .can, #board .felt .act:not(.cannot), #board .prompt .act");
    return [...all].filter((part) => part.checkVisibility());
  }

  // Where the focus is, in a way that survives a swap: a menu stands for its card.
  function focus_now() {
    const at = document.activeElement;
    if (!at || !board().contains(at)) return null;
    const menu = at.closest(".menu");
    const id = menu ? menu.id.replace(/^m-/, "c-") : at.id;
    return { id, value: at.value || "", area: id.replace(/\d+$/, "") };
  }

  // After a move of one's own: the card that took the place, its neighbours, the answers, the question. After a move of
  // others: where one was.
  function focus_again(was, mine) {
    if (!was) return;
    const same = (was.id && by_id(was.id)) ||
      (was.value && [...board().querySelectorAll("[name=move]")].find((part) => part.value === was.value));
    const near = was.area && [...board().querySelectorAll(".can")].find((part) => part.id.startsWith(was.area));
    const useful = [same && same.matches(".can, .act") && same, near, board().querySelector(".prompt.asked .act"), board().querySelector(".can")];
    const next = (mine ? useful : [same]).find((part) => part) || by_id("ask");
    if (next) next.focus({ preventScroll: true });
  }

  const numbers = () => {
    const found = new Map();
    document.querySelectorAll("#board .panel, #board .mine, #board .middle").forEach((part, place) => {
      for (const number of part.querySelectorAll(".number")) {
        const value = number.querySelector("b");
        const key = place + "/" + ((number.querySelector(".key, .sr") || number).textContent || "").replace(/\d+/g, "");
        if (value && !found.has(key)) found.set(key, number);
      }
    });
    return found;
  };
  const value_of = (number) => Number.parseInt(number.querySelector("b").textContent, 10);

  // A number that changed says by how much.
  function flash(before) {
    for (const [key, number] of numbers()) {
      const change = value_of(number) - before.get(key);
      if (!change) continue; // also where there was none before
      const mark = document.createElement("span");
      mark.className = change > 0 ? "delta" : "delta less";
      mark.setAttribute("aria-hidden", "true");
      mark.textContent = (change > 0 ? "+" : "−") + Math.abs(change);
      number.append(mark);
      setTimeout(() => mark.remove(), 1400);
    }
  }

  // What happened since it was last said, and what is asked, in whole sentences.
  function announce() {
    const lines = [...document.querySelectorAll("#log li[data-line]")].filter((line) => Number(line.dataset.line) > heard);
    const news = lines.reverse().map((line) => line.querySelector(".said").textContent.trim());
    const ask = by_id("ask");
    heard = Math.max(heard, ...lines.map((line) => Number(line.dataset.line)));
    say([...news, ask ? ask.textContent.trim() : ""].map((text) => /[.!?…:]$/.test(text) ? text : text + ".").join(" "));
  }

  let audio = null;
  // Three short tones: your turn, something happened, the game is over.
  function sound(asked_before, was) {
    if (root.dataset.sounds !== "on" || !audio) return;
    const over = board().querySelector("[formaction$='/rematch']");
    const asked = board().querySelector(".prompt.asked");
    const pitch = over ? 523 : asked && !asked_before ? 660 : Number(board().dataset.count) > was ? 330 : 0;
    if (!pitch) return;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.25);
  }

  const SCROLLS = ".row, .side, .panel-side, .felt";

  function put(html, mine) {
    const old = board();
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("board");
    if (!fresh) { location.reload(); return; }
    const was = focus_now();
    const before = new Map([...numbers()].map(([key, number]) => [key, value_of(number)]));
    const [asked, count] = [old.querySelector(".prompt.asked"), Number(old.dataset.count)];
    const scroll = [...old.querySelectorAll(SCROLLS)].map((part) => [part.scrollLeft, part.scrollTop]);
    const open = [...old.querySelectorAll(":popover-open")].map((part) => part.id);
    const unfolded = [...old.querySelectorAll("details[id][open]")].map((part) => part.id);
    old.replaceWith(fresh);
    for (const id of unfolded) by_id(id)?.setAttribute("open", "");
    for (const id of open) if (id.startsWith("side-")) by_id(id)?.showPopover();
    fresh.querySelectorAll(SCROLLS).forEach((part, at) => { if (scroll[at]) [part.scrollLeft, part.scrollTop] = scroll[at]; });
    focus_again(was, mine);
    flash(before);
    announce();
    sound(asked, count);
  }

  async function swap(html, mine) {
    waiting = [html, mine || (waiting && waiting[1])];
    if (swapping) return;
    swapping = true;
    while (waiting !== null) {
      const [newest, own] = waiting;
      waiting = null;
      if (document.startViewTransition && !is_calm() && document.visibilityState === "visible") {
        name_cards();
        const glide = document.startViewTransition(() => { put(newest, own); name_cards(); });
        // A newer board does not wait for the cards of an older one to arrive.
        await glide.updateCallbackDone.catch(() => {});
        if (waiting !== null) glide.skipTransition();
        else await Promise.race([glide.finished.catch(() => {}), new Promise((done) => { hurry = done; })]);
      } else put(newest, own);
    }
    swapping = false;
  }
  let hurry = () => {};

  async function refresh() {
    const answer = await fetch(board().dataset.base + "/board").catch(() => null);
    if (!answer || !answer.ok) return;
    const html = await answer.text();
    hurry();
    await swap(html, false);
  }

  async function post(where, fields) {
    const answer = await fetch(where, { method: "POST", body: fields, headers: { "X-Talon": "1" } }).catch(() => null);
    if (!answer) { say("?"); return; }
    if (answer.redirected) { location.href = answer.url; return; }
    const html = await answer.text();
    hurry();
    await swap(html, true);
  }

  function send(form, button) {
    const fields = new URLSearchParams(new FormData(form));
    if (button && button.name) fields.set(button.name, button.value);
    return post((button && button.getAttribute("formaction")) || form.getAttribute("action"), fields);
  }

  // What a button that ends the turn would leave undone, in words; an attack is nothing that an attack leaves undone.
  function undone(form, button) {
    if (!button || !("ends" in button.dataset)) return undefined;
    return "attacks" in button.dataset ? form.dataset.warnAttack : form.dataset.warn;
  }

  // Before a turn ends with something left to do.
  function warn(form, button) {
    const dialog = by_id("warn");
    by_id("warn-what").textContent = undone(form, button);
    by_id("warn-no").onclick = () => { dialog.close(); button.focus(); };
    by_id("warn-yes").onclick = () => { dialog.close(); send(form, button); };
    dialog.showModal();
  }

  function submit(event) {
    const [form, button] = [event.target, event.submitter];
    const leaves = button && /\/(rematch|branch)$/.test(button.getAttribute("formaction") || "");
    if (leaves || (form.id !== "board" && form.id !== "chat") || !form.method || form.method !== "post") return;
    event.preventDefault();
    if (form.id === "chat") {
      send(form, button);
      form.reset();
      form.hidePopover();
    } else if (undone(form, button) && by_id("warn")) warn(form, button);
    else send(form, button);
  }

  function listen() {
    const stream = new EventSource(board().dataset.base + "/events");
    stream.onmessage = (event) => { if (Number(event.data) > Number(board().dataset.count)) refresh(); };
    document.addEventListener("submit", submit);
  }

  // The large face of the card that is pointed at or focused, beside the log.
  const large = (card) => {
    const own = card.getAttribute("popovertarget") || "";
    return by_id(own.startsWith("m-") ? "big-" + card.dataset.card : own) || by_id("big-" + card.dataset.card);
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
    if (!face.matches(":popover-open")) face.showPopover();
  }

  // A long press with a finger shows the large card when it ends, and plays nothing. Some browsers make a context menu of
  // it, which says the same and takes the finger away; others do not.
  const LONG = 500;
  let finger = null; // where it lies, and whether it does so for long
  function press(event) {
    finger = null;
    if (event.pointerType !== "touch") return;
    const own = { x: event.clientX, y: event.clientY, long: false };
    finger = own;
    setTimeout(() => { own.long = true; }, LONG);
  }

  function lift(event) {
    if (!finger) return;
    const moved = Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > 12;
    // A short touch stays short.
    finger = finger.long && !moved ? finger : null;
    // The click that follows shows the card; not every browser makes one.
    const own = finger;
    if (own) setTimeout(() => { if (finger === own) open_large(event); }, 350);
  }

  function swallow(event) {
    if (!finger || !finger.long || !event.target.closest(".card[data-card]")) return;
    finger = null;
    event.preventDefault();
    event.stopPropagation();
    // A click closes what is open: the card comes after that.
    setTimeout(() => open_large(event));
  }

  function go_to_log() {
    const sheet = by_id("side-log");
    if (sheet && getComputedStyle(sheet).position === "fixed" && !sheet.matches(":popover-open")) sheet.showPopover();
    by_id("log")?.focus();
  }

  function key(event) {
    finger = null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    const press = (found) => { if (found) { event.preventDefault(); found.click(); } };
    if (/^[1-9]$/.test(event.key)) press(document.querySelectorAll(".prompt .answers .act, .hand-over .tables .act")[event.key - 1]);
    else if (event.key === "u") press(by_id("undo"));
    else if (event.key === "h") press(by_id("hint"));
    else if (event.key === "w") press(by_id("wait"));
    else if (event.key === "l") go_to_log();
    else if (event.key === "?") by_id("keys")?.togglePopover();
    else if (event.key === "i") open_large(event);
    else if (event.key.startsWith("Arrow") && !event.defaultPrevented) walk(event);
  }

  // Arrows move among what can be used, up and down to the nearest in another row; in a replay they step.
  function walk(event) {
    const [forth, across] = [/Right|Down/.test(event.key), /Left|Right/.test(event.key)];
    const step = across && by_id(forth ? "next" : "prev");
    if (step) { event.preventDefault(); step.click(); return; }
    if (!across && event.target.closest("#log, .side")) return;
    const all = usable();
    const at = all.indexOf(document.activeElement);
    const next = across || at < 0
      ? all[(at + (forth ? 1 : all.length - (at < 0 ? 0 : 1))) % all.length]
      : nearest(all, all[at], forth);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function nearest(all, from, below) {
    const middle = (part) => { const box = part.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [x, y] = middle(from);
    const far = (part) => { const [px, py] = middle(part); return 3 * Math.abs(py - y) + Math.abs(px - x); };
    const there = all.filter((part) => (middle(part)[1] - y) * (below ? 1 : -1) > 20);
    return there.sort((one, other) => far(one) - far(other))[0];
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

  if (!board()) return;
  if (board().dataset.base) listen();
  heard = Math.max(0, ...[...document.querySelectorAll("#log li[data-line]")].map((line) => Number(line.dataset.line)));
  setInterval(tick, 1000);
  const slider = by_id("slider");
  if (slider) slider.addEventListener("change", () => slider.form.submit());
  // A browser lets a page sound only after it was touched.
  if (root.dataset.sounds === "on") addEventListener("pointerdown", () => { audio = audio || new AudioContext(); }, { once: true });
  if (root.dataset.sounds === "on") addEventListener("keydown", () => { audio = audio || new AudioContext(); }, { once: true });
  document.addEventListener("mouseover", look);
  document.addEventListener("focusin", look);
  document.addEventListener("contextmenu", open_large);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", () => { finger = null; });
  document.addEventListener("click", swallow, true);
  document.addEventListener("keydown", key);
})();
