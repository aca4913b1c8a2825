/** As many rounds as tell so many players apart in pods of this size: the logarithm, rounded up, and two more. */
export function suggestedRounds(players: number, podSize: number): number {
  let rounds = 2;
  for (let reach = 1; reach < players; reach *= podSize) rounds += 1;
  return rounds;
}

/** Rounds without a repeat where they are known, by size of pods and from so many pods as the size on: OEIS A107431. */
const KNOWN: Readonly<Record<number, readonly number[]>> = {
  3: [4, 4, 7, 8, 10],
  4: [5, 5, 7, 9],
  5: [6, 6],
  6: [3],
};

/**
 * More rounds than this cannot be played without that two meet again, if all pods are of this size and whoever is
 * left over has a bye. Where the true bound is not known it is what counting pairs allows: never too low.
 */
export function roundsWithoutRepeats(players: number, podSize: number): number {
  const pods = Math.floor(players / podSize);
  const byes = players % podSize;
  if (pods === 0) return 0;
  // in the second round each pod of the first has at most one player in each
  if (pods * Math.min(podSize, pods) + byes < pods * podSize) return 1;
  const counted = Math.floor((players * (players - 1)) / (pods * podSize * (podSize - 1)));
  return (byes === 0 ? KNOWN[podSize]?.[pods - podSize] : undefined) ?? counted;
}
