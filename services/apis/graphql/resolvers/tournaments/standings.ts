import { pageSizes } from '../../../../../schema/page-sizes.ts';
import type { TournamentStandingsArgs } from '../../../../../schema/generated/types.ts';
import { definedFields } from '../../../http/defined-fields.ts';
import { numberKey, pageOf } from '../../../../platform/requests/page.ts';
import type { SeenTournament } from '../../../../tournaments/contract.ts';
import { inPoints } from '../../../../tournaments/views/points.ts';
import { STANDING_LINES } from '../../budget.ts';
import type { GraphqlContext } from '../../context.ts';
import type { StandingRowModel, TournamentPlayerModel } from '../../models.ts';
import { connection, pageCount } from '../../paging.ts';
import { playerAt } from './people.ts';
import type { Complete } from '../../needed.ts';

/** A page of a table. */
export async function standingsIn(
  seen: SeenTournament,
  { stage, round, first, after }: Partial<TournamentStandingsArgs>,
  { tournaments, viewer, budget }: GraphqlContext,
) {
  const most = pageCount(first, pageSizes.standings);
  budget.spend(STANDING_LINES + most);
  const of = { tournamentId: seen.tournament.id, ...definedFields({ stage, round }) };
  const { rows, ...table } = await tournaments.standings(viewer, of);
  const key = ({ rank }: { readonly rank: number }) => numberKey(rank);
  const { items, hasNext } = pageOf(rows, key, { first: most, after });
  const shown = items.map(({ cursor, item }) => ({ cursor, item: { row: item, seen } }));
  return { ...table, ...connection(shown, { hasNext, after }) };
}

/** The row of a player in the present table. */
export async function presentStanding(
  { player, seen }: TournamentPlayerModel,
  { tournaments, viewer, budget }: GraphqlContext,
): Promise<StandingRowModel | undefined> {
  if (player.number === undefined) return undefined;
  budget.spend(STANDING_LINES);
  const { rows } = await tournaments.standings(viewer, { tournamentId: seen.tournament.id });
  const row = rows.find(({ number }) => number === player.number);
  return row && { row, seen };
}

export const StandingRow = {
  rank: ({ row }) => row.rank,
  player: ({ row, seen }) => playerAt(seen, row.number),
  points: ({ row }) => inPoints(row.points),
  tieBreaks: ({ row }) => [...row.ties],
  results: ({ row }) => [...row.rounds],
} satisfies Complete<'StandingRow'>;

export const RoundScore = {
  points: ({ points }) => inPoints(points),
} satisfies Complete<'RoundScore'>;
