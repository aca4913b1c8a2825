import {
  DeleteConnectionCommand,
  GoneException,
  LimitExceededException,
  PostToConnectionCommand,
  type ApiGatewayManagementApiClient,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { stringifyMessage, type Message } from 'graphql-ws';

/** API Gateway refuses a longer message than this, in bytes. */
const MAX_MESSAGE = 128 * 1024;

/** `full`: its client does not read, or too much is posted at once; tried again, and in vain. */
export type Delivery = 'sent' | 'gone' | 'full' | 'too-large';

/** The way to the clients. Failures other than these are thrown, for the caller to try again. */
export type Channel = {
  post(connection: string, message: Message): Promise<Delivery>;
  /** Hangs up; API Gateway gives no say in the close code. */
  close(connection: string): Promise<void>;
};

/** The channel of the WebSocket API whose `@connections` the client talks to. */
export const gatewayChannel = (client: ApiGatewayManagementApiClient): Channel => ({
  post: async (connection, message) => {
    const data = stringifyMessage(message);
    if (Buffer.byteLength(data) > MAX_MESSAGE) return 'too-large';
    try {
      await client.send(new PostToConnectionCommand({ ConnectionId: connection, Data: data }));
      return 'sent';
    } catch (error) {
      if (error instanceof GoneException) return 'gone';
      if (error instanceof LimitExceededException) return 'full';
      throw error;
    }
  },
  close: async (connection) => {
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId: connection }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  },
});
