import type { FormerRound } from '../pairing/input.ts';

/** How often each start number has had each of so many seats, first to last; seats beyond them are left out. */
export function seatCounts(
  former: readonly Pick<FormerRound, 'pods'>[],
  seats: number,
): (number: number) => readonly number[] {
  const counts = new Map<number, number[]>();
  for (const pod of former.flatMap(({ pods }) => pods)) {
    for (const [seat, number] of pod.slice(0, seats).entries()) {
      const had = counts.get(number) ?? Array.from({ length: seats }, () => 0);
      had[seat] = (had[seat] ?? 0) + 1;
      counts.set(number, had);
    }
  }
  const none = Array.from({ length: seats }, () => 0);
  return (number) => counts.get(number) ?? none;
}
