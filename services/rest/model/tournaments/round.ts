import type * as z from 'zod';
import type * as models from '../../../../schema/openapi/models/tournaments/round.ts';
import { byPlace } from '../../../tournaments/shown/places.ts';
import { accountIn, playerOf as holderOf } from '../../../../shared/tournaments/record/queries.ts';
import type { PairingReport, Pod, Round } from '../../../../shared/tournaments/record/round.ts';
import type { PodPlace } from '../../../../shared/tournaments/results.ts';
import type { PairingPreview, SeenTournament } from '../../../tournaments/contract.ts';
import { matchOfPod, podIdOf, seatIdAt } from '../../../tournaments/shown/pods.ts';
import { inPoints } from '../../../tournaments/shown/points.ts';
import { numbered } from '../../../tournaments/shown/roster.ts';
import { accountsOf, playerAt } from './player.ts';
import { personIn, type Event } from './setting.ts';

/** A round of a tournament, in short. */
export const roundSummaryOf = (round: Round): z.input<typeof models.roundSummary> => ({
  number: round.round,
  stage: round.stage,
  status: round.status,
  podCount: round.pods.length,
  final: round.final ?? false,
  startsAt: round.startsAt ?? null,
  deadline: round.deadline ?? null,
  completedAt: round.completedAt ?? null,
  changedAt: round.changedAt,
});

/** A round, with these of its pods. */
export const roundOf = (
  event: Event,
  round: Round,
  pods: z.input<typeof models.round>['pods'],
): z.input<typeof models.round> => ({
  ...roundSummaryOf(round),
  seed: round.seed,
  regulations: round.regulations,
  pairing: reportOf(round.report),
  byes: round.byes.map((number) => playerAt(event, number)),
  missed: round.missed.map((number) => playerAt(event, number)),
  forbidden: (round.forbidden ?? []).map((pair) => [...pair]),
  forbiddenHash: round.forbiddenHash ?? null,
  stepsHash: round.stepsHash ?? null,
  pods,
});

/** A table of a round. */
export function podOf(event: Event, round: Round, pod: Pod): z.input<typeof models.pod> {
  const within = { tournament: event.seen.tournament, round, pod };
  return {
    id: podIdOf(within),
    round: round.round,
    number: pod.pod,
    status: pod.status,
    seats: pod.players.map((number, i) => {
      const player = playerAt(event, number);
      const account = accountIn(event.seen.tournament, pod, number);
      return {
        seat: seatIdAt(i),
        player,
        account: account === undefined ? player.account : personIn(event, account),
      };
    }),
    matchId: matchOfPod(within) ?? null,
    attempt: pod.attempt,
    result: pod.places
      ? { by: pod.by ?? 'MATCH', places: byPlace(pod.places).map((place) => placeOf(event, place)) }
      : null,
    deadline: pod.deadline ?? round.deadline ?? null,
    held: pod.held ?? false,
    heldBy: pod.heldBy ?? null,
    endedAt: pod.endedAt ?? null,
  };
}

const placeOf = (event: Event, place: PodPlace) => ({
  player: playerAt(event, place.number),
  place: place.place,
  score: place.score ?? null,
  points: inPoints(place.points) ?? null,
  noShow: place.noShow ?? false,
});

/** The accounts that pods are shown by. */
export const accountsAt = (
  { tournament }: SeenTournament,
  pods: readonly Pod[],
): readonly string[] =>
  pods.flatMap(({ players, substitutes = {} }) => [
    ...accountsOf(players.map((number) => numbered(tournament, number))),
    ...Object.values(substitutes),
  ]);

/** The accounts of players by their start numbers. */
export const accountsAmong = (
  { tournament }: SeenTournament,
  numbers: readonly number[],
): readonly string[] => accountsOf(numbers.flatMap((number) => holderOf(tournament, number) ?? []));

const reportOf = (report: PairingReport): z.input<typeof models.pairingReport> => ({
  algorithm: report.algorithm,
  weights: { ...report.weights },
  repeats: report.repeats,
  spread: inPoints(report.spread),
  oddPods: report.oddPods,
  byes: report.byes,
  broken: report.broken.map((pair) => [...pair]),
  edited: report.edited,
});

/** What a pairing would be. */
export const previewOf = (preview: PairingPreview): z.input<typeof models.pairingPreview> => ({
  round: preview.round,
  pods: preview.pods.map((pod) => [...pod]),
  byes: [...preview.byes],
  report: preview.report ? reportOf(preview.report) : null,
  problems: preview.problems.map(({ players, relax, ...problem }) => ({
    ...problem,
    players: [...players],
    relax: [...relax],
  })),
});
