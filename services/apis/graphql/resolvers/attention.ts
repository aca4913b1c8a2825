import { matchById } from './match-by-id.ts';
import type { Complete } from '../needed.ts';

export const AttentionItem = {
  match: ({ matchId }, _, context) => matchById(matchId, context),
} satisfies Complete<'AttentionItem'>;
