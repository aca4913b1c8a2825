import type { Foe } from './bouts.ts';
import type { PrintedEdition } from './print.ts';
import type { Contender } from '../events/fights.ts';
import { type Card, type State } from '../state.ts';
import { cardsAt, hasFollower, hero } from '../state-queries.ts';
import type { Seat } from '../../../engine/index.ts';
import { refer } from '../reference.ts';

/** The foe that an Enemy card is. @throws Error if the card does not attack: a bug in a rule. */
export function foeOf({ book }: Pick<PrintedEdition, 'book'>, card: Card): Foe {
  const { id, subtype, attack, sided } = book.card(card);
  if (attack === undefined) throw new Error(`${card} does not attack.`);
  const { onLoss: _, ...fighter } = attack;
  return { id, subtype, ...fighter, card, ...(sided && { alignment: sided.alignment }) };
}

/** The card, or the id of a creature without one. */
export const nameOf = ({ card, id }: Foe): string => card ?? id;

/** Reference to it, as Spells are aimed at it: `card:` or `creature:`, and its name. */
export const referenceOf = ({ card, id }: Foe): string =>
  card === undefined ? refer('creature', id) : refer('card', card);

/** Reference to its kind, for the words of a question: `card:` or `creature:`, and an id. */
export const kindOf = ({ card, id }: Foe): string =>
  card === undefined ? refer('creature', id) : refer('card', id);

export const contenderOf = ({ card, id, value }: Foe): Contender =>
  card === undefined ? { creature: id, value } : { card, value };

export const subtypesOf = (foes: readonly Foe[]): readonly string[] =>
  foes.flatMap(({ subtype }) => subtype ?? []);

/** True if it is still there to be fought: a card may have left the board or its owner meanwhile. */
export function isPresent(state: State, seat: Seat, { card, of }: Foe): boolean {
  if (card === undefined) return true;
  if (of !== undefined) return hasFollower(state, of, card);
  return cardsAt(state, hero(state, seat).space).includes(card);
}
