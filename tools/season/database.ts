import { EventEmitter } from 'node:events';

/** Asks a database for an operation, in its own JSON. */
export type Ask = (operation: string, request: object) => Promise<Reply>;
export type Reply = { readonly status: number; readonly body: unknown };

/** Hands requests over to the embedded database as they would come by HTTP. */
export const askingOf =
  (server: EventEmitter): Ask =>
  (operation, asked) =>
    new Promise((resolve) => {
      const request = Object.assign(new EventEmitter(), {
        method: 'POST',
        url: '/',
        headers: { ...headers, 'x-amz-target': `DynamoDB_20120810.${operation}` },
      });
      const response = {
        statusCode: 200,
        setHeader: () => undefined,
        end(text = '{}') {
          resolve({ status: response.statusCode, body: JSON.parse(text) });
        },
      };
      server.emit('request', request, response);
      request.emit('data', Buffer.from(JSON.stringify(asked)));
      request.emit('end');
    });

/** The database asks for a signature, and does not check it. */
const headers = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260301T000000Z',
  authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=none',
};
