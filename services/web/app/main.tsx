import { render } from 'preact';
import { createClient } from '../../../shared/client/index.ts';
import { loadWords, localeFor } from '../words/words.ts';
import { App } from './app.tsx';
import { HereProvider } from './here.ts';
import { browserPorts } from './ports.ts';
import { loadSettings } from './settings.ts';
import './style.css';

const locale = localeFor(localStorage.getItem('questhall.locale'), navigator.languages);
document.documentElement.lang = locale.toLowerCase();

const client = createClient({
  origin: location.origin,
  locale,
  token: async () => undefined,
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
});
void client.resume();

const here = { client, words: await loadWords(locale), locale, settings: loadSettings() };
const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the app.');
render(
  <HereProvider value={here}>
    <App />
  </HereProvider>,
  root,
);
