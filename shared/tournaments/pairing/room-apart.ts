import { countOf, type Pair } from './history.ts';
import type { PodPlan } from './sizes.ts';

/** Maximum number of seatings tried. */
const STEPS = 10_000;

/**
 * True if a round with this plan can seat all pairs that are to be kept apart in different pods.
 * Also true if 10,000 steps do not decide it.
 * @param preferred the size of the even pods.
 */
export function hasRoomApart(
  { even, odd, byes }: PodPlan,
  preferred: number,
  apart: readonly Pair[],
): boolean {
  const times = countOf(apart.flat());
  const players = [...times.keys()].toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  const foes = foesOf(apart);
  const pods = [...Array.from({ length: even }, () => preferred), ...odd].map((size) => ({
    size,
    sitting: new Set<number>(),
  }));
  let left = STEPS;
  const seat = (next: number, sitOut: number): boolean => {
    const player = players[next];
    left -= 1;
    if (player === undefined || left < 0) return true;
    const tried = new Set<number>();
    for (const { size, sitting } of pods) {
      // one empty pod is as good as another of its size
      if (sitting.size === 0 && tried.has(size)) continue;
      if (sitting.size === 0) tried.add(size);
      if (sitting.size === size || foes.get(player)?.some((foe) => sitting.has(foe))) continue;
      sitting.add(player);
      if (seat(next + 1, sitOut)) return true;
      sitting.delete(player);
    }
    return sitOut < byes && seat(next + 1, sitOut + 1);
  };
  return seat(0, 0);
}

/** The players that each player is not to meet. */
function foesOf(apart: readonly Pair[]): ReadonlyMap<number, readonly number[]> {
  const foes = new Map<number, number[]>();
  for (const [one, other] of apart) {
    foes.set(one, [...(foes.get(one) ?? []), other]);
    foes.set(other, [...(foes.get(other) ?? []), one]);
  }
  return foes;
}
