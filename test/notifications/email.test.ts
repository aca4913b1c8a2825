import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catcher, type Catcher, type Caught } from '../../services/local/outbox/catcher.ts';
import { mailSender } from '../../services/notifications/channels/mail/sender.ts';
import { composed } from '../../services/notifications/channels/mail/compose.ts';
import { smtpMailer } from '../../services/notifications/channels/mail/smtp.ts';
import { createRestApp } from '../../services/apis/rest/app.ts';
import type { RestApi } from '../../services/apis/rest/serve.ts';
import { HOUR, MINUTE } from '../matches/clocks/table.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { ann, table } from './table.ts';

let place: TestTable;
let server: Catcher;
const got: Caught[] = [];
beforeAll(async () => {
  place = await openTestTable();
  server = await catcher((mail) => got.push(mail));
});
afterAll(async () => {
  await server.close();
  await place.close();
});

const API = 'https://api.example.org';
const from = 'play@questhall.example';
const mails = () => ({
  EMAIL: mailSender({ mailer: smtpMailer(server.url), from, apiUrl: () => API }),
});
const to = (address: string) => got.filter((mail) => mail.to.includes(address));
/** The headers of a mail, each in one line. */
const headersOf = ({ raw }: Caught): readonly string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
const decoded = (text: string): string =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (part) =>
      Buffer.from(part.replaceAll('=', ''), 'hex').toString(),
    );

/** The bodies of a mail in two forms. */
const partsOf = (raw: string): readonly string[] =>
  raw
    .split(/^--\S+?(?:--)?\r\n/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      return head.includes('base64') ? Buffer.from(text, 'base64').toString() : decoded(text);
    });

/** An address that is verified. */
async function verified(seed: string) {
  const owner = { ...ann, account: seed };
  const its = table(place.store, seed, mails());
  const address = `${seed}@example.org`;
  const { channel } = await its.uses.add(owner, { kind: 'EMAIL', address });
  await its.work();
  const code = /^Subject: .*?(\d{8})$/m.exec(to(address)[0]?.raw ?? '')?.[1] ?? '';
  await its.uses.verify(owner, { channelId: channel.id, code });
  const notice = (id: string, more: object = {}) => ({
    ...{ id, account: seed, channel: channel.id, type: 'match.attention.needed' as const },
    ...{ at: its.clock.iso(), data: { matchId: 'm', gameId: 'talisman', count: 2 } },
    ...{ rule: 'usual-mail', ...more },
  });
  return { ...its, owner, address, channel, notice, mails: () => to(address).slice(1) };
}

describe('a digest by mail', () => {
  it.each([
    ['EN', 'en', ['Waiting: 2', 'Seat: 1', 'Seat: 2'], 'Deadline: 2026-11-23 08:30 UTC'],
    ['CS', 'cs', ['Čeká: 2', 'Místo: 1', 'Místo: 2'], 'Lhůta: 2026-11-23 08:30 UTC'],
    ['KO', 'ko', ['대기 중: 2', '자리: 1', '자리: 2'], '마감: 2026-11-23 08:30 UTC'],
  ] as const)('lists each match with its due item, in %s', async (_, locale, labels, until) => {
    const url = 'https://play.example/m2';
    const matches = [
      { matchId: 'm1', seat: 'seat1', deadline: '2026-11-23T08:30:00.000Z' },
      { matchId: 'm2', seat: 'seat2', url },
    ];
    const raw = await composed(
      {
        ...{ id: 'd', account: 'a', channel: 'c', type: 'account.digest', locale },
        ...{ at: '2026-11-22T18:00:00.000Z', until: undefined, rule: undefined },
        data: { count: 2, matches },
      },
      { from, to: 'a@example.org', unsubscribe: undefined },
    );
    const [text = '', html = ''] = partsOf(raw.toString());
    for (const part of [...labels, 'm1', until, 'm2', url]) expect(text).toContain(part);
    expect(html.match(/<table>/g)).toHaveLength(3);
    expect(html).toContain(`<a href="${url}">`);
  });
});

describe('a mail', () => {
  it('is sent in text and HTML, with an unsubscribe link for its rule in the headers', async () => {
    const { notify, notice, work, mails: sent } = await verified('plain');
    await notify(notice('n1', { data: { matchId: '<b>&m', url: 'https://play.example/m' } }));
    await work();
    const [mail] = sent();
    const headers = headersOf(mail ?? { from: '', to: [], raw: '' });
    expect(mail?.from).toBe(from);
    expect(headers).toContain('Subject: Your turn');
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = headers.find((header) => header.startsWith('List-Unsubscribe:')) ?? '';
    expect(link).toMatch(/<https:\/\/api\.example\.org\/v1\/unsubscribe\/[\w-]+>$/);
    expect(mail?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(mail?.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
    expect(decoded(mail?.raw ?? '')).toContain('<td>&lt;b&gt;&amp;m</td>');
  });

  it.each([
    ['cs', 'Jsi na tahu'],
    ['ko', '내 차례입니다'],
  ] as const)('uses the language of its reader: %s', async (locale, title) => {
    const { notify, notice, work, mails: sent, clock } = await verified(`speaks-${locale}`);
    await place.store.accounts.changeProfile(`speaks-${locale}`, { locale }, clock.iso());
    await notify(notice('n1'));
    await work();
    const raw = sent()[0]?.raw ?? '';
    const texts = [...raw.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, part = '']) =>
      Buffer.from(part, 'base64').toString(),
    );
    expect([decoded(raw), ...texts].join('\n')).toContain(title);
  });

  it('is stopped by one click, and not by opening the page', async () => {
    const its = await verified('stop');
    const { notify, notice, work, mails: sent, uses, owner, clock, channel } = its;
    await notify(notice('n1'));
    await work();
    const [mail = { from: '', to: [], raw: '' }] = sent();
    const token = /unsubscribe\/([\w-]+)>/.exec(headersOf(mail).join('\n'))?.[1] ?? '';
    const app = createRestApp({ notifications: uses } as unknown as RestApi);
    const ask = (method: string, of = token) =>
      app.request(
        `/v1/unsubscribe/${of}`,
        { method, headers: { 'accept-language': 'cs' } },
        { requestId: 'r', from: '::1' },
      );
    const page = await ask('GET');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post">');
    expect(await uses.channels(owner)).toMatchObject([{ disabledReason: undefined }]);
    for (const forged of ['nonsense', `A${token.slice(1)}`, `${token.slice(0, -4)}AAAA`]) {
      expect((await ask('POST', forged)).status).toBe(404);
    }
    expect(await uses.channels(owner)).toMatchObject([{ disabledReason: undefined }]);
    const stopped = await ask('POST');
    expect(await stopped.text()).toContain('Odběr je odhlášen.');
    expect((await ask('POST')).status).toBe(200);
    const since = clock.iso();
    expect(await uses.channels(owner)).toMatchObject([
      {
        ...{ disabledReason: 'SUPPRESSED', disabledSince: since },
        unsubscribed: [{ rule: undefined, since }],
      },
    ]);
    await notify(notice('n2'));
    await work();
    expect(sent()).toHaveLength(1);
    const resumed = await uses.resume(owner, { channelId: channel.id });
    expect(resumed).toMatchObject({ disabledReason: undefined, unsubscribed: [] });
    await notify(notice('n3'));
    await work();
    expect(sent()).toHaveLength(2);
    expect((await ask('DELETE')).headers.get('allow')).toBe('GET, POST');
  });

  it('has no header with foreign content', async () => {
    const { notify, notice, work, mails: sent, uses, owner } = await verified('inject');
    const hostile = 'm\r\nBcc: victim@example.org\r\n\r\nhello';
    await notify(notice(`n\r\nX-Evil: 1`, { data: { matchId: hostile, url: hostile } }));
    await work();
    const [mail = { from: '', to: [], raw: '' }] = sent();
    expect(mail.to).toEqual(['inject@example.org']);
    expect(headersOf(mail).filter((header) => /^(?:bcc|x-evil)/i.test(header))).toEqual([]);
    for (const address of [
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org, b@example.org',
      '"Ann" <a@example.org>',
      'nobody',
    ]) {
      const added = uses.add(owner, { kind: 'EMAIL', address });
      await expect(added).rejects.toThrow('`address`: Expected an email address.');
    }
  });

  it('with a code is sent to an address once an hour per account', async () => {
    const its = table(place.store, 'bombs', mails());
    const address = 'Victim@example.org';
    const wish = { kind: 'EMAIL', address } as const;
    const bomber = { ...ann, account: 'bomber' };
    const { channel } = await its.uses.add(bomber, wish);
    await expect(
      its.uses.add(bomber, { ...wish, address: address.toLowerCase() }),
    ).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 3_600,
    });
    const { id: channelId } = channel;
    await expect(its.uses.sendCode(bomber, { channelId })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await its.work();
    expect(to(address)).toHaveLength(1);
    its.clock.pass(HOUR);
    await its.uses.sendCode(bomber, { channelId });
    await its.work();
    expect(to(address)).toHaveLength(2);
    const code = /^Subject: .*?(\d{8})$/m.exec(to(address)[1]?.raw ?? '')?.[1] ?? '';
    expect(await its.uses.verify(bomber, { channelId, code })).toMatchObject({ verified: true });
    // it is verified, and needs no other
    expect(await its.uses.sendCode(bomber, { channelId })).toMatchObject({ verified: true });
  });

  it('with a code reaches the owner of an address, however many others ask for one', async () => {
    const its = table(place.store, 'flood', mails());
    const address = 'owner@example.org';
    const wish = { kind: 'EMAIL', address } as const;
    const add = (account: string) => its.uses.add({ ...ann, account }, wish);
    for (const account of ['flood1', 'flood2']) {
      expect((await add(account)).channel.codeAt).toBe(its.clock.iso());
    }
    // two strangers don't delay the owner
    const owner = { ...ann, account: 'flood owner' };
    expect((await add(owner.account)).channel.codeAt).toBe(its.clock.iso());
    await its.work();
    expect(to(address)).toHaveLength(3);

    // many do, but the channel is there, and its code comes in its turn
    for (let n = 3; n <= 5; n += 1) await add(`flood${String(n)}`);
    const late = { ...ann, account: 'flood late' };
    const { channel } = await add(late.account);
    const at = its.clock.iso(80 * MINUTE);
    expect(channel).toMatchObject({ verified: false, codeAt: at });
    const onChannel = { channelId: channel.id };
    expect(await its.uses.sendCode(late, onChannel)).toMatchObject({ codeAt: at });
    for (const mailsBy of [4, 5, 6, 7]) {
      its.clock.pass(20 * MINUTE);
      await its.work();
      expect(to(address)).toHaveLength(mailsBy);
    }
    const code = /^Subject: .*?(\d{8})$/m.exec(to(address).at(-1)?.raw ?? '')?.[1] ?? '';
    const verified = await its.uses.verify(late, { ...onChannel, code });
    expect(verified).toMatchObject({ verified: true, codeAt: undefined });
  });

  it('with a code is skipped if too many wait, and can be requested later', async () => {
    const full = {
      ...place.store,
      mailings: { ...place.store.mailings, turn: async () => undefined },
    };
    const owner = { ...ann, account: 'crowded' };
    const crowded = table(full, 'crowded', mails());
    const { channel } = await crowded.uses.add(owner, { kind: 'EMAIL', address: 'c@example.org' });
    expect(channel).toMatchObject({ verified: false, codeAt: undefined });
    const its = table(place.store, 'crowded later', mails());
    its.clock.pass(HOUR);
    const sent = await its.uses.sendCode(owner, { channelId: channel.id });
    expect(sent.codeAt).toBe(its.clock.iso());
    await its.work();
    expect(to('c@example.org')).toHaveLength(1);
  });

  it('is retried if the server refuses it', async () => {
    const { notify, notice, clock, owner, channel, work, mails: sent } = await verified('down');
    await notify(notice('n1'));
    const down = table(place.store, 'down-again', {
      EMAIL: mailSender({
        mailer: () => Promise.reject(new Error('The provider is down')),
        from,
        apiUrl: () => API,
      }),
    });
    const key = { account: 'down', channel: channel.id, at: clock.iso(), id: 'n1' };
    await down.deliver(key);
    const listed = await down.uses.deliveries(owner, { channelId: channel.id, first: 1 });
    expect(listed).toMatchObject([{ outcome: 'PENDING', fault: 'The provider is down.' }]);
    expect(sent()).toHaveLength(0);
    clock.pass(6_000);
    await work();
    expect(sent()).toHaveLength(1);
  });
});
