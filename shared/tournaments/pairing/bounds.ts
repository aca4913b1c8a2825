/**
 * The number of rounds that separates this number of players in pods of this size: the logarithm,
 * rounded up, and two more.
 */
export function suggestedRounds(players: number, podSize: number): number {
  let rounds = 2;
  for (let reach = 1; reach < players; reach *= podSize) rounds += 1;
  return rounds;
}

/**
 * Known numbers of rounds without a repeat, by size of pods, for as many pods as the size and
 * upwards: OEIS A107431.
 */
const KNOWN: Readonly<Record<number, readonly number[]>> = {
  3: [4, 4, 7, 8, 10],
  4: [5, 5, 7, 9],
  5: [6, 6],
  6: [3],
};

/**
 * The upper bound of rounds without a repeated meeting, if all pods are of this size and players
 * left over have byes. If the true bound is not known, it is the bound from counting pairs, which
 * is never too low.
 */
export function roundsWithoutRepeats(players: number, podSize: number): number {
  const pods = Math.floor(players / podSize);
  const byes = players % podSize;
  if (pods === 0) return 0;
  // in the second round each pod can hold at most one player of each pod of the first
  if (pods * Math.min(podSize, pods) + byes < pods * podSize) return 1;
  const counted = Math.floor((players * (players - 1)) / (pods * podSize * (podSize - 1)));
  return (byes === 0 ? KNOWN[podSize]?.[pods - podSize] : undefined) ?? counted;
}
