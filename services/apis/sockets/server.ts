import { setTimeout } from 'node:timers/promises';
import { MessageType } from 'graphql-ws';
import { connect } from './connect.ts';
import { addressOf, type SocketEvent, type SocketHandler } from './event.ts';
import { faultFrame, type ConnectionError } from './fault.ts';
import { flooded, flooding } from './flood.ts';
import { readFrame, type ClientMessage } from './frame.ts';
import { initialise } from './initialise.ts';
import { lateness, type Lateness } from './late.ts';
import type { SocketParts } from './parts.ts';
import { subscribe } from './subscribe.ts';

/**
 * Serves the `graphql-transport-ws` protocol behind an API Gateway WebSocket API. Between two
 * messages everything it knows is in the store. Only outages are thrown; whatever a client does
 * wrong is answered with an error frame, which stands in for the close codes that API Gateway
 * cannot send, and then the connection is closed. An outage closes it without a word, and so does a connection that takes
 * no message.
 */
export function socketHandler(parts: SocketParts): SocketHandler {
  const flood = flooding();
  const isLate = lateness(parts);
  const { endsAt, forget } = endings(parts);
  return async (event) => {
    const { connectionId, eventType } = event.requestContext;
    switch (eventType) {
      case 'CONNECT':
        return connect(event, parts.rates);
      case 'DISCONNECT':
        forget(connectionId);
        await parts.connections.remove(connectionId);
        return { statusCode: 200 };
      case 'MESSAGE':
        try {
          const worth = flood(connectionId);
          const fault = worth === 'read' ? await read(parts, event, { isLate, endsAt }) : flooded;
          if (fault === 'ended') await end(parts, connectionId);
          else if (fault !== undefined && worth !== 'ignore')
            await disconnect(parts, connectionId, fault);
          return { statusCode: 200 };
        } catch (outage) {
          // API Gateway would tell of it in a frame of its own, at which stock clients give up for good
          await parts.channel.close(connectionId).catch(() => undefined);
          if (!isUnanswered(outage)) throw outage;
          await parts.connections.remove(connectionId);
          return { statusCode: 200 };
        }
    }
  };
}

/** True if a connection took no message in time: its own fault, which rings no alarm. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

type Watching = {
  readonly isLate: Lateness;
  /** Closes a connection at the end of its token, in milliseconds since 1970, if this process lives on. */
  endsAt(connection: string, until: number): void;
};

/** Closes connections at the end of their tokens. */
function endings(parts: SocketParts): Pick<Watching, 'endsAt'> & {
  forget(connection: string): void;
} {
  const calledOff = new Map<string, () => void>();
  const forget = (connection: string): void => {
    calledOff.get(connection)?.();
    calledOff.delete(connection);
  };
  return {
    forget,
    endsAt(connection, until) {
      forget(connection);
      const off = parts.later?.(until - Date.now(), () => end(parts, connection));
      if (off) calledOff.set(connection, off);
    },
  };
}

/** Carries a message out, or gives its breach of the protocol. */
async function read(
  parts: SocketParts,
  event: SocketEvent,
  { isLate, endsAt }: Watching,
): Promise<ConnectionError | 'ended' | undefined> {
  const message = readFrame(event);
  if ('fault' in message) return message.fault;
  return (await isLate(event, message)) ?? answer(parts, message, { event, endsAt });
}

/** Carries the message out, or gives its breach of the protocol. */
async function answer(
  parts: SocketParts,
  message: ClientMessage,
  { event, endsAt }: { readonly event: SocketEvent; readonly endsAt: Watching['endsAt'] },
): Promise<ConnectionError | undefined> {
  const { connectionId: connection } = event.requestContext;
  switch (message.type) {
    case MessageType.ConnectionInit:
      return initialise(parts, connection, {
        payload: message.payload ?? undefined,
        endsAt: (until) => endsAt(connection, until),
      });
    case MessageType.Subscribe:
      return subscribe(parts, connection, { ...message, from: addressOf(event) });
    case MessageType.Complete:
      await parts.subscriptions.remove(connection, message.id);
      return undefined;
    case MessageType.Ping:
      await parts.channel.post(connection, {
        type: MessageType.Pong,
        ...(message.payload == null ? {} : { payload: message.payload }),
      });
      return undefined;
    case MessageType.Pong:
      return undefined;
  }
}

/** Closes a connection whose token has ended, without a word: stock clients come again then, with a new one. */
async function end({ connections, channel }: SocketParts, connection: string): Promise<void> {
  await connections.remove(connection);
  await channel.close(connection);
}

/** Milliseconds that a client has to close the connection on its own. */
const PATIENCE_MS = 250;

/**
 * Sends the fault, then closes. The wait between the two is for stock clients: on reading an error
 * where they expect an acknowledgement they close with a code of their own, which keeps them from
 * trying again; a close that came first would have them reconnect.
 */
async function disconnect(
  parts: SocketParts,
  connection: string,
  fault: ConnectionError,
): Promise<void> {
  await parts.connections.remove(connection);
  if ((await parts.channel.post(connection, faultFrame(fault))) === 'gone') return;
  await setTimeout(PATIENCE_MS);
  await parts.channel.close(connection);
}
