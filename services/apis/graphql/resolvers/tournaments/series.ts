import type { QueryOwnSeriesArgs } from '../../../../../schema/generated/types.ts';
import { pageSizes } from '../../../../../schema/page-sizes.ts';
import { definedFields } from '../../../http/defined-fields.ts';
import { signedIn } from '../../../http/signed-in.ts';
import { ifFound } from '../../../../platform/requests/refusal.ts';
import type { SeenSeries } from '../../../../tournaments/series/series-contract.ts';
import { inPoints } from '../../../../tournaments/views/points.ts';
import { seriesRows } from '../../../../tournaments/series/series-rows.ts';
import { SERIES_EVENT_LINES, STANDING_LINES } from '../../budget.ts';
import type { GraphqlContext } from '../../context.ts';
import { connection, pageCount } from '../../paging.ts';
import { accountOf } from './people.ts';
import { tournamentById } from './tournament.ts';
import type { Complete } from '../../needed.ts';

type Context = Pick<GraphqlContext, 'accounts'>;

const accountsOf = async (ids: readonly string[], { accounts }: Context) => {
  const names = await accounts.names(ids);
  return ids.map((id) => ({ id, name: names[id] }));
};

/** Cost of a series' table: every tournament of it is looked up. */
const linesOf = ({ series }: SeenSeries): number =>
  STANDING_LINES + series.events.flat().length * SERIES_EVENT_LINES;

export const Series = {
  id: ({ series }) => series.id,
  version: ({ version }) => version,
  name: ({ series }) => series.name,
  description: ({ series }) => series.description,
  visibility: ({ series }) => series.visibility,
  owner: ({ series }, _, context) => accountOf(series.owner, context),
  organizers: ({ series }, _, context) => accountsOf(series.organizers, context),
  regulations({ series: { regulations } }) {
    const { pointsByPlace, ties } = regulations;
    return { ...regulations, pointsByPlace: [...pointsByPlace], ties: [...ties] };
  },
  league: ({ series }) => series.league,
  events: ({ series }) => series.events.map((tournaments, i) => ({ number: i + 1, tournaments })),
  async standings(seen, { first, after }, { tournaments, viewer, budget }) {
    const most = pageCount(first, pageSizes.standings);
    budget.spend(linesOf(seen) + most);
    const table = await tournaments.seriesTable(viewer, seen.series.id);
    const { items, hasNext } = seriesRows(table, { first: most, after });
    return {
      results: table.events.map(({ result }) => result),
      seed: table.seed,
      ...connection(items, { hasNext, after }),
    };
  },
  async qualified(seen, { count, without }, context) {
    const { tournaments, viewer, budget } = context;
    budget.spend(linesOf(seen));
    const of = { seriesId: seen.series.id, count, without: [...(without ?? [])] };
    return accountsOf(await tournaments.qualifiedIn(viewer, of), context);
  },
  draft: ({ series }) => series.draft,
  can: ({ can }) => [...can],
  createdAt: ({ series }) => series.createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
} satisfies Complete<'Series'>;

export const SeriesEvent = {
  tournamentIds: ({ tournaments }) => [...tournaments],
  async tournaments({ tournaments }, _, context) {
    const found = await Promise.all(
      tournaments.map((id) => tournamentById(id, context, SERIES_EVENT_LINES)),
    );
    return found.filter((each) => each !== undefined);
  },
} satisfies Complete<'SeriesEvent'>;

export const SeriesStanding = {
  account: ({ account }, _, context) => accountOf(account, context),
  points: ({ points }) => inPoints(points),
  tieBreaks: ({ ties }) => [...ties],
  scores: ({ events }) => [...events],
} satisfies Complete<'SeriesStanding'>;

export const SeriesScore = {
  event: ({ number }) => number,
  tournamentId: ({ tournament }) => tournament,
  points: ({ points }) => inPoints(points),
} satisfies Complete<'SeriesScore'>;

export const SeasonDraft = {
  divisions: ({ divisions }) => [...divisions],
  moves: ({ moves }) => [...moves],
} satisfies Complete<'SeasonDraft'>;

export const DivisionDraft = {
  players: ({ accounts }, _, context) => accountsOf(accounts, context),
  tournamentId: ({ tournament }) => tournament,
} satisfies Complete<'DivisionDraft'>;

export const SeasonMove = {
  account: ({ account }, _, context) => accountOf(account, context),
} satisfies Complete<'SeasonMove'>;

/** A series that the viewer may know of. */
export async function seriesById(
  id: string,
  { tournaments, viewer, budget }: GraphqlContext,
): Promise<SeenSeries | undefined> {
  budget.spend(SERIES_EVENT_LINES);
  return ifFound(tournaments.findSeries(viewer, id));
}

/** A page of the series that the viewer runs. */
export async function ownSeries(
  { first, after }: Partial<QueryOwnSeriesArgs>,
  { tournaments, viewer, budget }: GraphqlContext,
) {
  const most = pageCount(first, pageSizes.series);
  budget.spend(most);
  const page = { first: most, ...definedFields({ after }) };
  const { items, ...rest } = await tournaments.ownSeries(signedIn(viewer), page);
  return connection(items, { ...rest, after });
}
