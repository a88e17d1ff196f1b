// A word, a sign or a zone explains itself where it stands: to whoever points at it, brings the focus to it or taps it.
// Without this, a word leads to the rules.
(() => {
  const loud = document.documentElement.dataset.explain !== "quiet";
  const rest = loud ? 350 : 1200;
  const words = (text) => text.toLowerCase().match(/[\p{L}’'-]+/gu) || [];
  const from = document.body.dataset.words;
  if (!from) return;
  let forms = [], loading = null;
  // The explanations come with the first question, and from then on from the browser's own store.
  const load = () => loading ??= fetch(from).then((answer) => answer.ok ? answer.text() : Promise.reject()).then((html) => {
    document.body.append(...new DOMParser().parseFromString(html, "text/html").body.children);
    forms = [...document.querySelectorAll("[data-forms]")]
      .flatMap((entry) => entry.dataset.forms.split("|").map((form) => ({ form: words(form), entry })))
      .sort((one, other) => other.form.length - one.form.length || other.form.join("").length - one.form.join("").length);
    return true;
  }).catch(() => { loading = null; return false; });
  const tip = document.createElement("div");
  tip.id = "tip";
  tip.className = "look tip";
  tip.setAttribute("role", "tooltip");
  tip.popover = "manual";
  document.body.append(tip);
  let timer = 0, described = null;

  const same = (word, own) => word === own || (own.length > 4 && Math.abs(word.length - own.length) < 4 && word.startsWith(own.slice(0, -2)));
  // The entry one of whose forms stands in the text, at this word if one is given.
  const meant = (text, at) => {
    const said = words(text);
    const fits = (form, from) => form.every((own, place) => said[from + place] && same(said[from + place], own));
    return forms.find(({ form }) => said.some((_, from) => fits(form, from) && (at === undefined || (from <= at && at < from + form.length))))?.entry;
  };

  function hide() {
    clearTimeout(timer);
    if (tip.matches(":popover-open")) tip.hidePopover();
    described?.removeAttribute("aria-describedby");
    described = null;
  }

  function show(entry, x, y) {
    tip.replaceChildren(...[...entry.childNodes].map((part) => part.cloneNode(true)));
    if (!tip.matches(":popover-open")) tip.showPopover();
    const box = tip.getBoundingClientRect();
    tip.style.left = Math.max(8, Math.min(x - box.width / 2, innerWidth - box.width - 8)) + "px";
    tip.style.top = (y - box.height - 14 > 8 ? y - box.height - 14 : y + 18) + "px";
  }

  // What stands at a place of the screen: a sign with its word, or the word of a text.
  function at(x, y) {
    const element = document.elementFromPoint(x, y);
    if (!element || element.closest(".look")) return null;
    const sign = element.closest(".value, .figure, .vital, [data-term]");
    if (sign) return meant(sign.dataset.term || sign.getAttribute("title") || sign.textContent);
    const caret = document.caretPositionFromPoint?.(x, y);
    const [node, place] = caret ? [caret.offsetNode, caret.offset]
      : (({ startContainer, startOffset } = {}) => [startContainer, startOffset])(document.caretRangeFromPoint?.(x, y) || undefined);
    if (!node || node.nodeType !== Node.TEXT_NODE || !element.contains(node)) return null;
    const text = node.textContent;
    const end = place + text.slice(place).search(/[^\p{L}’'-]|$/u);
    const before = words(text.slice(0, end));
    return before.length && words(text.slice(0, place + 1)).length ? meant(text, before.length - 1) : null;
  }

  async function explain(x, y) {
    if (!await load()) return;
    const entry = at(x, y);
    if (entry) show(entry, x, y);
  }

  // A word that is a link opens here instead of in the rules, and so does the list of words.
  async function follow(event, link) {
    event.preventDefault();
    const known = await load();
    const entry = known && document.getElementById(link.id === "words" ? "terms" : link.hash.slice(1));
    if (!entry) { open(link.href, "_blank"); return; }
    // The card that the word stands on stays open.
    if (!entry.matches(":popover-open")) entry.showPopover({ source: link });
  }

  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    hide();
    timer = setTimeout(() => explain(event.clientX, event.clientY), rest);
  });
  document.addEventListener("click", (event) => {
    hide();
    const link = event.target.closest("a.term, #words");
    if (link && !event.ctrlKey && !event.metaKey) { follow(event, link); return; }
    if (event.target.closest("a, button, input, select, label, summary, textarea, [data-card]")) return;
    explain(event.clientX, event.clientY);
  });
  // By the keyboard: the first word of what has the focus that there is something to say about.
  document.addEventListener("focusin", async (event) => {
    hide();
    if (!loud || !event.target.matches(":focus-visible") || !event.target.closest("#board [data-card]")) return;
    if (!await load() || document.activeElement !== event.target) return;
    const rules = event.target.closest("[data-card]").querySelector("[data-rules]") || event.target;
    const entry = meant(rules.textContent);
    if (!entry) return;
    const box = event.target.getBoundingClientRect();
    show(entry, box.left + box.width / 2, box.top);
    described = event.target;
    described.setAttribute("aria-describedby", "tip");
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  addEventListener("scroll", hide, { capture: true, passive: true });
})();
