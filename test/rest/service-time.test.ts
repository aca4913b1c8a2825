import { describe, expect, it } from 'vitest';
import { DAY, heldClock, HOUR } from '../matches/clocks/table.ts';
import { answerNext } from './support/play-on.ts';
import { useDoors } from './support/apis.ts';

const clock = heldClock();
const apis = useDoors(clock.now);
const admin = { as: 'ada', roles: ['admin'] } as const;

const post = (path: string, body: object) => apis().rest('POST', path, { ...admin, body });
const holds = '/v1/service/holds';
const credits = '/v1/service/credits';
const time = 'hold { reason since } credits { from to reason matchIds }';

describe('the operators’ settings of time', () => {
  it('are the same in both APIs', async () => {
    const from = clock.iso(-HOUR);
    const to = clock.iso();
    const ask = (document: string, input?: object) =>
      apis().graphql(document, { input }, admin.as, admin.roles);
    const hold = `mutation ($input: HoldExpiryInput!) { holdExpiry(input: $input) { ${time} } }`;
    const give = `mutation ($input: CreditTimeInput!) { creditTime(input: $input) { ${time} } }`;
    const { data } = await ask(hold, { hold: true, reason: 'a storm' });
    expect(data.holdExpiry).toEqual({ hold: { reason: 'a storm', since: to }, credits: [] });
    const given = await ask(give, { from, to, reason: 'a storm' });
    const { body } = await apis().rest('GET', '/v1/service/time', admin);
    expect(body).toEqual(given.data.creditTime);
    expect(body.credits).toEqual([{ from, to, reason: 'a storm', matchIds: null }]);
    const read = await ask(`{ serviceTime { ${time} } }`);
    expect(read.data.serviceTime).toEqual(body);
  });

  it('hold from the first call until the end of the hold', async () => {
    const { since } = (await post(holds, { hold: true, reason: 'a storm' })).body.hold;
    clock.pass(HOUR);
    const again = await post(holds, { hold: true, reason: 'a flood' });
    expect(again.body.hold).toEqual({ reason: 'a flood', since });
    expect((await post(holds, { hold: false })).body.hold).toBeNull();
    expect((await post(holds, { hold: false })).body.hold).toBeNull();
  });

  it('give time back once, however often and in whatever order they are sent', async () => {
    const path = await timed();
    const match = path.split('/').at(-1) ?? '';
    const others = ['0123456789abcdefghjkmnpqrs', 'zyxwvtsrqpnmkjhgfedcba9876'];
    const credit = { from: clock.iso(-HOUR), to: clock.iso(HOUR), reason: 'one table' };
    const matchIds = [match, ...others];
    const first = await post(credits, { ...credit, matchIds });
    const again = await post(credits, { ...credit, matchIds: matchIds.toReversed() });
    expect(again.body).toEqual(first.body);
    const from = credit.from.replace('.000Z', 'Z');
    expect((await post(credits, { ...credit, from, matchIds })).body).toEqual(first.body);
    expect(first.body.credits.at(-1)).toEqual({ ...credit, matchIds: matchIds.toSorted() });
  });

  it('save a player who would have been late', async () => {
    const path = await timed();
    clock.pass(DAY);
    await post(credits, { from: clock.iso(-HOUR), to: clock.iso(HOUR), reason: 'an outage' });
    clock.pass(2 * HOUR);
    expect(await answerNext(apis(), path, 'ann')).toMatchObject({ status: 200 });
    const { items } = (await apis().rest('GET', `${path}/journal`)).body;
    expect(items.map(({ type }: { type: string }) => type)).toContain('TimeCredited');
  });

  it('list a limited number of matches', async () => {
    const many = (first: string) =>
      Array.from({ length: 1_000 }, (_, i) => first.repeat(22) + String(i).padStart(4, '0'));
    const credit = { from: clock.iso(-HOUR), to: clock.iso() };
    for (const each of 'abcdefghjk') {
      const body = { ...credit, reason: 'é'.repeat(256), matchIds: many(each) };
      expect((await post(credits, body)).status).toBe(200);
    }
    const { body } = await apis().rest('GET', '/v1/service/time', admin);
    const named = body.credits.map(
      ({ matchIds }: { matchIds: unknown[] | null }) => matchIds?.length,
    );
    expect(named).toEqual(Array.from({ length: 8 }, () => 1_000));
  });

  const now = clock.iso();
  const credit = { from: clock.iso(-HOUR), to: now, reason: 'a storm' };
  it.each([
    [holds, 'reason', { hold: true }],
    [holds, 'reason', { hold: true, reason: '' }],
    [holds, 'reason', { hold: true, reason: 'x'.repeat(257) }],
    [holds, 'hold', { reason: 'a storm' }],
    [credits, 'to', { ...credit, to: credit.from }],
    [credits, 'to', { ...credit, from: clock.iso(-31 * DAY) }],
    [credits, 'to', { ...credit, to: clock.iso(20 * DAY) }],
    [credits, 'from', { ...credit, from: 'yesterday' }],
    [credits, 'reason', { ...credit, reason: '' }],
    [credits, 'reason', { ...credit, reason: '\ud800' }],
    [credits, 'matchIds', { ...credit, matchIds: [] }],
    [credits, 'matchIds/0', { ...credit, matchIds: ['no match'] }],
    [
      credits,
      'matchIds',
      { ...credit, matchIds: Array.from({ length: 1_001 }, () => 'a'.repeat(26)) },
    ],
  ])('are refused by %s for its %s', async (path, field, body) => {
    const { status, body: told } = await post(path, body);
    expect(status).toBe(422);
    expect(told.faults).toMatchObject([{ at: `/${field}` }]);
  });
});

/** Starts a match of ann and bob with a day a turn; returns its path. */
async function timed(): Promise<string> {
  const body = { gameId: 'tic-tac-toe', seats: 2, timeControl: { preset: 'async-1d' } };
  const { headers } = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
  const path = String(headers['location']);
  await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}
