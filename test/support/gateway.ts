import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/**
 * The `@connections` API of a WebSocket API to which all connections are open, and the messages
 * posted to it; each counts once even if the SDK, which waits no longer than a function may, has
 * posted it again.
 */
export type Gateway = {
  readonly endpoint: string;
  posted(connection: string): readonly unknown[];
  close(): Promise<void>;
};

export async function gatewayOf(): Promise<Gateway> {
  const posts = new Map<string, readonly unknown[]>();
  const known = new Set<unknown>();
  const server = createServer((request, response) => {
    const [, encoded = ''] = /^\/prod\/@connections\/([^/]+)$/.exec(request.url ?? '') ?? [];
    const connection = decodeURIComponent(encoded);
    const take = (body: string) => {
      if (request.method === 'DELETE') return response.writeHead(204).end();
      const call = request.headers['amz-sdk-invocation-id'];
      if (!known.has(call)) {
        posts.set(connection, [...(posts.get(connection) ?? []), JSON.parse(body)]);
      }
      known.add(call);
      return response.end();
    };
    // a client that hangs up in the middle will post again
    text(request).then(take, () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${String(port)}/prod`,
    posted: (connection) => posts.get(connection) ?? [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
