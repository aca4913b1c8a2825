import { pageSizes } from '../../../../../schema/page-sizes.ts';
import { playerBy, playerOf, roundOf } from '../../../../../shared/tournaments/record/queries.ts';
import type { QueryTournamentsArgs } from '../../../../../schema/generated/types.ts';
import { definedFields } from '../../../http/defined-fields.ts';
import { signedIn } from '../../../http/signed-in.ts';
import { pageOf } from '../../../../platform/requests/page.ts';
import { ifFound } from '../../../../platform/requests/refusal.ts';
import type { SeenTournament } from '../../../../tournaments/contract.ts';
import { appealsUntil } from '../../../../tournaments/progress/appeals.ts';
import { nextPodOf } from '../../../../tournaments/views/pods.ts';
import { headcount, placeOf, rosterOf } from '../../../../tournaments/views/roster.ts';
import { stagesOf } from '../../../../tournaments/views/stages.ts';
import { EXPORT_LINES, STEP_LINES, TOURNAMENT_LINES } from '../../budget.ts';
import type { GraphqlContext } from '../../context.ts';
import { connection, pageCount, page } from '../../paging.ts';
import { auditOf } from './acts.ts';
import { accountOf } from './people.ts';
import { standingsIn } from './standings.ts';
import type { Complete } from '../../needed.ts';

export const Tournament = {
  id: ({ tournament }) => tournament.id,
  version: ({ tournament }) => tournament.version,
  name: ({ tournament }) => tournament.name,
  description: ({ tournament }) => tournament.description,
  visibility: ({ tournament }) => tournament.visibility,
  game: ({ tournament }, _, { games }) => games.named(tournament.regulations.game.id),
  status: ({ tournament }) => tournament.status,
  regulations: ({ tournament }) => tournament,
  stages: ({ tournament }) => [...stagesOf(tournament)],
  stage: ({ tournament }) => tournament.stage,
  registered: ({ tournament }) => headcount(tournament).registered,
  waiting: ({ tournament }) => headcount(tournament).waiting,
  players(seen, { first, after, status }, { budget }) {
    const most = pageCount(first, pageSizes.players);
    budget.spend(most);
    const roster = rosterOf(seen.tournament, status ?? undefined);
    const { items, hasNext } = pageOf(roster, placeOf, { first: most, after });
    const players = items.map(({ cursor, item }) => ({ cursor, item: { player: item, seen } }));
    return connection(players, { hasNext, after });
  },
  player(seen, { number, accountId }) {
    const { tournament } = seen;
    const player =
      (number == null ? undefined : playerOf(tournament, number)) ??
      (accountId == null ? undefined : playerBy(tournament, accountId));
    return player && { player, seen };
  },
  rounds: (seen) => seen.tournament.rounds.map((round) => ({ round, seen })),
  round(seen, { number }) {
    const round = roundOf(seen.tournament, number);
    return round && { round, seen };
  },
  standings: standingsIn,
  audit: auditOf,
  appeals: ({ tournament }) => [...tournament.appeals],
  proposed: ({ tournament }) => [...tournament.proposed],
  penalties: ({ tournament }) => [...tournament.penalties],
  fairness: ({ tournament: { commitment, regulationsHash: regulations, secret } }) => ({
    ...{ commitment, regulations, secret },
  }),
  owner: ({ tournament }, _, context) => accountOf(tournament.owner, context),
  roles: ({ tournament }, _, context) =>
    Promise.all(
      Object.entries(tournament.roles).map(async ([account, roles]) => ({
        account: await accountOf(account, context),
        roles: [...roles],
      })),
    ),
  myRoles: ({ roles }) => [...roles],
  mine: (seen) => seen.mine && { player: seen.mine, seen },
  pending: ({ pending }) => pending ?? false,
  myNext(seen, _, { viewer }) {
    const next = viewer && nextPodOf(seen.tournament, viewer.account);
    return next && { pod: next.pod, round: next.round, seen };
  },
  can: ({ can }) => [...can],
  warnings: ({ warnings }) => [...warnings],
  code: ({ tournament }) => tournament.code,
  apart: ({ tournament }) => tournament.apart.map((pair) => [...pair]),
  changedAt: ({ tournament }) => tournament.changedAt,
  createdAt: ({ tournament }) => tournament.createdAt,
  updatedAt: ({ tournament }) => tournament.updatedAt,
  finishedAt: ({ tournament }) => tournament.finishedAt,
  appealsUntil: ({ tournament }) => appealsUntil(tournament),
  async updates({ tournament }, { after, first }, { tournaments, viewer, budget }) {
    const span = page({ after, first: pageCount(first, pageSizes.updates) }, pageSizes.updates);
    budget.spend(span.first * STEP_LINES);
    const updates = await tournaments.updates(viewer, { tournamentId: tournament.id, ...span });
    return updates.map((update) => ({ ...update, events: [...update.events] }));
  },
  export({ tournament }, _, { tournaments, viewer, budget }) {
    budget.spend(EXPORT_LINES);
    return tournaments.exported(viewer, tournament.id);
  },
} satisfies Complete<'Tournament'>;

export const TournamentSummary = {
  game: (summary, _, { games }) => games.for(summary),
} satisfies Complete<'TournamentSummary'>;

/** A tournament that the viewer may know of. */
export async function tournamentById(
  id: string,
  { tournaments, viewer, budget }: GraphqlContext,
  lines = TOURNAMENT_LINES,
): Promise<SeenTournament | undefined> {
  budget.spend(lines);
  return ifFound(tournaments.find(viewer, id));
}

/** A page of a list of tournaments. */
export async function tournamentsIn(
  { filter, first, after }: Partial<QueryTournamentsArgs>,
  { tournaments, viewer, budget }: GraphqlContext,
) {
  const most = pageCount(first, pageSizes.tournaments);
  budget.spend(most);
  const wanted = definedFields(filter ?? {});
  if (wanted.list === 'MINE') signedIn(viewer);
  const page = { first: most, ...definedFields({ after }) };
  const { items, ...rest } = await tournaments.list(viewer, wanted, page);
  return connection(items, { ...rest, after });
}
