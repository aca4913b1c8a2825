import { MessageType } from 'graphql-ws';
import { recent } from '../../platform/recent.ts';
import { viewerOf } from './data.ts';
import type { SocketEvent } from './event.ts';
import type { ConnectionError } from './fault.ts';
import type { ClientMessage } from './frame.ts';
import { INITIALISED_ALREADY, TOO_LATE } from './initialise.ts';
import type { SocketParts } from './parts.ts';

/** The time within which a client sends `connection_init`. */
const INITIALISED_WITHIN_MS = 10_000;
/** The most connections that are remembered as initialised. */
const MOST = 10_000;

/** Fault of a message by its time of arrival; `ended` if the token of its connection has. */
export type Lateness = (
  event: SocketEvent,
  message: ClientMessage,
) => Promise<ConnectionError | 'ended' | undefined>;

/**
 * Enforces the timeout of initialisation, and the end of the token: a client that is late is told
 * so, whatever it sends; pings keep no connection open. A `subscribe` is left to its own handler,
 * which looks the connection up anyway.
 */
export function lateness({ connections }: Pick<SocketParts, 'connections'>): Lateness {
  /** Ends of the tokens of initialised connections, in milliseconds since 1970. */
  const initialised = recent<number>(MOST);
  return async ({ requestContext }, { type }) => {
    const { connectionId, connectedAt, requestTimeEpoch } = requestContext;
    if (type === MessageType.Subscribe) return undefined;
    if (requestTimeEpoch - connectedAt <= INITIALISED_WITHIN_MS) return undefined;
    let until = initialised.get(connectionId);
    if (until === undefined) {
      const connection = await connections.find(connectionId);
      if (connection === undefined) return TOO_LATE;
      until = viewerOf(connection)?.until ?? Infinity;
      initialised.put(connectionId, until);
    }
    if (until <= requestTimeEpoch) return 'ended';
    return type === MessageType.ConnectionInit ? INITIALISED_ALREADY : undefined;
  };
}
