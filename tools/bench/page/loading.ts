import type { Page } from 'playwright-core';
import { onTheBus, type Bus, type Phone } from './bus.ts';
import { recorded } from './recorded.ts';

/** How a page loads on a phone that has never been here. */
export type Loading = {
  /** Until the largest part of it is painted, in milliseconds. */
  readonly lcp: number;
  /** How far parts of it jump, as browsers score that. */
  readonly cls: number;
  /** For how long nothing could be tapped: what tasks take beyond 50 ms, in milliseconds. */
  readonly blocking: number;
};

export type LoadingFigures = {
  readonly home: Loading;
  readonly match: Loading;
  /** Bytes of data until a match can be played, code and the game's sheet at hand. */
  readonly matchData: number;
};

/** Versions of the match that is opened. */
const COUNT = 120;

export const measureLoading = (): Promise<LoadingFigures> =>
  onTheBus(async (bus) => {
    const { id } = await recorded(bus.origin, COUNT);
    // the build is made at the first request
    await fetch(`${bus.origin}/`);
    const home = await loadingOf(bus, '/', '.matches a');
    const match = await loadingOf(bus, `/matches/${id}`, '.space');
    return { home, match, matchData: await dataOf(bus, `/matches/${id}`) };
  });

const ROUNDS = 3;

/** The best of some rounds: what is least disturbed by whatever else the machine does. */
async function loadingOf(bus: Bus, path: string, ready: string): Promise<Loading> {
  const rounds: Loading[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, context } = await bus.phone();
    await page.addInitScript(observe);
    await settled(page, bus.origin + path, ready);
    rounds.push(await page.evaluate<Loading>('globalThis.seen'));
    await context.close();
  }
  const best = (of: keyof Loading): number => Math.min(...rounds.map((each) => each[of]));
  return { lcp: best('lcp'), cls: best('cls'), blocking: best('blocking') };
}

/** Opens an address, and waits until nothing comes any more. */
async function settled(page: Page, url: string, ready: string): Promise<void> {
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Runs in the page before all else: what the browser says of how it loads. */
const observe = `
  globalThis.seen = { lcp: 0, cls: 0, blocking: 0 };
  const watch = (type, tell) => new PerformanceObserver((list) => list.getEntries().forEach(tell))
    .observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.cls += value; });
  watch('longtask', ({ duration }) => { seen.blocking += duration - 50; });
`;

/** Data that a second visit is sent: answers of the API and messages, as they come over. */
async function dataOf(bus: Bus, path: string): Promise<number> {
  const { page, cdp, context } = await bus.phone();
  await settled(page, bus.origin + path, '.space');
  const bytes = counting(cdp);
  await page.reload();
  await page.locator('.space').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes();
}

function counting(cdp: Phone['cdp']): () => number {
  const data = new Set<string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/(?:graphql|v1)\b/u.test(new URL(request.url).pathname)) data.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (data.has(requestId)) bytes += encodedDataLength;
  });
  cdp.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += Buffer.byteLength(response.payloadData);
  });
  return () => bytes;
}
