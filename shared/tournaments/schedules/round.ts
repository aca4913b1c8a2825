import { pairsOf } from '../pairing/history.ts';

/** A round of a schedule, of players that are counted from 0. */
export type ScheduleRound = {
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
};

/** Number of meetings of each two players, at `players · one + other`. */
export function meetingsIn(rounds: readonly ScheduleRound[], players: number): Int16Array {
  const met = new Int16Array(players * players);
  for (const [one, other] of rounds.flatMap(({ pods }) => pods.flatMap(pairsOf))) {
    met[players * one + other] = (met[players * one + other] ?? 0) + 1;
    met[players * other + one] = (met[players * other + one] ?? 0) + 1;
  }
  return met;
}

/** Cuts a row of players into a round: pod after pod of these sizes, and the rest have byes. */
export function roundOf(row: readonly number[], sizes: readonly number[]): ScheduleRound {
  let from = 0;
  const pods = sizes.map((size) => {
    from += size;
    return row.slice(from - size, from);
  });
  return { pods, byes: row.slice(from) };
}

/** As many pods of one size as the players fill. */
export const evenSizes = (players: number, podSize: number): readonly number[] =>
  Array.from({ length: Math.floor(players / podSize) }, () => podSize);
