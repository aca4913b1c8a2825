import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** The `@connections` of a WebSocket API to which everybody is connected, and what was posted. */
export type Gateway = {
  readonly endpoint: string;
  posted(connection: string): readonly unknown[];
  close(): Promise<void>;
};

export async function gatewayOf(): Promise<Gateway> {
  const posts = new Map<string, readonly unknown[]>();
  const server = createServer((request, response) => {
    const [, encoded = ''] = /^\/prod\/@connections\/([^/]+)$/.exec(request.url ?? '') ?? [];
    const connection = decodeURIComponent(encoded);
    void text(request).then((body) => {
      if (request.method === 'DELETE') return response.writeHead(204).end();
      posts.set(connection, [...(posts.get(connection) ?? []), JSON.parse(body)]);
      return response.end();
    });
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
