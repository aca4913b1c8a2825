import type { Page } from 'playwright-core';
import { somebody } from '../../../test/browser/somebody.ts';
import { median } from '../figure.ts';
import { onTheBus, type Bus, type Phone } from './bus.ts';
import { told, type Seen } from './observe.ts';

/** Figures of a page that loads on a new phone. */
export type Loading = Pick<Seen, 'lcp' | 'cls' | 'blocking'> & {
  /** Bytes that come over, compressed: the page, its code, styles, fonts, glyphs and data. */
  readonly bytes: number;
};

export type LoadingFigures = {
  /** Home of a stranger. */
  readonly home: Loading;
  /** A match in which the reader is asked something. */
  readonly match: Loading;
  /** Bytes of data until a match can be played, code and the game's sheet at hand. */
  readonly matchData: number;
};

const READER = 'ann on the bus';
const bots = ['greedy', 'greedy', 'greedy'];

export const measureLoading = (): Promise<LoadingFigures> =>
  onTheBus(async (bus) => {
    const ann = await somebody(bus.origin, READER);
    const id = await ann.match({ gameId: 'talisman', seats: 4, bots });
    // the build is made at the first request
    await fetch(`${bus.origin}/`);
    const home = await loadingOf(bus, { path: '/', ready: '.game-card h3' });
    const opened = { path: `/matches/${id}`, ready: '#choice .asked', reader: READER };
    const match = await loadingOf(bus, opened);
    return { home, match, matchData: await dataOf(bus, opened) };
  });

type Opened = { readonly path: string; readonly ready: string; readonly reader?: string };

const ROUNDS = 3;

/** The median of some rounds, figure by figure. */
async function loadingOf(bus: Bus, { path, ready, reader }: Opened): Promise<Loading> {
  const rounds: Loading[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, cdp, context } = await bus.phone(reader === undefined ? {} : { reader });
    const bytes = counting(cdp, () => true);
    await settled(page, bus.origin + path, ready);
    rounds.push({ ...(await page.evaluate<Seen>(told)), bytes: bytes() });
    await context.close();
  }
  const of = (figure: keyof Loading): number => median(rounds.map((each) => each[figure]));
  return { lcp: of('lcp'), cls: of('cls'), blocking: of('blocking'), bytes: of('bytes') };
}

/** Opens an address, and waits until nothing comes any more. */
async function settled(page: Page, url: string, ready: string): Promise<void> {
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Data that a second visit is sent: answers of the API and messages, as they come over. */
async function dataOf(bus: Bus, { path, ready, reader }: Opened): Promise<number> {
  const { page, cdp, context } = await bus.phone(reader === undefined ? {} : { reader });
  await settled(page, bus.origin + path, ready);
  const bytes = counting(cdp, (url) => /^\/(?:graphql|v1)\b/u.test(url.pathname));
  await page.reload();
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes();
}

/** Counts bytes of answers from such addresses, and of all messages, as they come over from now on. */
function counting(cdp: Phone['cdp'], isCounted: (url: URL) => boolean): () => number {
  const counted = new Set<string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (isCounted(new URL(request.url))) counted.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  cdp.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += Buffer.byteLength(response.payloadData);
  });
  return () => bytes;
}
