import { expect, it } from 'vitest';
import { attentionAfter } from '../../services/notifications/attention/episode.ts';
import type { Notice } from '../../services/notifications/notices/notice.ts';
import { createSeer, type SeeingParts } from '../../services/notifications/attention/see.ts';
import type { AccountDocument, Attention } from '../../services/platform/storage/contract.ts';
import { MINUTE, NOON, channel, iso } from './world.ts';

const EPISODES = 600;
const kinds = ['fails', 'crashes', 'doubles'] as const;
const channels = [channel('WEBHOOK'), channel('EMAIL')];

/** Puts a thing in the place of its revision before, as the table does. */
function kept<T extends { readonly revision: number }>() {
  const things = new Map<string, T>();
  return {
    get: (key: string) => things.get(key),
    all: () => [...things.values()],
    put(key: string, thing: T): boolean {
      if ((things.get(key)?.revision ?? 0) !== thing.revision - 1) return false;
      things.set(key, thing);
      return true;
    },
  };
}

/** One episode of an account's own, of which one step goes wrong in one way. */
async function episode(n: number): Promise<readonly Notice[]> {
  const account = `ann ${String(n)}`;
  const attentions = kept<Attention>();
  const documents = kept<AccountDocument>();
  const stored = new Map<string, Notice>();
  let time = NOON;
  let steps = 0;
  const step = async <T>(act: () => T): Promise<T> => {
    steps += 1;
    const wrong =
      steps === 1 + (Math.floor(n / kinds.length) % 14) ? kinds[n % kinds.length] : 'goes';
    if (wrong === 'fails') throw new Error('It failed.');
    const done = act();
    if (wrong === 'crashes') throw new Error('It died, and it was done.');
    return wrong === 'doubles' ? act() : done;
  };
  const parts: SeeingParts = {
    attentions: {
      find: (who, stream) => step(() => attentions.get(`${who} ${stream}`)),
      openOf: () => step(() => attentions.all().filter(({ open }) => open)),
      put: (it) => step(() => attentions.put(`${it.account} ${it.stream}`, it)),
    },
    documents: {
      read: (who, name) => step(() => documents.get(`${who} ${name}`)),
      put: (who, name, it) => step(() => documents.put(`${who} ${name}`, it)),
    },
    accounts: { profile: () => step(() => undefined) },
    summaries: { find: () => step(() => undefined) },
    operatorTimes: { read: () => step(() => ({ held: [], credits: [] })) },
    channelsOf: () => step(() => channels),
    notify: (notice) =>
      step(() => {
        const key = JSON.stringify([notice.id, notice.at]);
        stored.set(key, stored.get(key) ?? notice);
      }),
    isWatching: () => step(() => false),
    now: () => new Date(time),
  };
  const wanted = { matchId: 'm1', gameId: 'chess', version: 3, at: iso(NOON), turn: 1 };
  const its = { account, seat: 'seat1', count: 1 };
  const asked = { ...wanted, speed: 'ASYNC' as const, accounts: [its] };
  const item = attentionAfter(undefined, {
    wanted: asked,
    account: its,
    news: [],
    reachable: true,
  });
  if (item === undefined || !attentions.put(`${account} m1`, item)) throw new TypeError('Asked.');
  const see = createSeer(parts);
  for (let looks = 0; looks < 8; looks += 1) {
    time += 2 * MINUTE;
    await see({ account, stream: 'm1' }).catch(() => undefined);
  }
  return [...stored.values()];
}

it('sends each notice to each channel exactly once, whichever step fails and how', async () => {
  for (let n = 0; n < EPISODES; n += 1) {
    const told = await episode(n);
    expect(told.map((notice) => notice.channel).toSorted(), `episode ${String(n)}`).toEqual([
      'EMAIL',
      'WEBHOOK',
    ]);
  }
});
