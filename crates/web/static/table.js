// Live tables: listens for the count, fetches this seat's own board, swaps it, posts forms. Pages work without it.
"use strict";
(() => {
  const root = document.documentElement;
  const by_id = (id) => document.getElementById(id);
  const board = () => by_id("board");
  const say = (text) => { by_id("say").textContent = text; };
  const is_calm = () => root.dataset.motion === "less" ||
    (root.dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  const narrow = () => matchMedia("(max-width: 800px), (max-width: 950px) and (max-height: 480px)").matches;
  let heard = 0; // the newest line of the log that was said
  let posting = 0; // posts on their way
  let newest = 0; // the newest count the stream told
  let pressed = false; // a board that came now would take the click away

  // Where every card lies, and which it is.
  const places = () => [...document.querySelectorAll("#board [data-card][data-zone]")].filter((card) => card.checkVisibility())
    .map((card) => ({ card, id: card.dataset.card, at: card.id, box: card.getBoundingClientRect() }));

  // Cards that lie elsewhere now glide there from where they were.
  function glide(before) {
    if (is_calm() || document.visibilityState !== "visible") return;
    const [kept, left] = [new Set(), [...before]];
    const now = places().filter((place) => {
      const same = left.findIndex((old) => old.at === place.at && old.id === place.id);
      if (same < 0) return true;
      left.splice(same, 1);
      kept.add(place.card);
      return false;
    });
    let order = 0;
    for (const { card, id, box } of now) {
      const from = left.findIndex((old) => old.id === id);
      if (from < 0) { card.animate([{ opacity: 0, transform: "scale(.8)" }, {}], { duration: 220, easing: "ease-out" }); continue; }
      const old = left.splice(from, 1)[0].box;
      const [x, y, size] = [old.x - box.x, old.y - box.y, old.width / Math.max(1, box.width)];
      card.dataset.glides = "";
      card.style.zIndex = 7;
      card.animate([{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${size})` }, { transformOrigin: "0 0", transform: "none" }],
        { duration: 280, delay: 40 * order++, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" }).finished
        .then(() => { delete card.dataset.glides; card.style.zIndex = ""; }, () => {});
    }
  }

  // A blow flies from whoever acts to whom it hits.
  function strike(plate) {
    const from = board().querySelector(".plate.active");
    if (!from || from === plate || is_calm()) return;
    const [one, other] = [from, plate].map((part) => (part.querySelector(".plate-head") || part).getBoundingClientRect());
    const bolt = document.createElement("span");
    bolt.className = "flying bolt";
    document.body.append(bolt);
    const at = (box) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`;
    bolt.animate([{ transform: at(one) }, { transform: at(other) + " scale(1.8)" }], { duration: 320, easing: "ease-in" }).finished.finally(() => bolt.remove());
    plate.animate([{ filter: "brightness(1.8)" }, {}], { duration: 300, delay: 300 });
  }

  // Everything that can be used now: within an open menu only what it offers.
  function usable() {
    const menu = document.querySelector(".card-sheet:popover-open, .menu:popover-open, dialog[open]");
    const all = (menu || document).querySelectorAll(menu ? ".act" : "#board .can, #board main .act:not(.cannot, .sheet)");
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
    for (const number of document.querySelectorAll("#board [data-n]")) {
      const whose = number.closest("[data-plate], .stage");
      const key = (whose ? whose.dataset.plate || "stage" : "") + "/" + number.dataset.n;
      if (number.querySelector("b") && !found.has(key)) found.set(key, number);
    }
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
      const plate = number.closest(".plate");
      if (plate && change < 0 && /(health|life)$/.test(key)) strike(plate);
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

  const SCROLLS = ".row, .side, .panel-side, .side-drawer, .past, .picks";
  const FIELDS = "input:not([type=hidden]), select, textarea";

  // What somebody has typed or chosen and not sent yet.
  function typed(within) {
    const is_new = (field) => field.tagName === "SELECT" ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    return [...within.querySelectorAll(FIELDS)].filter(is_new)
      .map((field) => [field.id ? "#" + field.id : `[name="${field.name}"]`, field.type === "radio" ? `[value="${field.value}"]` : "", field.value, field.checked]);
  }

  function type_again(within, fields) {
    for (const [name, value_is, value, checked] of fields) {
      const field = within.querySelector(name + value_is);
      if (!field) continue;
      if (field.tagName === "SELECT" && ![...field.options].some((option) => option.value === value)) continue;
      field.checked = checked;
      if (field.type !== "radio") field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  // A large face that was not sent again lies where it would.
  function lay_large(fresh, large) {
    const id = "big-" + large.dataset.card;
    if (fresh.querySelector("#" + id)) return;
    const look = document.createElement("div");
    [look.popover, look.className, look.id, look.dataset.large] = ["auto", "look", id, large.dataset.card];
    look.append(large.cloneNode(true));
    fresh.append(look);
  }

  function put(html, mine) {
    const old = board();
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("board");
    if (!fresh) { location.reload(); return; }
    // An answer that was overtaken on its way is older than what lies here; while something is pressed nothing moves.
    if (!mine && (pressed || Number(fresh.dataset.count) < Number(old.dataset.count))) return;
    for (const gap of fresh.querySelectorAll("[data-kept]")) gap.replaceWith(old.querySelector(`.large[data-card="${gap.dataset.kept}"]`).cloneNode(true));
    // What one player saw is not laid before another who shares the screen.
    const same = fresh.dataset.seat === old.dataset.seat && !fresh.classList.contains("hand-over");
    if (same) for (const large of old.querySelectorAll(".large")) lay_large(fresh, large);
    const [was, lay, fields] = [focus_now(), places(), mine ? [] : typed(old)];
    const before = new Map([...numbers()].map(([key, number]) => [key, value_of(number)]));
    const [asked, count] = [old.querySelector(".prompt.asked"), Number(old.dataset.count)];
    const scroll = [...old.querySelectorAll(SCROLLS)].map((part) => [part.scrollLeft, part.scrollTop]);
    const [open, top] = [[...old.querySelectorAll(":popover-open")].map((part) => part.id), old.scrollTop];
    const unfolded = [...old.querySelectorAll("details[id][open]")].map((part) => part.id);
    const folded = [...old.querySelectorAll("details[id]:not([open])")].map((part) => part.id);
    old.replaceWith(fresh);
    type_again(fresh, fields);
    for (const id of unfolded) by_id(id)?.setAttribute("open", "");
    for (const id of folded) by_id(id)?.removeAttribute("open");
    for (const id of open) if (id.startsWith("side-") || !mine) by_id(id)?.showPopover?.();
    fresh.querySelectorAll(SCROLLS).forEach((part, at) => { if (scroll[at]) [part.scrollLeft, part.scrollTop] = scroll[at]; });
    fresh.scrollTop = top;
    focus_again(was, mine);
    glide(lay);
    flash(before);
    announce();
    marks();
    sound(asked, count);
  }

  // What shows without looking at the table: whose turn it is in the title, what was said on the button.
  let said = null;
  function marks() {
    if (board().dataset.title) document.title = board().dataset.title;
    document.dispatchEvent(new Event("talon-board"));
    const talk = by_id("talk");
    if (!talk) return;
    if (said === null || by_id("chat")?.matches(":popover-open")) said = Number(talk.dataset.said);
    // What was said last stands above the field; the log has all of it, the newest first.
    const last = [...document.querySelectorAll("#log .chat .said")].slice(0, 6).reverse();
    by_id("chat-said")?.replaceChildren(...last.map((words) => {
      const line = document.createElement("li");
      line.append(...words.cloneNode(true).childNodes);
      return line;
    }));
    talk.classList.toggle("unread", Number(talk.dataset.said) > said);
  }

  // The state of the stream, and of what is on its way.
  function state(kind, text) {
    const live = by_id("live");
    if (!live) return;
    if (kind) live.dataset.live = kind;
    live.textContent = text || "";
  }

  // Large faces that lie here already are not sent again.
  const has = () => ({ "X-Talon-Faces": [...new Set([...board().querySelectorAll(".large")].map((face) => face.dataset.card))].join(" ") });

  async function refresh() {
    const answer = await fetch(board().dataset.base + "/board", { headers: has() }).catch(() => null);
    if (!answer || !answer.ok) { lost(); return; }
    put(await answer.text(), false);
  }

  // One board for each move: while a post is on its way its answer brings the board.
  function catch_up() {
    if (!posting && !pressed && newest > Number(board().dataset.count)) return refresh();
    return undefined;
  }

  async function post(where, fields) {
    if (posting) return;
    posting += 1;
    board().classList.add("pending");
    const slow = setTimeout(() => state(null, by_id("live")?.dataset.slow), 700);
    const answer = await fetch(where, { method: "POST", body: fields, headers: { "X-Talon": "1", ...has() } }).catch(() => null);
    const html = answer && !answer.redirected ? await answer.text().catch(() => null) : null;
    clearTimeout(slow);
    posting -= 1;
    board().classList.remove("pending");
    if (answer && answer.redirected) { location.href = answer.url; return; }
    // Nothing is sent twice by itself: what is asked stays until the table is there again.
    if (html === null || answer.status >= 502) { lost(); return; }
    if (by_id("live")?.dataset.live === "on") state(null, "");
    put(html, true);
    catch_up();
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

  // The stream, and the way back to it: after every failure a little later, and at once when the page is looked at again.
  const [SOONEST, LATEST] = [1000, 30000];
  let [stream, again, pause] = [null, 0, SOONEST];
  function listen() {
    clearTimeout(again);
    again = 0;
    if (stream) stream.close();
    stream = new EventSource(board().dataset.base + "/events");
    stream.onopen = () => {
      const back = by_id("live")?.dataset.live === "retry";
      pause = SOONEST;
      state("on", back ? by_id("live").dataset.on : "");
      if (back) setTimeout(() => { if (by_id("live").dataset.live === "on") state(null, ""); }, 2000);
    };
    stream.onmessage = (event) => { newest = Number(event.data); catch_up(); };
    stream.onerror = lost;
  }

  function lost() {
    if (stream) stream.close();
    state("retry", by_id("live")?.dataset.retry);
    if (again) return;
    again = setTimeout(listen, pause * (0.75 + Math.random() / 2));
    pause = Math.min(LATEST, pause * 2);
  }

  function return_to_it() {
    if (document.visibilityState === "visible" && again) listen();
  }

  // The large face of the small card that is pointed at or focused, beside it.
  const large = (card) => {
    const own = card.getAttribute("popovertarget") || "";
    return by_id(own.startsWith("m-") ? "big-" + card.dataset.card : own) || by_id("big-" + card.dataset.card);
  };

  // Does this face say its text in signs now?
  const in_signs = (card) => card.querySelector(".signs")?.checkVisibility();

  function look(event) {
    const card = event.target.closest && event.target.closest("[data-card]");
    const old = document.querySelector(".hover-face");
    if (old) old.remove();
    if (narrow() || event.pointerType === "touch") return;
    const small = card && (card.matches(".tile, .mini, .ring, .source, .named") || in_signs(card));
    const face = small && large(card);
    if (!face) return;
    const peek = document.createElement("div");
    peek.className = "hover-face";
    peek.append(...[...face.children].map((part) => part.cloneNode(true)));
    const box = card.getBoundingClientRect();
    (card.closest("[popover]") || board()).append(peek);
    peek.style.left = (box.x > innerWidth / 2 ? box.x - 322 : box.right + 12) + "px";
    peek.style.top = Math.max(8, Math.min(box.y, innerHeight - peek.offsetHeight - 8)) + "px";
  }

  // On a phone, and where a face has signs for words, a tap on a card that would be played opens it, with its use as a button.
  function open_sheet(event) {
    const card = event.target.closest && event.target.closest(".face[data-move]");
    if (!card || !event.isTrusted || event.detail === 0) return false;
    if (!narrow() && !(event.pointerType === "touch" && in_signs(card))) return false;
    const face = by_id("big-" + card.dataset.card);
    if (!face) return false;
    event.preventDefault();
    event.stopPropagation();
    face.querySelector(".does")?.remove();
    const [does, act, word] = ["div", "button", "b"].map((name) => document.createElement(name));
    does.className = "does";
    act.className = "act primary";
    act.type = "button";
    act.dataset.move = card.dataset.move;
    word.textContent = card.dataset.say;
    act.append(word);
    if (card.dataset.follows) {
      const follows = document.createElement("span");
      follows.className = "follows";
      follows.textContent = card.dataset.follows;
      act.append(follows);
    }
    act.onclick = () => { face.hidePopover(); send(board(), card); };
    does.append(act);
    face.append(does);
    setTimeout(() => face.showPopover());
    return true;
  }

  // A number by buttons and slider; the answers say it.
  function step(event) {
    const box = event.target.closest && event.target.closest("[data-stepper]");
    if (!box) return;
    const [field, slider] = [box.querySelector("[type=number]"), box.querySelector("[data-slider]")];
    const by = event.target.closest("[data-step]");
    if (event.type === "click" && !by) return;
    const wish = by ? Number(field.value) + Number(by.dataset.step) : Number(event.target.value);
    const n = Math.min(Number(field.max), Math.max(Number(field.min), wish || Number(field.min)));
    if (event.type !== "input" || event.target !== field || String(wish) === field.value) field.value = n;
    slider.value = n;
    for (const answer of board().querySelectorAll("[name=move][value*='{n}']")) answer.dataset.move = answer.value.replace("{n}", n);
  }

  function open_large(event) {
    const card = event.target.closest && event.target.closest("[data-card]");
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
    if (open_sheet(event)) { finger = null; return; }
    if (!finger || !finger.long || !event.target.closest("[data-card]")) return;
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
    if (/^[1-9]$/.test(event.key)) press(document.querySelectorAll("#board .answers .act, .hand-over .tables .act")[event.key - 1]);
    else if (event.key === "a") press(document.querySelector(".prompt [name=all]"));
    else if (event.key === "u") press(by_id("undo"));
    else if (event.key === "h") press(by_id("hint"));
    else if (event.key === "Escape") by_id("hints")?.remove();
    else if (event.key === "w") press(by_id("wait"));
    else if (event.key === "p") press(by_id("hold"));
    else if (event.key === "s") press(by_id("step"));
    else if (event.key === "l") go_to_log();
    else if (event.key === "?") by_id("keys")?.togglePopover();
    else if (event.key === "i") open_large(event);
    else if (event.key.startsWith("Arrow") && !event.defaultPrevented) walk(event);
  }

  // Arrows move among what can be used, up and down to the nearest in another row; in a replay they step.
  function walk(event) {
    const [forth, across] = [/Right|Down/.test(event.key), /Left|Right/.test(event.key)];
    const step = across && by_id(event.shiftKey ? (forth ? "turn-after" : "turn-before") : forth ? "next" : "prev");
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

  // What came while something was pressed is fetched once the click has been heard.
  function release() {
    setTimeout(() => { pressed = false; if (board().dataset.base) catch_up(); });
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
  if (board().dataset.base) {
    listen();
    document.addEventListener("submit", submit);
    document.addEventListener("visibilitychange", return_to_it);
    addEventListener("online", return_to_it);
  }
  marks();
  heard = Math.max(0, ...[...document.querySelectorAll("#log li[data-line]")].map((line) => Number(line.dataset.line)));
  setInterval(tick, 1000);
  // A replay plays by itself; its speed is in the address, so that it goes on from page to page.
  const [auto, speed, by] = ["autoplay", "speed", "auto-by"].map(by_id);
  if (auto) {
    const [playing, way] = location.hash.replace("#play=", "").split(",").map((part, at) => at ? part : Number(part) || 0);
    if (way) by.value = way;
    const next_step = () => by_id(by.value === "turn" ? "turn-after" : "next").href.split("#")[0];
    const at_end = next_step() === location.href.split("#")[0];
    const go = () => { location.href = next_step() + "#play=" + speed.value + "," + by.value; };
    if (playing) speed.value = String(playing);
    auto.setAttribute("aria-pressed", String(!!playing && !at_end));
    const timer = playing && !at_end ? setTimeout(go, 1400 / playing) : 0;
    auto.onclick = () => { if (timer) { clearTimeout(timer); location.hash = ""; auto.setAttribute("aria-pressed", "false"); } else go(); };
  }
  const slider = by_id("slider");
  if (slider) slider.addEventListener("change", () => slider.form.submit());
  // A browser lets a page sound only after it was touched.
  if (root.dataset.sounds === "on") addEventListener("pointerdown", () => { audio = audio || new AudioContext(); }, { once: true });
  if (root.dataset.sounds === "on") addEventListener("keydown", () => { audio = audio || new AudioContext(); }, { once: true });
  document.addEventListener("mouseover", look);
  document.addEventListener("focusin", look);
  document.addEventListener("contextmenu", open_large);
  document.addEventListener("pointerdown", () => { pressed = true; }, true);
  for (const end of ["pointerup", "pointercancel", "dragend"]) document.addEventListener(end, release, true);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", () => { finger = null; });
  document.addEventListener("click", swallow, true);
  document.addEventListener("keydown", key);
  document.addEventListener("click", step);
  document.addEventListener("input", step);
  document.addEventListener("toggle", marks, true);
})();
