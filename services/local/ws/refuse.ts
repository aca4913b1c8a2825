import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers a handshake with a plain HTTP status, and hangs up. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const body = `${JSON.stringify({ message: STATUS_CODES[status] })}\n`;
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
