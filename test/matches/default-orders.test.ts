import { createApp } from '../../services/app/app.ts';
import { describe, expect, it } from 'vitest';
import type { MatchView } from '../../services/matches/contract.ts';
import { wrongOrders } from '../../shared/engine/judge/orders.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { useAbsence } from './clocks/absence.ts';
import { DAY } from './clocks/table.ts';
import { account, ann, bob, codeOf, playRounds, started, useHalls } from './hall.ts';

const open = useHalls();
const away = useAbsence();
const gameId = 'secret-numbers';
const two = { kind: 'pick', choose: ['number:2'] };
const three = { kind: 'pick', choose: ['number:3'], until: 'round' };
const ask = { kind: 'pick', ask: true as const };

let people = 0;
/** A new account, because orders stay with their account. */
const somebody = () => account(`somebody ${String((people += 1))}`);

const ordersOf = (match: MatchView | undefined) => match?.orders;

describe('the auto-responses of an account', () => {
  it('apply in a match from its start, for every way to join, and answer at once', async () => {
    const { matches, store } = open();
    const [host, guest, other] = [somebody(), somebody(), somebody()];
    await matches.setDefaultOrders(host, { gameId, orders: [two] });
    const { record } = await matches.create(host, { gameId, seats: 3 });
    const matchId = record.id;
    await matches.join(guest, { matchId });
    await matches.join(other, { matchId });
    // the orders at the start of the match are used, not those when their holder sat down
    await matches.setDefaultOrders(guest, { gameId, orders: [ask] });
    const { record: begun, ...seen } = await matches.start(host, { matchId });
    expect(seen.orders).toEqual([two]);
    expect([seen.questions, seen.waitingOn]).toEqual([[], ['seat2', 'seat3']]);
    expect(ordersOf(await matches.find(guest, matchId))).toEqual([ask]);
    expect(ordersOf(await matches.find(other, matchId))).toEqual([]);
    // all of it is in the commit of the start, so that no fault comes between
    const stored = await store.events.range(matchId, begun.version - 1, 10);
    expect(stored).toHaveLength(1);
    const entries = await matches.journal(other, matchId, { first: 50 });
    expect(JSON.stringify(entries)).not.toContain('OrdersSet');
  });

  it('can be replaced and cleared, without effect on a running match', async () => {
    const { matches } = open();
    const [host, guest] = [somebody(), somebody()];
    await matches.setDefaultOrders(guest, { gameId, orders: [ask] });
    const { record } = await started(matches, [host, guest]);
    const own = [{ kind: '*', ask: true as const }];
    await matches.setStandingOrders(guest, { matchId: record.id, orders: own });
    expect(await matches.setDefaultOrders(guest, { gameId, orders: [three] })).toEqual({
      gameId,
      orders: [three],
    });
    expect((await matches.find(guest, record.id))?.orders).toEqual(own);
    expect(await matches.defaultOrders(guest)).toEqual([{ gameId, orders: [three] }]);
    expect(await matches.defaultOrders(host)).toEqual([]);
    await matches.setDefaultOrders(guest, { gameId, orders: [] });
    expect(await matches.defaultOrders(guest)).toEqual([]);
    expect((await matches.defaultOrdersFor(guest, gameId)).orders).toEqual([]);
  });

  it('apply when a last seat starts the match, in a rematch, and in a match of a queue', async () => {
    const { matches } = open();
    const [host, guest] = [somebody(), somebody()];
    for (const who of [host, guest]) {
      await matches.setDefaultOrders(who, { gameId, orders: [{ ...ask, until: 'round' }] });
    }
    const wish = { gameId, seats: 2, startWhenFull: true, options: { rounds: 1 } };
    const { record } = await matches.create(host, wish);
    const orders = [{ ...ask, until: 'round' }];
    const last = await matches.join(guest, { matchId: record.id });
    expect(last).toMatchObject({ record: { status: 'RUNNING' }, orders });
    expect(await matches.find(host, record.id)).toMatchObject({ orders });

    await playRounds(matches, [host, guest], record.id, 1);
    await matches.rematch(host, { matchId: record.id });
    const again = await matches.rematch(guest, { matchId: record.id });
    expect(again).toMatchObject({ record: { status: 'RUNNING' }, orders });
    expect(await matches.find(host, again.record.id)).toMatchObject({ orders });

    const control = { timeControl: 'async-1d', queue: `async-1d/${gameId}` };
    const found = { id: 'found-with-orders', gameId, ...control };
    await matches.found({ ...found, accounts: [host.account, guest.account] });
    for (const who of [host, guest])
      expect(await matches.find(who, found.id)).toMatchObject({ orders });
  });

  it('replace those of the seat’s previous player', async () => {
    const { late, clock, matches, matchId } = await away();
    const substitute = somebody();
    await matches.setDefaultOrders(substitute, { gameId, orders: [two] });
    const theirs = [{ kind: 'pick', choose: ['never'] }];
    await matches.setStandingOrders(ann, { matchId, orders: theirs });
    await late();
    await late();
    clock.pass(2 * DAY);
    await matches.wake(matchId);
    const taken = await matches.claimSeat(substitute, { matchId, seat: 'seat1' });
    expect(taken).toMatchObject({ questions: [], waitingOn: ['seat2'], orders: [two] });
    expect((await matches.find(bob, matchId))?.orders).toEqual([]);
  });

  it('that the game no longer knows are left out, and the others apply', async () => {
    const hall = open();
    const [host, guest] = [somebody(), somebody()];
    const gone = { kind: 'trick', ask: true };
    const stale = [gone, { kind: 'pick', ask: true, until: 'war' }, 'nonsense', ask];
    await hall.store.defaultOrders.put(guest.account, gameId, stale);
    const { record } = await started(hall.matches, [host, guest]);
    expect((await hall.matches.find(guest, record.id))?.orders).toEqual([ask]);
    const wrong = wrongOrders(
      {
        game: secretNumbers,
        journal: { seats: ['seat1', 'seat2'] },
        run: { match: { orders: {} } },
      } as unknown as Parameters<typeof wrongOrders>[0],
      { type: 'OrdersSet', seat: 'seat2', orders: [ask] },
    );
    expect(wrong).toBeUndefined();
  });

  it('that are invalid by the start don’t stop the match: it is started again', async () => {
    const hall = open();
    const [host, guest] = [somebody(), somebody()];
    await hall.matches.setDefaultOrders(guest, { gameId, orders: [ask] });
    const { record } = await hall.matches.create(host, { gameId, seats: 2 });
    await hall.matches.join(guest, { matchId: record.id });
    const now = () => new Date('2026-03-01T13:00:00.000Z');
    const cut = { ...hall.store.defaultOrders, read: () => Promise.reject(new Error('Cut off.')) };
    const broken = createApp({
      store: { ...hall.store, defaultOrders: cut },
      games: [secretNumbers],
      now,
    }).matches;
    const again = { matchId: record.id, commandId: 'start' };
    await expect(broken.start(host, again)).rejects.toThrow('Cut off.');
    expect((await hall.matches.find(host, record.id))?.record.status).toBe('OPEN');
    await hall.matches.start(host, again);
    expect((await hall.matches.find(guest, record.id))?.orders).toEqual([ask]);
  });

  it('require a scope, a known game, and valid orders', async () => {
    const { matches } = open();
    const who = somebody();
    const set = (actor = who, game = gameId, orders: object[] = [ask]) =>
      codeOf(matches.setDefaultOrders(actor, { gameId: game, orders: orders as [] }));
    expect(await set({ ...who, scopes: ['play'] })).toBe('FORBIDDEN');
    expect(await set(who, 'go')).toBe('BAD_USER_INPUT');
    for (const wrong of [{ kind: 'trick', ask: true }, { kind: 'pick' }, { ...ask, until: 'war' }])
      expect(await set(who, gameId, [wrong])).toBe('BAD_USER_INPUT');
    expect(
      await set(
        who,
        gameId,
        Array.from({ length: 65 }, () => ask),
      ),
    ).toBe('BAD_USER_INPUT');
    expect(await matches.defaultOrders(who)).toEqual([]);
    expect(await set()).toBe('done');
  });
});
