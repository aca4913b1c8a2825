import { expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';
import { noughtsOf } from './support/play-on.ts';

const apis = useDoors();
const idIn = (path: string): string => path.split('/').at(-1) ?? '';
const deletion = 'mutation ($i: DeleteAccountInput!) { deleteAccount(input: $i) { id at } }';
const seats = `query ($id: ID!, $locale: Locale) { match(id: $id) {
  host { name } seats { name(locale: $locale) resigned account { id name } } } }`;

it('both APIs export the data of the own account, and of no other', async () => {
  await apis().rest('PATCH', '/v1/viewer', { as: 'eve', body: { name: 'Eve of the Dale' } });
  const { status, body } = await apis().rest('GET', '/v1/viewer/export', { as: 'eve' });
  expect([status, body.account, body.profile.name]).toEqual([200, 'eve', 'Eve of the Dale']);
  const { data } = await apis().graphql('{ viewer { export } }', {}, 'eve');
  expect(data.viewer.export).toEqual(body);
  const path = await noughtsOf(apis());
  const other = '{ match(id: "ID") { host { name export } } }'.replace('ID', idIn(path));
  const stranger = await apis().graphql(other, {}, 'eve');
  expect(stranger.data.match.host).toEqual({ name: 'ann', export: null });
});

it('the seat of a deleted account shows a former player, in every language, for ever', async () => {
  await apis().rest('PATCH', '/v1/viewer', { as: 'ann', body: { name: 'Ann of the Hill' } });
  const path = await noughtsOf(apis());
  const before = await apis().rest('GET', path, { as: 'bob' });
  expect(before.body.seats[0]).toMatchObject({ name: 'Ann of the Hill' });

  const wrong = await apis().rest('DELETE', '/v1/viewer?confirm=bob', { as: 'ann' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'BAD_USER_INPUT']);
  const { errors: others } = await apis().graphql(deletion, { i: { confirm: 'bob' } }, 'ann');
  expect(others).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect((await apis().rest('GET', '/v1/viewer', { as: 'bob' })).status).toBe(200);
  const gone = await apis().rest('DELETE', '/v1/viewer?confirm=ann', { as: 'ann' });
  expect([gone.status, gone.body.id]).toEqual([200, 'ann']);

  const former = { EN: 'Former player', CS: 'Bývalý hráč', KO: '탈퇴한 플레이어' };
  for (const [locale, name] of Object.entries(former)) {
    const headers = { 'accept-language': locale.toLowerCase() };
    const { body, text } = await apis().rest('GET', path, { as: 'bob', headers });
    expect(body.host.name).toBe(name);
    expect(body.seats[0]).toMatchObject({ name, resigned: true, account: { id: 'ann', name } });
    const log = await apis().rest('GET', `${path}/log`, { as: 'bob', headers });
    for (const told of [text, log.text]) expect(told).not.toContain('Ann of the Hill');
    const { data } = await apis().graphql(seats, { id: idIn(path), locale }, 'bob');
    expect(data.match.seats[0]).toMatchObject({ name, resigned: true });
  }
  // the id is not given again, whatever is signed in by
  const again = await apis().rest('GET', '/v1/viewer', { as: 'ann' });
  expect([again.status, again.body.detail]).toEqual([401, expect.stringContaining('deleted')]);
  const { errors } = await apis().graphql(deletion, { i: { confirm: 'ann' } }, 'ann');
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(apis().faults).toEqual([]);
});
