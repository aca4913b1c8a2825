import { createClient } from 'graphql-ws';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { stageAt, type Stage } from '../../../tools/smoke/stage.ts';

type Said = { readonly sendMessage: { readonly id: string } };
const saying = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;

/**
 * Checks that a chat message is stored once, however often it is sent, and reaches later readers,
 * live too.
 */
export async function talkAt({
  ann,
  host,
  matchId,
  tokenFor,
}: {
  readonly ann: Stage;
  readonly host: string;
  readonly matchId: string;
  tokenFor(name: string): Promise<string>;
}): Promise<void> {
  const say = async (text: string) => {
    const input = { matchId, audience: 'ALL', text, commandId: text };
    return ((await ann.graphql(saying, { input })) as Said).sendMessage;
  };
  const first = await say('Hello');
  expect(await say('Hello')).toEqual(first);
  const second = await say('Good luck');
  const socket = createClient({ url: `ws://${host}/ws`, webSocketImpl: WebSocket });
  const query = `subscription { messages(matchId: "${matchId}", after: "${first.id}") { id } }`;
  for await (const { data } of socket.iterate({ query })) {
    expect(data).toEqual({ messages: second });
    break;
  }
  await socket.dispose();
  const read = `{ match(id: "${matchId}") { messages { id } } }`;
  expect(await ann.graphql(read, {})).toEqual({ match: { messages: [first, second] } });
  const bob = stageAt(`http://${host}`, await tokenFor('watcher'));
  const reporting = `mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { status } }`;
  const input = { messageId: first.id, reason: 'SPAM' };
  expect(await bob.graphql(reporting, { input })).toEqual({ reportMessage: { status: 'OPEN' } });
}
