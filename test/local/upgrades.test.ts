import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serveUpgrades } from '../../services/local/upgrades.ts';

/**
 * Sends bytes to a server that repeats each request in words; returns its output and the number of
 * upgrades.
 */
async function heard(...sent: readonly string[]): Promise<{ said: string; upgrades: number }> {
  let upgrades = 0;
  const server = createServer((request, response) => {
    const { upgrade = 'no offer' } = request.headers;
    const said = `${request.method ?? ''} ${request.url ?? ''} ${upgrade}`;
    void text(request).then((body) => response.end(`${said} ${body}`));
  }).listen(0, '127.0.0.1');
  serveUpgrades(server, {
    upgrade: (_, socket) => {
      upgrades += 1;
      socket.end();
    },
  });
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (const part of sent) {
    socket.write(part);
    // in packets of their own
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const said = await text(socket);
  server.close();
  return { said, upgrades };
}

const offer = (line: string, more = '') =>
  `${line} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEA\r\n${more}\r\n`;
const last = 'GET /last HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';

it('a request that offers h2c is answered as if it offered nothing, and so is the next', async () => {
  const { said, upgrades } = await heard(offer('GET /one?two=3'), last);
  expect(said).toContain('GET /one?two=3 no offer');
  expect(said).toContain('GET /last no offer');
  expect(upgrades).toBe(0);
});

it('the body of an h2c request arrives whole, in however many packets', async () => {
  const head = offer('POST /body', 'Content-Length: 9\r\n');
  const { said } = await heard(`${head}first`, 'last', last);
  expect(said).toContain('POST /body no offer firstlast');
});

it('a WebSocket handshake that offers h2c reaches the gateway', async () => {
  const { upgrades } = await heard(
    'GET /ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(upgrades).toBe(1);
});
