import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../services/app/app.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { codeOf } from '../matches/hall.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { openEvent, owner, people } from '../tournaments/services/event.ts';
import { MARK, playing, settledIn, usesOn } from './leaver.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall([secretNumbers]);
});
afterAll(() => hall.close());

const marked = async (): Promise<readonly string[]> =>
  (await hall.items())
    .filter(({ text, key }) => text.includes(MARK) || key.includes(MARK))
    .map(({ key }) => key);

it('an account’s owner can export all of its data, without keys', async () => {
  const settled = await settledIn(hall, 'zoe-who-asks');
  const told = await usesOn(hall).leaving.exportOf(settled.zoe);
  expect(told).toMatchObject({
    account: 'zoe-who-asks',
    profile: { name: `Zoe ${MARK}`, timeZone: 'Europe/Prague' },
    vacation: { daysLeft: 28 },
    tokens: [{ name: `Key ${MARK}`, scopes: ['play'] }],
    bots: [{ account: settled.bot, name: `Bot ${MARK}` }],
    blocks: ['mallory'],
    orders: [{ gameId: 'secret-numbers', orders: [{ kind: 'pick' }] }],
    notifications: {
      rules: [],
      channels: [{ kind: 'WEBHOOK', to: expect.stringContaining('hook') }],
    },
    seen: { [settled.overId]: 3 },
    invitations: { received: [], noted: null },
    tenures: [{ stream: settled.overId, answersDue: 3, answersInTime: 3, ended: 'FINISHED' }],
    ratings: [{ kind: 'secret-numbers', pool: 'LIVE', matches: 1 }],
    tournaments: [{ tournament: `cup of ${MARK}`, as: 'REGISTERED' }],
    series: [{ series: `cups of ${MARK}`, begun: expect.any(String) }],
    messages: [{ match: settled.runningId, audience: 'SEATS', said: { text: `I am ${MARK}` } }],
  });
  const { matches } = told as unknown as { matches: { id: string }[] };
  const { openId, aloneId, runningId, overId } = settled;
  expect(matches.map(({ id }) => id).toSorted()).toEqual(
    [openId, aloneId, runningId, overId].toSorted(),
  );
  expect(JSON.stringify(told)).not.toMatch(/whsec|hash|qh_pat|"unsubscribe"/);
});

it('a deleted account leaves no name, no address and no seat in play', async () => {
  const { zoe, bot, openId, aloneId, runningId, overId } = await settledIn(hall, 'zoe-who-goes');
  const others = (await marked()).filter((key) => key.includes('zoe-who-asks'));
  const leaving = usesOn(hall).leaving;
  await leaving.deleteAccount(zoe, { confirm: zoe.account });

  const left = (await marked()).filter((key) => !others.includes(key));
  expect(left.filter((key) => key.includes('goes') || key.includes(bot))).toEqual([]);
  const kept = (await hall.items()).filter(({ key }) =>
    [zoe.account, bot].some((id) => key.startsWith(`ACCOUNT#${id} `)),
  );
  expect(kept.map(({ key }) => key.split(' ')[1])).toEqual(['PROFILE', 'PROFILE']);
  const find = async (id: string) => (await hall.matches.find(undefined, id))?.record;
  const holders = async (id: string) =>
    (await find(id))?.seats.flatMap(({ holder, resigned }) =>
      holder?.kind === 'account' && resigned !== true ? [holder.account] : [],
    );
  expect(await holders(openId)).toEqual(['ann']);
  expect(await find(aloneId)).toMatchObject({ status: 'ABANDONED' });
  expect(await holders(runningId)).toEqual(['ann', 'bob']);
  expect(await holders(overId)).toEqual(['zoe-who-goes', 'ann']);
  expect(await usesOn(hall).queues.tickets(zoe)).toMatchObject([{ status: 'LEFT' }]);
});

it('a deleted account withdraws before the start, leaves running pods, and keeps its results', async () => {
  const { tournaments } = hall;
  const account = 'zoe-who-played';
  const { zoe } = await playing(hall, account);
  const events = ['open', 'running', 'over'].map(async () => openEvent(hall));
  const [openId = '', runningId = '', overId = ''] = await Promise.all(events);
  for (const tournamentId of [openId, runningId, overId]) {
    for (const who of [zoe, ...people(4)]) {
      await tournaments.registerForTournament(who, { tournamentId, entropy: MARK });
    }
    await tournaments.fold(tournamentId);
    if (tournamentId !== openId) await tournaments.startTournament(owner, { tournamentId });
    await tournaments.direct(tournamentId);
  }
  const reason = 'There is nowhere to play.';
  const off = { tournamentId: overId, running: 'VOID', reason } as const;
  await tournaments.cancelTournament(owner, off);

  await usesOn(hall).leaving.deleteAccount(zoe, { confirm: account });
  expect(await hall.store.inboxes.list(tournamentStream(overId), 1)).toEqual([]);
  for (const id of [openId, runningId]) await tournaments.fold(id);
  const placeIn = async (id: string) =>
    (await tournaments.find(owner, id)).tournament.players.find((each) => each.account === account);
  expect(await placeIn(openId)).toBeUndefined();
  expect(await placeIn(runningId)).toMatchObject({ status: 'DROPPED' });
  expect(await placeIn(overId)).toMatchObject({ status: 'ACTIVE' });
});

it('an account is deleted only by its owner, without a token, and with its id as confirmation', async () => {
  const { zoe } = await playing(hall, 'zoe-who-stays');
  const before = await marked();
  const leaving = usesOn(hall).leaving;
  const tries = [
    leaving.deleteAccount(zoe, { confirm: 'ann' }),
    leaving.deleteAccount(zoe, {} as { confirm: string }),
    leaving.deleteAccount({ ...zoe, scopes: ['account'], token: 't' }, { confirm: zoe.account }),
    leaving.exportOf({ ...zoe, scopes: ['read'], token: 't' }),
  ];
  expect(await Promise.all(tries.map(codeOf))).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
    'FORBIDDEN',
    'FORBIDDEN',
  ]);
  expect(await marked()).toEqual(before);
});

it('an interrupted deletion is resumed at any step, and completes', async () => {
  for (let step = 1, whole = false; !whole; step += 1) {
    const account = `zoe-broken-${String(step)}`;
    const { zoe, bot, runningId } = await playing(hall, account);
    const breaking = breakingAt(step);
    const { accounts, attention, matches, queues, tournaments } = usesOn(hall);
    const { leaving } = createApp({
      ...{ attention, queues, tournaments },
      store: {
        ...hall.store,
        channelSecrets: breaking.off(hall.store.channelSecrets),
        documents: breaking.off(hall.store.documents),
        talk: { ...hall.store.talk, put: breaking.one(hall.store.talk.put) },
        erasures: breaking.off(hall.store.erasures),
        plays: breaking.off(hall.store.plays),
      },
      matches: breaking.off(matches),
      accounts: { ...accounts, revokeAllTokens: breaking.one(accounts.revokeAllTokens) },
    });
    const first = leaving.deleteAccount(zoe, { confirm: account });
    whole = await first.then(
      () => true,
      (error: unknown) => (error instanceof BrokenError ? false : Promise.reject(error as Error)),
    );
    if (!whole) await usesOn(hall).leaving.deleteAccount(zoe, { confirm: account });
    expect((await marked()).filter((key) => key.includes(account) || key.includes(bot))).toEqual(
      [],
    );
    const seats = (await hall.matches.find(undefined, runningId))?.record.seats ?? [];
    expect(seats.map(({ resigned }) => resigned ?? false)).toEqual([false, false, true, true]);
    expect(whole ? step : 0, 'there are so many steps at least').not.toBe(1);
  }
});

class BrokenError extends Error {}

/** Calls that go through, up to one that is done and then ends in a fault. */
function breakingAt(step: number) {
  let calls = 0;
  const one =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const result = await call(...args);
      calls += 1;
      if (calls === step) throw new BrokenError('The function was ended here.');
      return result;
    };
  const off = <T extends object>(parts: T): T =>
    Object.fromEntries(
      Object.entries(parts).map(([key, part]) => [
        key,
        typeof part === 'function' ? one(part as (...args: unknown[]) => Promise<unknown>) : part,
      ]),
    ) as T;
  return { one, off };
}
