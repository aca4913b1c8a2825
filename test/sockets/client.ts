import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { events, type socketTable } from './table.ts';

type Table = Awaited<ReturnType<typeof socketTable>>;

export const query = 'subscription ($id: ID!) { match(id: $id) { version patch } }';

/** One connection's side of the conversation. */
export function clientOf(table: Table, connection = `${randomUUID()}=`, address = connection) {
  const send = async (message: unknown) =>
    table.handler(
      events.message(
        connection,
        typeof message === 'string' ? message : JSON.stringify(message),
        address,
      ),
    );
  return {
    connection,
    send,
    init: (payload?: unknown) => send({ type: 'connection_init', payload }),
    subscribe: (id: string, matchId = 'open', more: object = {}) =>
      send({ id, type: 'subscribe', payload: { query, variables: { id: matchId }, ...more } }),
    heard: () =>
      table.channel.said.filter(({ to }) => to === connection).map(({ message }) => message),
    isClosed: () => table.channel.closed.includes(connection),
    stored: () => table.store.subscriptions.ofConnection(connection),
  };
}

/** JSON that nests so deep. */
export const nest = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** The error message that a client gets. */
export const error = (id: string, code: string, more: object = {}) => ({
  id,
  type: 'error',
  payload: [expect.objectContaining({ extensions: expect.objectContaining({ code, ...more }) })],
});

/** The acknowledgement that a client gets when it is let in, with its account. */
export const acknowledged = (viewer: object | null) => ({
  type: 'connection_ack',
  payload: { viewer },
});
