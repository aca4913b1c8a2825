import { CloseCode, MessageType } from 'graphql-ws';
import { acknowledged } from './data.ts';
import { CONNECTION, malformed, type Fault } from './fault.ts';
import type { SocketParts } from './parts.ts';

/** `connection_init`: no token makes a spectator; a broken one is refused. */
export async function initialise(
  parts: SocketParts,
  connection: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<Fault | undefined> {
  if ((await parts.connections.find(connection)) !== undefined) {
    return {
      id: CONNECTION,
      code: 'BAD_USER_INPUT',
      closeCode: CloseCode.TooManyInitialisationRequests,
      message: 'The connection is initialised already.',
    };
  }
  const authorization = payload['authorization'] ?? payload['Authorization'];
  if (authorization != null && typeof authorization !== 'string') {
    return malformed('"authorization" is text: Bearer, a space, the token.');
  }
  const viewer = authorization == null ? undefined : await parts.identify(authorization);
  if (viewer === 'bad-token') {
    return {
      id: CONNECTION,
      code: 'UNAUTHENTICATED',
      closeCode: CloseCode.Forbidden,
      message: 'The token is broken, expired or not meant for us.',
    };
  }
  await parts.connections.put(acknowledged(connection, viewer, Date.now()));
  await parts.channel.post(connection, { type: MessageType.ConnectionAck });
  return undefined;
}
