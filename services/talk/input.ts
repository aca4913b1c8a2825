import * as z from 'zod';
import { once } from '../once.ts';
import { showable } from '../requests/showable.ts';
import { moderationActs } from '../requests/standing.ts';
import { id, text } from '../requests/text.ts';
import { reportReasons } from './contract.ts';
import { audiences } from './ids.ts';
import { isPhrase, phraseKeys } from './phrases.ts';

/** The schema of each input. */
export const inputs = once(() => ({
  send: z
    .object({
      matchId: id(64),
      audience: z.enum(audiences),
      text: showable(500).optional(),
      phrase: z
        .string()
        .refine(isPhrase, `Unknown phrase. Available: ${phraseKeys.join(', ')}.`)
        .optional(),
      commandId: id(256).optional(),
    })
    .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), {
      path: ['text'],
      message: 'Send either `text` or `phrase`.',
    }),
  report: z.object({
    messageId: id(128),
    reason: z.enum(reportReasons),
    note: text(500).default(''),
  }),
  moderate: z
    .object({
      reportId: id(128),
      act: z.enum(moderationActs),
      days: z.int().min(1).max(365).optional(),
      reason: showable(256),
      commandId: id(256).optional(),
    })
    .refine(({ act, days = 0 }) => act !== 'MUTE' || (days >= 1 && days <= 30), {
      path: ['days'],
      message: 'Must be 1 to 30 for a MUTE.',
    })
    .refine(({ act, days }) => days === undefined || act === 'MUTE' || act === 'BAN', {
      path: ['days'],
      message: 'Allowed only for a MUTE or a BAN.',
    }),
}));
