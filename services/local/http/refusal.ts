import { randomUUID } from 'node:crypto';
import { replyOf } from '../../apis/rest/gateway.ts';
import { problemResponse } from '../../apis/rest/problem.ts';
import { UnreadableRequestError } from '../../apis/http/unreadable-request.ts';
import { fault, type Reply } from './reply.ts';

/** Refuses a body that is too large for any API, in the format of the API that it was for. */
export async function tooLarge(pathname: string, bytes: number): Promise<Reply> {
  const message = `The request body must have at most ${String(bytes)} bytes.`;
  const reply = isRest(pathname)
    ? await problem(new UnreadableRequestError(413, message))
    : fault(413, 'BAD_USER_INPUT', message);
  return { ...reply, headers: { ...reply.headers, connection: 'close' } };
}

/** Replies to a fault of ours that no API has answered; it is logged already. */
export const broken = (pathname: string): Promise<Reply> | Reply =>
  isRest(pathname)
    ? problem(new Error('Internal server error.'))
    : fault(500, 'INTERNAL', 'Internal server error.');

const isRest = (pathname: string): boolean => pathname === '/v1' || pathname.startsWith('/v1/');

function problem(error: Error): Promise<Reply> {
  const requestId = randomUUID();
  const response = problemResponse(error, requestId, { error: () => undefined });
  response.headers.set('x-request-id', requestId);
  return replyOf(response);
}
