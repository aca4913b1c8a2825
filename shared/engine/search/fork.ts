import type { Rules } from '../match/game.ts';
import { ReplayDivergedError } from '../errors.ts';
import { arrange } from '../procedure/step.ts';
import { open } from '../run/open.ts';
import type { Checkpoint, Running } from '../run/running.ts';
import { renamed } from './renamed.ts';

/** The options of a fork for a search. */
export type ForkCommand = {
  /**
   * The ids that the searcher has not seen, in groups of a kind (one for each back of a card): within
   * a group they are interchangeable. They stand in the order of their places, so that the same chance
   * leads to the same match, whatever lies there.
   */
  readonly unseen: readonly (readonly string[])[];
  /** The searcher's own randomness: a whole number from 0 to n-1. Never that of the match. */
  readonly chance: (n: number) => number;
  /** The number of permutations to try; 32 by default. */
  readonly tries?: number;
};

/**
 * Forks a match for a search: one possible world that agrees with the searcher's knowledge. Hidden
 * things are permuted, in the state and in the record, and the dice are the searcher's own. The record
 * (questions asked, spells that could be cast) rules some permutations out: those do not replay, and
 * another is tried. Returns `undefined` if none replays.
 */
export function fork<S>(
  game: Rules<S>,
  checkpoint: Checkpoint<S>,
  { unseen, chance, tries = 32 }: ForkCommand,
): Running<S> | undefined {
  const live = {
    chance: (_: string, sides: readonly number[]) => sides.map((n) => 1 + chance(n)),
    version: 0,
  };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const names = new Map(unseen.flatMap((ids) => permuted(ids, chance)));
    try {
      return open(game, renamed(checkpoint, names), live);
    } catch (error) {
      if (!(error instanceof ReplayDivergedError)) throw error;
    }
  }
  return undefined;
}

/**
 * The ids in pairs, each with the one that replaces it. They are dealt in an order of their own, so that
 * nothing depends on which of them lies where.
 */
function permuted(
  ids: readonly string[],
  chance: ForkCommand['chance'],
): readonly (readonly [string, string])[] {
  const order = arrange(
    ids.toSorted(),
    ids.map((_, i) => 1 + chance(ids.length - i)),
  );
  return ids.map((id, i) => [id, order[i] ?? id] as const);
}
