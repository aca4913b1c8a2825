import type { RankedSeat } from './pod-order.ts';
import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';

/** A place, the number of seats that share it, and the size of the pod. */
type Rank = { readonly place: number; readonly shared: number; readonly size: number };

/**
 * Points of each place of a pod, in thousandths, in the order of `placed`. Fractions are rounded
 * down, so that no pod pays more than its scheme has.
 * @throws RangeError if a scheme by places has no table for the size of the pod.
 */
export function pointsOf(placed: readonly RankedSeat[], scoring: Scoring): readonly number[] {
  const size = placed.length;
  return scoring.kind === 'GAME_SCORE'
    ? byScores(placed, scoring.measure)
    : placed.map(({ place, shared }) => byPlace({ place, shared, size }, scoring));
}

/** Points of an unshared last place of a pod: by scores, the least of the pod and at most 0. */
export const worthOfLast = (worth: readonly number[], scoring: Scoring): number =>
  scoring.kind === 'GAME_SCORE'
    ? Math.min(0, ...worth)
    : byPlace({ place: worth.length, shared: 1, size: worth.length }, scoring);

type ByPlace = Exclude<Scoring, { kind: 'GAME_SCORE' }>;

function byPlace({ place, shared, size }: Rank, scoring: ByPlace): number {
  switch (scoring.kind) {
    case 'WIN':
      if (place > 1) return thousandths(scoring.loss);
      return thousandths(shared === 1 ? scoring.win : scoring.draw);
    case 'PLACEMENT': {
      const places = tableOf(scoring, size).slice(place - 1, place - 1 + shared);
      return Math.floor(sum(places.map(thousandths)) / shared);
    }
    case 'NORMALISED': {
      // twice the mean of the places that are shared is a whole number
      const twice = 2 * place + shared - 1;
      return size === 1 ? 1_000 : Math.floor((1_000 * (2 * size - twice)) / (2 * (size - 1)));
    }
  }
}

function tableOf({ bySize }: Extract<Scoring, { kind: 'PLACEMENT' }>, size: number) {
  const table = bySize[size];
  if (table === undefined) throw new RangeError(`There are no points for pods of ${size}.`);
  return table;
}

/**
 * Points by scores. A struck seat adds nothing to the pod, and has the least of its points, at most
 * 0.
 */
function byScores(
  placed: readonly RankedSeat[],
  measure: Extract<Scoring, { kind: 'GAME_SCORE' }>['measure'],
): readonly number[] {
  const counted = placed.filter(({ struck }) => !struck).map(({ seat }) => seat.score ?? 0);
  const all = { sum: sum(counted), count: counted.length };
  const least = Math.min(0, ...counted.map((score) => measured(score, all, measure)));
  return placed.map(({ struck, seat }) =>
    struck ? least : measured(seat.score ?? 0, all, measure),
  );
}

function measured(
  score: number,
  { sum, count }: { readonly sum: number; readonly count: number },
  measure: Extract<Scoring, { kind: 'GAME_SCORE' }>['measure'],
): number {
  switch (measure) {
    case 'RAW':
      return 1_000 * score;
    case 'SHARE_OF_POD':
      return sum > 0 ? Math.floor((100_000 * score) / sum) : Math.floor(100_000 / count);
    case 'ABOVE_MEAN':
      return Math.floor((1_000 * (score * count - sum)) / count);
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
