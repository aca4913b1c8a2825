import type { Pods } from './input.ts';

/** How a player stands to a pod of this size and sum of points, their own included. */
type Standing = {
  readonly points: number;
  readonly sum: number;
  readonly size: number;
  readonly best: number;
};

/**
 * 1 where somebody is put up among players with more points, -1 down among players with fewer: where they are
 * apart from the mean of the pod by half of one round's best or more.
 */
export function floatOf({ points, sum, size, best }: Standing): -1 | 0 | 1 {
  const above = 2 * (size * points - sum);
  if (above <= -size * best) return 1;
  return above >= size * best ? -1 : 0;
}

/** What each of a round's players is put up or down by it, given the points with which they went into it. */
export function floatsOf(
  pods: Pods,
  pointsOf: (number: number) => number,
  best: number,
): ReadonlyMap<number, -1 | 0 | 1> {
  return new Map(
    pods.flatMap((pod) => {
      const sum = pod.reduce((all, number) => all + pointsOf(number), 0);
      return pod.map(
        (number) =>
          [number, floatOf({ points: pointsOf(number), sum, size: pod.length, best })] as const,
      );
    }),
  );
}
