import type { PrintedEdition } from '../../../edition/print.ts';
import { hero } from '../../../state-queries.ts';

/**
 * True on the two rings: only there can characters and Enemies be evaded, nothing in the castle
 * (HP-EVA-03 to 05).
 */
export const evadesIn: PrintedEdition['evadesIn'] = ({ state, edition: { book } }, seat) =>
  book.region(book.space(hero(state, seat).space).region).shape === 'ring';
