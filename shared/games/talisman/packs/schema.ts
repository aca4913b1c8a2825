import * as z from 'zod';
import { name } from '../content/names.ts';
import { card } from '../content/card.ts';

/** Words of a pack, without argument placeholders: names and rules of cards get no arguments. */
const words = z
  .string()
  .regex(/\S/, 'is empty')
  .regex(/^[^{}<>]*$/, 'is not plain text: {, }, < and > have no place in it');
const texts = z.record(z.string(), words);

/** A card laid over one of the same id; its copies stay as they are unless it says others. */
const replacement = card.partial({ copies: true });

/** Cards that an operator adds to a Talisman, or lays over its own. `docs/packs` has one. */
export const pack = z
  .strictObject({
    format: z.literal('questhall-pack/1'),
    id: name.max(30),
    /** The id of the game it is for. */
    of: name,
    /** Name of the game with it. */
    title: z.strictObject({ en: words, cs: words, ko: words }),
    add: z.array(card).default([]),
    replace: z.array(replacement).default([]),
    /** Words of the cards, by key: `card:wolf`, `card:wolf.text`. */
    texts: z.strictObject({ en: texts, cs: texts, ko: texts }),
  })
  .refine(
    ({ add, replace }) => add.length + replace.length > 0,
    'neither adds nor replaces a card',
  );

export type Pack = z.infer<typeof pack>;
