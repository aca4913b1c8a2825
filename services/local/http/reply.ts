import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Reply of a route; the shape of a Lambda's reply to an HTTP API. */
export type Reply = Omit<APIGatewayProxyStructuredResultV2, 'body'> & {
  readonly body?: string | Buffer | undefined;
};

/** A JSON answer. */
export const json = (statusCode: number, value: unknown): Reply => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: `${JSON.stringify(value)}\n`,
});

/** A fault in the manner of GraphQL: one code of the contract, and a sentence. */
export function fault(statusCode: number, code: string, message: string): Reply {
  const extensions = { code, retryable: statusCode >= 500, requestId: randomUUID() };
  return json(statusCode, { errors: [{ message, extensions }] });
}

export const html = (body: string): Reply => ({
  statusCode: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

/** Writes a reply; a Lambda's body may be base64. */
export function send(response: ServerResponse, reply: Reply): void {
  response.statusCode = reply.statusCode ?? 200;
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    response.setHeader(name, String(value));
  }
  if (reply.cookies !== undefined) response.setHeader('set-cookie', reply.cookies);
  const { body } = reply;
  response.end(
    typeof body === 'string' && reply.isBase64Encoded ? Buffer.from(body, 'base64') : body,
  );
}
