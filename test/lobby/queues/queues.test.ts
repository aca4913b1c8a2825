import { describe, expect, it } from 'vitest';
import { FOR_GOOD } from '../../../services/platform/requests/account-standing.ts';
import { queueNamed } from '../../../services/platform/storage/queues/name.ts';
import { MINUTE, SECOND } from '../../matches/clocks/table.ts';
import { codeOf, type account, type Hall } from '../../matches/hall.ts';
import { live, three, useCrowd } from './crowd.ts';
import { ticketsFailingAfter, KilledError } from './queue-hall.ts';

let hall: Hall;
let people: readonly ReturnType<typeof account>[];
const { clock, newProcess, ticketOf, statesOf, tablesOf } = useCrowd((its, came) => {
  hall = its;
  people = came;
});

describe('a queue', () => {
  it('makes two matches of three from six tickets that are sent at once and twice', async () => {
    const [one, other] = [newProcess(), newProcess()];
    const joins = people.flatMap((who) => [one.join(who, three), other.join(who, three)]);
    await Promise.all(joins);
    await newProcess().look('async-1d/secret-numbers');
    const tickets = await Promise.all(people.map(ticketOf));
    expect(tickets.map((each) => each?.status)).toEqual(people.map(() => 'MATCHED'));
    const tables = await tablesOf(tickets);
    expect(tables.map((seats) => seats?.length)).toEqual([3, 3]);
    expect(tables.flat().toSorted()).toEqual(people.map((who) => who.account).toSorted());
    // and once more, now that all is done
    const again = await Promise.all(people.map((who) => one.join(who, three)));
    expect(again.map(({ id, matchId }) => [id, matchId])).toEqual(
      tickets.map((each) => [each?.id, each?.matchId]),
    );
  });

  // the third to come writes: its ticket, its note, three claims, the decision, and two of each who sits down
  it.each(Array.from({ length: 12 }, (_, n) => n + 1))(
    'loses and doubles nothing if its matcher dies after %i writes',
    async (writes) => {
      const [ada, ben, cyd] = people;
      if (!ada || !ben || !cyd) throw new Error('Nobody is here.');
      await newProcess().join(ada, three);
      await newProcess().join(ben, three);
      const dying = ticketsFailingAfter(hall.store.tickets, writes);
      await expect(newProcess({ tickets: dying }).join(cyd, three)).rejects.toThrow(KilledError);
      await Promise.all([
        newProcess().join(cyd, three),
        newProcess().look('async-1d/secret-numbers'),
      ]);
      const tickets = await Promise.all([ada, ben, cyd].map(ticketOf));
      expect(tickets.map((each) => each?.status)).toEqual(['MATCHED', 'MATCHED', 'MATCHED']);
      expect(await tablesOf(tickets)).toHaveLength(1);
    },
  );

  it('is matched by the sweep if no request follows', async () => {
    const [ada, ben, cyd] = people;
    if (!ada || !ben || !cyd) throw new Error('Nobody is here.');
    await newProcess().join(ada, three);
    await newProcess().join(ben, three);
    const dying = ticketsFailingAfter(hall.store.tickets, 4);
    await expect(newProcess({ tickets: dying }).join(cyd, three)).rejects.toThrow(KilledError);
    clock.pass(30 * SECOND);
    const shards = Array.from({ length: 16 }, (_, shard) =>
      hall.store.wakeUps.due(shard, clock.iso(), { first: 50 }),
    );
    const due = (await Promise.all(shards)).flat().map(({ stream }) => queueNamed(stream));
    expect(due).toContain('async-1d/secret-numbers');
    await newProcess().look('async-1d/secret-numbers');
    expect((await ticketOf(cyd))?.status).toBe('MATCHED');
  });

  it('makes at most one table when two matchers want the same players', async () => {
    const [ada, ben, cyd, dee] = people;
    if (!ada || !ben || !cyd || !dee) throw new Error('Nobody is here.');
    const pair = { ...three, seats: [2] };
    const { tickets } = hall.store;
    const claim = (who: string, other: string, find: string) => ({
      find,
      tickets: [who, other].map((name) => ({ account: name, since: clock.iso(), round: 0 })),
      at: clock.iso(),
    });
    await newProcess().join(ada, three);
    await newProcess().join(ben, three);
    // one has claimed ada for a table with dee, who is gone by now; another ben for one with ada
    const queue = 'async-1d/secret-numbers';
    const first = claim(ada.account, dee.account, 'find-of-one');
    const second = claim(ben.account, ada.account, 'find-of-another');
    for (const each of [first, second]) {
      const [name] = each.tickets;
      if (name) await tickets.claim(queue, name, each);
    }
    await newProcess().join(cyd, three);
    expect(await statesOf()).toEqual([
      'MATCHED',
      'MATCHED',
      'MATCHED',
      ...[1, 2, 3].map(() => undefined),
    ]);
    await newProcess().join(dee, pair);
    expect((await ticketOf(dee))?.status).toBe('OPEN');
  });

  it('seats larger tables first, by a common language, and near in strength', async () => {
    const [ada, ben, cyd, dee, eli] = people;
    if (!ada || !ben || !cyd || !dee || !eli) throw new Error('Nobody is here.');
    const strengths: Readonly<Record<string, number>> = { [ada.account]: 0, [dee.account]: 10 };
    const strength = (who: string) => Promise.resolve(strengths[who] ?? 9_000);
    const wish = { ...three, seats: [2, 3] };
    const join = (who: typeof ada, more: object = {}) =>
      newProcess({ strength }).join(who, { ...wish, ...more });
    await join(ada, { languages: ['cs', 'ko'] });
    await join(ben);
    expect((await ticketOf(ben))?.status).toBe('OPEN');
    await join(dee, { languages: ['en'] });
    expect((await ticketOf(dee))?.status).toBe('OPEN');
    await newProcess().leave(dee, { ticketId: (await ticketOf(dee))?.id ?? '' });
    const { matchId } = await join(dee, { languages: ['en', 'ko'] });
    const found = await hall.matches.find(undefined, matchId ?? '');
    expect(found?.record.language).toBe('ko');
    await join(eli);
    expect((await ticketOf(ben))?.matchId).toBe((await ticketOf(eli))?.matchId);
  });

  it('seats players together who haven’t met before those who have', async () => {
    const [ada, ben, cyd] = people;
    if (!ada || !ben || !cyd) throw new Error('Nobody is here.');
    const met = await hall.matches.create(ada, { gameId: three.gameId, seats: 2 });
    await hall.matches.join(ben, { matchId: met.record.id });
    for (const commit of await hall.store.events.range(met.record.id, undefined, 9))
      await hall.matches.project(commit);
    // only the player who comes last shares a language with them all, so that there is a choice
    const wish = { ...three, seats: [3] };
    await newProcess().join(ada, wish);
    const [dee, eli] = [people[3], people[4]];
    if (!dee || !eli) throw new Error('Nobody is here.');
    await newProcess().join(ben, { ...wish, languages: ['cs'] });
    await newProcess().join(cyd, { ...wish, languages: ['ko'] });
    await newProcess().join(dee, { ...wish, languages: ['en'] });
    await newProcess().join(eli, wish);
    const { matchId } = (await ticketOf(eli)) ?? {};
    expect(matchId).toBeDefined();
    expect((await ticketOf(ada))?.matchId).toBe(matchId);
    expect((await ticketOf(cyd))?.matchId).toBe(matchId);
    expect((await ticketOf(ben))?.status).toBe('OPEN');
  });

  it('never seats a player beside one who blocked them', async () => {
    const [ada, ben, cyd] = people;
    if (!ada || !ben || !cyd) throw new Error('Nobody is here.');
    const pair = { ...three, seats: [2] };
    await hall.store.accounts.putBlocks(ada.account, { revision: 1, accounts: [ben.account] });
    await newProcess().join(ada, pair);
    expect((await newProcess().join(ben, pair)).status).toBe('OPEN');
    const { matchId } = await newProcess().join(cyd, pair);
    expect((await ticketOf(ada))?.matchId).toBe(matchId);
    expect((await ticketOf(ben))?.status).toBe('OPEN');
  });

  it('lets tickets be cancelled and expire', async () => {
    const [ada, ben] = people;
    if (!ada || !ben) throw new Error('Nobody is here.');
    const first = await newProcess().join(ada, three);
    const wish = { ...three, maxWait: 'PT1M' };
    const second = await newProcess().join(ben, wish);
    expect(first.status).toBe('OPEN');
    expect((await newProcess().queues(ada, {})).find(({ waiting }) => waiting > 0)).toMatchObject({
      waiting: 2,
      ticket: { id: first.id },
    });
    expect((await newProcess().leave(ada, { ticketId: first.id })).status).toBe('LEFT');
    expect(await codeOf(newProcess().leave(ben, { ticketId: first.id }))).toBe('NOT_FOUND');
    clock.pass(MINUTE);
    await newProcess().look('async-1d/secret-numbers');
    expect(await ticketOf(ben)).toMatchObject({ id: second.id, status: 'EXPIRED' });
    expect((await newProcess().join(ada, three)).id).not.toBe(first.id);
  });

  it('makes no second ticket for a late retry of the command', async () => {
    const [ada, ben, cyd, dee] = people;
    if (!ada || !ben || !cyd || !dee) throw new Error('Nobody is here.');
    const wish = { ...three, commandId: 'join' };
    const first = await newProcess().join(ada, wish);
    expect(await newProcess().join(ada, wish)).toEqual(first);
    for (const who of [ben, cyd]) await newProcess().join(who, wish);
    const matched = await ticketOf(ada);
    expect(matched).toMatchObject({ id: first.id, status: 'MATCHED' });
    clock.pass(10 * MINUTE);
    await newProcess().look('async-1d/secret-numbers');
    expect(await newProcess().join(ada, wish)).toEqual(matched);
    await expect(newProcess().join(ada, { ...wish, seats: [2] })).rejects.toThrow(/`commandId`: /);
    // another command is another ticket
    const other = await newProcess().join(ada, { ...wish, commandId: 'once more' });
    expect(other).toMatchObject({ status: 'OPEN' });
    expect(other.id).not.toBe(first.id);
    await newProcess().leave(ada, { ticketId: other.id });
    const late = await newProcess().join(ada, { ...wish, commandId: 'once more' });
    expect(late).toMatchObject({ id: other.id, status: 'LEFT' });
  });

  it('makes one ticket if the first try of a command dies after any of its writes', async () => {
    const [ada] = people;
    if (!ada) throw new Error('Nobody is here.');
    for (let writes = 0; writes < 3; writes += 1) {
      const wish = { ...three, commandId: `dies after ${String(writes)}` };
      const tickets = ticketsFailingAfter(hall.store.tickets, writes);
      await expect(newProcess({ tickets }).join(ada, wish)).rejects.toThrow(KilledError);
      const ticket = await newProcess().join(ada, wish);
      expect((await newProcess().join(ada, wish)).id).toBe(ticket.id);
      await newProcess().leave(ada, { ticketId: ticket.id });
    }
  });

  it('skips a player who was banned while waiting, and keeps the others in the queue', async () => {
    const [ada, ben, cyd, dee] = people;
    if (!ada || !ben || !cyd || !dee) throw new Error('Nobody is here.');
    for (const who of [ada, ben]) await newProcess().join(who, three);
    await hall.store.accounts.putStanding(ada.account, {
      revision: 1,
      data: { mutes: {}, bans: { report: FOR_GOOD }, notices: [] },
    });
    await newProcess().join(cyd, three);
    expect(await ticketOf(ada)).toMatchObject({ status: 'EXPIRED' });
    expect(await ticketOf(ben)).toMatchObject({ status: 'OPEN' });
    expect(await codeOf(newProcess().join(ada, three))).toBe('FORBIDDEN');
    await newProcess().join(dee, three);
    expect(await statesOf()).toEqual([
      'EXPIRED',
      ...['MATCHED', 'MATCHED', 'MATCHED'],
      ...[undefined, undefined],
    ]);
    await expect(newProcess().join(ada, live)).rejects.toThrow("You can't take a seat");
  });

  it('refuses an unknown queue with a reason', async () => {
    const [ada] = people;
    if (!ada) throw new Error('Nobody is here.');
    const join = (more: object) => newProcess().join(ada, { ...three, ...more });
    await expect(join({ timeControl: 'untimed' })).rejects.toThrow(/`timeControl`: .*async-1d/);
    await expect(join({ seats: [3, 9] })).rejects.toThrow(/`seats\.1`: .*2, 3/);
    await expect(join({ gameId: 'chess' })).rejects.toThrow(/`gameId`: /);
    await expect(join({ maxWait: 'P15D' })).rejects.toThrow(/`maxWait`: /);
    expect(await codeOf(newProcess().join({ ...ada, machine: true }, three))).toBe('FORBIDDEN');
  });
});
