import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { evolve } from '../../../shared/tournaments/evolve/evolve.ts';
import { stepsHash } from '../../../shared/tournaments/evolve/steps.ts';
import { rememberingThatOf } from '../../platform/commands/done-before.ts';
import type { Commit } from '../../platform/storage/contract.ts';
import { eventsFor } from './events-for.ts';
import { isHidden } from './hidden.ts';
import { unpacked, type PackedCheckpoint, type TournamentCheckpoint } from './packed.ts';

/** A commit of a tournament in its stream. */
export type TournamentCommit = Omit<Commit, 'body' | 'checkpoint'> & {
  readonly body: TournamentBody;
  /** As it is stored; restored when read. */
  readonly checkpoint?: PackedCheckpoint;
};
export type TournamentBody = {
  readonly of: 'tournament';
  readonly events: readonly TournamentEvent[];
  /** Digest of the command's input, to detect another input with the same id. */
  readonly digest?: string;
};

/** The record of a tournament at one version. */
export type TournamentRecord = TournamentCheckpoint & {
  /** The stream. */
  readonly id: string;
  readonly version: number;
};

/**
 * Narrows a commit of the store, which holds any JSON; `undefined` if it is not of a tournament.
 */
export function tournamentCommit(commit: Commit): TournamentCommit | undefined {
  const { body } = commit;
  const known =
    typeof body === 'object' && body !== null && 'of' in body && body.of === 'tournament';
  return known ? (commit as TournamentCommit) : undefined;
}

const NONE: ReadonlyMap<string, unknown> = new Map();

/**
 * Applies one more commit to a record; without a record, a commit with a checkpoint restores that.
 */
export function recordAfter(
  before: TournamentRecord | undefined,
  commit: TournamentCommit,
  { id, parts = NONE }: { readonly id: string; readonly parts?: ReadonlyMap<string, unknown> },
): TournamentRecord {
  const { stream, version, at, body, checkpoint } = commit;
  if (before === undefined && checkpoint) {
    return { id: stream, version, ...unpacked(checkpoint, parts) };
  }
  const tournament = evolve(before?.tournament, { stream: id, version, at, events: body.events });
  const { hidden = [], shownAt = at } = before ?? {};
  const changesNothing = isHidden(tournament, body.events);
  const steps = changesNothing ? before?.steps : stepsAfter(before, commit);
  return {
    id: stream,
    version,
    tournament,
    commands: rememberingThatOf(commit, before?.commands),
    hidden: changesNothing ? [...hidden, version] : hidden,
    shownAt: changesNothing ? shownAt : at,
    ...(steps !== undefined && { steps }),
  };
}

/** The hash of all public steps, after one more. */
function stepsAfter(
  before: TournamentRecord | undefined,
  { version, at, body }: TournamentCommit,
): string | undefined {
  const { hidden = [], steps } = before ?? { steps: '' };
  if (steps === undefined) return undefined;
  const events = eventsFor('EVERYBODY', body.events);
  return stepsHash(steps, { version: version - hidden.length, at, events });
}
