// Told when it is my turn: by the browser's push service, or by the page itself while it is open.
"use strict";
(() => {
  if (!("Notification" in self)) return;
  const KEY = "talon-tell";
  const told = () => { try { return JSON.parse(localStorage.getItem(KEY)) || {}; } catch { return {}; } };
  const note = (seats, how) => {
    const all = told();
    for (const seat of seats) { if (how) all[seat] = how; else delete all[seat]; }
    localStorage.setItem(KEY, JSON.stringify(all));
  };
  const seats_of = (button) => (button.dataset.tell || document.getElementById("board").dataset.base).split(" ");

  // Without this script there is no button, because it could do nothing.
  function show() {
    for (const button of document.querySelectorAll("[data-tell]")) {
      const on = seats_of(button).every((seat) => told()[seat]) && Notification.permission === "granted";
      const words = document.getElementById("tell-words").dataset;
      button.hidden = false;
      button.setAttribute("aria-pressed", on);
      button.textContent = Notification.permission === "denied" ? words.denied : on ? words.on : words.off;
      button.disabled = Notification.permission === "denied";
    }
  }

  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const post = (seat, fields) => fetch(seat + "/tell", { method: "POST", body: new URLSearchParams(fields) });

  // Some browsers ask a push service that they cannot reach, without end.
  const PATIENCE = 10_000;
  const in_time = (work) => Promise.race([work, new Promise((_, give_up) => { setTimeout(give_up, PATIENCE); })]);

  // A subscription made for another key of the server is of no use any more.
  async function subscribed() {
    const worker = await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);
    const options = { userVisibleOnly: true, applicationServerKey: bytes(await (await fetch("/push/key")).text()) };
    try { return await worker.pushManager.subscribe(options); } catch (fault) {
      const old = await worker.pushManager.getSubscription();
      if (!old) throw fault;
      await old.unsubscribe();
      return worker.pushManager.subscribe(options);
    }
  }

  async function turn_on(seats) {
    if (await Notification.requestPermission() !== "granted") return;
    try {
      const { endpoint, keys } = (await in_time(subscribed())).toJSON();
      for (const seat of seats) {
        const answer = await post(seat, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
        if (!answer.ok) throw new Error(answer.status);
        note([seat], "push");
      }
    } catch {
      // No push service, or none that the server may use: the page says it while it is open.
      note(seats, "page");
    }
  }

  async function turn_off(seats) {
    for (const seat of seats) await post(seat, {}).catch(() => null);
    note(seats, "");
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("[data-tell]");
    if (!button) return;
    const seats = seats_of(button);
    await (button.getAttribute("aria-pressed") === "true" ? turn_off(seats) : turn_on(seats));
    show();
  });

  let mine = null;
  document.addEventListener("talon-board", () => {
    show();
    const { base, mine: now, title } = document.getElementById("board").dataset;
    const begins = mine === false && now !== undefined;
    mine = now !== undefined;
    if (begins && document.hidden && told()[base] === "page" && Notification.permission === "granted") {
      const shown = new Notification(title, { tag: base, icon: "/static/icon-192.png" });
      shown.onclick = () => { focus(); shown.close(); };
    }
  });
  show();
})();
