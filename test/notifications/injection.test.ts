import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catcher, type Catcher, type Caught } from '../../services/local/outbox/catcher.ts';
import { discordSender } from '../../services/notifications/channels/discord/sender.ts';
import { mailSender } from '../../services/notifications/channels/mail/sender.ts';
import type { NoticeData } from '../../services/notifications/notices/notice.ts';
import { smtpMailer } from '../../services/notifications/channels/mail/smtp.ts';
import { posting } from '../../services/notifications/channels/outbound/post.ts';
import type { Message } from '../../services/notifications/channels/send.ts';
import { receiver, type Received } from './receiver.ts';

/** Hostile names of a person, a table, or a deck of cards. */
const hostile = [
  'x\r\nBcc: victim@example.org\r\nX-Evil: 1\r\n\r\n<script>evil()</script>',
  'x\nSubject: evil\n\nevil',
  '=?utf-8?Q?x=0D=0ABcc:_victim@example.org?=',
  '@everyone @here <@&42> <@80351110224678912> <#7>',
  '**evil** `evil` [evil](https://evil.example) ||evil|| ~~evil~~ > # evil',
  '<img src=x onerror="evil()"><a href=\'javascript:evil()\'>evil</a>',
  '"><script>evil()</script>',
];

const types = [
  'match.attention.needed',
  'match.seat.replaced',
  'account.digest',
  'channel.verification',
] as const;
/** Everything of a notice says this. */
const saying = (text: string, type: (typeof types)[number]): Message => {
  const match: NoticeData = { matchId: text, gameId: text, seat: text, deadline: text };
  const data = { ...match, code: text, channel: text, matches: [match] };
  const ids = { id: text, account: text, channel: text, rule: text };
  return { ...ids, type, at: '2026-03-01T12:00:00.000Z', data, until: undefined, locale: 'en' };
};

describe('a mail with hostile content', () => {
  const got: Caught[] = [];
  let server: Catcher;
  beforeAll(async () => {
    server = await catcher((mail) => got.push(mail));
  });
  afterAll(() => server.close());

  /** The mail as it was caught: the names of its headers, and its text and HTML. */
  async function mailed(message: Message) {
    const send = mailSender({
      mailer: smtpMailer(server.url),
      from: 'play@questhall.example',
      apiUrl: () => 'https://api.example.org',
    });
    const secret = { address: 'ann@example.org', unsubscribe: 'k'.repeat(43) };
    expect(await send(message, secret)).toEqual({ is: 'delivered' });
    const { to, raw } = got.at(-1) ?? expect.fail('No mail came.');
    const [head = ''] = raw.split('\r\n\r\n');
    const [, ...parts] = raw.split(/^--\S+?(?:--)?\r\n/m);
    const [text = '', html = ''] = parts.map(bodyOf);
    const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    return { to, headers, text, html };
  }

  const known = new Map<string, ReturnType<typeof mailed>>();
  const usually = (type: (typeof types)[number]) => {
    const usual = known.get(type) ?? mailed(saying('m1', type));
    known.set(type, usual);
    return usual;
  };

  it.each(hostile)(
    'has the standard headers and one recipient, and shows everything as text: %j',
    async (said) => {
      for (const type of types) {
        const usual = await usually(type);
        const mail = await mailed(saying(said, type));
        const namesIn = ({ headers }: typeof mail) => headers.map((header) => header.split(':')[0]);
        expect(namesIn(mail)).toEqual(namesIn(usual));
        expect(mail.to).toEqual(['ann@example.org']);
        const named = (headers: readonly string[], name: RegExp) =>
          headers.filter((header) => name.test(header));
        expect(named(mail.headers, /^(?:From|To|Date|MIME|Auto)/)).toEqual(
          named(usual.headers, /^(?:From|To|Date|MIME|Auto)/),
        );
        if (type !== 'channel.verification') {
          expect(named(mail.headers, /^Subject/)).toEqual(named(usual.headers, /^Subject/));
        }
        const tagsIn = (html: string) => html.match(/<[!/\w]+/g);
        expect(tagsIn(mail.html)).toEqual(tagsIn(usual.html));
        expect(mail.text.split('\n')).toHaveLength(usual.text.split('\n').length);
      }
    },
  );
});

/** A part of a mail, decoded. */
function bodyOf(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString();
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString(),
    );
}

describe('a message to Discord with hostile content', () => {
  it.each(hostile)('mentions no one else, and is plain text in one line: %j', async (said) => {
    const hook = await receiver();
    const send = discordSender({ post: posting('local') });
    for (const type of types) {
      await send(saying(said, type), { url: hook.url, mention: '17' });
      const { body } = hook.got.at(-1) as Received;
      const { content, allowed_mentions: allowed } = JSON.parse(body) as Record<string, string>;
      expect(allowed).toEqual({ parse: [], users: ['17'] });
      const [greeting, line = '', ...more] = content?.split('\n') ?? [];
      expect([greeting, more]).toEqual(['<@17>', []]);
      // all markup is escaped, except in the title, which is ours
      const theirs = line.replace(/^\*\*[^*]+\*\*/, '').replaceAll(/\\./g, '');
      expect(theirs).not.toMatch(/[`*_~|<>@#[\]()]/);
    }
    await hook.close();
  });
});
