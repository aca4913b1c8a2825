import * as z from 'zod';
import { cardTypes } from './card.ts';
import { name } from './names.ts';

/** A task of the Warlock, and the die that sets it. */
export const quest = z.strictObject({
  id: name,
  die: z.int().min(1).max(6),
  task: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('wound') }),
    z.strictObject({
      do: z.literal('kill'),
      /** The least value of an Enemy that counts. */
      least: z.int().positive().optional(),
    }),
    z.strictObject({ do: z.literal('deliver'), type: z.enum(cardTypes) }),
    z.strictObject({ do: z.literal('pay'), gold: z.int().positive() }),
  ]),
});
export type QuestFacts = z.infer<typeof quest>;
