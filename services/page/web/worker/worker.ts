import { PAGE } from '../addresses.ts';
import { noticeIn, notificationOf, pathIn, unreadNotice, type PushNotice } from './notice.ts';

/** Files that the page needs to begin without a network, and a name that changes with it; set by the build. */
declare const SHELL: readonly string[];
declare const EDITION: string;
declare const self: ServiceWorkerGlobalScope;

/** Paths that belong to others than the page: asked for each time, by whatever is there. */
const others = /^\/(?:v1|graphql|ws|oauth|dev|explorer|developers|health|\.well-known)(?:\/|$)/u;

self.addEventListener('install', (event) => {
  const filled = caches.open(EDITION).then(async (cache) => cache.addAll(SHELL));
  event.waitUntil(filled.then(async () => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then(async (names) =>
        Promise.all(names.filter((name) => name !== EDITION).map((name) => caches.delete(name))),
      )
      .then(async () => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || others.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(navigated(request));
  else if (SHELL.includes(pathname)) event.respondWith(keptOr(pathname, request));
});

/** The page as the service has it; without a network as it was. */
const navigated = async (request: Request): Promise<Response> =>
  fetch(request).catch(async () => (await caches.match(PAGE)) ?? Response.error());

const keptOr = async (path: string, request: Request): Promise<Response> =>
  (await caches.match(path)) ?? fetch(request);

self.addEventListener('push', (event) => {
  event.waitUntil(tell(noticeIn(textIn(event.data)) ?? unreadNotice(navigator.language)));
});

/** The text of a push; nothing where it is none. */
function textIn(data: PushMessageData | null): string | undefined {
  try {
    return data?.text();
  } catch {
    return undefined;
  }
}

/** Tells of it, whatever is on screen: a browser takes a subscription away that shows nothing. */
async function tell(notice: PushNotice): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const { title, options } = notificationOf(notice, windows);
  await self.registration.showNotification(title, options);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = pathIn(event.notification.data);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === path);
      return open === undefined ? self.clients.openWindow(path) : open.focus();
    }),
  );
});
