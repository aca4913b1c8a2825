import type { FormerRound, Pods } from './input.ts';

/** Counts over the former rounds, by start number. */
export type History = {
  byesOf(number: number): number;
  /** The number of times a player sat in a pod of another than the preferred size. */
  oddOf(number: number): number;
  /** The number of times two players have sat in one pod. */
  meetingsOf(one: number, other: number): number;
};

export function historyOf(former: readonly FormerRound[], preferred: number): History {
  const pods = former.flatMap((round) => round.pods);
  const byes = countOf(former.flatMap((round) => round.byes));
  const odd = countOf(pods.filter((pod) => pod.length !== preferred).flat());
  const meetings = countOf(pods.flatMap((pod) => pairsOf(pod).map(keyOf)));
  return {
    byesOf: (number) => byes.get(number) ?? 0,
    oddOf: (number) => odd.get(number) ?? 0,
    meetingsOf: (one, other) => meetings.get(keyOf([one, other])) ?? 0,
  };
}

/** A growing count of the times two players have sat in one pod. */
export function growingMeetings(): Pick<History, 'meetingsOf'> & {
  /** Counts the pods of a round. */
  note(pods: Pods): void;
} {
  const meetings = new Map<number, number>();
  return {
    meetingsOf: (one, other) => meetings.get(keyOf([one, other])) ?? 0,
    note(pods) {
      for (const key of pods.flatMap((pod) => pairsOf(pod).map(keyOf))) {
        meetings.set(key, (meetings.get(key) ?? 0) + 1);
      }
    },
  };
}

/** The number of occurrences of each number in a list. */
export function countOf(things: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Two start numbers. */
export type Pair = readonly [number, number];

/** Every two of a group. */
export const pairsOf = (group: readonly number[]): readonly Pair[] =>
  group.flatMap((one, i) => group.slice(i + 1).map((other): Pair => [one, other]));

/** The pairs of these pods that a test picks, each with the lower number first. */
export const pairsIn = (pods: Pods, picks: (pair: Pair) => boolean): readonly Pair[] =>
  pods.flatMap((pod) => pairsOf(pod.toSorted((a, b) => a - b)).filter(picks));

const keyOf = ([one, other]: Pair): number => 2 ** 26 * Math.min(one, other) + Math.max(one, other);

/** Returns a test for pairs that are in one of these groups. */
export function pairsWithin(groups: Pods): (pair: Pair) => boolean {
  const keys = new Set(groups.flatMap((group) => pairsOf(group).map(keyOf)));
  return (pair) => keys.has(keyOf(pair));
}
