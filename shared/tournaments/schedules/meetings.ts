import { meetingsIn, roundOf, type ScheduleRound } from './round.ts';

/**
 * A mutable schedule: the players by chair, round after round, those with byes at the end of each.
 */
export type MutableSchedule = {
  readonly players: number;
  /** The sizes of the pods of each round. */
  readonly sizes: readonly number[];
  /** Number of chairs in pods, of all `players` chairs of a round. */
  readonly seats: number;
  /**
   * The first chair of the pod of each chair, and the one after its last; for byes `seats` and
   * `players`.
   */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly at: Int32Array;
  /** Number of meetings of each two, at `players · one + other`; and number of byes of each. */
  readonly met: Int16Array;
  readonly byes: Int16Array;
};

export function planOf(
  rounds: readonly ScheduleRound[],
  players: number,
  sizes: readonly number[],
): MutableSchedule {
  const byes = new Int16Array(players);
  for (const player of rounds.flatMap((round) => round.byes)) byes[player]! += 1;
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const from = new Int32Array(players).fill(seats);
  const to = new Int32Array(players).fill(players);
  let first = 0;
  for (const size of sizes) {
    from.fill(first, first, first + size);
    to.fill(first + size, first, first + size);
    first += size;
  }
  return {
    ...{ players, sizes, byes, seats, from, to },
    at: Int32Array.from(rounds.flatMap((round) => [...round.pods.flat(), ...round.byes])),
    met: meetingsIn(rounds, players),
  };
}

export const roundsOf = ({ players, sizes, at }: MutableSchedule): readonly ScheduleRound[] =>
  Array.from({ length: at.length / players }, (_, round) =>
    roundOf([...at.subarray(round * players, (round + 1) * players)], sizes),
  );

/** Weight of an additional bye, in meetings. */
const BYE = 8;

/**
 * Removes the player on a chair from the counts, or adds them. Returns the change of the sum of
 * squares.
 */
function reckon(plan: MutableSchedule, round: number, chair: number, by: 1 | -1): number {
  const { players, from, to, seats, at, met, byes } = plan;
  const player = at[round * players + chair]!;
  if (chair >= seats) {
    const had = byes[player]!;
    byes[player] = had + by;
    return BYE * (2 * by * had + 1);
  }
  let change = 0;
  for (let k = from[chair]!; k < to[chair]!; k += 1) {
    if (k === chair) continue;
    const other = at[round * players + k]!;
    const times = met[players * player + other]!;
    change += 2 * by * times + 1;
    met[players * player + other] = times + by;
    met[players * other + player] = times + by;
  }
  return change;
}

function exchange(plan: MutableSchedule, round: number, one: number, other: number): number {
  const { players, at } = plan;
  const [a, b] = [round * players + one, round * players + other];
  let change = reckon(plan, round, one, -1) + reckon(plan, round, other, -1);
  const sitting = at[a]!;
  at[a] = at[b]!;
  at[b] = sitting;
  change += reckon(plan, round, one, 1) + reckon(plan, round, other, 1);
  return change;
}

const STEPS = 400_000;
const FIRST_THRESHOLD = 4;

/**
 * Evens out meetings and byes, by the sum of the squares: 400,000 exchanges of two players of a
 * round, each kept if it costs no more than a threshold, which falls from 4 to 0. Leaves the best
 * schedule found. The least sum is the most even, whatever the number of meetings wanted.
 */
export function anneal(plan: MutableSchedule, numbers: (below: number) => number): void {
  const { players, at, from } = plan;
  const rounds = at.length / players;
  const best = at.slice();
  let total = 0;
  let least = 0;
  for (let left = STEPS; left > 0; left -= 1) {
    const round = numbers(rounds);
    const one = numbers(players);
    const other = numbers(players);
    if (from[one] === from[other]) continue;
    const change = exchange(plan, round, one, other);
    if (change > Math.floor((FIRST_THRESHOLD * left) / STEPS)) {
      exchange(plan, round, one, other);
      continue;
    }
    total += change;
    if (total >= least) continue;
    least = total;
    best.set(at);
  }
  at.set(best);
}
