import type { Pair } from '../pairing/history.ts';

/** The parts of a schedule: the player of each part, by the part's index. */
type Cast = {
  readonly parts: readonly number[];
  /** Pairs that are never to meet. */
  readonly apart: readonly Pair[];
  /** Number of meetings of each two parts, at `parts · one + other`. */
  readonly met: Int16Array;
};

const STEPS = 20_000;

/**
 * Reassigns parts until no pair meets that is to be kept apart: at most 20,000 exchanges of a
 * player of such a pair with any other, each kept unless more such pairs meet. Can't help if all
 * parts meet.
 * @returns the player of each part, unchanged if nothing conflicts; and the pairs that still meet.
 */
export function castApart(
  { parts, apart, met }: Cast,
  numbers: (below: number) => number,
): { readonly parts: readonly number[]; readonly broken: readonly Pair[] } {
  const size = parts.length;
  const cast = [...parts];
  const partOf = new Map(parts.map((player, part) => [player, part]));
  const there = apart.filter((pair) => pair.every((player) => partOf.has(player)));
  const at = (player: number) => partOf.get(player) ?? 0;
  const meeting = () => there.filter(([one, other]) => (met[size * at(one) + at(other)] ?? 0) > 0);
  const exchange = (one: number, other: number) => {
    const [first, second] = [cast[one] ?? 0, cast[other] ?? 0];
    cast[one] = second;
    cast[other] = first;
    partOf.set(first, other).set(second, one);
  };
  let broken = meeting();
  const isHopeless = met.every((times, i) => times > 0 || i % (size + 1) === 0);
  for (let left = isHopeless ? 0 : STEPS; left > 0 && broken.length > 0; left -= 1) {
    const pair = broken[numbers(broken.length)];
    const [one, other] = [at(pair?.[numbers(2)] ?? 0), numbers(size)];
    exchange(one, other);
    const after = meeting();
    if (after.length > broken.length) exchange(one, other);
    else broken = after;
  }
  return { parts: cast, broken };
}
