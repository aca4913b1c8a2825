import {
  catchUp,
  UnknownFactError,
  type Checkpoint,
  type GameDisplay,
} from '../../../shared/engine/index.ts';
import type { Commit, Loaded } from '../../platform/storage/contract.ts';
import type { MatchRecord } from '../contract.ts';
import type { ShownGames } from '../terms/games.ts';
import { isPlay, isReadable, type MatchEntry } from '../record/entry.ts';
import { evolveRecord } from '../evolve/evolve.ts';
import { matchCommit, type MatchCommit } from '../record/match-commit.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';

/** A match right after one of its commits, and that commit's entries. */
export type Revision = { readonly record: MatchRecord; readonly entries: readonly MatchEntry[] };

/** The games that matches are folded by. */
export type Unfolding = Pick<ShownGames, 'for'>;

/**
 * Builds the following revision. Unreadable if a newer release has stored entries that this one
 * does not know.
 */
export async function revisionAfter(
  games: Unfolding,
  before: MatchRecord | undefined,
  commit: MatchCommit,
): Promise<Revision> {
  const { entries } = commit.body;
  const strange = entries.find((entry) => !isReadable(entry));
  if (strange !== undefined) throw unknownTo(commit, strange.type);
  const game = await games.for(before ?? commit.checkpoint?.record ?? creationIn(entries));
  try {
    return { record: evolveRecord(game, before, completed(game, commit)), entries };
  } catch (error) {
    if (error instanceof UnknownFactError) throw unknownTo(commit, error.fact);
    throw error;
  }
}

/** Completes the state of a commit's checkpoint if an earlier release stored it. */
function completed(game: GameDisplay, commit: MatchCommit): MatchCommit {
  const { checkpoint } = commit;
  if (game.complete === undefined || checkpoint?.run === undefined) return commit;
  return { ...commit, checkpoint: { ...checkpoint, run: completedRun(game, checkpoint.run) } };
}

function completedRun(game: GameDisplay, run: Checkpoint<unknown>): Checkpoint<unknown> {
  if (game.complete === undefined) return run;
  return { ...run, match: { ...run.match, game: game.complete(run.match.game) } };
}

const unknownTo = ({ version, stream }: MatchCommit, what: string): UnreadableMatchError =>
  new UnreadableMatchError(
    `Version ${String(version)} of ${stream} has a fact "${what}" that this release doesn't know.`,
  );

const creationIn = (entries: readonly MatchEntry[]): { gameId: string } => {
  const created = entries.find((entry) => entry.type === 'MatchCreated');
  if (created === undefined)
    throw new UnreadableMatchError('A match must begin with MatchCreated.');
  return created;
};

/** One revision a commit, in order. */
export async function unfold(
  games: Unfolding,
  before: MatchRecord | undefined,
  commits: readonly Commit[],
): Promise<readonly Revision[]> {
  const revisions: Revision[] = [];
  for (const commit of commits.map(asMatchCommit)) {
    revisions.push(await revisionAfter(games, revisions.at(-1)?.record ?? before, commit));
  }
  return revisions;
}

/** A stored commit, read as a commit of a match. */
export function asMatchCommit(commit: Commit): MatchCommit {
  const ours = matchCommit(commit);
  if (ours === undefined) throw new UnreadableMatchError(`${commit.stream} is not a match.`);
  return ours;
}

/** A match loaded to be played on. */
export type Resumable = {
  readonly record: MatchRecord;
  /** The checkpoint of the run, once the match has started. */
  readonly run: Checkpoint<unknown> | undefined;
  /** Number of commits since the last checkpoint. */
  readonly since: number;
};

/** A loaded match, ready for the command path. A started match has a checkpoint at its start or later. */
export async function resumable(games: Unfolding, loaded: Loaded): Promise<Resumable | undefined> {
  const first = matchCommit(loaded.commits[0]);
  if (first === undefined) return undefined;
  const revisions = await unfold(games, undefined, loaded.commits);
  const record = revisions.at(-1)?.record;
  if (record === undefined) return undefined;
  const later = revisions.slice(first.checkpoint ? 1 : 0);
  const game = await games.for(record);
  const run = first.checkpoint?.run && completedRun(game, first.checkpoint.run);
  const entries = later.flatMap((revision) => revision.entries).filter(isPlay);
  return { record, run: run && catchUp(game, run, entries), since: later.length };
}
