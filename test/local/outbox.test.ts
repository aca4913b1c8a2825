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

type Mail = { readonly to?: readonly string[]; readonly raw: string };
const mailsTo = async (address: string): Promise<readonly string[]> => {
  const shown = (await (await fetch(`http://${host}/dev/outbox`)).json()) as { items: Mail[] };
  return shown.items.filter(({ to }) => to?.includes(address) === true).map(({ raw }) => raw);
};
const inOneLine = (raw = ''): string => raw.replaceAll(/\r\n[ \t]+/g, ' ');
const advance = (by: string) =>
  fetch(`http://${host}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: by }),
  });

it('whose turn it is gets a mail, and by one click no other', async () => {
  const address = 'eve@example.org';
  const [eve, fay] = [await tokenFor(host, 'eve'), await tokenFor(host, 'fay')];
  const input = { kind: 'EMAIL', address };
  const added = await ask<{ addNotificationChannel: { channel: { id: string } } }>(
    host,
    add,
    { input },
    eve,
  );
  await vi.waitFor(async () => expect(await mailsTo(address)).toHaveLength(1), { timeout: 20_000 });
  const code = /^Subject: .*?(\d{8})/m.exec((await mailsTo(address))[0] ?? '')?.[1];
  const channelId = added.addNotificationChannel.channel.id;
  await ask(host, verify, { input: { channelId, code } }, eve);

  const begin = async (): Promise<string> => {
    const { createMatch } = await ask<{ createMatch: { id: string } }>(
      host,
      `mutation { createMatch(input: { gameId: "tales-of-glory", seats: 2,
        timeControl: { preset: "async-1d" } }) { id } }`,
      {},
      eve,
    );
    const of = { id: createMatch.id };
    const joined = 'mutation ($id: ID!) { joinMatch(input: { matchId: $id }) { id } }';
    await ask(host, joined, of, fay);
    await ask(host, 'mutation ($id: ID!) { startMatch(input: { matchId: $id }) { id } }', of, eve);
    return createMatch.id;
  };
  const first = await begin();
  await vi.waitFor(
    async () => {
      await advance('PT1H');
      expect(await mailsTo(address)).toHaveLength(2);
    },
    { timeout: 20_000 },
  );
  const mail = inOneLine((await mailsTo(address))[0]);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toContain(first);
  const [, link = ''] = /List-Unsubscribe: <([^>]+)>/.exec(mail) ?? [];
  const clicked = await fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  await begin();
  await advance('PT20H');
  expect(await mailsTo(address)).toHaveLength(2);
});
