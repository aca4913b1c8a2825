import * as z from 'zod';
import { once } from '../once.ts';
import { showable } from '../requests/showable.ts';
import { id } from '../requests/text.ts';
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
        .refine(isPhrase, `There is no such phrase. There are: ${phraseKeys.join(', ')}`)
        .optional(),
      commandId: id(256).optional(),
    })
    .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), {
      path: ['text'],
      message: 'Send either a `text` or a `phrase`',
    }),
}));
