import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../services/notifications/channels/outbound/address.ts';
import { checkedLookup } from '../../services/notifications/channels/outbound/lookup.ts';
import { posting } from '../../services/notifications/channels/outbound/post.ts';
import { faultOf } from '../../services/notifications/channels/outbound/target.ts';
import { hostile } from './hostile.ts';

describe('the URL of a webhook', () => {
  it.each(hostile)('%s is refused before any connection', async (url) => {
    expect(faultOf(url, 'public')).toEqual(expect.any(String));
    await expect(posting('public')(url, {}, '')).rejects.toThrow();
  });

  it.each([
    'https://example.org/hook',
    'https://example.org:8443/hook?key=1',
    'https://[2606:4700:4700::1111]/hook',
    'https://1.1.1.1/hook',
  ])('%s is accepted', (url) => {
    expect(faultOf(url, 'public')).toBeUndefined();
  });

  it('can be on this machine in the local run, but not elsewhere in its network', () => {
    expect(faultOf('http://localhost:3000/hook', 'local')).toBeUndefined();
    expect(isAllowed('127.0.0.1', 'local')).toBe(true);
    expect(isAllowed('192.168.1.1', 'local')).toBe(false);
    expect(isAllowed('169.254.169.254', 'local')).toBe(false);
  });
});

/** A name server that gives these addresses. */
const names =
  (...addresses: readonly string[]) =>
  (_: string, __: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('a host name of a webhook', () => {
  it.each([
    ['of this machine', ['127.0.0.1']],
    ['of the metadata of a cloud', ['169.254.169.254']],
    ['with one forbidden address among others', ['1.1.1.1', '10.0.0.1']],
    ['of none', []],
    ['of IPv4 within IPv6', ['::ffff:127.0.0.1']],
  ])('%s is refused before any connection', async (_, addresses) => {
    let connected = 0;
    const server = createServer().on('connection', () => (connected += 1));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const lookup = checkedLookup('public', names(...addresses) as never);
    const post = posting('public', { lookup });
    const sent = post(`https://rebinding.example:${String(port)}/`, {}, '');
    await expect(sent).rejects.toThrow("isn't public");
    expect(connected).toBe(0);
    await new Promise((closed) => server.close(closed));
  });
});

describe('a reply to a webhook', () => {
  const answering = async (listener: Parameters<typeof createServer>[1]) => {
    const server = createServer(listener as never);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.closeAllConnections() };
  };

  it.each([301, 302, 303, 307, 308])('that redirects by %s is not followed', async (status) => {
    let hits = 0;
    const elsewhere = await answering((_, response) => {
      hits += 1;
      response.end('never');
    });
    const first = await answering((_, response) =>
      response.writeHead(status, { location: elsewhere.url }).end(),
    );
    expect(await posting('local')(first.url, {}, '')).toMatchObject({ status });
    expect(hits).toBe(0);
    for (const each of [first, elsewhere]) each.close();
  });

  it.each([
    ['does not come', () => undefined],
    ['comes by drops', (_: unknown, response: ServerResponse) => drip(response)],
  ])('that %s is given up in time', async (_, listener) => {
    const slow = await answering(listener);
    const sent = posting('local', { mostMs: 50 })(slow.url, {}, '');
    await expect(sent).rejects.toThrow(/in time|aborted/);
    slow.close();
  });

  it('that does not end is given up at 64 KB', async () => {
    const endless = await answering((_, response) => {
      const more = (): void => {
        if (response.write('x'.repeat(8_192))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    await expect(posting('local')(endless.url, {}, '')).rejects.toThrow('larger than 64 KB');
    endless.close();
  });
});

/** A byte now and then, for ever. */
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('.'), 5);
  response.once('close', () => clearInterval(timer));
}
