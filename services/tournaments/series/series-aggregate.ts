import { ID } from '../../../shared/engine/fairness/base32.ts';
import type { SeriesStep } from '../../../shared/tournaments/series/series.ts';
import type { Aggregate } from '../../platform/commands/aggregate.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { sizeOnce } from '../../platform/size-in-memory.ts';
import type { EventStore } from '../../platform/storage/contract.ts';
import { seriesOf, seriesStream } from '../../platform/storage/tournaments/series-name.ts';
import {
  seriesAfter,
  seriesCommit,
  type SeriesCommit,
  type SeriesRecord,
} from './series-record.ts';

/** A series loaded for one command. */
export type LoadedSeries = {
  readonly record: SeriesRecord;
  /** The number of commits since the last checkpoint. */
  readonly since: number;
};

/** The steps to apply to a series. */
export type SeriesAct = readonly SeriesStep[];

type ComposedSeries = LoadedSeries & { readonly commit: SeriesCommit };

/**
 * Number of commits between checkpoints: a load takes few items, and few commits bear a checkpoint.
 */
const DUE = 16;

/** Loads and stores series for the command loop. */
export const seriesAsLoaded = (
  store: EventStore,
): Aggregate<LoadedSeries, SeriesAct, ComposedSeries> => ({
  load: async (stream) => (await readSeries(store, stream)) ?? noSeries(),

  sizeOf: ({ record }) => sizeOnce(record),

  compose({ record, since }, steps, { at, actor, commandId, digest }) {
    const bare: SeriesCommit = {
      ...{ stream: record.id, version: record.version + 1, at, actor },
      ...(commandId !== undefined && { commandId }),
      body: { of: 'series', steps, ...(digest !== undefined && { digest }) },
    };
    const after = seriesAfter(record, bare, record.series.id);
    if (since + 1 < DUE) return { commit: bare, record: after, since: since + 1 };
    const { id: _, version: __, ...checkpoint } = after;
    return { commit: { ...bare, checkpoint }, record: after, since: 0 };
  },

  lighter({ since }, { commit: { checkpoint, ...commit }, record }) {
    return checkpoint && { commit, record, since: since + 1 };
  },

  stored: (_, { record, since }) => ({ record, next: { record, since } }),
});

/** Reads a series, or its state at a version; `undefined` if there is none. */
export async function readSeries(
  store: Pick<EventStore, 'load'>,
  stream: string,
  upTo?: number,
): Promise<LoadedSeries | undefined> {
  const tail = await store.load(stream, upTo);
  if (tail === undefined) return undefined;
  const record = tail.commits.reduce<SeriesRecord | undefined>((before, commit) => {
    const its = seriesCommit(commit);
    return its ? seriesAfter(before, its, seriesOf(stream) ?? stream) : before;
  }, undefined);
  return record && { record, since: tail.commits.length - 1 };
}

/** Reads a series by its id; refused if there is none. */
export async function seriesNamed(
  store: Pick<EventStore, 'load'>,
  id: string,
): Promise<SeriesRecord> {
  const found = ID.test(id) ? await readSeries(store, seriesStream(id)) : undefined;
  return found?.record ?? noSeries();
}

export const noSeries = (): never =>
  refuse('NOT_FOUND', "Series not found, or you don't have access.");
