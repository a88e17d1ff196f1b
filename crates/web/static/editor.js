// The position editor: changes are taken over where one is, without the page going away. It works without this.
"use strict";
(() => {
  const form = () => document.getElementById("editor");
  if (!form()) return;

  async function change(button) {
    const old = form();
    const body = new URLSearchParams(new FormData(old, button));
    const to = button?.hasAttribute("formaction") ? button.formAction : old.action;
    const answer = await fetch(to.split("#")[0], { method: "POST", body }).catch(() => null);
    const text = answer ? await answer.text() : "";
    const page = new DOMParser().parseFromString(text, "text/html").getElementById("editor");
    // Whatever is not the editor (trouble, a page to wait on) is shown as it would be without us.
    if (!page) throw new Error("no editor in the answer");
    const active = document.activeElement;
    const [at, where] = [active?.name, active?.closest("[data-zone]")?.id];
    old.replaceWith(page);
    const text_area = document.querySelector(".editor-text textarea");
    if (text_area) text_area.value = page.querySelector("[name=draft]").value;
    const next = at && at !== "do" ? page.querySelector(`[name="${CSS.escape(at)}"]`) : where && document.getElementById(where)?.querySelector("input");
    next?.focus({ preventScroll: true });
    const wrong = page.querySelector(".wrong");
    document.getElementById("say").textContent = wrong ? wrong.textContent : "";
    wrong?.scrollIntoView({ block: "nearest" });
  }

  let quiet = false;
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (event.target.id !== "editor" || quiet || (button && ["play", "file"].includes(button.id))) return;
    event.preventDefault();
    change(button).catch(() => { quiet = true; form().requestSubmit(button); });
  });
  document.addEventListener("change", (event) => {
    if (event.target.form?.id === "editor" && event.target.matches("[name^='f-'], [name^='m-']")) change(null);
  });
})();
