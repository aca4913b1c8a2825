import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../services/notifications/outbound/address.ts';
import { checkedLookup } from '../../services/notifications/outbound/lookup.ts';
import { posting } from '../../services/notifications/outbound/post.ts';
import { faultOf } from '../../services/notifications/outbound/target.ts';

/** What somebody might try who wants this service to knock where they can't. */
const hostile = [
  'http://example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'https://user:secret@example.org/',
  'https://example.org:22/',
  'https://example.org:25/',
  'https://localhost/',
  'https://LOCALHOST:8443/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://intranet/',
  'https://example.org/#part',
  'nonsense',
];

describe('a target', () => {
  it.each(hostile)('%s is refused before anything is connected to', async (url) => {
    expect(faultOf(url, 'public')).toEqual(expect.any(String));
    await expect(posting('public')(url, {}, '')).rejects.toThrow();
  });

  it.each([
    'https://example.org/hook',
    'https://example.org:8443/hook?key=1',
    'https://[2606:4700:4700::1111]/hook',
    'https://1.1.1.1/hook',
  ])('%s is one', (url) => {
    expect(faultOf(url, 'public')).toBeUndefined();
  });

  it('may be of this machine in the local run, and of its network not even there', () => {
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

describe('a name', () => {
  it.each([
    ['of this machine', ['127.0.0.1']],
    ['of the metadata of a cloud', ['169.254.169.254']],
    ['with one forbidden address among others', ['1.1.1.1', '10.0.0.1']],
    ['of none', []],
    ['of IPv4 within IPv6', ['::ffff:127.0.0.1']],
  ])('%s is not connected to', async (_, addresses) => {
    let connected = 0;
    const server = createServer().on('connection', () => (connected += 1));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const lookup = checkedLookup('public', names(...addresses) as never);
    const post = posting('public', { lookup });
    const sent = post(`https://rebinding.example:${String(port)}/`, {}, '');
    await expect(sent).rejects.toThrow('not everybody can reach');
    expect(connected).toBe(0);
    await new Promise((closed) => server.close(closed));
  });
});

describe('a reply', () => {
  const answering = async (listener: Parameters<typeof createServer>[1]) => {
    const server = createServer(listener as never);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.closeAllConnections() };
  };

  it('that leads elsewhere is not followed', async () => {
    const elsewhere = await answering((_, response) => response.end('never'));
    const first = await answering((_, response) =>
      response.writeHead(302, { location: elsewhere.url }).end(),
    );
    expect(await posting('local')(first.url, {}, '')).toMatchObject({ status: 302 });
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
    await expect(posting('local')(endless.url, {}, '')).rejects.toThrow('more than 64 KB');
    endless.close();
  });
});

/** A byte now and then, for ever. */
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('.'), 5);
  response.once('close', () => clearInterval(timer));
}
