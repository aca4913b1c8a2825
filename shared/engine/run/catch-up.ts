import type { Entry } from '../match/entry.ts';
import type { Folding } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { checkpointOf, withBeside } from './beside.ts';
import { fold } from './fold.ts';
import type { Checkpoint } from './running.ts';

/**
 * Moves a checkpoint on over later entries without running a rule, so that resuming costs one
 * procedure, however many have closed since.
 */
export function catchUp<S>(
  game: Folding<S>,
  checkpoint: Checkpoint<S>,
  entries: readonly Entry[],
): Checkpoint<S> {
  if (entries.length === 0) return checkpoint;
  const now = fold(game, standAt(game, checkpoint), entries);
  const all = [...checkpoint.since, ...entries];
  const opened = all.findLastIndex(({ type }) => type === 'Opened');
  const opening = fold(game, checkpoint.match, all.slice(0, opened + 1));
  return checkpointOf(opening, all.slice(opened + 1), now);
}

/** The match at a checkpoint, for reads: no rule is run. */
export function standAt<S>(game: Folding<S>, { match, since, beside }: Checkpoint<S>): Match<S> {
  return withBeside(fold(game, match, since), beside);
}
