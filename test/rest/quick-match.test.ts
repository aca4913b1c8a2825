import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const path = '/v1/games/tales-of-glory/quick-match';
const mutation = `mutation ($input: QuickMatchInput!) {
  quickMatch(input: $input) {
    id status visibility seat version timeControl { preset } questions { id }
    seats { id bot account { id } }
  }
}`;
const playing = `{ matches(filter: { list: MINE }) { edges { node { id } } } }`;

const idempotent = (key: string) => ({ 'idempotency-key': key });

/** A new guest's token. */
async function guest(): Promise<string> {
  const { body } = await apis().rest('POST', '/v1/guests', { body: {} });
  return String(body.token);
}

describe('a quick match in both APIs', () => {
  it('is private and started, with the account in the first seat and medium bots in the others', async () => {
    const made = await apis().rest('POST', path, { as: 'ann' });
    expect(made).toMatchObject({
      status: 201,
      body: { status: 'RUNNING', visibility: 'PRIVATE', seat: 'seat1' },
    });
    expect(made.headers['location']).toBe(`/v1/matches/${String(made.body.id)}`);
    const { data } = await apis().graphql(mutation, { input: { gameId: 'talisman' } }, 'ann');
    const [preset] = (await apis().rest('GET', '/v1/games/talisman')).body.presets;
    const { quickMatch } = data;
    expect(quickMatch).toMatchObject({ status: 'RUNNING', visibility: 'PRIVATE', seat: 'seat1' });
    expect(quickMatch.timeControl).toBeNull();
    expect(quickMatch.questions).not.toEqual([]);
    expect(quickMatch.seats).toHaveLength(preset.seats);
    const [first, ...others] = quickMatch.seats;
    expect(first).toMatchObject({ bot: null, account: { id: 'ann' } });
    expect(new Set(others.map(({ bot }: { bot: string }) => bot))).toEqual(new Set(['greedy']));
    expect(made.body.id).not.toBe(quickMatch.id);
  });

  it('is created once per command, also concurrently and through the other API', async () => {
    const sent = { as: 'bea', headers: idempotent('once') };
    const input = { gameId: 'tales-of-glory', commandId: 'once' };
    const told = await Promise.all([1, 2, 3].map(() => apis().rest('POST', path, sent)));
    const { data } = await apis().graphql(mutation, { input }, 'bea');
    const ids = [...told.map(({ body }) => body.id), data.quickMatch.id];
    expect(new Set(ids).size).toBe(1);
    const mine = await apis().graphql(playing, {}, 'bea');
    expect(mine.data.matches.edges).toHaveLength(1);
    const others = await apis().rest('POST', path, { as: 'cid', headers: idempotent('once') });
    expect(ids).not.toContain(others.body.id);
  });

  it('is refused if the command was used for another game or another kind of match', async () => {
    const headers = idempotent('two');
    await apis().rest('POST', path, { as: 'dan', headers });
    const other = await apis().rest('POST', '/v1/games/talisman/quick-match', {
      as: 'dan',
      headers,
    });
    expect(other.body).toMatchObject({ code: 'BAD_USER_INPUT' });
    const body = { gameId: 'tales-of-glory', seats: 2 };
    const table = await apis().rest('POST', '/v1/matches', { as: 'dan', headers, body });
    expect(table.body).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('can be played by a guest, up to five at once', async () => {
    const as = await guest();
    for (let made = 0; made < 4; made += 1) {
      expect((await apis().rest('POST', path, { as })).status).toBe(201);
    }
    const input = { gameId: 'tic-tac-toe' };
    const fifth = await apis().graphql(mutation, { input }, as);
    expect(fifth.data.quickMatch.status).toBe('RUNNING');
    const headers = idempotent('sixth');
    const refused = await apis().rest('POST', path, { as, headers });
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_MATCHES' });
    const again = await apis().graphql(mutation, { input }, as);
    expect(again.errors[0]?.extensions.code).toBe('TOO_MANY_MATCHES');
    const id = String(fifth.data.quickMatch.id);
    await apis().rest('POST', `/v1/matches/${id}/resign`, { as });
    expect((await apis().rest('POST', path, { as, headers })).status).toBe(201);
  });

  it('requires an account and a known game', async () => {
    expect((await apis().rest('POST', path)).status).toBe(401);
    const input = { gameId: 'chess' };
    const { errors } = await apis().graphql(mutation, { input }, 'ann');
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    const unknown = await apis().rest('POST', '/v1/games/chess/quick-match', { as: 'ann' });
    expect(unknown.body).toMatchObject({
      code: 'BAD_USER_INPUT',
      detail: expect.stringContaining('"chess"'),
    });
  });
});
