import MailComposer from 'nodemailer/lib/mail-composer';
import type { Message } from '../send.ts';
import { factsOf, phraseOf, titleOf } from '../../notices/words.ts';

/** The sender and receiver of a mail, and the link that unsubscribes from its kind. */
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
  const matches = (data.matches ?? []).map((each) => factsOf(each, locale));
  const said = { title, facts: factsOf(data, locale), matches, locale, url: data.url, unsubscribe };
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

type Facts = ReturnType<typeof factsOf>;
type Said = {
  readonly title: string;
  readonly facts: Facts;
  /** The facts of each due match of a digest. */
  readonly matches: readonly Facts[];
  readonly locale: Message['locale'];
  readonly url: string | undefined;
  readonly unsubscribe: string | undefined;
};

const textOf = ({ title, facts, matches, locale, unsubscribe }: Said): string =>
  [
    title,
    '',
    ...facts.map(inText),
    ...matches.flatMap((each) => ['', ...each.map(inText)]),
    ...(unsubscribe === undefined
      ? []
      : ['', `${phraseOf('unsubscribe', locale)}: ${unsubscribe}`]),
    '',
  ].join('\n');

const inText = ({ label, value }: Facts[number]): string => `${label}: ${value}`;

function htmlOf({ title, facts, matches, locale, url, unsubscribe }: Said): string {
  const tables = [facts, ...matches].map((each) => `<table>${each.map(inHtml).join('')}</table>`);
  const button = url === undefined ? '' : `<p><a href="${html(url)}">${html(title)}</a></p>`;
  const foot =
    unsubscribe === undefined
      ? ''
      : `<p><a href="${html(unsubscribe)}">${phraseOf('unsubscribe', locale)}</a></p>`;
  return `<!doctype html><html lang="${locale}"><body><h1>${html(title)}</h1>${button}${tables.join('<hr>')}${foot}</body></html>`;
}

const inHtml = ({ label, value }: Facts[number]): string => {
  const shown = /^https?:/.test(value)
    ? `<a href="${html(value)}">${html(value)}</a>`
    : html(value);
  return `<tr><th align="left">${html(label)}</th><td>${shown}</td></tr>`;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const html = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => entities[c] ?? c);
