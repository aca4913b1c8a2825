import type { PlayedPod, ResultSource } from '../results.ts';
import { ranked, type RankedSeat } from './pod-order.ts';
import { pointsOf, worthOfLast } from './pod-points.ts';
import type { Scoring } from './scheme.ts';

/** A seat of a pod as it counts. */
export type CountedSeat = {
  readonly number: number;
  /** 1 is the best. */
  readonly place: number;
  /** Number of seats that share the place, this one included. */
  readonly shared: number;
  /** In thousandths. */
  readonly points: number;
  readonly score: number;
  readonly noShow: boolean;
  readonly source: ResultSource;
};

/** A resolved pod with its points: its seats, the best first, ties by the lower number. */
export type CountedPod = { readonly pod: number; readonly seats: readonly CountedSeat[] };

/** Sanctions against players of a pod. */
export type PodSanctions = {
  /** Disqualified players whose past pods are ranked again with them last. */
  readonly struck: ReadonlySet<number>;
  /** Players who lose this pod as a penalty; the others do not move up. */
  readonly lost: ReadonlySet<number>;
};

/** Counts a pod; `undefined` while it is unresolved. */
export function countedPod(
  { pod, places, by = 'MATCH' }: PlayedPod,
  { struck, lost }: PodSanctions,
  scoring: Scoring,
): CountedPod | undefined {
  if (places === undefined) return undefined;
  const placed = ranked(places, struck);
  const worth = pointsOf(placed, scoring);
  const seats = placed.map((each, i) =>
    lost.has(each.seat.number)
      ? lostSeat(each, placed.length, worthOfLast(worth, scoring))
      : countedSeat(each, worth[i] ?? 0, by),
  );
  return { pod, seats };
}

function countedSeat(
  { seat, place, shared, struck }: RankedSeat,
  worth: number,
  by: ResultSource,
): CountedSeat {
  const { number, score = 0, noShow = false } = seat;
  const points = struck ? worth : (seat.points ?? worth);
  return { number, place, shared, points, score, noShow, source: noShow ? 'FORFEIT' : by };
}

/** Gives a seat the last place, unshared. */
function lostSeat({ seat }: RankedSeat, place: number, points: number): CountedSeat {
  const { number, score = 0, noShow = false } = seat;
  return { number, place, shared: 1, points, score, noShow, source: 'ADJUDICATED' };
}
