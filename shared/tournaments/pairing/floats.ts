import type { Pods } from './input.ts';

/** A player's points within a pod of this size and sum of points, their own included. */
type Standing = {
  readonly points: number;
  readonly sum: number;
  readonly size: number;
  readonly best: number;
};

/**
 * The float of a player: 1 among players with more points, -1 among players with fewer, if the
 * difference from the pod's mean is half of one round's best or more.
 */
export function floatOf({ points, sum, size, best }: Standing): -1 | 0 | 1 {
  const above = 2 * (size * points - sum);
  if (above <= -size * best) return 1;
  return above >= size * best ? -1 : 0;
}

/** The float of each player of a round, given the points before it. */
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
