import { CloseCode, MessageType } from 'graphql-ws';
import { localeOf } from '../words/locale.ts';
import { TokenRefusedError } from '../identity/token-refused.ts';
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
  const acceptLanguage = payload['acceptLanguage'];
  const locale = localeOf(typeof acceptLanguage === 'string' ? acceptLanguage : undefined);
  try {
    const viewer = await parts.identify(authorization ?? undefined);
    await parts.connections.put(acknowledged(connection, viewer, { now: Date.now(), locale }));
    await parts.channel.post(connection, { type: MessageType.ConnectionAck });
    return undefined;
  } catch (error) {
    if (!(error instanceof TokenRefusedError)) throw error;
    return {
      id: CONNECTION,
      code: error.code,
      closeCode: CloseCode.Forbidden,
      message: error.message,
    };
  }
}
