import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import type { AttackScore, Contender } from '../events/fights.ts';
import { sumOf, type Part } from '../part.ts';

/** Strength of a side before its dice. */
type Strength = { readonly parts: readonly Part[] };

/** The attack score of a side: the highest of its dice, and all that counts with it (T4-BCR-08). */
export function scoreOf({ parts }: Strength, dice: readonly number[]): AttackScore {
  const die = Math.max(0, ...dice);
  return { dice, die, parts, score: die + sumOf(parts) };
}

/** The sides of a fight: the seat that attacks or is attacked, and the foes that fight it as one. */
type Sides = { readonly seat: Seat; readonly against: readonly Contender[] };
type Scores = { readonly own: AttackScore; readonly foe: AttackScore };

/** The scores of both sides as they stand, with all that they are made of. */
export const tellScores = (
  { rules }: Pick<TalismanTable, 'rules'>,
  { seat, against }: Sides,
  { own, foe }: Scores,
): AtOnce => {
  const named = rules >= 3 ? { against } : {};
  return tell<TalismanEvent>({ type: 'AttackScored', seat, ...own, foe, ...named });
};
