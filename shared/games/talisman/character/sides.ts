import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { type Card } from '../state.ts';
import { hero } from '../state-queries.ts';
import type { CardFacts } from '../content/card.ts';

/** Type of a card for a seat that meets it: one of the other side is an Enemy (HP-ALI-04, 05). */
export function kindFor(sight: Sight, seat: Seat, card: Card): CardFacts['type'] {
  const facts = sight.edition.book.card(card);
  return isOpposed(sight, seat, facts) ? 'enemy' : facts.type;
}

/** The encounter number of a card for a seat that meets it (HP-SPC-08). */
export function numberFor(sight: Sight, seat: Seat, card: Card): number | undefined {
  const facts = sight.edition.book.card(card);
  if (facts.sided === undefined) return facts.encounter;
  return facts.sided.encounter[isOpposed(sight, seat, facts) ? 'opposite' : 'same'];
}

const isOpposed = ({ state }: Sight, seat: Seat, { sided }: CardFacts): boolean =>
  sided !== undefined && sided.alignment !== hero(state, seat).alignment;
