// What is done with the hands: cards laid in another order, links copied. A table works without it.
"use strict";
(() => {
  const say = (text) => { document.getElementById("say").textContent = text; };

  // Played cards are discarded in the order in which they lie: taken with the pointer, or moved with Shift and an arrow.
  let taken = null; // the card that is being moved, and from where
  const line_of = (part) => part.closest && part.closest("[data-order] > .face");

  function lay_in_order(line) {
    const all = [...line.children].filter((part) => part.dataset.card);
    const button = document.querySelector("#board [name=move][value^='next-all ']");
    all.forEach((card, at) => { card.querySelector(".order").textContent = at + 1; });
    if (button) button.value = ["next-all", ...all.map((card) => card.dataset.card)].join(" ");
    say(line.dataset.order + " " + all.map((card) => card.querySelector(".name").textContent).join(", ") + ".");
  }

  function take(event) {
    const card = event.button === 0 && line_of(event.target);
    taken = card ? { card, x: event.clientX, y: event.clientY, moved: false } : null;
  }

  function carry(event) {
    if (!taken || !taken.card.isConnected) return;
    const { card } = taken;
    if (!taken.moved && Math.hypot(event.clientX - taken.x, event.clientY - taken.y) < 8) return;
    taken.moved = true;
    card.classList.add("dragged");
    const under = line_of(document.elementFromPoint(event.clientX, event.clientY) || document.body);
    if (!under || under === card || under.parentElement !== card.parentElement) return;
    const box = under.getBoundingClientRect();
    const after = card.compareDocumentPosition(under) & Node.DOCUMENT_POSITION_FOLLOWING;
    // In its own row only past the middle, so that two cards of unlike width do not change places forever.
    const elsewhere = Math.abs(box.y - card.getBoundingClientRect().y) > box.height / 2;
    const past = after ? event.clientX > box.x + box.width / 2 : event.clientX < box.x + box.width / 2;
    if (elsewhere || past) under[after ? "after" : "before"](card);
  }

  function lay(event) {
    if (!taken || !taken.moved) return;
    taken.card.classList.remove("dragged");
    if (event.type === "pointerup") lay_in_order(taken.card.parentElement);
  }

  // The click that ends the way of a card is none.
  function not_a_click(event) {
    if (!taken || !taken.moved) return;
    taken = null;
    event.preventDefault();
    event.stopPropagation();
  }

  function shift(event) {
    taken = null;
    const card = event.shiftKey && /^Arrow(Left|Right)$/.test(event.key) && line_of(event.target);
    const forth = event.key === "ArrowRight";
    if (!card) return;
    event.preventDefault();
    const next = forth ? card.nextElementSibling : card.previousElementSibling;
    if (next) next[forth ? "after" : "before"](card);
    card.focus();
    lay_in_order(card.parentElement);
  }

  // A card that can be used now is also used by carrying it with the mouse to another part of the table.
  let carried = null; // the card, and where it was taken
  const part_of = (at) => at?.closest(".hand, .on-board, .stage, .rail, .thumb");

  function lift(event) {
    const card = event.button === 0 && event.pointerType === "mouse" && !line_of(event.target) && event.target.closest("#board .face.can");
    carried = card ? { card, x: event.clientX, y: event.clientY, moved: false } : null;
  }

  function drag(event) {
    if (!carried) return;
    const [x, y] = [event.clientX - carried.x, event.clientY - carried.y];
    if (!carried.moved && Math.hypot(x, y) < 12) return;
    carried.moved = true;
    carried.card.classList.add("carried");
    carried.card.style.translate = `${x}px ${y}px`;
  }

  function drop(event) {
    if (!carried) return;
    const { card, moved } = carried;
    carried = null;
    card.classList.remove("carried");
    card.style.translate = "";
    const there = event.type === "pointerup" && moved && part_of(document.elementFromPoint(event.clientX, event.clientY));
    if (moved) dropped = performance.now();
    if (there && there !== part_of(card)) setTimeout(() => card.click());
  }

  // The click that a browser makes of the way is none; the one made above is.
  let dropped = -1000;
  function not_by_dragging(event) {
    if (!event.isTrusted || performance.now() - dropped > 50) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Copies the link in the field before the button.
  async function copy(event) {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    const field = button.previousElementSibling;
    field.select();
    // Where a page may not write to the clipboard itself, the selected text can still be copied.
    await (navigator.clipboard ? navigator.clipboard.writeText(field.value) : Promise.reject()).catch(() => document.execCommand("copy"));
    button.textContent = button.dataset.copy;
    say(button.dataset.copy);
  }

  // A list of cards is cut down to those whose names have what was typed, whatever its accents.
  const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  function find(event) {
    const field = event.target.closest && event.target.closest("[data-find]");
    if (!field) return;
    for (const found of field.parentElement.querySelectorAll("[data-find] + .found > [data-name]")) found.hidden = !folded(found.dataset.name).includes(folded(field.value));
  }

  for (const [kind, deed] of [["input", find], ["pointerdown", take], ["pointermove", carry], ["pointerup", lay], ["pointercancel", lay], ["keydown", shift], ["click", copy],
    ["pointerdown", lift], ["pointermove", drag], ["pointerup", drop], ["pointercancel", drop]]) {
    document.addEventListener(kind, deed);
  }
  document.addEventListener("click", not_a_click, true);
  document.addEventListener("click", not_by_dragging, true);
})();
