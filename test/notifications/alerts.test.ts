import { beforeEach, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../services/app/app.ts';
import type { CreateMatch } from '../../services/matches/contract.ts';
import { announcingTables } from '../../services/notifications/alerts/tables.ts';
import { stateOf } from '../../services/notifications/attention/state.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { lobbyStream } from '../../services/platform/storage/alerts/name.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { heldClock, MINUTE } from '../matches/clocks/table.ts';
import { account, useHalls } from '../matches/hall.ts';

const open = useHalls();
const gameId = 'secret-numbers';
const DAY = 24 * 60 * MINUTE;
let clock: ReturnType<typeof heldClock>;
let app: App;
let scenes = 0;

beforeEach(() => {
  scenes += 1;
  // a list of alerts is common to all: those of an earlier test are over by then
  clock = heldClock(`${String(2040 + scenes)}-03-04T12:00:00.000Z`);
  const { store } = open(undefined, clock.now);
  app = createApp({ games: [secretNumbers], now: clock.now, store });
});

const named = (name: string): AccountActor => account(`${name} ${String(scenes)}`);

/** An account that a channel reaches. */
async function reached(name: string): Promise<AccountActor> {
  const actor = named(name);
  const [createdAt, label] = [clock.iso(), 'Hook'];
  const channels = [{ id: 'hook', kind: 'WEBHOOK', label, createdAt, verified: true }];
  await app.store.documents.put(actor.account, 'channels', { revision: 1, data: { channels } });
  return actor;
}

/** An account with an alert. */
async function waiting(name: string, lasts = 'P1D'): Promise<AccountActor> {
  const actor = await reached(name);
  await app.alerts.add(actor, { gameId, lasts });
  return actor;
}

/** Opens a table, as the stream tells of it. */
async function opens(host: AccountActor, more: Partial<CreateMatch> = {}): Promise<string> {
  const match = await app.matches.create(host, { gameId, seats: 3, visibility: 'PUBLIC', ...more });
  const stream = match.record.id;
  await announcingTables(app)({ stream, version: 0 });
  return stream;
}

/** News that accounts were told of: the table, or else the type. */
const toldTo = async (...actors: readonly AccountActor[]) =>
  Promise.all(
    actors.map(async ({ account: who }) => {
      const found = await app.store.attentions.find(who, lobbyStream(gameId));
      return found ? stateOf(found).news.map(({ type, data }) => data?.matchId ?? type) : [];
    }),
  );

describe('a table alert', () => {
  it('tells its account once of a table that opens', async () => {
    const [ada, host] = [await waiting('ada'), named('host')];
    const first = await opens(host);
    await announcingTables(app)({ stream: first, version: 0 });
    await opens(host);
    expect(await toldTo(ada)).toEqual([[first]]);
    expect(await app.alerts.list(ada)).toEqual([]);
    await app.alerts.add(ada, { gameId });
    const third = await opens(host);
    expect(await toldTo(ada)).toEqual([[first, third]]);
  });

  it('for any game tells of each, and of one opening only once beside one for the game', async () => {
    const ada = await waiting('ada');
    await app.alerts.add(ada, {});
    const table = await opens(named('host'));
    expect(await toldTo(ada)).toEqual([[table]]);
    expect(await app.alerts.list(ada)).toMatchObject([{ id: 'any-game' }]);
  });

  it('tells of a player in a queue, but no one who waits there', async () => {
    const [ada, ben, cyd] = [await waiting('ada'), await waiting('ben'), named('cyd')];
    const queue = { gameId, timeControl: 'async-1d', seats: [3] };
    await app.queues.join(ben, queue);
    expect(await toldTo(ada, ben)).toEqual([['lobby.queue.joined'], []]);
    await app.queues.join(cyd, queue);
    expect(await toldTo(ada, ben)).toEqual([['lobby.queue.joined'], []]);
  });

  it('waits on while its account could not sit down, blocks or is blocked, or has quiet hours', async () => {
    const people = ['low', 'blocks', 'blocked', 'asleep', 'host'];
    const [low, blocks, blocked, asleep, host] = await Promise.all(people.map((n) => waiting(n)));
    if (!low || !blocks || !blocked || !asleep || !host) throw new TypeError('Five came.');
    await app.accounts.block(blocks, { accountId: host.account, blocked: true });
    await app.accounts.block(host, { accountId: blocked.account, blocked: true });
    await app.accounts.updateProfile(asleep, { quietFrom: '11:00', quietTo: '13:00' });
    await opens(host, { requirements: { finishedMin: 1 } });
    expect(await toldTo(low, blocks, blocked, asleep, host)).toEqual([[], [], [], [], []]);
    await opens(host, { visibility: 'PRIVATE' });
    const table = await opens(host);
    expect(await toldTo(low, blocks, blocked, asleep, host)).toEqual([[table], [], [], [], []]);
    expect(await app.alerts.list(asleep)).toHaveLength(1);
  });

  it('is over at its end, or when it is taken back', async () => {
    const [ada, ben] = [await waiting('ada', 'PT1H'), await waiting('ben')];
    expect(await app.alerts.list(ben)).toMatchObject([{ gameId, until: clock.iso(DAY) }]);
    expect(await app.alerts.remove(ben, { alertId: gameId })).toEqual([]);
    expect(await app.alerts.remove(ben, { alertId: gameId })).toEqual([]);
    clock.pass(61 * MINUTE);
    await opens(named('host'));
    expect(await toldTo(ada, ben)).toEqual([[], []]);
    expect(await app.alerts.list(ada)).toEqual([]);
  });

  it('hears of an opening behind others that have quiet hours', async () => {
    const sleepers = Array.from({ length: 12 }, (_, n) => `asleep ${String(n)}`);
    for (const name of sleepers) {
      const actor = await waiting(name, 'PT1H');
      await app.accounts.updateProfile(actor, { quietFrom: '11:00', quietTo: '13:00' });
    }
    const ada = await waiting('ada');
    const table = await opens(named('host'));
    expect(await toldTo(ada)).toEqual([[table]]);
  });

  it('is one of ten that an opening tells, and the others hear of the next', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, n) => waiting(`n${String(n)}`)));
    const counts = async () => (await toldTo(...crowd)).filter((told) => told.length > 0).length;
    await opens(named('host'));
    expect(await counts()).toBe(10);
    await opens(named('host'));
    expect(await counts()).toBe(12);
  });

  it('is refused to guests, to accounts that no channel reaches, and beyond ten', async () => {
    const guest = { ...named('guest~1'), guest: true } as const;
    await expect(app.alerts.add(guest, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const lone = app.alerts.add(named('lone'), {});
    await expect(lone).rejects.toMatchObject({ code: 'CHANNEL_UNVERIFIED' });
    const ada = await reached('ada');
    await expect(app.alerts.add(ada, { gameId: 'chess' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(app.alerts.add(ada, { lasts: 'P8D' })).rejects.toThrow();
    const [since, until] = [clock.iso(), clock.iso(DAY)];
    for (let n = 0; n < 10; n += 1) {
      const game = `game ${String(n)}`;
      await app.store.alerts.put({ account: ada.account, game, revision: 1, since, until });
    }
    await expect(app.alerts.add(ada, { gameId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
