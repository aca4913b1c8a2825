import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byWeb, live, sumOf } from '../../services/commands/cost/bill.ts';
import { measured, page, pageFile } from '../../services/commands/cost/here.ts';
import { measureMatch } from '../../services/commands/cost/match.ts';
import { prices } from '../../services/commands/cost/prices.ts';
import type { Measured } from '../../services/commands/cost/units.ts';
import { talesOfGlory } from '../../shared/games/tales-of-glory/game.ts';
import { games } from '../../shared/games/index.ts';

const nothing = { writes: 0, reads: 0, invocations: 0, calls: 0, milliseconds: 0 };
const idle: Measured = {
  game: 'any',
  seats: 4,
  answers: 10,
  matchAnswers: 100,
  answering: nothing,
  listing: nothing,
  telling: nothing,
  looking: nothing,
  messages: 0,
  messageBytes: 0,
  storedBytes: 0,
};

describe('the page of costs', () => {
  it('is what the command writes from what was measured', async () => {
    expect(readFileSync(pageFile, 'utf8')).toBe(await page(measured()));
  });

  it('tells of every game', () => {
    expect(measured().map(({ game }) => game)).toEqual(Object.keys(games));
  });
});

describe('a bill', () => {
  it('is that of a whole match, by what a part of it took', () => {
    const writing = { ...idle, answering: { ...nothing, writes: 20 } };
    expect(live(writing).storage).toBeCloseTo(200 * prices.write, 12);
    expect(byWeb(writing).storage).toBeCloseTo(200 * prices.write, 12);
  });

  it('has messages only where somebody is connected', () => {
    const told = { ...idle, messages: 40 };
    expect(live(told).messages).toBeGreaterThan(400 * prices.message);
    expect(byWeb(told).messages).toBe(0);
    expect(sumOf(live(told))).toBeGreaterThan(sumOf(byWeb(told)));
  });
});

it('still takes of the platform what was measured', async () => {
  const sample = await measureMatch({ game: talesOfGlory, bot: 'greedy', most: 20 });
  expect(sample.answers).toBe(20);
  expect(sample.answering.calls).toBe(20);
  // each watcher is told of each version; of the first by a snapshot
  expect(sample.messages).toBe(4 * 20);
  expect(sample.answering.writes / 20).toBeLessThan(2);
  expect(sample.telling.writes / 20).toBeLessThan(12);
}, 60_000);
