import { floatsOf } from '../pairing/floats.ts';
import type { FormerRound, PairingInput } from '../pairing/input.ts';
import { pair } from '../pairing/pair.ts';
import { checkPairing } from '../pairing/problems.ts';
import { reportOf } from '../pairing/report.ts';
import { entrantsOf, fieldOf, playerBy, roundsOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Swiss } from '../regulations/stage.ts';
import { bestOf } from '../scoring/best-of.ts';
import { tableOf } from '../table/table.ts';
import type { Draft, DraftRequest, NoDraft } from './draft.ts';

/** The pairs of the event that are never to meet, by start number, as far as they have one. */
export const apartIn = (tournament: Tournament): readonly (readonly number[])[] =>
  tournament.apart
    .map((pair) => pair.flatMap((account) => playerBy(tournament, account)?.number ?? []))
    .filter((numbers) => numbers.length === 2);

/** All that the pairing of a round of pods follows from. */
export function pairingInputOf(
  tournament: Tournament,
  stage: Swiss,
  { round, seed, forbidden = [], byesFor = [] }: DraftRequest,
): PairingInput {
  const before = roundsOf(tournament, tournament.stage).filter((each) => each.round < round);
  const first = before[0]?.round ?? round;
  const table = tableOf(tournament, { stage: tournament.stage, upTo: round - 1 });
  const { present } = fieldOf(tournament, round);
  const there = new Set(present);
  const best = bestOf(tournament.regulations.scoring, before);
  const last = before.at(-1);
  const earlier = last && tableOf(tournament, { stage: tournament.stage, upTo: last.round - 1 });
  const then = new Map(earlier?.map(({ number, points }) => [number, points]));
  const floats = floatsOf(
    last?.pods.map(({ players }) => players) ?? [],
    (number) => then.get(number) ?? 0,
    best,
  );
  return {
    algorithm: 'swiss-1',
    seed,
    round: round - first + 1,
    rounds: stage.rounds,
    opening: stage.opening,
    players: table
      .filter(({ number }) => there.has(number))
      .map(({ number, points, rank }) => ({
        number,
        points,
        rank,
        float: floats.get(number) ?? 0,
      })),
    former: before.map(({ pods, byes }): FormerRound => ({
      pods: pods.map(({ players }) => players),
      byes,
    })),
    forbidden: [...apartIn(tournament), ...forbidden],
    podSize: stage.podSize,
    remainder: stage.remainder,
    remainderAt: stage.remainderAt,
    repeats: stage.repeats,
    mode: stage.pairing === 'MANUAL' ? 'SWISS' : stage.pairing,
    best,
    byesFor: byesFor.filter((number) => there.has(number)),
  };
}

/** A round of pods by points: drawn, or as staff have made it. */
export function draftSwiss(
  tournament: Tournament,
  stage: Swiss,
  request: DraftRequest,
): Draft | NoDraft {
  const input = pairingInputOf(tournament, stage, request);
  const there = new Set(input.players.map(({ number }) => number));
  const missed = entrantsOf(tournament, tournament.stage).filter((number) => !there.has(number));
  const { made } = request;
  if (made === undefined) {
    const drawn = pair(input);
    if ('impossible' in drawn) return { problems: drawn.impossible };
    const { pods, byes, report } = drawn;
    return { pods, byes, missed, report: { ...report, byes: byes.length, edited: false } };
  }
  const problems = checkPairing(input, made.pods, made.byes);
  if (problems.length > 0) return { problems };
  const report = reportOf(input, made.pods);
  return {
    ...made,
    missed,
    report: { ...report, byes: made.byes.length, edited: true },
  };
}
