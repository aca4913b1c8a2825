import type { PlayedPod, ResultSource } from '../results.ts';
import { ranked } from './pod-order.ts';
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
  const seats = placed.map((each, i): CountedSeat => {
    const { number, place, shared, score = 0, noShow = false } = each;
    const seat = { number, place, shared, score, noShow };
    if (lost.has(number)) {
      const last = { place: placed.length, shared: 1, points: worthOfLast(worth, scoring) };
      return { ...seat, ...last, source: 'ADJUDICATED' };
    }
    const ruled = each.struck ? undefined : each.points;
    return { ...seat, points: ruled ?? worth[i] ?? 0, source: noShow ? 'FORFEIT' : by };
  });
  return { pod, seats };
}
