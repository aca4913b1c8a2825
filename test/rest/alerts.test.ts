import { expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const doors = useDoors();

const list = '{ viewer { tableAlerts { id game { id name } since until } } }';
const add = `mutation ($input: AddTableAlertInput!) { addTableAlert(input: $input) {
  id game { id name } since until } }`;
const remove =
  'mutation { removeTableAlert(input: { alertId: "any-game" }) { tableAlerts { id } } }';
const path = '/v1/viewer/table-alerts';

/** The alerts of an account by both APIs, which must be the same. */
async function alertsOf(as: string): Promise<readonly { readonly id: string }[]> {
  const { body } = await doors().rest('GET', path, { as });
  const { data } = await doors().graphql(list, {}, as);
  expect(body.items).toEqual(data.viewer.tableAlerts);
  return body.items;
}

it('a table alert is set, listed and taken back by both APIs', async () => {
  const { documents } = doors().hall.store;
  const channel = { id: 'hook', kind: 'WEBHOOK', label: 'Hook', createdAt: '', verified: true };
  await documents.put('ida', 'channels', { revision: 1, data: { channels: [channel] } });
  const body = { gameId: 'talisman', lasts: 'PT2H' };
  const set = await doors().rest('POST', path, { as: 'ida', body });
  expect(set.status).toBe(201);
  expect(set.body).toMatchObject({ id: 'talisman', game: { id: 'talisman', name: 'Talisman' } });
  const { data } = await doors().graphql(add, { input: {} }, 'ida');
  expect(data.addTableAlert).toMatchObject({ id: 'any-game', game: null });
  expect((await alertsOf('ida')).map(({ id }) => id)).toEqual(['talisman', 'any-game']);
  const left = await doors().graphql(remove, {}, 'ida');
  expect(left.data.removeTableAlert.tableAlerts).toEqual([{ id: 'talisman' }]);
  const gone = await doors().rest('DELETE', `${path}/talisman`, { as: 'ida' });
  expect(gone.body).toEqual({ items: [] });
  expect(await alertsOf('ida')).toEqual([]);
});

it('a table alert is only for an account that a channel reaches', async () => {
  const byRest = await doors().rest('POST', path, { as: 'jon', body: {} });
  expect(byRest).toMatchObject({ status: 409, body: { code: 'CHANNEL_UNVERIFIED' } });
  const { errors } = await doors().graphql(add, { input: {} }, 'jon');
  expect(errors).toMatchObject([{ extensions: { code: 'CHANNEL_UNVERIFIED' } }]);
});
