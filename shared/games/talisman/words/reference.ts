import type { Catalogue } from '../../../words/phrase.ts';
import { cardName, idOf, refersTo } from '../reference.ts';

/** A reference as the catalogue knows it: copies of a card share its name. */
export const nameOf = (reference: string): string =>
  refersTo('card', reference) ? cardName(idOf(reference)) : reference;

/** True if there are words for this key. All languages have the same keys. */
export const isKnown = ({ en }: Catalogue, key: string): boolean => Object.hasOwn(en, key);

/** The first of these keys that there are words for. */
export const firstKnown = (catalogue: Catalogue, keys: readonly string[]): string | undefined =>
  keys.find((key) => isKnown(catalogue, key));

/** Words for the purpose of a roll, by its label: its own, or those of the card or space it belongs to. */
export const rollName = (catalogue: Catalogue, label: string): string =>
  firstKnown(
    catalogue,
    ['roll.', 'card:', 'space:', 'shop:', 'ability:'].map((prefix) => `${prefix}${label}`),
  ) ?? 'roll.other';
