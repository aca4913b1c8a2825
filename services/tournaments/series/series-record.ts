import { evolveSeries } from '../../../shared/tournaments/series/evolve-series.ts';
import type { Series, SeriesStep } from '../../../shared/tournaments/series/series.ts';
import { rememberingThatOf, type DoneCommands } from '../../platform/commands/done-before.ts';
import type { Commit } from '../../platform/storage/contract.ts';

/** A commit of a series, as its stream holds it. */
export type SeriesCommit = Omit<Commit, 'body' | 'checkpoint'> & {
  readonly body: SeriesBody;
  readonly checkpoint?: SeriesCheckpoint;
};
type SeriesBody = {
  readonly of: 'series';
  readonly steps: readonly SeriesStep[];
  /** Digest of the command's input, so that another one under its id is told apart. */
  readonly digest?: string;
};

/** The whole of a series as it is recorded, at one version. */
export type SeriesRecord = {
  /** The stream. */
  readonly id: string;
  readonly version: number;
  readonly commands: DoneCommands;
  readonly series: Series;
  /** The versions that changed nothing of what everybody may see: proposals of seasons. */
  readonly hidden: readonly number[];
  /** When it changed last, and when what everybody may see did; ISO 8601. */
  readonly updatedAt: string;
  readonly shownAt: string;
};
type SeriesCheckpoint = Omit<SeriesRecord, 'id' | 'version'>;

/** The border to the store, which keeps any JSON: what is no commit of a series gives `undefined`. */
export function seriesCommit(commit: Commit): SeriesCommit | undefined {
  const { body } = commit;
  const known = typeof body === 'object' && body !== null && 'of' in body && body.of === 'series';
  return known ? (commit as SeriesCommit) : undefined;
}

/** The record after one more commit; of a commit with a checkpoint what it says, where nothing came before. */
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
