import type { PodSize } from '../pairing/sizes.ts';

/** The rules of an elimination. Plain JSON. */
export type EliminationRules = {
  readonly lives: 1 | 2 | 3;
  readonly podSize: PodSize;
  /** Number of players of a pod who advance, by its size; default: half of it, rounded down. */
  readonly advanceBySize: Readonly<Record<number, number>>;
  /** Number of players of the final, 2 to 6. */
  readonly finalSize: number;
  /**
   * Treatment of players who do not divide into pods of the preferred size: pods of other sizes,
   * the best losers fill up, or the top players have byes.
   */
  readonly leftOver: 'SIZES' | 'LUCKY_LOSERS' | 'BYES';
  /** Treatment of a group that fills no pod: it joins the next, or has byes. */
  readonly smallGroups: 'MERGE' | 'BYES';
};

/** A player who is not out. */
export type Survivor = { readonly number: number; readonly lives: number };

/** The state of an elimination. Plain JSON. */
export type EliminationState = {
  readonly rules: EliminationRules;
  /** Players who are not out, the best first: by seed, later by standings. */
  readonly survivors: readonly Survivor[];
  readonly finalPlayed: boolean;
};

/**
 * Begins an elimination, before its first round.
 * @param seeded start numbers, the best first.
 * @throws RangeError if the rules are inconsistent.
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

/** Number of players of a pod of this size who advance. */
export const advancingOf = ({ advanceBySize }: EliminationRules, size: number): number =>
  advanceBySize[size] ?? Math.floor(size / 2);
