import { render } from 'preact';
import { createClient, ReadViewer } from '../../../../shared/client/index.ts';
import { CALLBACK } from '../addresses.ts';
import { becomeGuest, keepGuest } from '../here/guest.ts';
import { createSession } from '../sign-in/session.ts';
import { LOCALE, localeFor } from '../words/locale.ts';
import { loadWords } from '../words/words.ts';
import { askAhead, createApp } from './app.tsx';
import { onDevice } from '../device/areas.ts';
import { HereProvider, type Here, type Viewer } from '../here/here.ts';
import { cachedFirst } from '../here/last-seen.ts';
import { browserPorts, clearDeviceStore } from '../here/ports.ts';
import { loadSettings } from '../device/settings.ts';
import { unfoldWhatIsWrong } from './unfold.ts';
import { installWorker } from './worker.ts';

/** In milliseconds: the longest wait for a guest's matches to be kept, after a sign-in. */
const KEPT_WITHIN = 5_000;
/** In milliseconds: pause before another try at data that the page cannot begin without. */
const AGAIN_AFTER = 2_000;

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const loaded = await load().catch(() => undefined);
    if (loaded !== undefined) return loaded;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
  }
}

const locale = localeFor(onDevice.get(LOCALE), navigator.languages);
document.documentElement.lang = locale.toLowerCase();
const session = createSession();

// before the first request: requests from here on carry the account that has come back
const isBack = location.pathname === CALLBACK;
if (isBack) {
  const returnTo = await session.finish(new URL(location.href)).catch(() => '/?sign-in=failed');
  // with its origin, as an address of two slashes would name another
  history.replaceState(null, '', location.origin + returnTo);
}
if (location.pathname.startsWith('//'))
  history.replaceState(
    null,
    '',
    location.origin + location.pathname.replace(/^\/+/u, '/') + location.search,
  );

// the user has signed out in another tab: the page still shows their data
session.onEnd(() => {
  void clearDeviceStore().then(() => {
    location.reload();
  });
});

const client = createClient({
  origin: location.origin,
  locale,
  token: session.token,
  ports: browserPorts,
});
addEventListener('online', () => {
  client.online(true);
});
addEventListener('offline', () => {
  client.online(false);
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') client.check();
  else client.hide();
});
if (document.visibilityState === 'hidden') client.hide();
// before anything is read, so that the account finds the guest's matches
const kept = keepGuest({ client, session });
if (isBack) await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, KEPT_WITHIN))]);
const resumed = client.resume();
unfoldWhatIsWrong();

const viewer = cachedFirst<Viewer | null>('who');
/** True if a guest was made since the viewer was asked for. */
let isNewGuest = false;
void client.ask(ReadViewer, {}).then((told) => {
  if (isNewGuest) return;
  viewer.tell('data' in told ? told.data.viewer : null);
});

const settings = loadSettings();
askAhead(location.pathname, { client, locale, settings, resumed });
const words = await untilLoaded(() => loadWords(locale));
const here: Here = {
  client,
  words,
  locale,
  settings,
  resumed,
  session,
  viewer: viewer.value,
  async beGuest(name) {
    const told = await becomeGuest({ client, session }, { locale, ...(name && { name }) });
    return 'refusal' in told
      ? told
      : {
          data: () => {
            isNewGuest = true;
            viewer.tell(told.data);
          },
        };
  },
};
const App = createApp(words);
const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the app.');
render(
  <HereProvider value={here}>
    <App />
  </HereProvider>,
  root,
);
void installWorker();
