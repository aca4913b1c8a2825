import type { PodPlace } from '../results.ts';

/** A seat of a pod in its order: how many share its place, and whether it was struck from the pod. */
export type Placed = PodPlace & { readonly shared: number; readonly struck: boolean };

/**
 * The places of a pod, counted anew: behind all others come the disqualified, before them those who did not
 * come, and missed turns part those who share a place. Where nobody came, everybody is last.
 */
export function ranked(
  places: readonly PodPlace[],
  struck: ReadonlySet<number>,
): readonly Placed[] {
  const nobodyCame = places.every(({ noShow }) => noShow === true);
  const keyOf = (each: PodPlace): readonly number[] => [
    struck.has(each.number) ? 1 : 0,
    each.noShow === true ? 1 : 0,
    each.place,
    each.missedTurns ?? 0,
  ];
  const keyed = places.map((each) => ({ each, key: keyOf(each) }));
  return keyed
    .toSorted((a, b) => compared(a.key, b.key) || a.each.number - b.each.number)
    .map(({ each, key }) => {
      const above = keyed.filter((other) => compared(other.key, key) < 0).length;
      const level = keyed.filter((other) => compared(other.key, key) === 0).length;
      return {
        ...each,
        struck: struck.has(each.number),
        ...(nobodyCame ? { place: places.length, shared: 1 } : { place: above + 1, shared: level }),
      };
    });
}

function compared(one: readonly number[], other: readonly number[]): number {
  for (const [i, value] of one.entries()) {
    const difference = value - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
