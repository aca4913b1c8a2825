import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../services/local/service.ts';
import { receiver } from '../notifications/receiver.ts';
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

it('a webhook on this machine gets notices at once, and is shown in the outbox', async () => {
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

it('a table alert is told of an open table by a channel, once', async () => {
  const [gil, hal] = [await tokenFor(host, 'gil'), await tokenFor(host, 'hal')];
  await verifiedMail(gil, 'gil@example.org');
  const always =
    'mutation { updateProfile(input: { quietFrom: "00:00", quietTo: "00:00" }) { id } }';
  await ask(host, always, {}, gil);
  const set = 'mutation { addTableAlert { id game { id } } }';
  expect(await ask(host, set, {}, gil)).toEqual({ addTableAlert: { id: 'any-game', game: null } });
  const opens = 'mutation { createMatch(input: { gameId: "tales-of-glory", seats: 2 }) { id } }';
  const { createMatch } = await ask<{ createMatch: { id: string } }>(host, opens, {}, hal);
  const mails = () => mailsTo('gil@example.org');
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 20_000 });
  expect((await mails())[0]).toContain('Subject: A table is open for you to join');
  expect((await mails())[0]).toContain(createMatch.id);
  const left = await ask(host, '{ viewer { tableAlerts { id } } }', {}, gil);
  expect(left).toEqual({ viewer: { tableAlerts: [] } });
});

it('the outbox is closed to pages of other origins, and to names that resolve to this machine', async () => {
  const told = (headers: Readonly<Record<string, string>>) =>
    new Promise<number>((resolve, reject) => {
      const asked = request(`http://${host}/dev/outbox`, { headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      asked.once('error', reject).end();
    });
  expect(await told({ origin: 'https://evil.example' })).toBe(403);
  expect(await told({ origin: 'null' })).toBe(403);
  expect(await told({ host: 'rebound.evil.example' })).toBe(403);
  expect(await told({ origin: `http://${host}` })).toBe(200);
  expect(await told({})).toBe(200);
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

/** A channel of mail of this account, verified by the code that was caught. */
async function verifiedMail(token: string, address: string): Promise<void> {
  const input = { kind: 'EMAIL', address };
  const added = await ask<{ addNotificationChannel: { channel: { id: string } } }>(
    host,
    add,
    { input },
    token,
  );
  await vi.waitFor(async () => expect(await mailsTo(address)).toHaveLength(1), { timeout: 20_000 });
  const code = /^Subject: .*?(\d{8})/m.exec((await mailsTo(address))[0] ?? '')?.[1];
  const channelId = added.addNotificationChannel.channel.id;
  await ask(host, verify, { input: { channelId, code } }, token);
}

/** A match of these two on `async-1d`, begun. */
async function beginMatch(first: string, other: string): Promise<string> {
  const { createMatch } = await ask<{ createMatch: { id: string } }>(
    host,
    `mutation { createMatch(input: { gameId: "tales-of-glory", seats: 2,
      timeControl: { preset: "async-1d" } }) { id } }`,
    {},
    first,
  );
  const of = { id: createMatch.id };
  const joined = 'mutation ($id: ID!) { joinMatch(input: { matchId: $id }) { id } }';
  await ask(host, joined, of, other);
  await ask(host, 'mutation ($id: ID!) { startMatch(input: { matchId: $id }) { id } }', of, first);
  return createMatch.id;
}

it('a player whose turn it is gets a mail, and no more after one click', async () => {
  const address = 'eve@example.org';
  const [eve, fay] = [await tokenFor(host, 'eve'), await tokenFor(host, 'fay')];
  await verifiedMail(eve, address);
  const first = await beginMatch(eve, fay);
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
  await beginMatch(eve, fay);
  await advance('PT20H');
  expect(await mailsTo(address)).toHaveLength(2);

  // both APIs show the stopped rules, and one act turns them on again
  const off = '{ viewer { notificationChannels { id unsubscribed { ruleId since } } } }';
  type Off = { viewer: { notificationChannels: [{ id: string; unsubscribed: object[] }] } };
  const [shown] = (await ask<Off>(host, off, {}, eve)).viewer.notificationChannels;
  expect(shown.unsubscribed).toEqual([
    { ruleId: 'usual-mail', since: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  const headers = { authorization: `Bearer ${eve}` };
  const rest = await fetch(`http://${host}/v1/viewer/channels`, { headers });
  expect(await rest.json()).toMatchObject({ items: [{ unsubscribed: shown.unsubscribed }] });
  const resume = `mutation ($input: ResumeNotificationChannelInput!) {
    resumeNotificationChannel(input: $input) { unsubscribed { ruleId } } }`;
  const resumed = await ask(host, resume, { input: { channelId: shown.id } }, eve);
  expect(resumed).toEqual({ resumeNotificationChannel: { unsubscribed: [] } });
  await vi.waitFor(
    async () => {
      await advance('PT1H');
      expect((await mailsTo(address)).length).toBeGreaterThan(2);
    },
    { timeout: 20_000 },
  );
});

it('mail and Discord contain no names chosen by players', async () => {
  const evil = '@everyone **evil** <script>evil()</script> [evil](https://evil.example)';
  const mallory = await tokenFor(host, evil);
  const named = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
  for (const name of ['evil\r\nBcc: evil@example.org', 'evil\u2028evil', '\u202eevil']) {
    const input = { input: { name } };
    await expect(ask(host, named, input, mallory)).rejects.toThrow(/`name`: .*BAD_USER_INPUT/s);
  }
  await ask(host, named, { input: { name: evil.slice(0, 64) } }, mallory);

  const address = 'ida@example.org';
  const ida = await tokenFor(host, 'ida');
  await verifiedMail(ida, address);
  const hook = await receiver();
  const input = { kind: 'DISCORD', url: hook.url, label: evil.slice(0, 64) };
  type Added = { addNotificationChannel: { channel: { id: string } } };
  const added = await ask<Added>(host, add, { input }, ida);
  await vi.waitFor(() => expect(hook.got).toHaveLength(1), { timeout: 20_000 });
  const code = /\d{8}/.exec(hook.got[0]?.body ?? '')?.[0];
  const channelId = added.addNotificationChannel.channel.id;
  await ask(host, verify, { input: { channelId, code } }, ida);

  const matchId = await beginMatch(mallory, ida);
  for (let days = 0; days < 3; days += 1) {
    await answer(ida, matchId);
    await advance('P1DT2M');
  }
  const told = [...(await mailsTo(address)), ...hook.got.map(({ body }) => body)];
  expect(told.join('\n')).toContain(matchId);
  expect(hook.got.length).toBeGreaterThan(2);
  for (const each of told) expect(each).not.toMatch(/evil|everyone/);
  await hook.close();
});

/** Gives the first legal answer to what this player is asked in the match. */
async function answer(token: string, matchId: string): Promise<void> {
  const asked = `query ($id: ID!) { match(id: $id) {
    questions { id min askedAt options { id group } } } }`;
  type Question = { id: string; min: number; askedAt: number; options: Record<string, string>[] };
  const { match } = await ask<{ match: { questions: Question[] } }>(
    host,
    asked,
    { id: matchId },
    token,
  );
  const [question] = match.questions;
  if (question === undefined) return;
  const { id: questionId, min, askedAt, options } = question;
  const choose = options.filter(({ group }) => group === 'ANSWER').map(({ id }) => id);
  const commandId = `${questionId} ${String(askedAt)}`;
  const input = { matchId, questionId, choose: choose.slice(0, min), commandId };
  const answered = 'mutation ($i: AnswerInput!) { answer(input: $i) { version } }';
  await ask(host, answered, { i: input }, token);
}

it('forty turns in ten matches on one day cause at most six mails', async () => {
  const address = 'gus@example.org';
  const [gus, hal] = [await tokenFor(host, 'gus'), await tokenFor(host, 'hal')];
  await verifiedMail(gus, address);
  const matches: string[] = [];
  for (let n = 0; n < 10; n += 1) matches.push(await beginMatch(gus, hal));
  for (let turn = 0; turn < 40; turn += 1) {
    const id = matches[turn % matches.length] ?? '';
    await answer(gus, id);
    await answer(hal, id);
    await advance('PT36M');
  }
  const [, ...told] = await mailsTo(address);
  expect(told.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThanOrEqual(6);
});
