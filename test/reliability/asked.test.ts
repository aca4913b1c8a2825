import { describe, expect, it } from 'vitest';
import { queuesIn } from '../lobby/queues/queue-hall.ts';
import { DAY, heldClock } from '../matches/clocks/table.ts';
import { account, codeOf, useHalls } from '../matches/hall.ts';
import type { Preset } from '../../shared/engine/index.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import type { StoredTenure } from '../../services/platform/storage/contract.ts';

const open = useHalls();
const gameId = 'secret-numbers';
const days = { gameId, seats: 2, timeControl: { preset: 'async-1d' } };
let crowds = 0;

function scene() {
  crowds += 1;
  const clock = heldClock();
  const hall = open(undefined, clock.now);
  const person = (name: string) => account(`${name} asked ${String(crowds)}`);
  const [ada, ben, cyd] = [person('ada'), person('ben'), person('cyd')];
  /** Stores a match that the account has played, `ago` days ago. */
  const played = (who: typeof ada, match: string, more: Partial<StoredTenure> = {}, ago = 1) => {
    const facts = { version: 1, answersDue: 0, answersInTime: 0, ended: 'FINISHED' as const };
    const [begun, at] = [clock.iso(-(ago + 5) * DAY), clock.iso(-ago * DAY)];
    return hall.store.tenures.put(who.account, { stream: match, begun, at, ...facts, ...more });
  };
  const table = async (more: object = {}) =>
    (await hall.matches.create(ada, { ...days, ...more })).record.id;
  const join = (who: typeof ada, matchId: string) => codeOf(hall.matches.join(who, { matchId }));
  return { ...hall, clock, person, ada, ben, cyd, played, table, join };
}

describe('a table with required reliability', () => {
  it('shows its requirements, and which of them the viewer does not meet', async () => {
    const { matches, ben, cyd, played, table, join } = scene();
    await played(ben, 'one', { answersDue: 20, answersInTime: 10 });
    await played(cyd, 'one');
    await played(cyd, 'two');
    const matchId = await table({ requirements: { reliabilityMin: 0.9, finishedMin: 2 } });
    const seen = await matches.find(ben, matchId);
    expect(seen?.unmet).toEqual(['RELIABILITY', 'FINISHED']);
    expect(seen && matches.can(ben, seen)).not.toContain('join');
    await expect(matches.join(ben, { matchId })).rejects.toMatchObject({
      code: 'REQUIREMENTS_NOT_MET',
      unmet: ['RELIABILITY', 'FINISHED'],
      message:
        "You don't meet the table's requirements. Required: a reliability of at least 0.9; at least 2 matches finished.",
    });
    expect((await matches.find(undefined, matchId))?.unmet).toEqual(['RELIABILITY', 'FINISHED']);
    const theirs = await matches.find(cyd, matchId);
    expect(theirs?.unmet).toEqual([]);
    expect(theirs && matches.can(cyd, theirs)).toContain('join');
    expect(await join(cyd, matchId)).toBe('done');
  });

  it.each([
    [{ reliabilityMin: 1.01 }],
    [{ reliabilityMin: -0.1 }],
    [{ reliabilityMin: Number.NaN }],
    [{ finishedMin: 301 }],
    [{ finishedMin: 0.5 }],
    [{}],
  ])('can’t require %j', async (requirements) => {
    const { matches, ada } = scene();
    expect(await codeOf(matches.create(ada, { ...days, requirements }))).toBe('BAD_USER_INPUT');
  });
});

describe('a rated match', () => {
  it('has a clock, the default options and no bots, is public without takebacks, and is found by a filter', async () => {
    const { matches, ada, ben, table } = scene();
    const wrong = [
      { timeControl: undefined },
      { options: { rounds: 9 } },
      { bots: ['first'] },
      { visibility: 'PRIVATE' },
    ];
    for (const more of wrong) {
      const refused = matches.create(ada, { ...days, rated: true, ...more } as never);
      await expect(refused).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: /^`rated`: /,
      });
    }
    const matchId = await table({ rated: true });
    expect(await codeOf(matches.addBot(ada, { matchId, level: 'first' }))).toBe('FORBIDDEN');
    const { record } = (await matches.find(ada, matchId)) ?? {};
    expect(record?.rated).toBe(true);
    await matches.join(ben, { matchId });
    const begun = await matches.start(ada, { matchId });
    expect(await matches.undoOf(ada, begun)).toMatchObject({ policy: 'NONE' });
    const unrated = await table();
    const listed = async (rated: boolean) => {
      const commits = await Promise.all(
        [matchId, unrated].map((id) => open().store.events.range(id, undefined, 9)),
      );
      for (const commit of commits.flat()) await matches.project(commit);
      const page = await matches.list(ada, { list: 'MINE', rated }, { first: 9 });
      return page.items.map(({ item }) => item.record.id);
    };
    expect([await listed(true), await listed(false)]).toEqual([[matchId], [unrated]]);
  });

  it('can be played with a preset of its game', async () => {
    const { ada, clock } = scene();
    const seven: Preset = {
      id: 'seven',
      options: { rounds: 7 },
      seats: 2,
      speed: 'ASYNC',
      timeControl: 'async-1d',
      deadline: 'P7D',
    };
    const { matches } = open([{ ...secretNumbers, presets: [seven] }], clock.now);
    for (const [rounds, code] of [
      [7, 'done'],
      [8, 'BAD_USER_INPUT'],
    ] as const)
      expect(await codeOf(matches.create(ada, { ...days, rated: true, options: { rounds } }))).toBe(
        code,
      );
  });

  it('is limited to three turn-based ones for a new account, for every way to a seat', async () => {
    const { matches, person, ben, clock, played, ...hall } = scene();
    const hosts = [1, 2, 3, 4].map((n) => person(`host ${String(n)}`));
    const tables = await Promise.all(
      hosts.map(async (host) => (await matches.create(host, { ...days, rated: true })).record.id),
    );
    const asked = await Promise.all(tables.map((matchId) => hall.join(ben, matchId)));
    expect(asked.toSorted()).toEqual(['TOO_MANY_MATCHES', 'done', 'done', 'done']);
    const queues = queuesIn({ ...hall, matches }, clock.now);
    const queued = () => codeOf(queues.join(ben, { gameId, timeControl: 'async-2d' }));
    expect(await codeOf(matches.create(ben, { ...days, rated: true }))).toBe('TOO_MANY_MATCHES');
    expect(await queued()).toBe('TOO_MANY_MATCHES');
    // neither real-time nor casual matches count
    expect(await codeOf(matches.create(ben, days))).toBe('done');
    const live = { ...days, rated: true, timeControl: { preset: 'live' } };
    expect(await codeOf(matches.create(ben, live))).toBe('done');
    // a seat that is given up gives its place back, and so does a ticket
    const [mine = ''] = tables.filter((_, i) => asked[i] === 'done');
    await matches.leave(ben, { matchId: mine });
    expect(await queued()).toBe('done');
    expect(await hall.join(ben, mine)).toBe('TOO_MANY_MATCHES');
    const [ticket] = await queues.tickets(ben);
    await queues.leave(ben, { ticketId: ticket?.id ?? '' });
    expect(await hall.join(ben, mine)).toBe('done');
    await matches.leave(ben, { matchId: mine });
    expect(await queued()).toBe('done');
    await played(ben, 'finished');
    expect(await hall.join(ben, mine)).toBe('done');
  });

  it('counts once with its ticket in a queue, and another ticket counts separately', async () => {
    const { matches, person, ben, clock, ...hall } = scene();
    clock.pass(900 * DAY);
    const queues = queuesIn({ ...hall, matches }, clock.now);
    const wish = { gameId, timeControl: 'async-3d', seats: [2] };
    for (let n = 1; n <= 3; n += 1) {
      await queues.join(person(`other ${String(n)}`), wish);
      expect(await queues.join(ben, wish)).toMatchObject({ status: 'MATCHED' });
      clock.pass(2 * 60_000);
    }
    expect(await codeOf(queues.join(ben, wish))).toBe('TOO_MANY_MATCHES');
  });

  it('is closed for a player who has left three within 90 days, until the queues open again', async () => {
    const { matches, ben, clock, played, ...hall } = scene();
    const queues = queuesIn({ ...hall, matches }, clock.now);
    for (const ago of [60, 30, 0.5]) {
      await played(ben, `left ${String(ago)}`, { ended: 'ABANDONED' }, ago);
    }
    const wish = { gameId, timeControl: 'live-slow' };
    await expect(queues.join(ben, wish)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 12 * 3_600,
      message: /^You left three or more matches within 90 days\. You can't join a queue/,
    });
    clock.pass(DAY / 2);
    expect(await codeOf(queues.join(ben, wish))).toBe('done');
  });
});
