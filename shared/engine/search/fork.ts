import type { Rules } from '../match/game.ts';
import { ReplayDivergedError } from '../errors.ts';
import { arrange } from '../procedure/step.ts';
import { open } from '../run/open.ts';
import type { Checkpoint, Running } from '../run/running.ts';
import { renamed } from './renamed.ts';

/** A fork to be made of a match. */
export type ForkCommand = {
  /**
   * The ids that the searcher has not seen, in groups of a kind (one for each back of a card):
   * within a group any of them may be any other.
   */
  readonly unseen: readonly (readonly string[])[];
  /** The searcher's own luck: a whole number from 0 to n-1. Never that of the match. */
  readonly chance: (n: number) => number;
  /** How many permutations to try; 32 unless given. */
  readonly tries?: number;
};

/**
 * A match as it may be, for all the searcher knows, to be played on in thought: its hidden things
 * are permuted, in the state and in the record alike, and its dice are the searcher's own. What the
 * record bears out of them (who was asked, who could cast) rules permutations out: such a one does
 * not replay, and another is tried. Returns `undefined` where none of them did.
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

/** Each id with the one it stands for now. */
function permuted(
  ids: readonly string[],
  chance: ForkCommand['chance'],
): readonly (readonly [string, string])[] {
  const order = arrange(
    ids,
    ids.map((_, i) => 1 + chance(ids.length - i)),
  );
  return ids.map((id, i) => [id, order[i] ?? id] as const);
}
