import type { Answers } from '../../engine/index.ts';

/** Sorts of thing that an option, a cause or a fact of a question refers to. */
type Sort =
  | 'ability'
  | 'attack-with'
  | 'attribute'
  | 'buy'
  | 'card'
  | 'cast'
  | 'character'
  | 'coin'
  | 'creature'
  | 'die'
  | 'figure'
  | 'follower'
  | 'haul'
  | 'lasting'
  | 'quest'
  | 'reroll'
  | 'seat'
  | 'shop'
  | 'space'
  | 'steps'
  | 'token';

/** Reference to a thing: `card:sword.2`, `seat:ann`, `steps:3`. Journals hold it as it is. */
export const refer = (sort: Sort, id: string | number): string => `${sort}:${String(id)}`;

/** Whether a reference is to a thing of this sort. */
export const refersTo = (sort: Sort, reference: string): boolean =>
  reference.startsWith(`${sort}:`);

/** The id in a reference: `sword.2` of `card:sword.2`; a bare word is its own. */
export const idOf = (reference: string): string => reference.slice(reference.indexOf(':') + 1);

/** The id of the thing that was chosen under a key; `undefined` where nothing was. */
export function idChosen(answers: Answers, key: string): string | undefined {
  const option = answers.get(key)?.[0];
  return option === undefined ? undefined : idOf(option);
}
