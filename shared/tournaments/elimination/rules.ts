import type { PodSize } from '../pairing/sizes.ts';

/** How an elimination is played. Plain JSON. */
export type EliminationRules = {
  readonly lives: 1 | 2 | 3;
  readonly podSize: PodSize;
  /** How many of a pod advance, by its size; half of it, rounded down, where nothing is said. */
  readonly advanceBySize: Readonly<Record<number, number>>;
  /** As many as play the final together, from 2 to 6. */
  readonly finalSize: number;
  /**
   * What is done where players do not divide into pods of the preferred size: pods of other sizes, the best of
   * those who would be out fill up, or those at the top have byes.
   */
  readonly leftOver: 'SIZES' | 'LUCKY_LOSERS' | 'BYES';
  /** What becomes of a group that fills no pod: it joins the next, or has byes. */
  readonly smallGroups: 'MERGE' | 'BYES';
};

/** Somebody who is not out. */
export type Survivor = { readonly number: number; readonly lives: number };

/** Where an elimination stands. Plain JSON. */
export type EliminationState = {
  readonly rules: EliminationRules;
  /** Those who are not out, the best first: as they are seeded, later as they stand. */
  readonly survivors: readonly Survivor[];
  readonly finalPlayed: boolean;
};

/**
 * An elimination before its first round.
 * @param seeded start numbers, the best first.
 * @throws RangeError where the rules make no sense.
 */
export function beginElimination(
  rules: EliminationRules,
  seeded: readonly number[],
): EliminationState {
  const { min, max } = rules.podSize;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const areSome = sizes.every((size) => {
    const some = advancingOf(rules, size);
    return Number.isInteger(some) && some >= 1 && some < size;
  });
  if (!areSome) throw new RangeError('In every pod some players must advance and some must not.');
  const { lives, finalSize } = rules;
  if (!Number.isInteger(finalSize) || finalSize < 2 || finalSize > 6) {
    throw new RangeError('The final must have 2 to 6 players.');
  }
  const survivors = seeded.map((number) => ({ number, lives }));
  return { rules, survivors, finalPlayed: false };
}

/** How many of a pod of this size advance. */
export const advancingOf = ({ advanceBySize }: EliminationRules, size: number): number =>
  advanceBySize[size] ?? Math.floor(size / 2);
