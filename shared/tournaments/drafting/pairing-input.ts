import { floatsOf } from '../pairing/floats.ts';
import type { FormerRound, PairingInput } from '../pairing/input.ts';
import { fieldOf, playerBy, roundsOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Stage, Swiss } from '../regulations/stage.ts';
import { bestOf } from '../scoring/best-of.ts';
import { tableOf } from '../table/table.ts';
import type { DraftRequest } from './draft.ts';

/** The pairs of the event that are never to meet, by start number, as far as they have one. */
export const apartIn = (tournament: Tournament): readonly (readonly number[])[] =>
  tournament.apart
    .map((pair) => pair.flatMap((account) => playerBy(tournament, account)?.number ?? []))
    .filter((numbers) => numbers.length === 2);

/**
 * The whole input of pairing a round of pods. Drafts of other rounds are left out because they are
 * not public.
 */
export function inputBy(
  tournament: Tournament,
  stage: Stage,
  { round, seed, forbidden = [], byesFor = [] }: DraftRequest,
): PairingInput {
  const { podSize, remainder, remainderAt, repeats, pairing, opening, rounds } = mannerOf(stage);
  const before = roundsOf(tournament, tournament.stage).filter(
    (each) => each.round < round && each.status !== 'DRAFT',
  );
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
    ...(rounds !== undefined && { rounds }),
    opening,
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
    forbidden,
    ...{ podSize, remainder, remainderAt, repeats },
    mode: pairing === 'MANUAL' ? 'SWISS' : pairing,
    best,
    byesFor: byesFor.filter((number) => there.has(number)),
  };
}

type Manner = Omit<Swiss, 'format' | 'rounds' | 'cut' | 'carry'> & { readonly rounds?: number };

/**
 * The pairing settings of a stage. Those of stages other than Swiss serve to check pods made by
 * staff, and to draw pods by points.
 */
const mannerOf = (stage: Stage): Manner =>
  stage.format === 'SWISS'
    ? stage
    : {
        podSize: stage.podSize,
        remainder: 'SMALLER',
        remainderAt: 'LOW',
        repeats: stage.format === 'ROUND_ROBIN' ? 'IGNORE' : 'MINIMISE',
        pairing: 'SWISS',
        opening: 'DRAW',
      };
