import type { Entry } from '../match/entry.ts';
import type { Folding } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { fold } from './fold.ts';
import type { Checkpoint } from './running.ts';

/**
 * Moves a checkpoint on over later entries, without running a rule: the cost of resuming stays one
 * procedure, however many were closed in between.
 */
export function catchUp<S>(
  game: Folding<S>,
  checkpoint: Checkpoint<S>,
  entries: readonly Entry[],
): Checkpoint<S> {
  const all = entries.length === 0 ? checkpoint.since : [...checkpoint.since, ...entries];
  const opened = all.findLastIndex(({ type }) => type === 'Opened');
  if (opened < 0) return { match: checkpoint.match, since: all };
  return {
    match: fold(game, checkpoint.match, all.slice(0, opened + 1)),
    since: all.slice(opened + 1),
  };
}

/** The match as a checkpoint stands for it: what reads need, with no rule run. */
export function standAt<S>(game: Folding<S>, checkpoint: Checkpoint<S>): Match<S> {
  return fold(game, checkpoint.match, checkpoint.since);
}
