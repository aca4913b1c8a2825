import { pageSizes } from '../../../schema/page-sizes.ts';
import type { MatchMessagesArgs } from '../../../schema/generated/types.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { wordsOf } from '../../talk/phrases.ts';
import type { GraphqlContext } from '../context.ts';
import type {
  ComplaintResolvers,
  MessageResolvers,
  ModerationDecisionResolvers,
  PhraseResolvers,
  ReportResolvers,
} from '../generated/resolvers.ts';
import { howMany } from '../paging.ts';

export const Message: MessageResolvers = {
  from: ({ from: { account, name, machine } }) => ({ id: account, name, machine }),
  text: ({ said }, { locale }, context) =>
    'phrase' in said ? wordsOf(said.phrase, locale ?? context.locale) : said.text,
  phrase: ({ said }) => ('phrase' in said ? said.phrase : undefined),
};

export const Phrase: PhraseResolvers = {
  text: ({ id }, { locale }, context) => wordsOf(id, locale ?? context.locale),
};

export const Report: ReportResolvers = {
  context: ({ context }) => [...context],
  complaints: ({ complaints }) => [...complaints],
  decisions: ({ decisions }) => [...decisions],
};

export const Complaint: ComplaintResolvers = {
  by: ({ by: { account, name } }) => ({ id: account, name }),
};

export const ModerationDecision: ModerationDecisionResolvers = {
  by: ({ by: { account, name } }) => ({ id: account, name }),
};

/** The page of a match's messages that a viewer asks for. */
export async function messagesAt(
  matchId: string,
  { last, ...asked }: MatchMessagesArgs,
  { talk, viewer, budget }: GraphqlContext,
) {
  const most = howMany(last, pageSizes.messages, 'last');
  budget.spend(most);
  const page = { last: most, ...definedFields(asked) };
  return [...(await talk.messages(viewer, matchId, page)).items];
}
