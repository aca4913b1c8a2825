import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../services/local/service.ts';

let service: Service;
beforeAll(async () => {
  // the terminal is told of each client that hung up, some hundred times
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  service = await startService({
    port: 0,
    host: '127.0.0.1',
    dataDir: undefined,
    demoPace: undefined,
  });
});
afterAll(() => service.close());

/** Sends bytes to the port of the service, and returns its output until it hangs up. */
async function raw(bytes: Buffer): Promise<string> {
  const { port } = new URL(service.at.graphql);
  const socket = connect(Number(port), '127.0.0.1');
  const said: Buffer[] = [];
  socket.on('data', (data: Buffer) => said.push(data));
  // a client that is cut off while it sends has an error first; only the response counts
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.end(bytes);
  await closed;
  return Buffer.concat(said).toString('latin1');
}

const line = fc.constantFrom(
  'GET / HTTP/1.1',
  'POST /graphql HTTP/1.1',
  'GET /v1/matches/%zz HTTP/1.1',
  'GET //evil.example/../.. HTTP/1.1',
  'GET http://[::1 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT x:1 HTTP/1.1',
  'GET /ws HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade',
  'BREW /pot HTTP/9.9',
);
const field = fc.constantFrom(
  'host: x',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999',
  'transfer-encoding: chunked',
  'content-type: application/json',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-protocol: graphql-transport-ws',
  `x: ${'y'.repeat(20_000)}`,
  'expect: 100-continue',
);
const bytes = fc
  .record({
    line,
    fields: fc.array(field, { maxLength: 6 }),
    body: fc.uint8Array({ maxLength: 200 }),
  })
  .map((it) =>
    Buffer.concat([
      Buffer.from([it.line, ...it.fields, 'connection: close', '', ''].join('\r\n')),
      it.body,
    ]),
  );

it('the service still answers after any bytes on the connection', async () => {
  for (const sent of fc.sample(bytes, { numRuns: 300, seed: 7 })) {
    const reply = await raw(sent);
    expect(reply, sent.toString('latin1').slice(0, 300)).not.toMatch(/^HTTP\/1\.1 5|node_modules/);
  }
  const health = await fetch(new URL('/health', service.at.graphql));
  expect(await health.json()).toEqual({ status: 'ok' });
});
