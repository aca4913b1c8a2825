import { evolveSeries } from '../../../shared/tournaments/series/evolve-series.ts';
import type { Series, SeriesStep } from '../../../shared/tournaments/series/series.ts';
import { rememberingThatOf, type DoneCommands } from '../../platform/commands/done-before.ts';
import type { Commit } from '../../platform/storage/contract.ts';

/** A commit of a series in its stream. */
export type SeriesCommit = Omit<Commit, 'body' | 'checkpoint'> & {
  readonly body: SeriesBody;
  readonly checkpoint?: SeriesCheckpoint;
};
type SeriesBody = {
  readonly of: 'series';
  readonly steps: readonly SeriesStep[];
  /** Digest of the command's input, to detect another input with the same id. */
  readonly digest?: string;
};

/** The record of a series at one version. */
export type SeriesRecord = {
  /** The stream. */
  readonly id: string;
  readonly version: number;
  readonly commands: DoneCommands;
  readonly series: Series;
  /** The versions without a public change: proposals of seasons. */
  readonly hidden: readonly number[];
  /** Times of the last change, and of the last public one; ISO 8601. */
  readonly updatedAt: string;
  readonly shownAt: string;
};
type SeriesCheckpoint = Omit<SeriesRecord, 'id' | 'version'>;

/** Narrows a commit of the store, which holds any JSON; `undefined` if it is not of a series. */
export function seriesCommit(commit: Commit): SeriesCommit | undefined {
  const { body } = commit;
  const known = typeof body === 'object' && body !== null && 'of' in body && body.of === 'series';
  return known ? (commit as SeriesCommit) : undefined;
}

/**
 * Applies one more commit to a record; without a record, a commit with a checkpoint restores that.
 */
export function seriesAfter(
  before: SeriesRecord | undefined,
  commit: SeriesCommit,
  id: string,
): SeriesRecord {
  const { stream, version, at, body, checkpoint } = commit;
  if (before === undefined && checkpoint) return { id: stream, version, ...checkpoint };
  const { hidden = [], shownAt = at } = before ?? {};
  const isHidden = body.steps.every(({ type }) => type === 'SeasonDrafted');
  return {
    ...{ id: stream, version, updatedAt: at },
    series: evolveSeries(before?.series, { id, at, steps: body.steps }),
    commands: rememberingThatOf(commit, before?.commands),
    hidden: isHidden ? [...hidden, version] : hidden,
    shownAt: isHidden ? shownAt : at,
  };
}
