import { playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Series } from '../../../shared/tournaments/series/series.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { mayFind } from '../permissions.ts';
import type { Reader } from '../reading/reader.ts';
import { versionShown } from '../views/versions.ts';
import { noSeries } from './series-aggregate.ts';
import type { SeenSeries } from './series-contract.ts';
import type { SeriesRecord } from './series-record.ts';
import { tournamentsIn } from './tournaments-in.ts';

type Run = Pick<Series, 'owner' | 'organizers'>;

const isAdmin = (actor: AccountActor): boolean => actor.roles.includes('admin');

/** True if a series is an account's own, as owner or organizer; never for bot accounts. */
export const isOwn = ({ owner, organizers }: Run, actor: AccountActor): boolean =>
  actor.machine !== true && (owner === actor.account || organizers.includes(actor.account));

/** True if an account runs a series: its owner, its organizers, and admins; never bot accounts. */
const runs = (series: Run, actor: AccountActor | undefined): boolean =>
  actor !== undefined && actor.machine !== true && (isOwn(series, actor) || isAdmin(actor));

/** True if an account may change who runs it. */
export const owns = ({ owner }: Run, actor: AccountActor): boolean =>
  owner === actor.account || isAdmin(actor);

/**
 * Returns a series to viewers who may know of it: a private one is visible to its organizers, and
 * to participants of its events.
 */
export async function checkMayFindSeries(
  reader: Reader,
  record: SeriesRecord,
  viewer: AccountActor | undefined,
): Promise<SeriesRecord> {
  const { series } = record;
  if (series.visibility !== 'PRIVATE' || runs(series, viewer)) return record;
  if (viewer === undefined) return noSeries();
  const tournaments = await tournamentsIn(reader, series.events.flat());
  const concerns = (each: Tournament): boolean =>
    each.visibility === 'PRIVATE'
      ? mayFind(each, viewer)
      : playerBy(each, viewer.account) !== undefined;
  return tournaments.some(concerns) ? record : noSeries();
}

/** Refuses accounts that do not run a series. */
export async function checkRuns(
  reader: Reader,
  record: SeriesRecord,
  actor: AccountActor,
): Promise<void> {
  if (runs(record.series, actor)) return;
  await checkMayFindSeries(reader, record, actor);
  refuse('FORBIDDEN', 'Only the owner, the organizers and admins of the series can do this.');
}

/** A series as its viewer may see it. */
export function seriesSeenBy(record: SeriesRecord, viewer: AccountActor | undefined): SeenSeries {
  const { series, version, updatedAt, shownAt } = record;
  if (runs(series, viewer)) {
    const drafting = series.league ? (['draftSeason'] as const) : [];
    return { series, version, updatedAt, can: ['updateSeries', ...drafting] };
  }
  const { draft: _, ...shown } = series;
  return { series: shown, version: versionShown(record), updatedAt: shownAt, can: [] };
}
