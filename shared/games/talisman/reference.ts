import { idOf, kindOf, refOf, type Answers } from '../../engine/index.ts';

export { idOf, kindOf };

/** Sorts of thing that an option, a cause or a fact of a question refers to. */
type Sort =
  | 'ability'
  | 'always'
  | 'attack-with'
  | 'attribute'
  | 'buy'
  | 'card'
  | 'cast'
  | 'character'
  | 'coin'
  | 'cross'
  | 'creature'
  | 'die'
  | 'ditch'
  | 'figure'
  | 'follower'
  | 'haul'
  | 'hold'
  | 'lasting'
  | 'matters'
  | 'next'
  | 'pause'
  | 'quest'
  | 'reroll'
  | 'save'
  | 'seat'
  | 'shop'
  | 'space'
  | 'steps'
  | 'token'
  | 'use';

/** Reference to a thing: `card:sword.2`, `seat:ann`, `steps:3`. Journals hold it as it is. */
export const refer = (sort: Sort, id: string | number): string => refOf(sort, id);

/** True if a reference is to a thing of this sort. */
export const refersTo = (sort: Sort, reference: string): boolean => kindOf(reference) === sort;

/** The name of a card by its kind or by one of its copies: `card:sword` for `sword.2`. */
export const cardName = (card: string): string => refer('card', card.replace(/\.\d+$/u, ''));

/** The verb of an option: `cast` of `cast:hex`; one that is about nothing is its own. */
export const verbOf = (option: string): string => kindOf(option) || option;

/** The id of the thing chosen under a key; `undefined` if there is none. */
export function idChosen(answers: Answers, key: string): string | undefined {
  const option = answers.get(key)?.[0];
  return option === undefined ? undefined : idOf(option);
}
