import type { TournamentEvent } from '../../shared/tournaments/events/event.ts';
import type { Aggregate } from '../platform/commands/aggregate.ts';
import { refuse } from '../platform/requests/refusal.ts';
import { sizeOnce } from '../platform/size-in-memory.ts';
import type { Commit, EventStore, Secrets } from '../platform/storage/contract.ts';
import { tournamentOf } from '../platform/storage/tournaments/name.ts';
import { laterOf } from '../platform/time/duration.ts';
import { packed, partsOf } from './record/packed.ts';
import {
  recordAfter,
  tournamentCommit,
  type TournamentCommit,
  type TournamentRecord,
} from './record/tournament-record.ts';
import { UnreadableTournamentError } from './unreadable.ts';

/** A tournament loaded for one command: its record and its secret. */
export type LoadedTournament = {
  readonly record: TournamentRecord;
  readonly secret: Uint8Array;
  /** The number of commits since the last checkpoint. */
  readonly since: number;
};

export type ComposedTournament = {
  readonly commit: TournamentCommit;
  readonly record: TournamentRecord;
  readonly since: number;
  /** Parts that its checkpoint refers to. */
  readonly parts?: ReadonlyMap<string, unknown>;
};

/**
 * Number of commits between checkpoints: a load takes few items, and few commits bear a checkpoint.
 */
const DUE = 16;

/** Loads and stores tournaments for the command loop. */
export const tournamentsAsLoaded = (deps: {
  readonly store: EventStore;
  readonly secrets: Secrets;
}): Aggregate<LoadedTournament, readonly TournamentEvent[], ComposedTournament> => ({
  async load(stream) {
    const [found, secret] = await Promise.all([
      readTournament(deps.store, stream),
      deps.secrets.read(stream),
    ]);
    if (found === undefined) return noTournament();
    if (!secret) throw new UnreadableTournamentError(`The secret of ${stream} is missing.`);
    return { ...found, secret };
  },

  sizeOf: ({ record }) => sizeOnce(record),

  compose({ record, since }, events, { at, actor, commandId, digest }) {
    const anchored = anchoredBy(record, events);
    const bare: TournamentCommit = {
      stream: record.id,
      version: record.version + 1,
      at: laterOf(at, record.tournament.updatedAt),
      actor,
      ...(commandId !== undefined && { commandId }),
      // the projections, wake-ups and work are derived from the changes of each commit
      calls: ['director'],
      body: { of: 'tournament', events: anchored, ...(digest !== undefined && { digest }) },
    };
    const after = recordAfter(record, bare, { id: record.tournament.id });
    if (since + 1 < DUE) return { commit: bare, record: after, since: since + 1 };
    const { id: _, version: __, ...whole } = after;
    const { checkpoint, parts } = packed(whole);
    return { commit: { ...bare, checkpoint }, parts, record: after, since: 0 };
  },

  lighter({ since }, { commit: { checkpoint, ...commit }, record }) {
    return checkpoint && { commit, record, since: since + 1 };
  },

  async beside({ commit: { stream }, parts }) {
    if (parts && parts.size > 0) await deps.store.keepParts(stream, parts);
  },

  stored: ({ secret }, { record, since }) => ({ record, next: { record, secret, since } }),
});

/** Events as they are stored: each published round has the hash of all steps before this one. */
const anchoredBy = (
  { steps }: TournamentRecord,
  events: readonly TournamentEvent[],
): readonly TournamentEvent[] =>
  steps === undefined
    ? events
    : events.map((event) =>
        event.type === 'RoundPublished' ? { ...event, stepsHash: steps } : event,
      );

/** Reads a tournament, or its state at a version; `undefined` if there is none. */
export async function readTournament(
  store: Pick<EventStore, 'load' | 'parts'>,
  stream: string,
  upTo?: number,
): Promise<Omit<LoadedTournament, 'secret'> | undefined> {
  const tail = await store.load(stream, upTo);
  if (tail === undefined) return undefined;
  const [first] = tail.commits;
  const names = tournamentCommit(first)?.checkpoint;
  const parts = names ? await store.parts(stream, partsOf(names)) : undefined;
  const record = folded(undefined, tail.commits, parts);
  return record && { record, since: tail.commits.length - 1 };
}

/** Folds later commits into a record. */
export const folded = (
  record: TournamentRecord | undefined,
  commits: readonly Commit[],
  parts?: ReadonlyMap<string, unknown>,
): TournamentRecord | undefined =>
  commits.reduce<TournamentRecord | undefined>((before, commit) => {
    const its = tournamentCommit(commit);
    if (its === undefined) return before;
    const id = tournamentOf(commit.stream) ?? commit.stream;
    return recordAfter(before, its, { id, ...(parts && { parts }) });
  }, record);

export const noTournament = (): never =>
  refuse('NOT_FOUND', "Tournament not found, or you don't have access.");
