import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchUpdate } from '../../services/matches/contract.ts';
import type { Call } from '../../services/apis/rest/call.ts';
import { awaitUpdates } from '../../services/apis/rest/reads/await-updates.ts';

const update = { version: 3 } as MatchUpdate;
const viewer = { account: 'ann' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/**
 * Waits on a held clock for updates that are there at the look of this number, and says how long it
 * paused.
 */
async function waited(wait: number, { comesAt = 99, signedOut = false, longest = 60 } = {}) {
  const pauses: number[] = [];
  let looks = 0;
  const updates = () => Promise.resolve((looks += 1) >= comesAt ? [update] : []);
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    vi.setSystemTime(Date.now() + milliseconds);
    return Promise.resolve();
  };
  const call = {
    ...{ matches: { updates }, viewer: signedOut ? undefined : viewer },
    waiting: { longest, pause, during: (_: string, work: () => unknown) => work() },
  } as unknown as Call;
  return { found: await awaitUpdates(call, { matchId: 'm', wait }), pauses };
}
const sum = (pauses: readonly number[]): number => pauses.reduce((all, each) => all + each, 0);

it('a waiting request polls with growing pauses, until the time is over', async () => {
  expect(await waited(1)).toEqual({ found: [], pauses: [200, 300, 450, 50] });
  const { pauses } = await waited(20);
  expect(Math.max(...pauses)).toBe(2_000);
  expect(sum(pauses)).toBeCloseTo(20_000, -2);
});

it('a waiting request returns new updates as soon as they are found', async () => {
  expect(await waited(20, { comesAt: 3 })).toEqual({ found: [update], pauses: [200, 300] });
});

it('a waiting request waits at most the deployment’s limit, and not at all for a wait of zero', async () => {
  expect(sum((await waited(20, { longest: 2 })).pauses)).toBe(2_000);
  for (const idle of [waited(0), waited(20, { longest: 0 }), waited(20, { signedOut: true })]) {
    expect((await idle).pauses).toEqual([]);
  }
});
