import type { SocketHandler } from '../../services/apis/sockets/event.ts';
import type { Channel } from '../../services/apis/sockets/channel.ts';
import { randomUUID } from 'node:crypto';
import { events } from '../sockets/table.ts';
import type { TryAt } from './attempt.ts';

type Said = { readonly to: string; readonly message: unknown };

/** A channel that keeps what it was given to send. */
export function notebook(): Channel & { readonly said: readonly Said[] } {
  const said: Said[] = [];
  return {
    said,
    post: (to, message) => {
      said.push({ to, message });
      return Promise.resolve('sent');
    },
    close: () => Promise.resolve(),
  };
}

/** The subscription of each operation in the table. */
const queries: Readonly<Record<string, string>> = {
  followMatch: 'subscription ($id: ID!) { match(id: $id) { version } }',
  followMessages: 'subscription ($id: ID!) { messages(matchId: $id) { id } }',
  followTournament: 'subscription ($id: ID!) { tournament(id: $id) { version } }',
  followAttention: 'subscription { attention { cleared } }',
};

/** Tries to follow a match; the outcome is `yes` if that is not refused. */
export const tryWebsocket =
  (handler: SocketHandler, channel: ReturnType<typeof notebook>): TryAt =>
  async ({ operation, token, scene }) => {
    const connection = `${randomUUID()}=`;
    const send = (message: object) => handler(events.message(connection, JSON.stringify(message)));
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    await send({ type: 'connection_init', payload: authorization });
    const query = queries[operation];
    if (query === undefined) throw new TypeError(`Nobody asks for ${operation} so.`);
    const payload = { query, variables: { id: scene.matchId } };
    await send({ id: '1', type: 'subscribe', payload });
    const refusal = channel.said.find(
      ({ to, message }) =>
        to === connection && (message as { readonly type: string }).type === 'error',
    );
    return refusal === undefined ? 'yes' : codeIn(refusal.message);
  };

function codeIn(message: unknown): string {
  const { payload } = message as {
    readonly payload: readonly { readonly extensions: { readonly code: string } }[];
  };
  return payload[0]?.extensions.code ?? 'no code';
}
