import { createApp } from '../../services/app/app.ts';
import { randomUUID } from 'node:crypto';
import type { Message } from 'graphql-ws';
import { tokenValidityOn } from '../../services/accounts/accounts/token-validity.ts';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../services/accounts/identity/verify.ts';
import type { MatchView } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Channel } from '../../services/apis/sockets/channel.ts';
import type { SocketEvent } from '../../services/apis/sockets/event.ts';
import type { SocketParts } from '../../services/apis/sockets/parts.ts';
import { socketHandler } from '../../services/apis/sockets/server.ts';
import { openTestTable } from '../support/stores.ts';

const context = {
  stage: 'prod',
  apiId: 'a1b2c3',
  domainName: 'a1b2c3.execute-api.eu-west-1.amazonaws.com',
  connectedAt: 1_700_000_000_000,
  requestTime: '14/Nov/2023:22:13:20 +0000',
  requestTimeEpoch: 1_700_000_000_000,
  messageDirection: 'IN',
} as const;

/** Events as API Gateway sends them. */
export const events = {
  connect: (connectionId: string, headers: Record<string, string>): SocketEvent => ({
    headers,
    requestContext: { ...context, ...route('$connect', 'CONNECT'), connectionId },
    isBase64Encoded: false,
  }),
  message: (
    connectionId: string,
    body: string,
    address = '192.0.2.1',
    requestTimeEpoch: number = context.requestTimeEpoch,
  ): SocketEvent => ({
    requestContext: {
      ...context,
      requestTimeEpoch,
      ...route('$default', 'MESSAGE'),
      connectionId,
      messageId: 'm=',
      // the front's own address, and the one that the guard has let in
      identity: { sourceIp: '198.51.100.1' },
      authorizer: { address },
    },
    body,
    isBase64Encoded: false,
  }),
  disconnect: (connectionId: string): SocketEvent => ({
    requestContext: { ...context, ...route('$disconnect', 'DISCONNECT'), connectionId },
    isBase64Encoded: false,
  }),
};

const route = (routeKey: string, eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT') => ({
  routeKey,
  eventType,
  requestId: randomUUID(),
  extendedRequestId: randomUUID(),
});

/** A channel that keeps what it was given to send. */
function notebook(): Channel & {
  readonly said: { to: string; message: Message }[];
  readonly closed: string[];
  gone: Set<string>;
  /** Connections that take no message in time. */
  readonly mute: Set<string>;
} {
  const said: { to: string; message: Message }[] = [];
  const closed: string[] = [];
  const gone = new Set<string>();
  const mute = new Set<string>();
  return {
    said,
    closed,
    gone,
    mute,
    post: (to, message) => {
      if (mute.has(to)) return Promise.reject(new DOMException('Too late.', 'AbortError'));
      if (gone.has(to)) return Promise.resolve('gone');
      said.push({ to, message });
      return Promise.resolve('sent');
    },
    close: (connection) => {
      closed.push(connection);
      return Promise.resolve();
    },
  };
}

/** The handler on a local table, with matches of which only their visibility matters. */
export async function socketTable(
  more: Partial<Pick<SocketParts, 'rates' | 'schema' | 'tournaments' | 'later'>> = {},
) {
  const { store, close } = await openTestTable();
  const issuer = await localIssuer();
  const channel = notebook();
  const find = (viewer: AccountActor | undefined, id: string) =>
    id === 'out-of-order'
      ? Promise.reject(new Error('The database is down.'))
      : Promise.resolve(
          id.startsWith('open') || (id === 'anns' && viewer?.account === 'ann')
            ? ({ record: { id } } as MatchView)
            : undefined,
        );
  const handler = socketHandler({
    schema: executableSchema(),
    ...more,
    identify: createApp({ store, signedIn: verifier(issuer) }).identify,
    isValid: tokenValidityOn(store.accounts),
    matches: { find },
    connections: store.connections,
    subscriptions: store.subscriptions,
    channel,
  });
  return { handler, store, channel, issuer, close };
}
