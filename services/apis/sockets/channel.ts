import {
  DeleteConnectionCommand,
  GoneException,
  LimitExceededException,
  PostToConnectionCommand,
  type ApiGatewayManagementApiClient,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { Message } from 'graphql-ws';
import pLimit from 'p-limit';
import { serialized } from './serialized.ts';

/** API Gateway refuses a longer message than this, in bytes. */
const MAX_MESSAGE = 128 * 1024;

/** Number of sockets of the client: a post that waits for one must not use its time up by that. */
const AT_ONCE = 50;

/** `full`: its client does not read, or too much is posted at once; tried again, and in vain. */
export type Delivery = 'sent' | 'gone' | 'full' | 'too-large';

/** Sends messages to connections. Throws on any other failure, and when no answer comes in time. */
export type Channel = {
  post(connection: string, message: Message): Promise<Delivery>;
  /** Hangs up; API Gateway gives no say in the close code. */
  close(connection: string): Promise<void>;
};

/** The channel of the WebSocket API whose `@connections` the client talks to. */
export function gatewayChannel(client: Pick<ApiGatewayManagementApiClient, 'send'>): Channel {
  const inTurn = pLimit(AT_ONCE);
  return {
    post: async (connection, message) => {
      const data = serialized(message);
      if (Buffer.byteLength(data) > MAX_MESSAGE) return 'too-large';
      const command = new PostToConnectionCommand({ ConnectionId: connection, Data: data });
      try {
        await inTurn(() => client.send(command));
        return 'sent';
      } catch (error) {
        if (error instanceof GoneException) return 'gone';
        if (error instanceof LimitExceededException) return 'full';
        throw error;
      }
    },
    close: async (connection) => {
      try {
        const command = new DeleteConnectionCommand({ ConnectionId: connection });
        await inTurn(() => client.send(command));
      } catch (error) {
        if (!(error instanceof GoneException)) throw error;
      }
    },
  };
}
