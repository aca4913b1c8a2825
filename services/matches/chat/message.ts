import * as z from 'zod/mini';
import type { AccountNames } from '../../accounts/names/account-names.ts';
import { once } from '../../platform/once.ts';
import type { StoredMessage } from '../../platform/storage/contract.ts';
import type { Audience, Message } from './contract.ts';
import { audiences, idOf, timeOf } from './ids.ts';

/** Parses the content of a message, stored beside its author and audience. */
const content = once(() =>
  z.object({
    /** The version of the match that the author was shown: the message can reveal no later one. */
    version: z.number(),
    seat: z.optional(z.string()),
    machine: z.optional(z.literal(true)),
    /** The account that a bot account belongs to. */
    owner: z.optional(z.string()),
    /** True if a moderator has hidden the message: only moderators read it. */
    hidden: z.optional(z.literal(true)),
    said: z.union([z.object({ text: z.string() }), z.object({ phrase: z.string() })]),
  }),
);
export type Content = z.infer<ReturnType<typeof content>>;

export const contentOf = ({ data }: StoredMessage): Content => content().parse(data);

/** Reads the audience of a message; `undefined` if only a newer release knows it. */
export const audienceOf = ({ audience }: StoredMessage): Audience | undefined =>
  audiences.find((each) => each === audience);

/** Lists the accounts behind a message: its author, and that account's owner. */
export const speakersOf = (stored: StoredMessage): readonly string[] => {
  const { owner } = contentOf(stored);
  return owner === undefined ? [stored.account] : [stored.account, owner];
};

/**
 * Builds messages for their readers, with the present names of their authors.
 * @param to moderators read hidden messages, too
 */
export async function visibleMessages(
  names: Pick<AccountNames, 'of'>,
  messages: readonly StoredMessage[],
  to: 'all' | 'moderators' = 'all',
): Promise<readonly Message[]> {
  const called = await names.of(messages.map(({ account }) => account));
  return messages.flatMap((stored) => {
    const audience = audienceOf(stored);
    if (audience === undefined) return [];
    const { stream, order, account } = stored;
    const { seat, machine, said, hidden = false } = contentOf(stored);
    const shown = hidden && to === 'all' ? nothing : said;
    const from = { account, name: called[account], machine: machine ?? false };
    const id = idOf({ stream, audience, order });
    return [{ id, matchId: stream, audience, from, seat, said: shown, hidden, at: timeOf(order) }];
  });
}

const nothing = { text: '' };
