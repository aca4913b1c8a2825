import { expect } from 'vitest';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { Update } from '../../../shared/client/index.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import { updateOf, type AskedState } from './asked.ts';

/** Shows a table on a page that follows a match, as if the match had come there; it is drawn afterwards. */
export type Show = (state: AskedState) => Promise<void>;

/**
 * Stands between a page and the service: for any match that the page follows from now on, it sends
 * the tables to show, in the page's language. All else comes from the service.
 */
export async function showsStates(
  page: Page,
  { name, locale = 'en' }: { readonly name: string; readonly locale?: Locale },
): Promise<Show> {
  /** The sockets that follow a match now: a page that opens it again has two for a moment. */
  const followers = new Map<string, WebSocketRoute>();
  let last: Update | undefined;
  let version = 1_000;
  const tell = (): void => {
    if (last === undefined) return;
    const payload = { data: { match: last } };
    for (const [id, route] of followers) route.send(JSON.stringify({ id, type: 'next', payload }));
  };
  await page.routeWebSocket('**/ws', (route) => {
    const service = route.connectToServer();
    followers.clear();
    route.onMessage((said) => {
      const { id = '', type, payload } = JSON.parse(String(said)) as Subscribing;
      if (type === 'complete' && followers.delete(id)) return;
      if (payload?.query?.startsWith('subscription FollowMatch') !== true) {
        service.send(said);
        return;
      }
      followers.set(id, route);
      tell();
    });
  });
  await page.route('**/graphql', async (route) => {
    const isStory = route.request().postData()?.includes('query ReadStory') === true;
    if (!isStory) return route.continue();
    return route.fulfill({ json: { data: { match: { log: last?.log ?? [] } } } });
  });
  return async (state) => {
    version += 1;
    last = await updateOf(state, { version, locale, name });
    const at = String(version);
    const shown = `main.match[data-version="${at}"] .asked[data-question^="${at} "]`;
    // told again where a line was lost on the way
    await expect
      .poll(async () => {
        if ((await page.locator(shown).count()) > 0) return true;
        tell();
        return page
          .locator(shown)
          .waitFor({ state: 'attached', timeout: 2_000 })
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
    await page.evaluate(twoFrames);
  };
}

type Subscribing = {
  readonly id?: string;
  readonly type?: string;
  readonly payload?: { readonly query?: string };
};

const twoFrames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;
