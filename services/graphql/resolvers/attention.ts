import type { AttentionItemResolvers } from '../generated/resolvers.ts';
import { matchById } from './match-by-id.ts';

export const AttentionItem: AttentionItemResolvers = {
  match: ({ matchId }, _, context) => matchById(matchId, context),
};
