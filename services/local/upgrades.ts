import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SocketGateway } from './ws/gateway.ts';

/** The headers that offer another protocol, only for this connection. */
const OFFERS = ['connection', 'http2-settings', 'upgrade'];

/**
 * Hands WebSocket handshakes to a gateway. A request that offers any other protocol, such as the `h2c` of
 * Java's client and of `curl --http2`, is answered as if it offered none (RFC 9110, 7.8).
 */
export function serveUpgrades(server: Server, { upgrade }: Pick<SocketGateway, 'upgrade'>): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) return upgrade(request, socket, head);
    // the server has let go of the connection: it is given the request again, without the offer
    socket.unshift(Buffer.concat([withoutOffers(request), head]));
    return void server.emit('connection', socket);
  });
}

/** The head of a request as it was sent, less what offers another protocol. */
function withoutOffers({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method ?? 'GET'} ${url ?? '/'} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = rawHeaders.slice(i, i + 2);
    if (!OFFERS.includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
