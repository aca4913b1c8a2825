import type { RemainderAt } from './input.ts';
import type { PodPlan } from './sizes.ts';

/** Pods, as places in the field: 0 is at the top. */
type Cut = readonly (readonly number[])[];

/**
 * Cuts the field into pods, from the top on. Pods of another size than the preferred are filled
 * first, by the players who have been in such pods least often, as near as possible to `at`.
 * @param oddOf number of times each has been in such a pod.
 */
export function cut(
  { even, odd }: PodPlan,
  oddOf: readonly number[],
  { preferred, at }: { readonly preferred: number; readonly at: RemainderAt },
): Cut {
  const targets = targetsOf(oddOf.length, odd.length, at);
  const inOdd = new Set(
    oddOf
      .map((had, place) => ({
        place,
        had,
        off: Math.min(...targets.map((t) => Math.abs(place - t))),
      }))
      .toSorted((a, b) => a.had - b.had || a.off - b.off || a.place - b.place)
      .slice(0, sumOf(odd))
      .map(({ place }) => place),
  );
  const others = [...oddOf.keys()].filter((place) => !inOdd.has(place));
  const sizes = Array.from({ length: even }, () => preferred);
  const inOrder = [...inOdd].toSorted((a, b) => a - b);
  return [...parted(others, sizes), ...parted(inOrder, odd)].toSorted(byMean);
}

/** The places near which pods of another size are to lie. */
function targetsOf(players: number, pods: number, at: RemainderAt): readonly number[] {
  switch (at) {
    case 'LOW':
      return [players];
    case 'HIGH':
      return [0];
    case 'SPREAD':
      return Array.from({ length: pods }, (_, i) =>
        Math.floor(((2 * i + 1) * players) / (2 * pods)),
      );
  }
}

function parted(places: readonly number[], sizes: readonly number[]): Cut {
  let from = 0;
  return sizes.map((size) => places.slice(from, (from += size)));
}

/** Compares pods by their mean place, the top first. */
const byMean = (one: readonly number[], other: readonly number[]): number =>
  sumOf(one) * other.length - sumOf(other) * one.length;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/**
 * Deals the field as a snake: from the first pod to the last, then back, and so on, skipping full
 * pods.
 */
export function snake({ even, odd }: PodPlan, preferred: number): Cut {
  const sizes = [...Array.from({ length: even }, () => preferred), ...odd];
  const pods: number[][] = sizes.map(() => []);
  let place = 0;
  for (let turn = 0; turn < Math.max(0, ...sizes); turn += 1) {
    const open = pods.filter((_, pod) => (sizes[pod] ?? 0) > turn);
    for (const pod of turn % 2 === 0 ? open : open.toReversed()) {
      pod.push(place);
      place += 1;
    }
  }
  return pods;
}
