/**
 * Sizes of pods, 2 to 6: the preferred one, which as many pods as possible have, and the limits.
 */
export type PodSize = { readonly preferred: number; readonly min: number; readonly max: number };

/** Treatment of players who are left over: smaller pods, larger ones, or byes before either. */
export type Remainder = 'SMALLER' | 'LARGER' | 'BYES';

/**
 * The pods of a round: the number of pods of the preferred size, the sizes of the others, and the
 * number of byes.
 */
export type PodPlan = {
  readonly even: number;
  /** In falling order. */
  readonly odd: readonly number[];
  readonly byes: number;
};

/**
 * Divides players into pods: with the fewest byes, then the fewest pods of another size than the
 * preferred, then the least deviation from it, then by `remainder`. Under `BYES` the fewest pods of
 * another size come before the fewest byes, if any player gets to play at all.
 */
export function planOf(players: number, podSize: PodSize, remainder: Remainder): PodPlan {
  const plan = planBy(players, podSize, remainder);
  return plan.byes < players || remainder !== 'BYES' ? plan : planBy(players, podSize, 'SMALLER');
}

/**
 * Units of cost in ascending priority, each worth more than all lower ones together can be: exact
 * below 2^53.
 */
const [POD, DEVIATION, ODD, BYE] = [1, 2 ** 12, 2 ** 27, 2 ** 39];

function planBy(players: number, { preferred, min, max }: PodSize, remainder: Remainder): PodPlan {
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const [byBye, byOdd] = remainder === 'BYES' ? [ODD, BYE] : [BYE, ODD];
  const costOf = (size: number) =>
    (size === preferred ? 0 : byOdd + DEVIATION * Math.abs(size - preferred)) +
    (remainder === 'LARGER' ? POD : -POD);
  const steps = [{ size: 1, cost: byBye }, ...sizes.map((size) => ({ size, cost: costOf(size) }))];
  /** The least cost of each number of players, and the size of the last pod: 1 is a bye. */
  const least = [{ cost: 0, size: 0 }];
  for (let n = 1; n <= players; n += 1) {
    const ways = steps
      .filter(({ size }) => size <= n)
      .map(({ size, cost }) => ({ size, cost: cost + (least[n - size]?.cost ?? 0) }));
    least.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return planFrom(least, preferred);
}

function planFrom(least: readonly { readonly size: number }[], preferred: number): PodPlan {
  const all: number[] = [];
  for (let n = least.length - 1; n > 0; n -= all.at(-1) ?? n) all.push(least[n]?.size ?? n);
  const pods = all.filter((size) => size > 1);
  return {
    even: pods.filter((size) => size === preferred).length,
    odd: pods.filter((size) => size !== preferred).sort((a, b) => b - a),
    byes: all.length - pods.length,
  };
}
