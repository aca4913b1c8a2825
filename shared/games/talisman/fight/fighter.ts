import type { Creature } from '../content/effect.ts';
import type { Edition } from '../edition/edition.ts';
import type { Foe } from '../events/fights.ts';
import { type Card, type State } from '../state.ts';
import { cardsAt, hasFollower, hero } from '../state-queries.ts';
import type { Seat } from '../../../engine/index.ts';

/** A creature in a fight, and the Enemy card it is, if it is one (T4-ADV-21, 22). */
export type Fighter = Creature & {
  readonly card?: Card;
  /** Of the Inner Region: nobody evades it, and no Spell touches it (T4-INR-10, 11). */
  readonly sheltered?: true;
  /** The side it is on, where it is of one. */
  readonly alignment?: string;
  /** Whose Follower it is, where it is attacked as one (HP-PVP-15). */
  readonly of?: Seat;
};

/** @throws Error where the card does not attack: a bug in a rule. */
export function fighterOf({ book }: Pick<Edition, 'book'>, card: Card): Fighter {
  const { id, subtype, attack, sided } = book.card(card);
  if (attack === undefined) throw new Error(`${card} does not attack.`);
  const { onLoss: _, ...fighter } = attack;
  return { id, subtype, ...fighter, card, ...(sided && { alignment: sided.alignment }) };
}

/** The card, or the id of a creature that is none. */
export const nameOf = ({ card, id }: Fighter): string => card ?? id;

/** The same with what it is in front, as Spells are aimed at it. */
export const referenceOf = ({ card, id }: Fighter): string =>
  card === undefined ? `creature:${id}` : `card:${card}`;

/** What it is, for the words of a question. */
export const kindOf = ({ card, id }: Fighter): string =>
  card === undefined ? `creature:${id}` : `card:${id}`;

export const foeOf = ({ card, id, value }: Fighter): Foe =>
  card === undefined ? { creature: id, value } : { card, value };

export const subtypesOf = (foes: readonly Fighter[]): readonly string[] =>
  foes.flatMap(({ subtype }) => subtype ?? []);

/** Whether it is still there to be fought: a card may have left the board or its owner meanwhile. */
export function isPresent(state: State, seat: Seat, { card, of }: Fighter): boolean {
  if (card === undefined) return true;
  if (of !== undefined) return hasFollower(state, of, card);
  return cardsAt(state, hero(state, seat).space).includes(card);
}
