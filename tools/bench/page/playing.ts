import type { Page } from 'playwright-core';
import type { Update } from '../../../shared/client/index.ts';
import { onTheBus, type Bus } from './bus.ts';
import { recorded, type Recorded } from './recorded.ts';

/** Figures of a running match of six seats, shown from recorded messages. */
export type PlayingFigures = {
  /** Time of an update in script, and until it is painted, in milliseconds: the 95th percentile. */
  readonly script: number;
  readonly paint: number;
  /** Time of a frame at ten updates a second, in milliseconds: the 95th percentile. */
  readonly frame: number;
  /** Number of 100 frames that take longer than 34 ms. */
  readonly slowFrames: number;
};

const COUNT = 150;
/** Between two updates, in milliseconds. */
const EACH = 100;
/** Maximum time until the page subscribes to the match, in milliseconds. */
const FOLLOWS_WITHIN = 30_000;

export const measurePlaying = (): Promise<PlayingFigures> =>
  onTheBus(async (bus) => {
    const match = await recorded(bus.origin, COUNT);
    return { ...(await updatesOf(bus, match)), ...(await framesOf(bus, match)) };
  });

/** A page that shows a match by the updates of a stand-in socket. */
async function watching(bus: Bus, { id, updates }: Recorded, isCalm: boolean) {
  const phone = await bus.phone({ isCalm });
  await phone.page.addInitScript(fakeSocket);
  // all that the page knows of the match comes by that socket
  await phone.page.route('**/assets/early-*', (route) => route.abort());
  await phone.page.goto(`${bus.origin}/matches/${id}`);
  await untilFollowing(phone.page);
  const [first, ...rest] = updates;
  await phone.page.evaluate(`told(${JSON.stringify(first)})`);
  await phone.page.locator('.space').first().waitFor();
  await phone.page.waitForTimeout(1_000);
  return { ...phone, rest };
}

/** Waits until the page follows the match by the stand-in socket. */
async function untilFollowing(page: Page): Promise<void> {
  const until = Date.now() + FOLLOWS_WITHIN;
  while (await page.evaluate<boolean>('globalThis.told === undefined')) {
    if (Date.now() > until) throw new Error('The page does not follow the match.');
    await page.waitForTimeout(EACH);
  }
}

async function updatesOf(bus: Bus, match: Recorded) {
  const { page, cdp, context, rest } = await watching(bus, match, true);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripted = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
  const scripts: number[] = [];
  const paints: number[] = [];
  for (const update of rest) {
    await page.evaluate(`globalThis.next = ${JSON.stringify(message(update))}`);
    const before = await scripted();
    paints.push(await page.evaluate<number>('untilPainted()'));
    scripts.push((await scripted()) - before);
  }
  await showsLast(page, rest);
  await context.close();
  return { script: p95(scripts), paint: p95(paints) };
}

async function framesOf(bus: Bus, match: Recorded) {
  const { page, context, rest } = await watching(bus, match, false);
  const texts = rest.map(message);
  const frames = await page.evaluate<readonly number[]>(
    `framesWhile(${JSON.stringify(texts)}, ${String(EACH)})`,
  );
  await showsLast(page, rest);
  await context.close();
  const slow = frames.filter((ms) => ms > 34).length;
  return { frame: p95(frames), slowFrames: (slow / frames.length) * 100 };
}

/** Waits until the page shows the last update; otherwise nothing was measured. */
const showsLast = (page: Page, updates: readonly Update[]): Promise<void> =>
  page.locator(`main[data-version="${String(updates.at(-1)?.version)}"]`).waitFor();

const message = (update: Update): string => JSON.stringify(update);

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Stands in for the socket: the subscription is told what the measurement says, when it says so. */
const fakeSocket = `
  globalThis.WebSocket = class extends EventTarget {
    static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
    readyState = 1; protocol = 'graphql-transport-ws';
    constructor() { super(); setTimeout(() => this.onopen?.({})); }
    #hear(message) { this.onmessage?.({ data: JSON.stringify(message) }); }
    send(text) {
      const { type, id, payload } = JSON.parse(text);
      if (type === 'connection_init') setTimeout(() => this.#hear({ type: 'connection_ack' }));
      if (type === 'ping') setTimeout(() => this.#hear({ type: 'pong' }));
      if (type === 'subscribe' && payload.query.includes('FollowMatch'))
        globalThis.told = (match) => this.#hear({ type: 'next', id, payload: { data: { match } } });
    }
    close() {}
  };
  globalThis.untilPainted = () => new Promise((resolve) => {
    const from = performance.now();
    told(JSON.parse(next));
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - from);
      port2.postMessage(0);
    });
  });
  globalThis.framesWhile = (texts, each) => new Promise((resolve) => {
    const frames = [];
    let last = performance.now();
    let isOver = false;
    const frame = (now) => {
      frames.push(now - last);
      last = now;
      if (isOver) resolve(frames.slice(1));
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const timer = setInterval(() => {
      const text = texts.shift();
      if (text === undefined) { clearInterval(timer); isOver = true; } else told(JSON.parse(text));
    }, each);
  });
`;
