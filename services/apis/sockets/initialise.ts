import { CloseCode, MessageType } from 'graphql-ws';
import { localeOf } from '../../matches/words/locale.ts';
import { TokenRefusedError } from '../../accounts/identity/token-refused.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { credentialsIn } from './credentials.ts';
import { acknowledged } from './data.ts';
import { CONNECTION, malformed, type ConnectionError } from './fault.ts';
import type { SocketParts } from './parts.ts';

export const INITIALISED_ALREADY: ConnectionError = {
  id: CONNECTION,
  code: 'BAD_USER_INPUT',
  closeCode: CloseCode.TooManyInitialisationRequests,
  message: 'The connection is already initialized.',
};

export const TOO_LATE: ConnectionError = {
  id: CONNECTION,
  code: 'BAD_USER_INPUT',
  closeCode: CloseCode.ConnectionInitialisationTimeout,
  message: 'Send connection_init within ten seconds.',
};

/** `connection_init`: no token makes a spectator; a broken one is refused, and one that is misplaced. */
export async function initialise(
  parts: SocketParts,
  connection: string,
  {
    payload = {},
    endsAt,
  }: {
    readonly payload?: Readonly<Record<string, unknown>> | undefined;
    /** Receives the end of the connection's token, in milliseconds since 1970. */
    endsAt(until: number): void;
  },
): Promise<ConnectionError | undefined> {
  if ((await parts.connections.find(connection)) !== undefined) {
    return INITIALISED_ALREADY;
  }
  const credentials = credentialsIn(payload);
  if ('fault' in credentials) return malformed(credentials.fault);
  const acceptLanguage = payload['acceptLanguage'];
  const locale = localeOf(typeof acceptLanguage === 'string' ? acceptLanguage : undefined);
  try {
    const viewer = await parts.identify(credentials.authorization);
    if (viewer?.until !== undefined) endsAt(viewer.until);
    await parts.connections.put(acknowledged(connection, viewer, { now: Date.now(), locale }));
    const ack = { type: MessageType.ConnectionAck, payload: { viewer: toldOf(viewer) } } as const;
    await parts.channel.post(connection, ack);
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

/** The account that the connection speaks for, in the words of the contract's `Account`; `null` for a spectator. */
const toldOf = (viewer: AccountActor | undefined) =>
  viewer
    ? {
        id: viewer.account,
        name: viewer.name ?? viewer.account,
        bot: viewer.machine ?? false,
        roles: viewer.roles.map((role) => role.toUpperCase()),
      }
    : null;
