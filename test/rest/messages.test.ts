import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const parts = 'id matchId audience from { id name bot guest } seat hidden text phrase at';
const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ${parts} } }`;

async function table(chat?: string): Promise<string> {
  const body = { gameId: 'tic-tac-toe', seats: 2, ...(chat && { chat }) };
  const made = await apis().rest('POST', '/v1/matches', { as: 'ema', body });
  expect(made.body.chat).toBe(chat ?? 'FREE');
  return made.body.id;
}

describe('a chat message of a match', () => {
  it('is the same by GraphQL and REST, in each reader’s language', async () => {
    const matchId = await table();
    const input = { matchId, audience: 'ALL', phrase: 'good-luck', commandId: 'c1' };
    const { data, errors } = await apis().graphql(send, { input }, 'ema');
    expect(errors).toEqual([]);
    const path = `/v1/matches/${matchId}/messages`;
    const body = { audience: 'SPECTATORS', text: 'Ahoj' };
    const said = await apis().rest('POST', path, { as: 'vit', body });
    expect(said.status).toBe(201);

    const query = `query ($id: ID!) { match(id: $id) { chat messages(last: 5) { ${parts} } } }`;
    const read = await apis().graphql(query, { id: matchId });
    expect(read.data.match.messages).toEqual([data.sendMessage, said.body]);
    const listed = await apis().rest('GET', path);
    expect(listed.body).toEqual({
      items: read.data.match.messages,
      hasPreviousPage: false,
      startCursor: data.sendMessage.id,
    });
    const czech = { headers: { 'accept-language': 'cs' } };
    const [first] = (await apis().rest('GET', path, czech)).body.items;
    expect(first).toMatchObject({ text: 'Hodně štěstí!', phrase: 'good-luck' });
  });

  it('is paged back by the link to the next page', async () => {
    const matchId = await table();
    const path = `/v1/matches/${matchId}/messages`;
    for (const text of ['1', '2', '3'])
      await apis().rest('POST', path, { as: 'ema', body: { audience: 'ALL', text } });
    const words = ({ body }: { readonly body: { items: { text: string }[] } }) =>
      body.items.map(({ text }) => text);
    const latest = await apis().rest('GET', `${path}?last=2`);
    expect(words(latest)).toEqual(['2', '3']);
    const next = /<([^>]+)>; rel="next"/.exec(String(latest.headers['link']))?.[1] ?? '';
    const { pathname, search } = new URL(next, 'http://here');
    const earlier = await apis().rest('GET', pathname + search);
    expect(words(earlier)).toEqual(['1']);
    expect(earlier.headers['link']).toBeUndefined();
  });

  it('is refused by its field, or for the host’s chat setting', async () => {
    const matchId = await table('PHRASES');
    const path = `/v1/matches/${matchId}/messages`;
    const told = async (body: object) => apis().rest('POST', path, { as: 'ema', body });
    const own = await told({ audience: 'ALL', text: 'hello' });
    expect([own.status, own.body.code]).toEqual([403, 'CHAT_RESTRICTED']);
    for (const [body, at] of [
      [{ audience: 'ALL', phrase: 'none' }, '/phrase'],
      [{ audience: 'ALL', text: 'x'.repeat(501) }, '/text'],
      [{ audience: 'ALL' }, '/text'],
      [{ audience: 'ME', text: 'x' }, '/audience'],
    ] as const) {
      const refused = await told(body);
      expect([refused.status, refused.body.faults[0].at]).toEqual([422, at]);
    }
    const input = { matchId, audience: 'ALL', text: 'hello' };
    const { errors } = await apis().graphql(send, { input }, 'ema');
    expect(errors[0]?.extensions.code).toBe('CHAT_RESTRICTED');
  });

  it('can be one of the quick messages', async () => {
    const { data } = await apis().graphql('{ phrases { id text(locale: KO) } }', {});
    const korean = { headers: { 'accept-language': 'ko' } };
    const { body } = await apis().rest('GET', '/v1/phrases', korean);
    expect(body.items).toEqual(data.phrases);
    expect(body.items[0]).toEqual({ id: 'hello', text: '안녕하세요!' });
  });
});
