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

/** True if two like cards are met together: neither is forced, and both have one number. */
export function haveOneNumber(sight: Sight, seat: Seat, [first, card]: Pair): boolean {
  const { book } = sight.edition;
  if (book.card(first).forced || book.card(card).forced) return false;
  return numberFor(sight, seat, first) === numberFor(sight, seat, card);
}

/** True if two cards are Enemies of one number and one attribute, which fight as one (T4-BCR-20). */
export function fightAsOne(sight: Sight, seat: Seat, pair: Pair): boolean {
  const { book } = sight.edition;
  const [one, other] = pair.map((card) => book.card(card).attack?.attribute);
  return (
    haveOneNumber(sight, seat, pair) &&
    pair.every((card) => kindFor(sight, seat, card) === 'enemy') &&
    one === other
  );
}

type Pair = readonly [Card, Card];

const isOpposed = ({ state }: Sight, seat: Seat, { sided }: CardFacts): boolean =>
  sided !== undefined && sided.alignment !== hero(state, seat).alignment;
