import { describe, expect, it } from 'vitest';
import { DAY, heldClock, HOUR } from '../matches/clocks/table.ts';
import { useDoors } from './support/apis.ts';

const clock = heldClock();
const apis = useDoors(clock.now);

const body = { gameId: 'tic-tac-toe', seats: 2, timeControl: { preset: 'async-1d' } };
const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
const claim = 'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { id } }';

/** Invalid absence settings, each with the field that is wrong. */
const wrong: readonly (readonly [string, object])[] = [
  ['absentAfter', { absentAfter: 0 }],
  ['absentAfter', { absentAfter: 11 }],
  ['absentAfter', { absentAfter: -1 }],
  ['offerAfter', { offerAfter: 'PT59S' }],
  ['offerAfter', { offerAfter: 'P31D' }],
  ['offerAfter', { offerAfter: '-P1D' }],
  ['offerAfter', { offerAfter: 'two days' }],
  ['offerAfter', { offerAfter: '' }],
];

describe('an invalid absence setting', () => {
  it.each(wrong)('is refused for its %s in both APIs: %j', async (field, absence) => {
    const manner = { as: 'ann', body: { ...body, absence } };
    const { status, body: told } = await apis().rest('POST', '/v1/matches', manner);
    expect([status, told.code]).toEqual([422, 'BAD_USER_INPUT']);
    expect(told.faults).toMatchObject([{ at: `/absence/${field}` }]);
    const { errors } = await apis().graphql(create, { input: { ...body, absence } }, 'ann');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors[0]?.message).toContain(`\`absence.${field}\`: `);
    expect(apis().faults).toEqual([]);
  });

  it.each([
    [{ onExpiry: 'SLEEP' }],
    [{ substitutes: 'CATS' }],
    [{ absentAfter: 1.5 }],
    [{ absentAfter: 'two' }],
    [{ offerAfter: 7 }],
    [{ forgiveAfter: 'P1D' }],
    ['AUTOPILOT'],
    [[]],
  ])('is refused for its shape in both APIs: %j', async (absence) => {
    const manner = { as: 'ann', body: { ...body, absence } };
    expect((await apis().rest('POST', '/v1/matches', manner)).status).toBe(422);
    const { errors } = await apis().graphql(create, { input: { ...body, absence } }, 'ann');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

/** Starts a match of ann and bob; returns its path. */
async function begun(): Promise<string> {
  const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
  const path = String(made.headers['location']);
  await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}

describe('an invalid claim of a seat', () => {
  it.each([
    ['that is not offered', 'cid', 'seat1', [409, 'SEAT_NOT_OFFERED']],
    ['that does not exist', 'cid', 'seat9', [422, 'BAD_USER_INPUT']],
    ['by a player at the table', 'bob', 'seat1', [403, 'FORBIDDEN']],
  ])('for a seat %s is refused in both APIs, and nothing changes', async (_, as, seat, refused) => {
    const path = await begun();
    clock.pass(DAY + HOUR);
    const { body: before } = await apis().rest('GET', path, { as: 'ann' });
    const { status, body: told } = await apis().rest('POST', `${path}/seats/${seat}/claim`, {
      as,
    });
    expect([status, told.code]).toEqual(refused);
    const input = { matchId: path.split('/').at(-1) ?? '', seat };
    const { errors } = await apis().graphql(claim, { input }, as);
    expect(errors).toMatchObject([{ extensions: { code: refused[1] } }]);
    const { body: now } = await apis().rest('GET', path, { as: 'ann' });
    const held = ({
      id,
      presence,
      account,
    }: {
      id: string;
      presence: string;
      account: unknown;
    }) => [id, presence, account];
    expect(now.seats.map(held)).toEqual(before.seats.map(held));
    expect(apis().faults).toEqual([]);
  });
});
