import { describe, expect, it } from 'vitest';
import { apisTo, useDoors } from './support/apis.ts';

const apis = useDoors();
const thirty = Array.from({ length: 30 }, (_, n) => n);
const roles = ['player', 'admin'] as const;

describe('thirty concurrent changes by one account', () => {
  const events = ['match.started', 'match.finished', 'match.paused'];
  const rule = (n: number) => ({ events: events.slice(n), channels: [], mode: 'OFF' });
  const changes: readonly (readonly [string, string, (n: number) => readonly [string, object]])[] =
    [
      ['block others', 'POST', (n) => ['/v1/viewer/blocks', { accountId: `other${String(n)}` }]],
      ['say how to be told', 'PUT', (n) => ['/v1/viewer/rules', { rules: [rule(n % 3)] }]],
      [
        'hold all clocks',
        'POST',
        (n) => ['/v1/service/holds', { hold: n % 2 === 0, reason: 'Maintenance.' }],
      ],
      ['change a profile', 'PATCH', (n) => ['/v1/viewer', { name: `Name ${String(n)}` }]],
    ];
  it.each(changes)('all succeed if they %s', async (_, method, change) => {
    const told = await Promise.all(
      thirty.map((n) => {
        const [path, body] = change(n);
        return apis().rest(method, path, { as: 'busy', roles, body });
      }),
    );
    expect([...new Set(told.map(({ status }) => status))]).toEqual([200]);
  });

  it('all succeed if they mute a match', async () => {
    const body = { gameId: 'tic-tac-toe', seats: 2 };
    const { headers } = await apis().rest('POST', '/v1/matches', { as: 'busy', body });
    const path = `${String(headers['location'])}/mute`;
    const mute = (n: number) =>
      apis().rest('PUT', path, { as: 'busy', body: { muted: n % 2 === 0 } });
    const told = await Promise.all(thirty.map(mute));
    expect([...new Set(told.map(({ status }) => status))]).toEqual([200]);
  });
});

describe('a change that others always overtake', () => {
  it('is refused as stale in both APIs, and raises no alarm', async () => {
    const { hall, matches } = apis();
    const { store } = hall;
    const overtaken = { ...store.accounts, putBlocks: () => Promise.resolve(false) };
    const { rest, graphql, faults } = await apisTo(matches, {
      store: { ...store, accounts: overtaken },
    });
    const [told, { errors }] = await Promise.all([
      rest('POST', '/v1/viewer/blocks', { as: 'ann', body: { accountId: 'bob' } }),
      graphql(
        'mutation { blockAccount(input: { accountId: "bob", blocked: true }) { id } }',
        {},
        'ann',
      ),
    ]);
    expect(told).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', retryable: true } });
    expect(errors).toMatchObject([{ extensions: { code: 'STALE_VERSION', retryable: true } }]);
    expect(faults).toEqual([]);
  });
});
