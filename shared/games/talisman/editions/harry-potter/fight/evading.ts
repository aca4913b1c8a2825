import type { PrintedEdition } from '../../../edition/print.ts';
import { hero } from '../../../state-queries.ts';

/** Characters and Enemies are evaded on the two rings alone, nothing in the castle (HP-EVA-03 to 05). */
export const evadesIn: PrintedEdition['evadesIn'] = ({ state, edition: { book } }, seat) =>
  book.region(book.space(hero(state, seat).space).region).shape === 'ring';
