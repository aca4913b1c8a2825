import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const parts = 'blocks { id name bot guest }';
const block = `mutation ($input: BlockAccountInput!) { blockAccount(input: $input) { ${parts} } }`;

describe('blocks of accounts', () => {
  it('are the same by GraphQL and REST, and can be undone by either', async () => {
    const { data, errors } = await apis().graphql(block, { input: { accountId: 'a b/c' } }, 'ema');
    expect(errors).toEqual([]);
    const listed = await apis().rest('GET', '/v1/viewer/blocks', { as: 'ema' });
    expect(listed.body.items).toEqual(data.blockAccount.blocks);
    expect(listed.body.items).toEqual([{ id: 'a b/c', name: 'a b/c', bot: false, guest: false }]);

    const body = { accountId: 'trent' };
    const more = await apis().rest('POST', '/v1/viewer/blocks', { as: 'ema', body });
    expect(more.body.items.map(({ id }: { id: string }) => id)).toEqual(['a b/c', 'trent']);
    const path = `/v1/viewer/blocks/${encodeURIComponent('a b/c')}`;
    expect((await apis().rest('DELETE', path, { as: 'ema' })).body.items).toHaveLength(1);
    const input = { accountId: 'trent', blocked: false };
    expect((await apis().graphql(block, { input }, 'ema')).data.blockAccount.blocks).toEqual([]);
  });

  it('refuse a seat in both APIs with the same words, which don’t tell why', async () => {
    await apis().rest('POST', '/v1/viewer/blocks', { as: 'ima', body: { accountId: 'pepa' } });
    const wish = { gameId: 'tic-tac-toe', seats: 2 };
    const { body } = await apis().rest('POST', '/v1/matches', { as: 'ima', body: wish });
    const told = await apis().rest('POST', `/v1/matches/${body.id}/seats`, {
      as: 'pepa',
      body: {},
    });
    expect([told.status, told.body.code]).toEqual([403, 'FORBIDDEN']);
    const join = 'mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { id } }';
    const { errors } = await apis().graphql(join, { input: { matchId: body.id } }, 'pepa');
    expect(errors[0]?.message).toBe(told.body.detail);
    expect(told.body.detail).not.toMatch(/block/i);
    const read = await apis().rest('GET', `/v1/matches/${body.id}`, { as: 'pepa' });
    expect(read.text).not.toMatch(/block/i);
  });

  it('are visible only to their owner, and wrong input is refused by its field', async () => {
    await apis().rest('POST', '/v1/viewer/blocks', { as: 'ota', body: { accountId: 'vit' } });
    const asked = `{ node(id: "ota") { ... on Account { ${parts} } } }`;
    const { data } = await apis().graphql(asked, {}, 'vit');
    expect(data.node?.blocks ?? []).toEqual([]);
    const own = { as: 'ota', body: { accountId: 'ota' } };
    const told = await apis().rest('POST', '/v1/viewer/blocks', own);
    expect([told.status, told.body.faults[0].at]).toEqual([422, '/accountId']);
  });
});
