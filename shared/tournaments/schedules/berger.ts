import type { ScheduleRound } from './round.ts';

/**
 * Round robin in pods of two by the circle method (Berger): one player stays, the others rotate.
 * With an odd number, the player without an opponent has a bye.
 * @param most maximum number of rounds.
 */
export function berger(players: number, most: number): readonly ScheduleRound[] {
  const circle = players + (players % 2) - 1;
  return Array.from({ length: Math.min(circle, most) }, (_, round) => {
    const pairs = Array.from({ length: (circle - 1) / 2 }, (_unused, i) => [
      (round + i + 1) % circle,
      (round + circle - i - 1) % circle,
    ]);
    return players % 2 === 0
      ? { pods: [[circle, round], ...pairs], byes: [] }
      : { pods: pairs, byes: [round] };
  });
}
