import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../services/local/service.ts';
import { receiver } from '../notifications/table.ts';
import { ask, tokenFor } from './player.ts';

let service: Service;
let host: string;
beforeAll(async () => {
  service = await startService({
    port: 0,
    host: '127.0.0.1',
    dataDir: undefined,
    demoPace: undefined,
  });
  host = new URL(service.at.home).host.replace('localhost', '127.0.0.1');
});
afterAll(() => service.close());

const add = `mutation ($input: AddNotificationChannelInput!) {
  addNotificationChannel(input: $input) { channel { id } } }`;
const verify = `mutation ($input: VerifyNotificationChannelInput!) {
  verifyNotificationChannel(input: $input) { verified } }`;

it('a webhook on this machine is sent to as soon as there is something to say, and shown', async () => {
  const hook = await receiver();
  const token = await tokenFor(host, 'ann');
  const input = { kind: 'WEBHOOK', url: hook.url };
  const added = await ask<{ addNotificationChannel: { channel: { id: string } } }>(
    host,
    add,
    { input },
    token,
  );
  await vi.waitFor(() => expect(hook.got).toHaveLength(1), { timeout: 20_000 });
  const { code } = (JSON.parse(hook.got[0]?.body ?? '') as { data: { code: string } }).data;
  const channelId = added.addNotificationChannel.channel.id;
  const verified = await ask(host, verify, { input: { channelId, code } }, token);
  expect(verified).toEqual({ verifyNotificationChannel: { verified: true } });

  const shown = (await (await fetch(`http://${host}/dev/outbox`)).json()) as { items: object[] };
  expect(shown.items).toMatchObject([{ url: hook.url, status: 204, body: hook.got[0]?.body }]);
  await hook.close();
});
