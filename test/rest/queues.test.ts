import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const ticket = `id game { id name } timeControl { preset name speed } status seats languages since until
  confirmBy confirmed matchId`;
const join = `mutation ($input: JoinQueueInput!) { joinQueue(input: $input) { ${ticket} } }`;
const own = `{ viewer { queueTickets { ${ticket} } } }`;

describe('queues of quick play', () => {
  it('are the same in both APIs, and lead to a match', async () => {
    const wish = { gameId: 'tic-tac-toe', timeControl: 'async-2d', languages: ['CS', 'EN'] };
    const waits = await apis().graphql(join, { input: wish }, 'ann');
    expect(waits.data.joinQueue).toMatchObject({ status: 'OPEN', languages: ['EN', 'CS'] });
    const { body: listed } = await apis().rest('GET', '/v1/queues/tickets', { as: 'ann' });
    const seen = await apis().graphql(own, {}, 'ann');
    expect(listed.items).toMatchObject(seen.data.viewer.queueTickets);
    const path = '/v1/queues?gameId=tic-tac-toe';
    const { body: queues } = await apis().rest('GET', path, { as: 'ann' });
    const told = await apis().graphql(
      `{ queues(gameId: "tic-tac-toe") { game { id } waiting timeControl { preset } ticket { ${ticket} } } }`,
      {},
      'ann',
    );
    expect(queues.items).toMatchObject(told.data.queues);
    expect(told.data.queues.filter((each: { waiting: number }) => each.waiting > 0)).toHaveLength(
      1,
    );

    const body = { ...wish, languages: ['CS'] };
    const matched = await apis().rest('POST', '/v1/queues/tickets', { as: 'bob', body });
    expect(matched.body).toMatchObject({ status: 'MATCHED', languages: ['CS'] });
    const { matchId } = matched.body;
    const { body: match } = await apis().rest('GET', `/v1/matches/${String(matchId)}`, {});
    expect(match).toMatchObject({ status: 'RUNNING', language: 'CS' });
  });

  it('let tickets be confirmed and cancelled', async () => {
    const body = { gameId: 'tic-tac-toe', timeControl: 'live' };
    const { body: one } = await apis().rest('POST', '/v1/queues/tickets', { as: 'cid', body });
    const { body: other } = await apis().rest('POST', '/v1/queues/tickets', { as: 'dan', body });
    expect(other).toMatchObject({ status: 'CONFIRMING', confirmed: false });
    const path = `/v1/queues/tickets/${String(one.id)}/confirmation`;
    const confirmed = await apis().rest('POST', path, { as: 'cid' });
    expect(confirmed.body).toMatchObject({ status: 'CONFIRMING', confirmed: true });
    const mine = `/v1/queues/tickets/${String(other.id)}`;
    expect((await apis().rest('DELETE', mine, { as: 'dan' })).body).toMatchObject({
      status: 'LEFT',
    });
    const again = await apis().rest('POST', '/v1/queues/tickets', { as: 'dan', body });
    expect(again).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(again.headers['retry-after']).toBe('60');
  });
});
