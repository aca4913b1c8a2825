import * as z from 'zod';
import { name } from './named.ts';
import { listOf, maybe, text } from './scalars.ts';

const textPart = name(
  'TextPart',
  'A piece of a text.',
  z.object({
    text: text('The piece in words.'),
    ref: maybe(
      text(
        'What it names, as `kind:id`: `card:sword`, `space:crags`, `seat:seat2`; `null` for plain text.',
      ),
    ),
  }),
);

/** A text cut where it names something. */
export const partsOf = () =>
  listOf(
    'The same, cut where it names something: the texts of the parts, one after another, are `text`.',
    textPart,
  );
