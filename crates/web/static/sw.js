// Rules, cards and the calculator stay readable without the server, once they were visited. Tables are never kept: what
// they show is for one seat and one moment.
"use strict";
const SHELF = "talon-1";
const KEPT = [/^\/rules(\/|$)/, /^\/cards(\/|$)/, /^\/tools\//];
const PAGES_MAX = 40;
// What is shown instead of a page that needs the server.
const OFFLINE = "/offline";

async function put_away(request, answer) {
  const shelf = await caches.open(SHELF);
  await shelf.put(request, answer);
  const keys = (await shelf.keys()).filter((key) => new URL(key.url).pathname !== OFFLINE);
  for (const old of keys.slice(0, Math.max(0, keys.length - PAGES_MAX))) await shelf.delete(old);
}

// A file whose address carries a digest never changes.
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put_away(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await put_away(request, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await caches.match(request) || await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    if (request.mode === "navigate") return caches.match(OFFLINE);
    throw fault;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(OFFLINE)));
});
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
  await self.clients.claim();
})()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(file(event.request));
  else if (KEPT.some((path) => path.test(pathname))) event.respondWith(page(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

// A message from the server: shown unless a page of ours is being looked at.
self.addEventListener("push", (event) => event.waitUntil((async () => {
  const { title, body, tag, path } = event.data.json();
  const open = await self.clients.matchAll({ type: "window" });
  if (open.some((page) => page.visibilityState === "visible" && page.focused)) return;
  await self.registration.showNotification(title, { body, tag, renotify: true, icon: "/static/icon-192.png", data: path });
})()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
