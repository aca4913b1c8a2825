import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  LimitExceededException,
  PayloadTooLargeException,
  PostToConnectionCommand,
  type ApiGatewayManagementApiClient,
  type PostToConnectionCommandInput,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { MAX_BACKLOG, MAX_MESSAGE } from './limits.ts';
import type { LiveSocket } from './socket.ts';

/** The part of the `@connections` client that its callers use. */
export type ConnectionsApi = Pick<ApiGatewayManagementApiClient, 'send'>;

/**
 * Creates the `@connections` API in this process: takes the commands of the AWS client, and fails
 * with its errors. A message costs as much as on the socket, and there is no address at which
 * others could send to a client.
 */
export function connectionsApi(sockets: ReadonlyMap<string, LiveSocket>): ConnectionsApi {
  const send = async (command: object): Promise<object> => {
    if (command instanceof PostToConnectionCommand) {
      return post(open(sockets, command.input.ConnectionId), command.input.Data);
    }
    if (command instanceof DeleteConnectionCommand) {
      open(sockets, command.input.ConnectionId).wire.close();
      return {};
    }
    if (command instanceof GetConnectionCommand) {
      const { connectedAt, activeAt } = open(sockets, command.input.ConnectionId).socket;
      return { ConnectedAt: new Date(connectedAt), LastActiveAt: new Date(activeAt) };
    }
    throw new TypeError(
      `The local @connections endpoint doesn't support ${command.constructor.name}.`,
    );
  };
  // its overloads say which reply belongs to which command
  return { send: send as ApiGatewayManagementApiClient['send'] };
}

/** Details of an error that came over no wire. */
const fault = (message: string) => ({ message, $metadata: {} });

function open(sockets: ReadonlyMap<string, LiveSocket>, id = '') {
  const socket = sockets.get(id);
  const wire = socket?.wire;
  if (socket === undefined || wire === undefined || wire.readyState !== wire.OPEN) {
    throw new GoneException(fault('The connection is closed.'));
  }
  return { socket, wire };
}

function post(
  { socket, wire }: ReturnType<typeof open>,
  data: PostToConnectionCommandInput['Data'] = '',
): object {
  if (typeof data !== 'string' && !(data instanceof Uint8Array)) {
    throw new TypeError('The local @connections endpoint accepts only text and bytes.');
  }
  if (Buffer.byteLength(data) > MAX_MESSAGE) {
    throw new PayloadTooLargeException(fault('The message is too large.'));
  }
  // no one waits for a client that does not read: others get the same version
  if (wire.bufferedAmount > MAX_BACKLOG) {
    throw new LimitExceededException(fault("The client doesn't read its messages."));
  }
  wire.send(data, { binary: false }, () => undefined); // its `close` follows on a failure
  socket.activeAt = Date.now();
  return {};
}
