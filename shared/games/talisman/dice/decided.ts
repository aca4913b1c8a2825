import type { RollFacts } from '../edition/bouts.ts';
import { FACES } from './chances.ts';

/** The first rules under which every use of a die says when nothing more depends on it. */
export const AT_STAKE = 6;

type Decided = Required<RollFacts>['decided'];

/** States when dice are decided; by earlier rules fate is offered all the same. */
export const decidedIf = (
  { rules }: { readonly rules: number },
  decided: Decided,
): Pick<RollFacts, 'decided'> => (rules < AT_STAKE ? {} : { decided });

/** True if any one of the dice could be rerolled, and all would stay as it is. */
export function isIndifferent(
  dice: readonly number[],
  outcome: (dice: readonly number[]) => string | number | undefined,
): boolean {
  const now = outcome(dice);
  return dice.every((_, i) => FACES.every((face) => outcome(dice.with(i, face)) === now));
}

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
