// The pages around the table: the calculator counts while cards are picked, a form follows what is chosen, a record is
// read from a file. They work without it.
"use strict";
(() => {
  const by_id = (id) => document.getElementById(id);
  const fetched = async (url) => {
    const answer = await fetch(url).catch(() => null);
    return answer && answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  };
  const filled = (form) => new URLSearchParams(new FormData(form));

  // The score calculator counts as you pick. What is looked for does not belong to the hands.
  async function count(form) {
    const query = filled(form);
    query.delete("q");
    history.replaceState(null, "", "?" + query);
    const page = await fetched("/tools/score?" + query);
    by_id("offline").hidden = !!page;
    if (page) for (const part of ["result", "players"]) by_id(part).replaceWith(page.getElementById(part));
  }

  // Finds cards while the name is being typed, in any language.
  const plain = (text) => {
    const bare = { "ł": "l", "ґ": "г", "є": "е", "'": "", "’": "" };
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[łґє'’]/g, (letter) => bare[letter]);
  };
  function find() {
    const words = plain(by_id("find").value).split(/\s+/);
    for (const card of document.querySelectorAll("[data-find]")) {
      card.hidden = !card.querySelector(":checked") && !words.every((word) => card.dataset.find.includes(word));
    }
  }

  // Enter takes the first card found and clears the search; in an empty one Backspace puts the last card back.
  function typed(event) {
    const search = by_id("find");
    if (event.key === "Enter") {
      event.preventDefault();
      const first = search.value.trim() && document.querySelector(".pick-card:not([hidden], .taken) [name=c]:not(:checked)");
      if (first) first.click();
    } else if (event.key === "Backspace" && !search.value) {
      const last = [...document.querySelectorAll("[name=c]:checked")].pop();
      if (last) last.click();
    }
  }

  // A record from a file is read into the field, where it can be seen before it is sent.
  by_id("record-file")?.addEventListener("change", async (event) => {
    if (event.target.files[0]) by_id("record").value = await event.target.files[0].text();
  });

  // A new table: the server says which options fit together, while one chooses. What was typed stays.
  let asked = 0;
  async function refit(event) {
    const form = event.target.form;
    if (!form || form.id !== "new" || !event.target.matches("#new-game [name^=o-]:not([name$=-ids]), #new-seats [type=radio]")) return;
    const mine = ++asked;
    const page = await fetched(form.getAttribute("action") + "?" + filled(form));
    if (!page || mine !== asked) return;
    const at = document.activeElement.id;
    const open = [...form.querySelectorAll("details[open]")].map((part) => part.id);
    for (const part of ["new-game", "new-seats"]) by_id(part).replaceWith(page.getElementById(part));
    // Whoever has just chosen for a seat sees what was chosen.
    for (const id of event.target.matches("#new-seats *") ? [] : open) by_id(id)?.setAttribute("open", "");
    const next = by_id(at) || by_id(event.target.closest("details")?.id)?.querySelector("summary");
    (next?.checkVisibility() ? next : next?.closest("details")?.querySelector("summary"))?.focus();
  }
  document.addEventListener("change", refit);

  // The gallery follows its filters.
  by_id("gallery")?.addEventListener("change", (event) => {
    if (event.target.matches("[type=checkbox]")) event.currentTarget.requestSubmit();
  });

  // Without the server pages are as they were when they were last read, and say so.
  const reach = () => { const note = by_id("offline"); if (note) note.hidden = navigator.onLine; };
  addEventListener("online", reach);
  addEventListener("offline", reach);
  reach();
  navigator.serviceWorker?.register("/sw.js").catch(() => {});

  // What can be read without the server: the pages that were kept.
  async function list_kept(list) {
    for (const request of await (await caches.open("talon-1")).keys()) {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith("/static/") || pathname === "/offline") continue;
      const page = new DOMParser().parseFromString(await (await caches.match(request)).text(), "text/html");
      const link = Object.assign(document.createElement("a"), { href: pathname + search, textContent: page.title.split(" · ")[0] });
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
  }
  if (by_id("kept-pages")) list_kept(by_id("kept-pages"));

  // A menu closes when one goes elsewhere.
  document.addEventListener("click", (event) => {
    for (const menu of document.querySelectorAll(".more[open]")) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && document.querySelector(".more[open]");
    if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
  });

  const score = by_id("score");
  if (!score) return;
  score.addEventListener("change", (event) => {
    if (!event.target.matches("[name=c], [name=d]")) return;
    if (by_id("find").value) { by_id("find").value = ""; find(); by_id("find").focus(); }
    count(score);
  });
  by_id("find").addEventListener("input", find);
  by_id("find").addEventListener("keydown", typed);
})();
