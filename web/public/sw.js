/* What this browser does while no page of ours is open: it shows what the server tells it, and opens the table when that is pressed. */

self.addEventListener("push", (event) => {
  const { heading, text, link, game } = event.data ? event.data.json() : {};
  const shown = { body: text ?? "", tag: game ?? "civitas", renotify: true, data: { link: link ?? "/" } };
  event.waitUntil(self.registration.showNotification(heading ?? "Civitas", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data.link, self.location.origin).href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => one.url.startsWith(to)) ?? null;
    return there ? there.focus() : self.clients.openWindow(to);
  };
  event.waitUntil(open());
});

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
