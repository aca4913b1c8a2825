import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong } from '../support/long.ts';
import { askedIn, type AskedState } from './support/asked.ts';
import { openAs } from './support/play.ts';
import { showsStates } from './support/shown.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

/** The most that may jump when another question comes, as browsers score it. */
const MOST = 0.02;
/** From this many options on a question is a sheet. */
const SHEET = 5;

/** Run in the page: keeps the layout shifts from now on. */
const watch = `
  globalThis.shifts = [];
  globalThis.watching?.disconnect();
  globalThis.watching = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push({ value, of: sources.map(({ node }) => node?.className ?? '').join(' ') });
  });
  watching.observe({ type: 'layout-shift' });
`;

type Shift = { readonly value: number; readonly of: string };

/** Run in the page: the kept shifts, once the last frame has been reported. */
const shifts = `new Promise((done) => setTimeout(() => done(shifts), 100))`;

/** Questions of one match of each game. */
const known = new Map<string, readonly AskedState[]>();

/** Two questions of one match: a short one, and the next that is a sheet; or the other way round. */
function pairsIn(gameId: string): readonly AskedState[] {
  const pairs = known.get(gameId) ?? findPairs(gameId);
  known.set(gameId, pairs);
  return pairs;
}

function findPairs(gameId: string): readonly AskedState[] {
  const states = askedIn({ gameId, seats: 3, seed: `steady ${gameId}`, most: 600 });
  const isSheet = ({ question }: AskedState): boolean => question.options.length >= SHEET;
  const at = states.findIndex(
    (state, nth) => nth > 0 && isSheet(state) && !isSheet(states[nth - 1] ?? state),
  );
  return states.slice(at - 1, at + 2);
}

async function jumpsOf(page: Page, gameId: string, name: string): Promise<readonly Shift[]> {
  const id = await startMatch(name, { gameId, seats: 3, bots: ['greedy', 'greedy'] });
  const show = await showsStates(page, { name });
  await openAs(page, name, `/matches/${id}`);
  const [first, ...others] = pairsIn(gameId);
  if (first === undefined || others.length === 0) throw new Error('There is no sheet.');
  await show(first);
  const jumps: Shift[] = [];
  for (const state of others) {
    await page.evaluate(watch);
    await show(state);
    const seen = await page.evaluate<readonly Shift[]>(shifts);
    const value = seen.reduce((sum, shift) => sum + shift.value, 0);
    if (value > MOST) jumps.push(...seen);
  }
  return jumps;
}

it.each(isLong ? ['talisman', 'tales-of-glory'] : ['tales-of-glory'])(
  'moves no part of %s when a question needs more room, on a phone or at a desk',
  async (gameId) => {
    for (const size of ['phone', 'desk'] as const)
      await visit({ size }, async (page) => {
        expect(await jumpsOf(page, gameId, `ann at ${gameId} by ${size}`)).toEqual([]);
      });
  },
);
