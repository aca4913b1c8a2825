import { pageSizes } from '../../../../schema/page-sizes.ts';
import type { MatchMessagesArgs } from '../../../../schema/generated/types.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { wordsOf } from '../../../matches/chat/phrases.ts';
import type { GraphqlContext } from '../context.ts';
import { pageCount } from '../paging.ts';
import type { Complete } from '../needed.ts';

export const Message = {
  from: ({ from: { account, name, machine } }) => ({ id: account, name, machine }),
  text: ({ said }, { locale }, context) =>
    'phrase' in said ? wordsOf(said.phrase, locale ?? context.locale) : said.text,
  phrase: ({ said }) => ('phrase' in said ? said.phrase : undefined),
} satisfies Complete<'Message'>;

export const Phrase = {
  text: ({ id }, { locale }, context) => wordsOf(id, locale ?? context.locale),
} satisfies Complete<'Phrase'>;

export const Report = {
  context: ({ context }) => [...context],
  complaints: ({ complaints }) => [...complaints],
  decisions: ({ decisions }) => [...decisions],
} satisfies Complete<'Report'>;

export const Complaint = {
  by: ({ by: { account, name } }) => ({ id: account, name }),
} satisfies Complete<'Complaint'>;

export const ModerationDecision = {
  by: ({ by: { account, name } }) => ({ id: account, name }),
} satisfies Complete<'ModerationDecision'>;

/** The page of a match's messages that a viewer asks for. */
export async function messagesAt(
  matchId: string,
  { last, ...asked }: MatchMessagesArgs,
  { talk, viewer, budget }: GraphqlContext,
) {
  const most = pageCount(last, pageSizes.messages, 'last');
  budget.spend(most);
  const page = { last: most, ...definedFields(asked) };
  return [...(await talk.messages(viewer, matchId, page)).items];
}
