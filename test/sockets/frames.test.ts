import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, error, nest } from './client.ts';
import { events, socketTable } from './table.ts';

let table: Awaited<ReturnType<typeof socketTable>>;
beforeAll(async () => {
  table = await socketTable();
});
afterAll(() => table.close());
const client = () => clientOf(table);

describe('an invalid message of the protocol', () => {
  it.each([
    ['no JSON', '{nonsense', 'connection'],
    ['nothing', '', 'connection'],
    ['null', 'null', 'connection'],
    ['a list', '[]', 'connection'],
    ['no type', '{"id":"a"}', 'a'],
    ['an unknown type', '{"type":"start","id":"a","payload":{"query":"{a}"}}', 'a'],
    ['a word of the server', '{"type":"next","id":"a","payload":{}}', 'connection'],
    ['a subscribe without an id', '{"type":"subscribe","payload":{"query":"{a}"}}', 'connection'],
    ['a subscribe without a query', '{"type":"subscribe","id":"a","payload":{}}', 'a'],
    [
      'variables that are a list',
      '{"type":"subscribe","id":"a","payload":{"query":"","variables":[]}}',
      'a',
    ],
    ['an id too long', `{"type":"complete","id":"${'x'.repeat(300)}"}`, 'connection'],
    ['an id that is no text', '{"type":"complete","id":"\\ud800"}', 'connection'],
    ['a payload that is no object', '{"type":"connection_init","payload":3}', 'connection'],
    ['a ping nested too deep', `{"type":"ping","payload":{"x":${nest(15_000)}}}`, 'connection'],
    ['brackets that are never closed', '['.repeat(30_000), 'connection'],
    ['brackets after a mistake', `{"id":"a","\n"${'['.repeat(30_000)}`, 'connection'],
    ['a ping whose id is nested too deep', `{"type":"ping","id":${nest(50)}}`, 'connection'],
    [
      'variables nested too deep',
      `{"type":"subscribe","id":"a","payload":{"query":"","variables":{"x":${nest(33)}}}}`,
      'a',
    ],
    [
      'a payload of brackets that are never closed',
      `{"id":"a","type":"subscribe","payload":${'['.repeat(15_000)}`,
      'connection',
    ],
    [
      'a frame too large',
      JSON.stringify({ type: 'ping', payload: { x: 'y'.repeat(33_000) } }),
      'connection',
    ],
  ])('%s: is refused and closes the connection', async (_, body, id) => {
    const guest = client();
    await guest.init();
    await guest.send(body);
    expect(guest.heard().at(-1)).toEqual(error(id, 'BAD_USER_INPUT', { closeCode: 4400 }));
    expect(guest.isClosed()).toBe(true);
    expect(await table.store.connections.find(guest.connection)).toBeUndefined();
  });

  it('that is binary is refused', async () => {
    const guest = client();
    await table.handler({ ...events.message(guest.connection, 'AAAA'), isBase64Encoded: true });
    expect(guest.heard()).toEqual([error('connection', 'BAD_USER_INPUT', { closeCode: 4400 })]);
  });
});
