import type { PairingField } from './field.ts';
import { floatOf } from './floats.ts';

/** The seating of a field: the players pod after pod. */
export type PairingBoard = {
  readonly field: PairingField;
  /** The player on each chair, as a place in the field. */
  readonly at: Int32Array;
  /** The pod of each chair. */
  readonly podOf: Int32Array;
  /** The first chair of each pod, and behind the last pod the number of chairs. */
  readonly start: Int32Array;
  /** 1 if a pod is not of the preferred size. */
  readonly odd: Uint8Array;
};

export function boardOf(
  field: PairingField,
  pods: readonly (readonly number[])[],
  preferred: number,
): PairingBoard {
  const starts = [0];
  for (const pod of pods) starts.push((starts.at(-1) ?? 0) + pod.length);
  return {
    field,
    at: Int32Array.from(pods.flat()),
    podOf: Int32Array.from(pods.flatMap((pod, i) => pod.map(() => i))),
    start: Int32Array.from(starts),
    odd: Uint8Array.from(pods, (pod) => (pod.length === preferred ? 0 : 1)),
  };
}

export const podsOf = ({ at, start }: PairingBoard): readonly (readonly number[])[] =>
  Array.from(start.subarray(1), (end, pod) => [...at.subarray(start[pod], end)]);

/** The cost of two players in one pod. */
function costOf(field: PairingField, one: number, other: number): number {
  const { size, between, prices, scores, spreads, top, wanted, clash } = field;
  const apart = scores[one]! - scores[other]!;
  return (
    prices[between[size * one + other]!]! +
    spreads[top[one]! | top[other]!]! * apart * apart +
    clash[64 * wanted[one]! + wanted[other]!]!
  );
}

/** The total cost. */
export function totalOf(board: PairingBoard): number {
  const { field, at, podOf, start, odd } = board;
  let total = 0;
  for (let chair = 0; chair < at.length; chair += 1) {
    const pod = podOf[chair]!;
    const player = at[chair]!;
    if (odd[pod] === 1) total += field.odd[player]!;
    for (let k = chair + 1; k < start[pod + 1]!; k += 1) total += costOf(field, player, at[k]!);
  }
  for (let pod = 0; pod < odd.length; pod += 1) total += floatsOf(board, pod, -1, -1);
  return total;
}

/**
 * The change of the total cost if the players on two chairs of different pods changed places:
 * O(size of the pods).
 */
export function changeBy(board: PairingBoard, one: number, other: number): number {
  const { field, at, podOf, odd } = board;
  const [a, b] = [at[one]!, at[other]!];
  const [pod, next] = [podOf[one]!, podOf[other]!];
  let change = exchange(board, one, b) + exchange(board, other, a);
  if (odd[pod] !== odd[next]) change += (odd[pod]! - odd[next]!) * (field.odd[b]! - field.odd[a]!);
  if (field.floats.any) {
    change += floatsOf(board, pod, one, b) - floatsOf(board, pod, -1, -1);
    change += floatsOf(board, next, other, a) - floatsOf(board, next, -1, -1);
  }
  return change;
}

/** The change of a pod's cost of pairs if another player sat on one of its chairs. */
function exchange(
  { field, at, podOf, start }: PairingBoard,
  chair: number,
  somebody: number,
): number {
  const sitting = at[chair]!;
  const pod = podOf[chair]!;
  const end = start[pod + 1]!;
  let change = 0;
  for (let k = start[pod]!; k < end; k += 1) {
    if (k === chair) continue;
    change += costOf(field, somebody, at[k]!) - costOf(field, sitting, at[k]!);
  }
  return change;
}

/** The cost of repeated floats in a pod, with another player on one of its chairs. */
function floatsOf(
  { field, at, start }: PairingBoard,
  pod: number,
  chair: number,
  somebody: number,
): number {
  const { any, last, points, best, cost } = field.floats;
  if (!any) return 0;
  const [from, to] = [start[pod]!, start[pod + 1]!];
  let sum = 0;
  for (let k = from; k < to; k += 1) sum += points[k === chair ? somebody : at[k]!]!;
  let again = 0;
  for (let k = from; k < to; k += 1) {
    const player = k === chair ? somebody : at[k]!;
    if (last[player] === 0) continue;
    if (floatOf({ points: points[player]!, sum, size: to - from, best }) === last[player])
      again += 1;
  }
  return cost * again;
}

/** Swaps the players on two chairs. */
export function swap({ at }: PairingBoard, one: number, other: number): void {
  const sitting = at[one]!;
  at[one] = at[other]!;
  at[other] = sitting;
}
