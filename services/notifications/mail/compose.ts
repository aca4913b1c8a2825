import MailComposer from 'nodemailer/lib/mail-composer';
import type { Message } from '../send.ts';
import { factsOf, phraseOf, titleOf } from '../words.ts';

/** Between whom a mail goes, and where its reader gets rid of its kind. */
export type Envelope = {
  readonly from: string;
  readonly to: string;
  /** The page of one-click unsubscribing; absent for what was asked for. */
  readonly unsubscribe: string | undefined;
};

/** A notice as a mail: raw MIME, in text and in HTML. The same notice has the same `Message-ID` each time. */
export async function composed(message: Message, { from, to, unsubscribe }: Envelope) {
  const { id, type, data, locale, at } = message;
  const title = titleOf(type, locale);
  const said = { title, facts: factsOf(data, locale), locale, url: data.url, unsubscribe };
  const mail = new MailComposer({
    from: { name: 'Questhall', address: from },
    to: { name: '', address: to },
    subject: type === 'channel.verification' && data.code ? `${title}: ${data.code}` : title,
    messageId: `<${Buffer.from(`${message.channel}.${id}`).toString('hex')}@${domainOf(from)}>`,
    date: new Date(at),
    text: textOf(said),
    html: htmlOf(said),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // nothing that a notice says is to be fetched or read from disk
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

type Said = {
  readonly title: string;
  readonly facts: ReturnType<typeof factsOf>;
  readonly locale: Message['locale'];
  readonly url: string | undefined;
  readonly unsubscribe: string | undefined;
};

const textOf = ({ title, facts, locale, unsubscribe }: Said): string =>
  [
    title,
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(unsubscribe === undefined
      ? []
      : ['', `${phraseOf('unsubscribe', locale)}: ${unsubscribe}`]),
    '',
  ].join('\n');

function htmlOf({ title, facts, locale, url, unsubscribe }: Said): string {
  const rows = facts.map(
    ({ label, value }) => `<tr><th align="left">${html(label)}</th><td>${html(value)}</td></tr>`,
  );
  const button = url === undefined ? '' : `<p><a href="${html(url)}">${html(title)}</a></p>`;
  const foot =
    unsubscribe === undefined
      ? ''
      : `<p><a href="${html(unsubscribe)}">${phraseOf('unsubscribe', locale)}</a></p>`;
  return `<!doctype html><html lang="${locale}"><body><h1>${html(title)}</h1>${button}<table>${rows.join('')}</table>${foot}</body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const html = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => entities[c] ?? c);
