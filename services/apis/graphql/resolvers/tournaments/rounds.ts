import { pageSizes } from '../../../../../schema/page-sizes.ts';
import { accountIn, podOf, roundOf } from '../../../../../shared/tournaments/record/queries.ts';
import { numberKey, pageOf } from '../../../../platform/requests/page.ts';
import { byPlace } from '../../../../tournaments/views/places.ts';
import { inPoints } from '../../../../tournaments/views/points.ts';
import { matchOfPod, podIdOf, seatIdAt } from '../../../../tournaments/views/pods.ts';
import type { PodModel } from '../../models.ts';
import { connection, pageCount } from '../../paging.ts';
import type { MatchRecord } from '../../../../matches/contract.ts';
import type { GraphqlContext } from '../../context.ts';
import { matchById } from '../match-by-id.ts';
import { tournamentById } from './tournament.ts';

type PodOf = NonNullable<MatchRecord['pod']>;
import { accountOf, playerAt } from './people.ts';
import type { Complete } from '../../needed.ts';

export const Round = {
  number: ({ round }) => round.round,
  stage: ({ round }) => round.stage,
  status: ({ round }) => round.status,
  seed: ({ round }) => round.seed,
  regulations: ({ round }) => round.regulations,
  pairing: ({ round }) => round.report,
  pods({ round, seen }, { first, after }, { budget }) {
    const most = pageCount(first, pageSizes.pods);
    budget.spend(most);
    const key = ({ pod }: { readonly pod: number }) => numberKey(pod);
    const { items, hasNext } = pageOf(round.pods, key, { first: most, after });
    const pods = items.map(({ cursor, item }) => ({ cursor, item: { pod: item, round, seen } }));
    return connection(pods, { hasNext, after });
  },
  pod({ round, seen }, { number }) {
    const pod = podOf(round, number);
    return pod && { pod, round, seen };
  },
  podCount: ({ round }) => round.pods.length,
  byes: ({ round, seen }) => round.byes.map((number) => playerAt(seen, number)),
  missed: ({ round, seen }) => round.missed.map((number) => playerAt(seen, number)),
  final: ({ round }) => round.final ?? false,
  forbidden: ({ round: { forbidden = [] } }) => forbidden.map((pair) => [...pair]),
  forbiddenHash: ({ round }) => round.forbiddenHash,
  stepsHash: ({ round }) => round.stepsHash,
  startsAt: ({ round }) => round.startsAt,
  deadline: ({ round }) => round.deadline,
  completedAt: ({ round }) => round.completedAt,
  changedAt: ({ round }) => round.changedAt,
} satisfies Complete<'Round'>;

export const PairingReport = {
  spread: ({ spread }) => inPoints(spread),
  broken: ({ broken }) => broken.map((pair) => [...pair]),
} satisfies Complete<'PairingReport'>;

/** A pod with the tournament that it is in. */
const within = ({ seen, ...pod }: PodModel) => ({ ...pod, tournament: seen.tournament });

export const Pod = {
  id: (pod) => podIdOf(within(pod)),
  round: ({ round }) => round.round,
  number: ({ pod }) => pod.pod,
  status: ({ pod }) => pod.status,
  seats: (model) => model.pod.players.map((number, i) => ({ ...model, number, seat: seatIdAt(i) })),
  matchId: (pod) => matchOfPod(within(pod)),
  match(pod, _, context) {
    const id = matchOfPod(within(pod));
    return id === undefined ? undefined : matchById(id, context);
  },
  attempt: ({ pod }) => pod.attempt,
  result: ({ pod: { places, by = 'MATCH' }, seen }) =>
    places && {
      by,
      places: byPlace(places).map((place) => ({ place, seen })),
    },
  deadline: ({ pod, round }) => pod.deadline ?? round.deadline,
  held: ({ pod }) => pod.held ?? false,
  heldBy: ({ pod }) => pod.heldBy,
  endedAt: ({ pod }) => pod.endedAt,
} satisfies Complete<'Pod'>;

/** The pod that a match is played for, if its tournament is shown. */
export async function podOfMatch(
  { tournament, ...at }: PodOf,
  context: GraphqlContext,
): Promise<PodModel | undefined> {
  const seen = await tournamentById(tournament, context);
  const round = seen && roundOf(seen.tournament, at.round);
  const pod = podOf(round, at.pod);
  return seen && round && pod && { pod, round, seen };
}

export const PodSeat = {
  player: ({ number, seen }) => playerAt(seen, number),
  account({ number, pod, seen }, _, context) {
    const player = playerAt(seen, number).player.account;
    return accountOf(accountIn(seen.tournament, pod, number) ?? player, context);
  },
} satisfies Complete<'PodSeat'>;

export const Place = {
  player: ({ place, seen }) => playerAt(seen, place.number),
  place: ({ place }) => place.place,
  score: ({ place }) => place.score,
  points: ({ place }) => inPoints(place.points),
  noShow: ({ place }) => place.noShow ?? false,
} satisfies Complete<'Place'>;
