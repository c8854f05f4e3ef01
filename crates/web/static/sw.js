// Keeps the page for when there is no network: all files of one build. The next build brings a worker of its own, which takes
// over when no page of this one is open any more.
const kept = "adamant-{{build}}";
const files = {{files}};

addEventListener("install", (event) => {
  event.waitUntil(keep());
});

// One after another, so that they do not stand in the way of what the page needs now.
async function keep() {
  const cache = await caches.open(kept);
  for (const file of ["/", ...files]) await cache.add(file);
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(event.request));
  else if (mode === "navigate") event.respondWith(page(event.request));
});

// A tap on a notice shows the table it is about.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(look(event.notification.data));
});

async function look(url) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find((page) => page.url === url);
  return page ? page.focus() : clients.openWindow(url);
}

async function file(request) {
  return (await find(request)) ?? fetch(request);
}

// The page is the server's, as long as there is a server.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
    return (await find("/")) ?? answer;
  } catch (error) {
    const page = await find("/");
    if (page) return page;
    throw error;
  }
}

async function find(request) {
  return (await caches.open(kept)).match(request, { ignoreVary: true });
}
