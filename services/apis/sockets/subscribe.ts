import { CloseCode, MessageType, type SubscribeMessage, type SubscribePayload } from 'graphql-ws';
import type { GraphQLError } from 'graphql';
import { type RefusalCode, CommandRefusedError } from '../../platform/requests/refusal.ts';
import type { Connection, Subscription } from '../../platform/storage/contract.ts';
import { localeOf, originOf, personOf, viewerOf, type SubscriptionData } from './data.ts';
import { hasEnded } from './ended.ts';
import { CONNECTION, errorFrame, TRY_AGAIN_LATER, type ConnectionError } from './fault.ts';
import { socketLimits } from '../../platform/requests/socket-limits.ts';
import { readOperation, type ValidSubscription } from './operation.ts';
import type { SocketParts } from './parts.ts';

/**
 * `subscribe`: checks the operation, and that its viewer may follow what it asks for; then stores
 * it beside that. Everything the client is sent comes from there, in order. A refusal ends the
 * operation, not the connection; but if trying again would help, the connection ends, because stock
 * clients reconnect automatically.
 */
export async function subscribe(
  parts: SocketParts,
  connectionId: string,
  { id, payload, from }: SubscribeMessage & { readonly from: string | undefined },
): Promise<ConnectionError | undefined> {
  const connection = await parts.connections.find(connectionId);
  if (connection === undefined) return notInitialised(id);
  const refuse = async (code: RefusalCode, message: string): Promise<undefined> => {
    await parts.channel.post(connectionId, errorFrame(id, code, message));
    return undefined;
  };

  const operation = readOperation(parts.schema, payload);
  if ('errors' in operation) {
    const errors = operation.errors.map(formatted);
    await parts.channel.post(connectionId, { id, type: MessageType.Error, payload: errors });
    return undefined;
  }
  const tooMany = excessOf(parts, connection, from);
  if (tooMany !== undefined) return tooMany;
  const others = await parts.subscriptions.ofConnection(connectionId);
  if (others.some((each) => each.operation === id)) return duplicate(id);
  if (others.length >= socketLimits.subscriptions) {
    return refuse(
      'RATE_LIMITED',
      `At most ${String(socketLimits.subscriptions)} subscriptions per connection.`,
    );
  }
  const viewer = viewerOf(connection);
  if (await hasEnded(parts.isValid, viewer)) return ended(id);
  const { followable, given } = operation.wish;
  const followed = await followable.streamFor(parts, viewer, given);
  if (typeof followed === 'object') return refuse(followed.code, followed.message);
  const subscription: Subscription = {
    stream: followed,
    connection: connectionId,
    operation: id,
    data: {
      ...dataFor(connection, payload, operation),
      ...(from !== undefined && { origin: originOf(from, followed) }),
    },
    expires: connection.expires,
  };
  const added = await parts.subscriptions.add(subscription);
  return added === 'duplicate' ? duplicate(id) : undefined;
}

/** Stored form of a `subscribe`. */
function dataFor(
  connection: Connection,
  { query, operationName }: SubscribePayload,
  { after, since, variables }: ValidSubscription,
): SubscriptionData {
  const viewer = viewerOf(connection);
  const locale = localeOf(connection);
  return {
    query,
    ...(operationName == null ? {} : { operationName }),
    ...(variables === undefined ? {} : { variables }),
    ...(after === undefined ? {} : { after }),
    ...(since === undefined ? {} : { since }),
    ...(locale === undefined ? {} : { locale }),
    ...(viewer === undefined ? {} : { viewer: { account: viewer.account, ...personOf(viewer) } }),
  };
}

/**
 * The fault of a connection whose account asks for too much at once; without an account, its address counts.
 */
function excessOf(
  { rates }: SocketParts,
  { connection, account }: Connection,
  from = connection,
): ConnectionError | undefined {
  try {
    rates?.ofAccount(account ?? `at ${from}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandRefusedError)) throw error;
    const { code, message, retryAfter = 1 } = error;
    return { id: CONNECTION, code, closeCode: TRY_AGAIN_LATER, message, retryAfter };
  }
}

/** GraphQL's own faults carry no code; they are all faults of the request. */
const formatted = (error: GraphQLError) => ({
  ...error.toJSON(),
  extensions: { retryable: false, code: 'BAD_USER_INPUT', ...error.extensions },
});

const notInitialised = (id: string): ConnectionError => ({
  id,
  code: 'UNAUTHENTICATED',
  closeCode: CloseCode.Unauthorized,
  message: 'Send connection_init and wait for connection_ack first.',
});

const ended = (id: string): ConnectionError => ({
  id,
  code: 'UNAUTHENTICATED',
  closeCode: CloseCode.Forbidden,
  message: 'The token of this connection has expired. Connect again with a new one.',
});

const duplicate = (id: string): ConnectionError => ({
  id,
  code: 'BAD_USER_INPUT',
  closeCode: CloseCode.SubscriberAlreadyExists,
  message: `The subscription ID "${id}" is already in use.`,
});
