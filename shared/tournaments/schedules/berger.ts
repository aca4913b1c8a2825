import type { Round } from './round.ts';

/**
 * Everybody against everybody in pods of two, by the circle method (Berger): one stays, the others go round.
 * Where the number is odd, whoever is opposite nobody has a bye.
 * @param most how many rounds are wanted at most.
 */
export function berger(players: number, most: number): readonly Round[] {
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
