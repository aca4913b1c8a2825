import { describe, expect, it } from 'vitest';
import type { Matches, MatchView } from '../../services/matches/contract.ts';
import { ann, bob, pick, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();

/** Everything that this viewer can get out of the service about the match. */
async function allOf(matches: Matches, viewer: Parameters<Matches['find']>[0], id: string) {
  return {
    match: await matches.find(viewer, id),
    updates: await matches.updates(viewer, id, { after: 0 }),
    snapshot: await matches.updates(viewer, id, {}),
    log: await matches.log(viewer, id, { first: 500 }),
    journal: await matches.journal(viewer, id, { first: 500 }),
  };
}

/** Two plays of the very same match that differ only in ann's sealed pick. */
async function twoPicks(read: (matches: Matches, matchId: string) => Promise<unknown>) {
  const results: unknown[] = [];
  for (const number of [1, 3]) {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob]);
    await pick(matches, ann, record.id, number);
    const text = JSON.stringify(await read(matches, record.id));
    results.push(
      text
        .replaceAll(record.id, 'ID')
        .replaceAll(record.commitment, 'HASH')
        .replaceAll(/\{"seat\d":\d\}|"lucky":\d/g, 'LUCKY'),
    );
  }
  return results;
}

describe('a match in play', () => {
  it.each([
    ['bob', bob],
    ['a spectator', undefined],
  ])('shows %s nothing of a sealed answer', async (_, viewer) => {
    const [one, three] = await twoPicks((matches, id) => allOf(matches, viewer, id));
    expect(one).toBe(three);
  });

  it('shows a seat its own answer', async () => {
    const [one, three] = await twoPicks((matches, id) => allOf(matches, ann, id));
    expect(one).not.toBe(three);
  });

  it('shows no one another’s lucky number, a roll, or the secret', async () => {
    const { matches, store } = openHall();
    const { record } = await started(matches, [ann, bob]);
    await pick(matches, ann, record.id);
    const secret = Buffer.from((await store.secrets.read(record.id)) ?? []).toString('hex');
    const seen = await allOf(matches, bob, record.id);
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(seen.match?.view).toMatchObject({ lucky: { seat2: expect.any(Number) as number } });
    expect(JSON.stringify(seen)).not.toMatch(/"lucky":\{"seat1"/);
    expect(JSON.stringify(seen)).not.toMatch(/"seat":"seat1","lucky"/);
    expect(seen.journal.map(({ type }) => type)).not.toContain('Rolled');
    expect(seen.journal.find(({ type }) => type === 'Told')?.data).toEqual({
      event: { type: 'Dealt', seat: 'seat1' },
    });
    expect(Object.keys(seen.match?.record ?? {})).not.toEqual(
      expect.arrayContaining(['play', 'commands', 'secret', 'invitation']),
    );
  });

  it('shows auto-responses only to their own seat', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob]);
    const orders = [{ kind: 'pick', choose: ['number:3'] }];
    const seen = await matches.setStandingOrders(ann, { matchId: record.id, orders });
    expect(seen).toMatchObject({ orders, questions: [], waitingOn: ['seat2'] });
    const theirs = await allOf(matches, bob, record.id);
    expect(theirs.match?.orders).toEqual([]);
    expect(JSON.stringify(theirs)).not.toMatch(/OrdersSet|"choose"|"order"/);
    expect(JSON.stringify(await allOf(matches, ann, record.id))).toContain('OrdersSet');
  });
});

describe('a finished match', () => {
  it('has the auto-responses in its journal for all, and still shows them only to their seat', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob], { rounds: 1 });
    const orders = [{ kind: 'pick', choose: ['number:3'] }];
    await matches.setStandingOrders(ann, { matchId: record.id, orders });
    await pick(matches, bob, record.id);
    const theirs = await allOf(matches, bob, record.id);
    expect(theirs.match).toMatchObject({ record: { status: 'FINISHED' }, orders: [] });
    expect(JSON.stringify(theirs.journal)).toContain('OrdersSet');
    expect(await matches.find(ann, record.id)).toMatchObject({ orders });
  });

  it('shows its whole journal to everyone, with the secret that its last commit publishes', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob], { rounds: 1 });
    await playRounds(matches, [ann, bob], record.id, 1);
    const match = (await matches.find(undefined, record.id)) as MatchView;
    const journal = await matches.journal(undefined, record.id, { first: 500 });
    expect(journal.at(-1)).toMatchObject({ type: 'SecretRevealed', version: 4 });
    expect(journal.at(-1)?.data).toEqual({ secret: match.fairness.secret });
    expect(journal.filter(({ type }) => type === 'Answered')).toMatchObject([
      { data: { seat: 'seat1', choose: ['number:1'] } },
      { data: { seat: 'seat2', choose: ['number:2'] } },
    ]);
    expect(journal.filter(({ type }) => type === 'Rolled')).toHaveLength(2);
    const facts = journal.filter(({ type }) => type === 'Told');
    expect(facts[0]?.data).toMatchObject({
      event: { type: 'Dealt', seat: 'seat1', lucky: expect.any(Number) as number },
    });
  });
});
