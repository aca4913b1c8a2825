import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes?: Buffer;
};

type Reply = {
  readonly status: number;
  /** The body, or what makes it of the body that was sent. */
  readonly body?: string | ((sent: string) => string);
  readonly headers?: OutgoingHttpHeaders;
};

/** A receiver of webhooks by real HTTP, which answers as the test tells it. */
export async function receiver() {
  const got: Received[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      got.push({ headers: request.headers, body: bytes.toString(), bytes });
      const { status, body: text = '', headers } = replies.shift() ?? { status: 204 };
      response
        .writeHead(status, headers)
        .end(typeof text === 'string' ? text : text(bytes.toString()));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/hook`,
    got,
    replies,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
