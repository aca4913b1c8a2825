import { factsOf, titleOf } from '../../notices/words.ts';
import { messageOf } from '../outbound/fault.ts';
import type { Reply } from '../outbound/post.ts';
import type { Message, Send, SendResult } from '../send.ts';
import type { SenderParts } from '../spec.ts';

/** Characters of a message: Discord takes no more. */
const LONGEST = 2_000;

/**
 * Creates the sender. The channel may have many readers: messages hold only facts that everyone at
 * the table may know, and mention no one but the linked member.
 */
export function discordSender({ post }: Pick<SenderParts, 'post'>): Send {
  return async (message, { url = '', mention }) => {
    const body = JSON.stringify({
      content: contentOf(message, mention),
      allowed_mentions: { parse: [], users: mention === undefined ? [] : [mention] },
    });
    try {
      return sentBy(await post(url, { 'content-type': 'application/json' }, body));
    } catch (error) {
      return { is: 'failed', fault: messageOf(error) };
    }
  };
}

function contentOf(message: Message, mention: string | undefined): string {
  const lines = [message, ...(message.others ?? [])].map(lineOf);
  const greeted = mention === undefined ? lines : [`<@${mention}>`, ...lines];
  return greeted.join('\n').slice(0, LONGEST);
}

const forAll = [
  ...(['code', 'gameId', 'matchId', 'seat', 'turn'] as const),
  ...(['tournamentId', 'round', 'pod', 'startsAt', 'deadline'] as const),
];

function lineOf({ type, data, locale }: Pick<Message, 'type' | 'data' | 'locale'>): string {
  // only those at the seat may know the number of its questions
  const facts = factsOf(data, locale, forAll);
  const said = facts.map(({ label, value }) => `${label}: ${plain(value)}`).join(' · ');
  const link = data.url === undefined ? '' : ` <${data.url.replaceAll(/[<>\s]/gu, '')}>`;
  return `**${titleOf(type, locale)}** ${said}${link}`;
}

/** Text that is shown as it is, whatever the markup: with no mention, link or style. */
const plain = (text: string): string => text.replaceAll(/[\\`*_~|<>@#[\]()]/gu, String.raw`\$&`);

function sentBy({ status, headers, text }: Reply): SendResult {
  if (status >= 200 && status < 300) return { is: 'delivered', status };
  if (status === 404 || status === 410) {
    return { is: 'gone', status, fault: 'The webhook was removed.' };
  }
  const fault = `Discord replied with ${String(status)}.`;
  const seconds = status === 429 ? pauseIn(text, headers['retry-after']) : 0;
  return { is: 'failed', status, fault, ...(seconds > 0 && { retryAfter: seconds * 1_000 }) };
}

/** Seconds to wait, by the body or else by the header of a reply; 0 where neither says. */
function pauseIn(text: string, header: string | string[] | undefined): number {
  const inBody = /"retry_after"\s*:\s*(\d+(?:\.\d+)?)/u.exec(text)?.[1];
  const seconds = Number(inBody ?? header);
  return Number.isFinite(seconds) ? seconds : 0;
}
