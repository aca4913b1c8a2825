import dns from 'node:dns';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../services/local/service.ts';
import { hostile } from '../notifications/hostile.ts';
import { receiver } from '../notifications/receiver.ts';
import { ask, tokenFor } from './player.ts';

/**
 * Hostile host names and their addresses: this machine and its network, at once or among others.
 */
const led: Readonly<Record<string, readonly string[]>> = {
  'here.hostile.example': ['127.0.0.1'],
  'both.hostile.example': ['1.1.1.1', '127.0.0.1'],
  'mapped.hostile.example': ['::ffff:127.0.0.1'],
  'metadata.hostile.example': ['169.254.169.254'],
  'intranet.hostile.example': ['10.0.0.1'],
};
const names = Object.keys(led);

/** A name server of theirs stands before the system's. */
function hostileNames(): () => void {
  const system = dns.lookup;
  const asking = (name: string, options: object, callback: (...found: unknown[]) => void): void => {
    const addresses = led[name];
    if (addresses === undefined) return system(name, options, callback as never);
    const found = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    return callback(null, found);
  };
  dns.lookup = asking as never;
  syncBuiltinESMExports();
  return () => {
    dns.lookup = system;
    syncBuiltinESMExports();
  };
}

/** A local server that an attacker wants this service to connect to; counts its connections. */
async function api() {
  let connections = 0;
  const server = createServer((_, response) => response.end()).on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((closed) => server.close(closed));
  return { port, connections: () => connections, close };
}

const start = async (outbound: 'public' | 'local') => {
  const options = { port: 0, host: '127.0.0.1', dataDir: undefined, demoPace: undefined };
  const service = await startService({ ...options, outbound });
  return { service, host: new URL(service.at.home).host.replace('localhost', '127.0.0.1') };
};

const adding = `mutation ($input: AddNotificationChannelInput!) {
  addNotificationChannel(input: $input) { channel { id } } }`;
const add = (host: string, token: string, input: object) =>
  ask<{ addNotificationChannel: { channel: { id: string } } }>(host, adding, { input }, token);

type Delivery = {
  readonly attempts: number;
  readonly status: number | null;
  readonly fault: string;
};

/** The deliveries of the first message by each channel of this account, once they were tried. */
const tried = (host: string, token: string): Promise<readonly Delivery[]> =>
  vi.waitFor(
    async () => {
      const asked = '{ viewer { notificationChannels { deliveries { status fault } } } }';
      type Own = { notificationChannels: { deliveries: Delivery[] }[] };
      const { viewer } = await ask<{ viewer: Own }>(host, asked, {}, token);
      const first = viewer.notificationChannels.flatMap(({ deliveries }) => deliveries.slice(-1));
      for (const { fault } of first) expect(fault).not.toBeNull();
      return first;
    },
    { timeout: 20_000 },
  );

describe('a service that sends only to public addresses', () => {
  let service: Service;
  let host: string;
  let restore: () => void;
  let knocked: Awaited<ReturnType<typeof api>>;
  beforeAll(async () => {
    restore = hostileNames();
    knocked = await api();
    ({ service, host } = await start('public'));
  });
  afterAll(async () => {
    await service.close();
    await knocked.close();
    restore();
  });

  it('refuses a private channel address, and names the wrong field in both APIs', async () => {
    const token = await tokenFor(host, 'mallory');
    const here = ['127.0.0.1', '127.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', 'localhost'];
    const targets = [...hostile, ...here.map((name) => `https://${name}:${String(knocked.port)}/`)];
    const keys = { p256dh: 'p', auth: 'a' };
    for (const url of targets) {
      for (const kind of ['WEBHOOK', 'DISCORD']) {
        const input = { kind, url };
        await expect(add(host, token, input), url).rejects.toThrow(/`url`: .*BAD_USER_INPUT/s);
      }
      const input = { kind: 'PUSH', push: { endpoint: url, ...keys } };
      await expect(add(host, token, input), url).rejects.toThrow(/`push\.endpoint`: /);
      const rest = await fetch(`http://${host}/v1/viewer/channels`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ kind: 'WEBHOOK', url }),
      });
      expect(rest.status, url).toBe(422);
      expect(await rest.json(), url).toMatchObject({ faults: [{ in: 'body', at: '/url' }] });
    }
    expect(await tried(host, token)).toEqual([]);
    expect(knocked.connections()).toBe(0);
  });

  it('connects to no host name that resolves to a private address', async () => {
    const token = await tokenFor(host, 'trudy');
    for (const name of names) {
      await add(host, token, { kind: 'WEBHOOK', url: `https://${name}:${String(knocked.port)}/` });
    }
    const outcomes = await tried(host, token);
    expect(outcomes).toHaveLength(names.length);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: null,
        fault: "The name leads to an address that isn't public.",
      });
    }
    expect(knocked.connections()).toBe(0);
  });
});

it('a service follows no redirect to another address', async () => {
  const { service, host } = await start('local');
  const knocked = await api();
  const hook = await receiver();
  const location = `http://127.0.0.1:${String(knocked.port)}/`;
  hook.replies.push({ status: 307, headers: { location } });
  const token = await tokenFor(host, 'mallory');
  await add(host, token, { kind: 'WEBHOOK', url: hook.url });
  expect(await tried(host, token)).toMatchObject([{ status: 307 }]);
  expect(hook.got).toHaveLength(1);
  expect(knocked.connections()).toBe(0);
  await service.close();
  await Promise.all([hook.close(), knocked.close()]);
});
