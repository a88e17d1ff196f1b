// The tools: the score calculator counts while cards are picked, a record is read from a file. They work without it.
"use strict";
(() => {
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
    const bare = { "ł": "l", "ґ": "г", "є": "е", "'": "", "’": "" };
    const typed = event.target.value.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    const words = typed.replace(/[łґє'’]/g, (letter) => bare[letter]).split(/\s+/);
    for (const card of document.querySelectorAll("[data-find]")) {
      card.hidden = !card.querySelector(":checked") && !words.every((word) => card.dataset.find.includes(word));
    }
  }

  // A record from a file is read into the field, where it can be seen before it is sent.
  const file = document.getElementById("record-file");
  if (file) file.addEventListener("change", async () => {
    if (file.files[0]) document.getElementById("record").value = await file.files[0].text();
  });

  // A new table: the server says which options fit together, while one chooses. What was typed stays.
  async function refit(event) {
    const form = event.target.form;
    if (!form || form.id !== "new" || !event.target.matches("#new-game select:not([multiple])")) return;
    const query = new URLSearchParams(new FormData(form)).toString();
    const answer = await fetch(form.getAttribute("action") + "?" + query).catch(() => null);
    if (!answer || !answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    // A newer choice has asked again.
    if (new URLSearchParams(new FormData(form)).toString() !== query) return;
    const at = document.activeElement.id;
    document.getElementById("new-game").replaceWith(page.getElementById("new-game"));
    document.getElementById(at)?.focus();
    const [seats, wanted] = [document, page].map((part) => [...part.querySelectorAll("#new-seats .option")]);
    for (const seat of seats.slice(wanted.length)) seat.remove();
    document.getElementById("new-seats").append(...wanted.slice(seats.length));
  }
  document.addEventListener("change", refit);

  const score = document.getElementById("score");
  if (!score) return;
  score.addEventListener("change", (event) => { if (event.target.id !== "find") count(score); });
  document.getElementById("find").addEventListener("input", find);
})();
