import { createStore, get } from 'idb-keyval';
import { OpenMatch, type OpenMatchQuery } from '../../../../shared/client/generated/operations.ts';
import { ACCESS, GUEST, isGood, REFRESH, SESSION, type Access } from '../sign-in/stored-tokens.ts';
import { LOCALE, localeFor, type Locale } from '../words/locale.ts';
import type { Early } from './opened-early.ts';

/*
 * Runs before the code of the page is there: reads the match at this address meanwhile, and has the browser fetch the
 * sheet of its game. The page reads for itself if this fails.
 */

/** In milliseconds: how long the page may be kept waiting, by the service and by a database of the browser. */
const PATIENCE = 5_000;
const DATABASE_PATIENCE = 2_500;

/** The token that the page would send; `undefined` if it has to ask for one first. */
async function tokenHere(): Promise<{ readonly token: string | undefined } | undefined> {
  const session = createStore(SESSION.database, SESSION.store);
  const [access, refresh, guest] = await Promise.all(
    [ACCESS, REFRESH, GUEST].map(async (key) => get<unknown>(key, session)),
  );
  if (refresh === undefined) return { token: typeof guest === 'string' ? guest : undefined };
  return isGood(access as Access | undefined) ? (access as Access) : undefined;
}

async function read(id: string, locale: Locale): Promise<OpenMatchQuery['match'] | undefined> {
  const late = new Promise<undefined>((ended) => {
    setTimeout(ended, DATABASE_PATIENCE);
  });
  const held = await Promise.race([tokenHere(), late]);
  if (held === undefined) return undefined;
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json' },
      ...(held.token !== undefined && { authorization: `Bearer ${held.token}` }),
      'accept-language': locale.toLowerCase(),
    },
    body: JSON.stringify({ query: OpenMatch, variables: { id, locale } }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { data } = (await answer.json()) as { readonly data?: OpenMatchQuery | null };
  return data?.match;
}

/** Has the sheet of a game at hand in the browser, unless the page has kept it. */
async function fetchSheet({ id, revision }: Game, locale: Locale): Promise<void> {
  const kept = await get<unknown>(
    `sheet:${id}:${locale}:${revision}`,
    createStore('questhall', 'client'),
  );
  if (kept !== undefined) return;
  const address = [id, 'sheets', revision].map(encodeURIComponent).join('/');
  await fetch(`/v1/games/${address}?locale=${locale}`, { headers: { accept: 'application/json' } });
}

type Game = { readonly id: string; readonly revision: string };

function chosenLocale(): string | null {
  try {
    return localStorage.getItem(LOCALE);
  } catch {
    return null;
  }
}

const [, id] = /^\/matches\/([\w-]+)$/u.exec(location.pathname) ?? [];
if (id !== undefined) {
  const locale = localeFor(chosenLocale(), navigator.languages);
  const opened = read(id, locale).catch(() => undefined);
  (globalThis as { early?: Early }).early = { id, locale, opened };
  void opened.then(async (match) => match && fetchSheet(match.game, locale)).catch(() => undefined);
}
