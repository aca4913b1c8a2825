import { changeBy, swap, totalOf, type Board } from './board.ts';

const WINDOW = 24;
const PASSES = 12;

/**
 * Betters a board by exchanging pairs of players whose pods are at most 24 apart, each exchange that helps at
 * once, until none does or after 12 passes.
 */
export function settle(board: Board): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    if (!passOver(board)) return;
  }
}

function passOver(board: Board): boolean {
  const { at, podOf, start, odd } = board;
  const pods = odd.length;
  let isBetter = false;
  for (let chair = 0; chair < at.length; chair += 1) {
    const pod = podOf[chair]!;
    const end = start[Math.min(pods, pod + WINDOW + 1)]!;
    for (let other = start[pod + 1]!; other < end; other += 1) {
      if (changeBy(board, chair, other) >= 0) continue;
      swap(board, chair, other);
      isBetter = true;
    }
  }
  return isBetter;
}

const STEPS = 60_000;
/** What an exchange may cost at the beginning, in hundredths of a weight. */
const FIRST_THRESHOLD = 60_000;

/**
 * Seeks a better board far around: tries 60,000 exchanges of any two players, and makes each that costs no more
 * than a threshold, which falls as a parabola to nothing. Leaves the best board that it came by.
 */
export function wander(board: Board, numbers: (below: number) => number): void {
  const { at, podOf } = board;
  const best = at.slice();
  let total = totalOf(board);
  let least = total;
  for (let left = STEPS; left > 0; left -= 1) {
    const one = numbers(at.length);
    const other = numbers(at.length);
    if (podOf[one] === podOf[other]) continue;
    const change = changeBy(board, one, other);
    if (change > Math.floor((FIRST_THRESHOLD * left * left) / (STEPS * STEPS))) continue;
    swap(board, one, other);
    total += change;
    if (total >= least) continue;
    least = total;
    best.set(at);
  }
  at.set(best);
}
