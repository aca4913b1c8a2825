import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billOf, floorOf, sumOf, timersOf } from '../../tools/cost/bill.ts';
import { eventBillOf } from '../../tools/cost/event/bill.ts';
import { measured, measuredEvent, page, pageFile } from '../../tools/cost/here.ts';
import { listed } from '../../tools/cost/listed.ts';
import { measureMatch } from '../../tools/cost/match.ts';
import { prices } from '../../tools/cost/prices.ts';
import {
  besideMatch,
  pageLoad,
  pollers,
  quietHour,
  standingMetrics,
} from '../../tools/cost/standing.ts';
import { waitingClient } from '../../tools/cost/waiting.ts';
import type { Measured } from '../../tools/cost/units.ts';
import { waits } from '../../tools/cost/waits.ts';
import { isLong, itIfLong } from '../support/long.ts';
import { game as talesOfGlory } from '../../shared/games/tales-of-glory/game.ts';
import { games } from '../../services/matches/games/loaded.ts';

const nothing = { writes: 0, reads: 0, invocations: 0, calls: 0, computing: 0, waiting: 0 };
const idle: Measured = {
  game: 'any',
  manner: 'by web',
  orders: 0,
  seats: 4,
  answers: 10,
  matchAnswers: 100,
  answering: nothing,
  looking: nothing,
  consuming: nothing,
  messages: 0,
  messageBytes: 0,
  storedBytes: 0,
};

describe('docs/costs.md', () => {
  it('is what the command writes from the measurements', async () => {
    expect(readFileSync(pageFile, 'utf8')).toBe(await page(measured(), measuredEvent()));
  });

  it('lists every game', () => {
    const told = new Set(measured().map(({ game }) => game));
    expect([...told].toSorted()).toEqual(Object.keys(games).toSorted());
  });

  it('has no figure below its floor', () => {
    for (const one of measured()) expect(sumOf(billOf(one))).toBeGreaterThan(floorOf(one));
  });

  it('has a real-time match of Talisman for less than a cent', () => {
    const live = measured().filter(({ game, manner }) => game === 'talisman' && manner === 'live');
    expect(live.length).toBeGreaterThan(0);
    for (const one of live) expect(sumOf(billOf(one))).toBeLessThan(0.01);
  });
});

describe('an idle page', () => {
  it('costs less by its pings than by requests that wait, and its pings cost less than the match', () => {
    const [live] = measured().filter(({ manner }) => manner === 'live');
    expect(besideMatch(4)).toBeLessThan(live === undefined ? 0 : sumOf(billOf(live)));
    expect(quietHour()).toBeLessThan(waitingClient() / (30 * 24));
    expect(pageLoad()).toBeGreaterThan(0);
    expect(pollers()).toBeGreaterThan(0);
    expect(standingMetrics()).toBeGreaterThan(0);
  });
});

describe('an event of eight rounds', () => {
  it('costs each player less than a tenth of a cent beyond the matches, with a hundred views of the table', () => {
    const event = measuredEvent();
    expect(event.rounds).toBe(8);
    expect(event.pods).toBeGreaterThanOrEqual((event.players / 5) * 8);
    for (const units of [event.registering, event.directing, event.looking])
      expect(units.invocations).toBeGreaterThan(0);
    expect(sumOf(eventBillOf(event))).toBeLessThan(0.001);
  });
});

describe('the clock of a match', () => {
  it('takes at most sixty cents for a million answers', () => {
    const timed = measured().filter(({ clock }) => clock !== undefined);
    expect(timed.map(({ game }) => game)).toContain('talisman');
    for (const one of timed) {
      expect(timersOf(one)).toBeGreaterThan(0);
      expect((timersOf(one) * 1e6) / one.matchAnswers).toBeLessThan(0.6);
    }
  });
});

describe('the bill of a match', () => {
  it('is that of the whole match, extrapolated from a part', () => {
    const writing = { ...idle, answering: { ...nothing, writes: 20 } };
    expect(billOf(writing).storage).toBeCloseTo(200 * prices.write, 12);
  });

  it('has a request for each answer and each view', () => {
    const once = { ...nothing, invocations: 10 };
    const { requests } = billOf({ ...idle, answering: once, looking: once, consuming: once });
    expect(requests).toBeCloseTo(200 * prices.httpRequest, 12);
  });

  it('has connections only if a client is connected', () => {
    const told = { ...idle, messages: 40 };
    expect(billOf(told).messages).toBeCloseTo(400 * prices.message, 12);
    expect(billOf({ ...told, manner: 'live' }).messages).toBeGreaterThan(400 * prices.message);
  });
});

describe('the latency of a request', () => {
  it('is the sum of sequential calls, and the longest of parallel ones', async () => {
    const waiting = waits();
    const call = (ms: number) => waiting.during(ms, () => Promise.resolve());
    await call(4);
    await Promise.all([call(4), call(10)]);
    await call(4);
    expect(waiting.take()).toBe(18);
    expect(waiting.take()).toBe(0);
  });
});

describe('the index of lists', () => {
  const rank = (time: string) => ({ Item: { pk: 'p', sk: 's', rank: time } });

  it('is written when an entry appears or disappears, and not when it stays', () => {
    const index = listed();
    expect(index.movesBy({ Item: { pk: 'p', sk: 'other' } })).toBe(0);
    expect(index.movesBy(rank('1'))).toBe(1);
    expect(index.movesBy(rank('1'))).toBe(0);
    expect(index.movesBy(rank('2'))).toBe(2);
    const moved = { Key: { pk: 'p', sk: 's' }, ExpressionAttributeValues: { ':rank': '3' } };
    expect(index.movesBy(moved)).toBe(2);
    expect(index.movesBy({ Key: { pk: 'p', sk: 's' } })).toBe(1);
    expect(index.movesBy({ Key: { pk: 'p', sk: 's' } })).toBe(0);
  });
});

itIfLong(
  'a measurement covers the wake-ups of a clock with their storage, and webhooks',
  async () => {
    const on = {
      manner: 'by web',
      withOrders: false,
      clock: 'async-2d',
      withWebhooks: true,
    } as const;
    const { clock, waking, notifying, looking } = await measureMatch({
      game: talesOfGlory,
      bot: 'greedy',
      ...on,
      most: 36,
    });
    expect(clock).toBe('async-2d');
    // each notified player took one call to look and one to send
    expect(notifying?.invocations).toBeGreaterThan(looking.invocations);
    expect(waking?.invocations).toBeGreaterThan(0);
    expect(waking?.invocations).toBeLessThan(10);
    expect(waking?.writes).toBeGreaterThan(waking?.invocations ?? 0);
  },
);

it.each(isLong ? (['live', 'by web'] as const) : (['live'] as const))(
  'a match uses the platform as measured: %s',
  async (manner) => {
    const playing = { game: talesOfGlory, bot: 'greedy', manner, withOrders: false, most: 20 };
    const sample = await measureMatch(playing);
    expect(sample.answers).toBe(20);
    expect(sample.answering.invocations).toBe(20);
    expect(sample.answering.writes / 20).toBeLessThan(2);
    // each watcher is told of each version; of the first by a snapshot
    expect(sample.messages).toBe(manner === 'live' ? 4 * 20 : 0);
    expect(sample.looking.invocations > 0).toBe(manner === 'by web');
    expect(sample.consuming.writes / 20).toBeLessThan(manner === 'live' ? 6 : 4);
  },
);
