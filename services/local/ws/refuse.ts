import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { fault } from '../http/reply.ts';

const codes: Readonly<Record<number, string>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
};

/** Answers a handshake with an HTTP status and the reason, in the envelope of all errors, and hangs up. */
export function refuseUpgrade(socket: Duplex, status: number, reason?: string): void {
  const message = reason ?? `${STATUS_CODES[status] ?? 'Refused'}.`;
  const body = String(fault(status, codes[status] ?? 'BAD_USER_INPUT', message).body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
