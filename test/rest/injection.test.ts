import { expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();

/** Texts that would be run, or read as something else, if they were not taken as text. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{seat} {{7*7}} ${7*7} <%= 7 %>',
  '","host":{"id":"ann"},"x":"',
  "'; DROP TABLE matches; --",
  '$(id) `id` %0d%0aset-cookie: a=b',
  '__proto__ constructor.prototype',
];

it.each(hostile)(
  'titles, names and messages are plain text in both APIs, such as %j',
  async (text) => {
    // names are known for a minute, so each is another account's
    const as = `mal ${String(hostile.indexOf(text))}`;
    await apis().rest('PATCH', '/v1/viewer', { as, body: { name: text } });
    const wish = { gameId: 'tic-tac-toe', seats: 2, title: text };
    const made = await apis().rest('POST', '/v1/matches', { as, body: wish });
    const path = `/v1/matches/${made.body.id}`;
    const body = { audience: 'ALL', text };
    await apis().rest('POST', `${path}/messages`, { as, body });

    const read = await apis().rest('GET', path);
    expect([read.body.title, read.body.host.name, read.body.seats[0].name]).toEqual(
      Array(3).fill(text),
    );
    expect(read.headers['content-type']).toContain('application/json');
    const heard = await apis().rest('GET', `${path}/messages`);
    expect(heard.body.items).toMatchObject([{ text, from: { name: text } }]);
    const query = `query ($id: ID!) { match(id: $id) {
    title host { id name } seats { name } messages { text from { name } } } }`;
    const { data, errors } = await apis().graphql(query, { id: made.body.id });
    expect(errors).toEqual([]);
    expect(data.match).toMatchObject({
      title: text,
      host: { id: as, name: text },
      messages: [{ text, from: { name: text } }],
    });
    expect(apis().faults).toEqual([]);
  },
);
