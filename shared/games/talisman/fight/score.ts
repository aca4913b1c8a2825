import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';
import type { AttackScore } from '../events/fights.ts';
import { sumOf, type Part } from '../part.ts';

/** Strength of a side before its dice. */
type Strength = { readonly parts: readonly Part[] };

/** The attack score of a side: the highest of its dice, and all that counts with it (T4-BCR-08). */
export function scoreOf({ parts }: Strength, dice: readonly number[]): AttackScore {
  const die = Math.max(0, ...dice);
  return { dice, die, parts, score: die + sumOf(parts) };
}

/** The scores of both sides as they stand, with all that they are made of. */
export const tellScores = (seat: Seat, own: AttackScore, foe: AttackScore): AtOnce =>
  tell<TalismanEvent>({ type: 'AttackScored', seat, ...own, foe });
