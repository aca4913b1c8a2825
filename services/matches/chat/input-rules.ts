import type * as z from 'zod';
import { isPhrase, phraseKeys } from './phrases.ts';

type Said = { readonly text?: string | undefined; readonly phrase?: string | undefined };
type Moderated = { readonly act: string; readonly days?: number | undefined };

/** The checks of inputs that no bound says, by the type of the contract. */
export const rules = {
  SendMessageInput: <T extends z.ZodType<Said>>(input: T) =>
    input
      .refine(({ phrase }) => phrase === undefined || isPhrase(phrase), {
        path: ['phrase'],
        message: `Unknown phrase. Available: ${phraseKeys.join(', ')}.`,
      })
      .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), {
        path: ['text'],
        message: 'Send either `text` or `phrase`.',
      }),

  ModerateInput: <T extends z.ZodType<Moderated>>(input: T) =>
    input
      .refine(({ act, days = 0 }) => act !== 'MUTE' || (days >= 1 && days <= 30), {
        path: ['days'],
        message: 'Must be 1 to 30 for a MUTE.',
      })
      .refine(({ act, days }) => days === undefined || act === 'MUTE' || act === 'BAN', {
        path: ['days'],
        message: 'Allowed only for a MUTE or a BAN.',
      }),
};
