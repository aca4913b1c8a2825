import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const parts = 'defaultOrders { gameId orders { kind about choose ask once until } }';
const set = `mutation ($input: SetDefaultOrdersInput!) { setDefaultOrders(input: $input) { ${parts} } }`;
const gameId = 'tales-of-glory';
const path = `/v1/viewer/orders/${gameId}`;

describe('the auto-responses of an account', () => {
  it('are the same by GraphQL and REST, and replaced by either', async () => {
    const orders = [
      { kind: 'tile', about: { slot: 6, wilderness: { atMost: 2 } }, choose: ['discard'] },
      { kind: 'select', ask: true, until: 'round' },
    ];
    const { data, errors } = await apis().graphql(set, { input: { gameId, orders } }, 'oto');
    expect(errors).toEqual([]);
    const { body } = await apis().rest('GET', path, { as: 'oto' });
    expect([body]).toEqual(data.setDefaultOrders.defaultOrders);
    expect(body.orders).toMatchObject([orders[0], { kind: 'select', choose: [], until: 'round' }]);

    const fewer = { orders: orders.slice(1) };
    const put = await apis().rest('PUT', path, { as: 'oto', body: fewer });
    expect(put.body.orders).toHaveLength(1);
    const read = await apis().graphql(`{ viewer { ${parts} } }`, {}, 'oto');
    expect(read.data.viewer.defaultOrders).toEqual([put.body]);
    await apis().rest('PUT', path, { as: 'oto', body: { orders: [] } });
    expect((await apis().rest('GET', path, { as: 'oto' })).body).toEqual({ gameId, orders: [] });
  });

  it('are visible only to their owner, and wrong input is refused by its field', async () => {
    const orders = [{ kind: 'select', ask: true }];
    await apis().rest('PUT', path, { as: 'uta', body: { orders } });
    const asked = `{ node(id: "uta") { ... on Account { ${parts} } } }`;
    const { data } = await apis().graphql(asked, {}, 'oto');
    expect(data.node?.defaultOrders ?? []).toEqual([]);
    for (const [wrong, at] of [
      [{ kind: 'selct', ask: true }, '/orders/0/kind'],
      [{ kind: 'select', ask: true, until: 'war' }, '/orders/0/until'],
    ] as const) {
      const told = await apis().rest('PUT', path, { as: 'uta', body: { orders: [wrong] } });
      expect([told.status, told.body.faults[0].at]).toEqual([422, at]);
      const input = { gameId, orders: [wrong] };
      const { errors } = await apis().graphql(set, { input }, 'uta');
      expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    }
    const nowhere = '/v1/viewer/orders/go';
    expect((await apis().rest('GET', nowhere, { as: 'uta' })).status).toBe(422);
    expect((await apis().rest('PUT', nowhere, { as: 'uta', body: { orders } })).status).toBe(422);
  });
});
