import { MessageType } from 'graphql-ws';
import { recent } from '../recent.ts';
import type { SocketEvent } from './event.ts';
import type { Fault } from './fault.ts';
import type { ClientMessage } from './frame.ts';
import { INITIALISED_ALREADY, TOO_LATE } from './initialise.ts';
import type { SocketParts } from './parts.ts';

/** The time within which a client sends `connection_init`. */
const INITIALISED_WITHIN_MS = 10_000;
/** The most connections that are remembered as initialised. */
const MOST = 10_000;

/** Fault of a message by when it comes. */
export type Lateness = (event: SocketEvent, message: ClientMessage) => Promise<Fault | undefined>;

/**
 * Enforces the timeout of initialisation: whoever is late is told so, whatever they send; pings keep nobody. A
 * `subscribe` is left to the one who handles it, for it looks the connection up anyway.
 */
export function lateness({ connections }: Pick<SocketParts, 'connections'>): Lateness {
  const initialised = recent<true>(MOST);
  return async ({ requestContext }, { type }) => {
    const { connectionId, connectedAt, requestTimeEpoch } = requestContext;
    if (type === MessageType.Subscribe) return undefined;
    if (requestTimeEpoch - connectedAt <= INITIALISED_WITHIN_MS) return undefined;
    if (!initialised.get(connectionId)) {
      if ((await connections.find(connectionId)) === undefined) return TOO_LATE;
      initialised.put(connectionId, true);
    }
    return type === MessageType.ConnectionInit ? INITIALISED_ALREADY : undefined;
  };
}
