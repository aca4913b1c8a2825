import { ratingsOn } from '../../services/accounts/ratings/account-ratings.ts';
import { reliabilityOn } from '../../services/accounts/reliability/account-reliability.ts';
import { describe, expect, it } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Recap } from '../../services/matches/contract.ts';
import { catalogue } from '../../services/matches/terms/games.ts';
import { createHistory } from '../../services/matches/history/history.ts';
import { isAbout } from '../../services/matches/recap/about.ts';
import { createRecaps } from '../../services/matches/recap/use-cases.ts';
import { atMatch, nobodyStandsIn } from '../../services/matches/record/arbiters.ts';
import { createReadAccess } from '../../services/matches/views/read-access.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { DAY, heldClock, HOUR, MINUTE, timed } from './clocks/table.ts';
import { ann, bob, cid, codeOf, lengthen, pick, playRounds, started, useHalls } from './hall.ts';

const open = useHalls();
const timeControl = { preset: 'async-1d' };
const always = { kind: 'pick', choose: ['number:2'] };

const linesOf = ({ turns }: Recap) => turns.flatMap(({ entries }) => entries);
const told = (recap: Recap) => linesOf(recap).map(({ line }) => line);

describe('the recap of a match', () => {
  it('is exactly the viewer’s log since then, for every viewer', async () => {
    const { matches } = open();
    const { record } = await started(matches, [ann, bob]);
    await playRounds(matches, [ann, bob], record.id, 2);
    for (const viewer of [ann, bob, cid, undefined]) {
      const log = await matches.log(viewer, record.id, { after: record.version, first: 500 });
      const recap = await matches.since(viewer, record.id, record.version);
      expect(log.length).toBeGreaterThan(1);
      expect(told(recap)).toEqual(log);
      expect(recap).toMatchObject({ from: record.version, to: record.version + 4 });
    }
  });

  it('starts at the version last seen on any device, or at the start of the match', async () => {
    const hall = open();
    const { record } = await started(hall.matches, [ann, bob]);
    const matchId = record.id;
    expect(await hall.matches.seen(ann, matchId)).toBeUndefined();
    expect(await hall.matches.since(ann, matchId)).toMatchObject({ from: 0, to: record.version });
    await hall.matches.markSeen(ann, { matchId, version: 2 });
    await hall.matches.markSeen(ann, { matchId, version: 1 });
    const elsewhere = open().matches;
    expect(await elsewhere.seen(ann, matchId)).toBe(2);
    expect(await elsewhere.since(ann, matchId)).toMatchObject({ from: 2 });
    expect(await elsewhere.since(bob, matchId)).toMatchObject({ from: 0 });
    expect(await elsewhere.since(undefined, matchId)).toMatchObject({ from: 0 });
  });

  it('covers a limited number of versions, and continues from there', async () => {
    const { matches, store } = open();
    const { record } = await started(matches, [ann, bob]);
    const matchId = record.id;
    await playRounds(matches, [ann, bob], matchId, 2);
    const games = catalogue([secretNumbers]);
    const history = createHistory(store.events, games);
    const recaps = createRecaps({
      history,
      access: createReadAccess(history, {
        atMatch: atMatch(nobodyStandsIn),
        reliability: reliabilityOn(store, () => new Date()),
        ratings: ratingsOn(store, () => new Date()),
      }),
      games,
      seenMarks: store.seenMarks,
      most: 5,
    });
    const first = await recaps.since(ann, matchId, 0);
    expect(first).toMatchObject({ from: 0, to: 5 });
    const rest = await recaps.since(ann, matchId, first.to);
    expect(rest).toMatchObject({ from: 5, to: record.version + 4 });
    const log = await matches.log(ann, matchId, { first: 500 });
    expect([...told(first), ...told(rest)]).toEqual(log);
  });

  it('is cached for the next viewer who returns', async () => {
    const { matches } = open();
    const { record } = await started(matches, [ann, bob]);
    await lengthen(matches, bob, record.id, 80);
    const elsewhere = open();
    const told = await elsewhere.matches.since(ann, record.id, 0);
    await elsewhere.matches.since(ann, record.id, 0);
    const calls = await callsDuring(elsewhere.client, async () => {
      expect(await elsewhere.matches.since(ann, record.id, 0)).toEqual(told);
    });
    // is there anything new?
    expect(calls).toEqual(['Query']);
  });

  it('says who answered for its viewer, and shows that to no one else', async () => {
    const clock = heldClock();
    const { matches } = open(undefined, clock.now);
    const { record } = await timed(matches, [ann, bob], { timeControl }, { rounds: 9 });
    const matchId = record.id;
    await pick(matches, bob, matchId);
    clock.pass(DAY + HOUR);
    await matches.wake(matchId);
    await matches.setStandingOrders(ann, { matchId, orders: [always] });
    const { answeredForMe } = await matches.since(ann, matchId);
    expect(answeredForMe).toMatchObject([
      { by: 'clock', question: { kind: 'pick', seat: 'seat1' }, choose: ['number:1'] },
      { by: 'order', question: { kind: 'pick', seat: 'seat1' }, choose: ['number:2'] },
    ]);
    for (const other of [bob, cid, undefined]) {
      expect((await matches.since(other, matchId)).answeredForMe).toEqual([]);
    }
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses an impossible version: %s', async (version) => {
    const { matches } = open();
    const { record } = await started(matches, [ann, bob]);
    const matchId = record.id;
    const refusals = [
      await codeOf(matches.since(ann, matchId, version)),
      await codeOf(matches.markSeen(ann, { matchId, version })),
    ];
    expect(refusals).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(await matches.seen(ann, matchId)).toBeUndefined();
  });

  it('refuses a future version, and a match of others', async () => {
    const { matches } = open();
    const { record } = await started(matches, [ann, bob]);
    const next = { matchId: record.id, version: record.version + 1 };
    expect(await codeOf(matches.since(ann, record.id, next.version))).toBe('BAD_USER_INPUT');
    expect(await codeOf(matches.markSeen(ann, next))).toBe('BAD_USER_INPUT');
    const hidden = await matches.create(ann, {
      gameId: 'secret-numbers',
      seats: 2,
      visibility: 'PRIVATE',
    });
    const matchId = hidden.record.id;
    expect(await codeOf(matches.since(cid, matchId))).toBe('NOT_FOUND');
    expect(await codeOf(matches.seen(cid, matchId))).toBe('NOT_FOUND');
    expect(await codeOf(matches.markSeen(cid, { matchId, version: 0 }))).toBe('NOT_FOUND');
  });
});

describe('a seat that changes hands', () => {
  /** Ann was late twice, her order answered once; then cid took her seat. */
  async function replaced() {
    const clock = heldClock();
    const { matches } = open(undefined, clock.now);
    const timing = { timeControl, absence: { offerAfter: 'PT1H' } };
    const { record } = await timed(matches, [ann, bob], timing, { rounds: 20 });
    const matchId = record.id;
    await matches.setStandingOrders(ann, { matchId, orders: [always] });
    await pick(matches, bob, matchId);
    await matches.setStandingOrders(ann, { matchId, orders: [] });
    for (let late = 0; late < 2; late += 1) {
      await pick(matches, bob, matchId);
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
    clock.pass(2 * HOUR);
    await matches.wake(matchId);
    const before = await matches.since(ann, matchId);
    await matches.claimSeat(cid, { matchId, seat: 'seat1' });
    return { matches, matchId, before };
  }
  const dealt = (recap: Recap) =>
    told(recap).flatMap(({ type, data }) => (type === 'Dealt' ? [data] : []));

  it('shows its new player no orders of the former one', async () => {
    const { matches, matchId, before } = await replaced();
    expect(before.answeredForMe.map(({ by }) => by)).toEqual(['order', 'order', 'clock', 'clock']);
    const after = await matches.since(cid, matchId, 0);
    expect(after.answeredForMe).toEqual([]);
    expect(JSON.stringify(after)).not.toMatch(/order/i);
    expect((await matches.find(cid, matchId))?.orders).toEqual([]);
  });

  it('shows its new player no orders of the former one in the journal, nor automatic answers for them', async () => {
    const { matches, matchId } = await replaced();
    await matches.setStandingOrders(cid, { matchId, orders: [always] });
    const read = (who: AccountActor | undefined) => matches.journal(who, matchId, { first: 500 });
    const [theirs, spectators] = await Promise.all([read(cid), read(undefined)]);
    const claimed = theirs.findIndex(
      ({ type, data }) => type === 'SeatTaken' && JSON.stringify(data).includes('cid'),
    );
    const [past, since] = [theirs.slice(0, claimed), theirs.slice(claimed)];
    const orders = (entries: typeof past) =>
      entries.filter(({ data }) => JSON.stringify(data).includes('OrdersSet'));
    expect(orders(past)).toEqual([]);
    expect(orders(since)).toHaveLength(1);
    const others = new Set(spectators.map((entry) => JSON.stringify(entry)));
    const own = past.filter((entry) => !others.has(JSON.stringify(entry)));
    expect(own.map(({ type }) => type)).toEqual(['Told']);
    expect(JSON.stringify(own)).toContain('lucky');
  });

  it('shows the hand to its new player, and the spectators’ view to the former one', async () => {
    const { matches, matchId, before } = await replaced();
    const [now, then, spectator] = await Promise.all(
      [cid, ann, undefined].map((who: AccountActor | undefined) => matches.since(who, matchId, 0)),
    );
    expect(dealt(now ?? before)).toEqual(dealt(before));
    expect(then).toEqual(spectator);
    expect(told(then ?? before)).not.toEqual(told(before));
  });
});

describe('a line of the log', () => {
  it('belongs to the seat that acts, or that it names', () => {
    const line = (data: Readonly<Record<string, unknown>>, seat?: string) => ({
      data,
      ...(seat !== undefined && { seat }),
    });
    expect(isAbout(line({}, 'seat1'), 'seat1')).toBe(true);
    expect(isAbout(line({ target: 'seat1' }, 'seat2'), 'seat1')).toBe(true);
    expect(isAbout(line({ losers: [{ of: 'seat:seat1' }] }, 'seat2'), 'seat1')).toBe(true);
    expect(isAbout(line({ target: 'seat10' }, 'seat2'), 'seat1')).toBe(false);
    expect(isAbout(line({ target: 'seat1' }), undefined)).toBe(false);
  });
});
