import type { PlayedPod, ResultSource } from '../results.ts';
import { ranked, type Placed } from './pod-order.ts';
import { pointsOf, worthOfLast } from './pod-points.ts';
import type { Scoring } from './scheme.ts';

/** A seat of a pod as it counts. */
export type CountedSeat = {
  readonly number: number;
  /** 1 is the best. */
  readonly place: number;
  /** How many share the place, this seat among them. */
  readonly shared: number;
  /** In thousandths. */
  readonly points: number;
  readonly score: number;
  readonly noShow: boolean;
  readonly source: ResultSource;
};

/** A resolved pod as it counts: its seats, the best first, and of those who share a place the lower number first. */
export type CountedPod = { readonly pod: number; readonly seats: readonly CountedSeat[] };

/** What is held against players of a pod. */
export type Held = {
  /** Those who were disqualified, and whose past pods are ranked anew with them last. */
  readonly struck: ReadonlySet<number>;
  /** Those who lose this pod as a penalty, while nobody moves up. */
  readonly lost: ReadonlySet<number>;
};

/** A pod as it counts; `undefined` while it is unresolved. */
export function countedPod(
  { pod, places, by = 'MATCH' }: PlayedPod,
  { struck, lost }: Held,
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
  { seat, place, shared, struck }: Placed,
  worth: number,
  by: ResultSource,
): CountedSeat {
  const { number, score = 0, noShow = false } = seat;
  const points = struck ? worth : (seat.points ?? worth);
  return { number, place, shared, points, score, noShow, source: noShow ? 'FORFEIT' : by };
}

/** The last place alone, of so many. */
function lostSeat({ seat }: Placed, place: number, points: number): CountedSeat {
  const { number, score = 0, noShow = false } = seat;
  return { number, place, shared: 1, points, score, noShow, source: 'ADJUDICATED' };
}
