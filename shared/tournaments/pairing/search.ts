import { changeBy, swap, totalOf, type PairingBoard } from './board.ts';

const WINDOW = 24;
const PASSES = 12;

/**
 * Improves a board by exchanging pairs of players whose pods are at most 24 apart. Each exchange
 * that helps is made at once, until none helps or after 12 passes.
 */
export function settle(board: PairingBoard): void {
  const pods = board.odd.length;
  const times: Times = {
    now: 0,
    changed: new Int32Array(pods),
    seen: new Int32Array(pods).fill(-1),
  };
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = times.now;
    for (let pod = 0; pod < pods; pod += 1) betterPod(board, pod, times);
    if (times.changed.every((when) => when <= before)) return;
  }
}

/** The steps at which each pod changed last, and was last compared with those behind it. */
type Times = { now: number; readonly changed: Int32Array; readonly seen: Int32Array };

function betterPod(board: PairingBoard, pod: number, times: Times): void {
  const { start, odd } = board;
  const { changed, seen } = times;
  const last = Math.min(odd.length - 1, pod + WINDOW);
  const since = seen[pod]!;
  times.now += 1;
  seen[pod] = times.now;
  for (let chair = start[pod]!; chair < start[pod + 1]!; chair += 1) {
    for (let next = pod + 1; next <= last; next += 1) {
      // two pods that are unchanged since they were compared have nothing to exchange
      if (changed[pod]! < since && changed[next]! < since) continue;
      if (!exchanges(board, chair, next)) continue;
      changed[pod] = times.now;
      changed[next] = times.now;
    }
  }
}

/** Exchanges the player on a chair with each of another pod if that helps, one after the other. */
function exchanges(board: PairingBoard, chair: number, pod: number): boolean {
  const { start } = board;
  let isBetter = false;
  for (let other = start[pod]!; other < start[pod + 1]!; other += 1) {
    if (changeBy(board, chair, other) >= 0) continue;
    swap(board, chair, other);
    isBetter = true;
  }
  return isBetter;
}

/** Range and length of the search of a board. */
type Walk = {
  readonly steps: number;
  /** The maximum cost of an exchange at the beginning, in hundredths of a weight. */
  readonly threshold: number;
  /** Maximum distance of the two players of an exchange, in chairs. */
  readonly reach: number;
};

/**
 * The maximum number of players for which the whole board is searched; larger boards are searched
 * locally.
 */
const SMALL = 128;
const STEPS_EACH = 200;

function walkOn({ at, odd }: PairingBoard): Walk {
  const players = at.length;
  if (players <= SMALL) return { steps: 60_000, threshold: 60_000, reach: players - 1 };
  const reach = Math.min(players - 1, WINDOW * Math.ceil(players / odd.length));
  return { steps: STEPS_EACH * players, threshold: 300, reach };
}

/**
 * Searches beyond local optima: tries a fixed number of exchanges of two players, and makes each
 * that costs no more than a threshold, which falls as a parabola to nothing. Leaves the best board
 * found.
 */
export function wander(board: PairingBoard, numbers: (below: number) => number): void {
  const { at, podOf } = board;
  const { steps, threshold, reach } = walkOn(board);
  if (reach < 1) return;
  const best = at.slice();
  let total = totalOf(board);
  let least = total;
  for (let left = steps; left > 0; left -= 1) {
    const one = numbers(at.length);
    const other = (one + 1 + numbers(reach)) % at.length;
    if (podOf[one] === podOf[other]) continue;
    const change = changeBy(board, one, other);
    if (change > Math.floor((threshold * left * left) / (steps * steps))) continue;
    swap(board, one, other);
    total += change;
    if (total >= least) continue;
    least = total;
    best.set(at);
  }
  at.set(best);
}
