import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf, type Power } from '../character/powers.ts';
import { hero } from '../state-queries.ts';
import { chooseWay } from './moving.ts';
import { ringOf } from '../board/ring.ts';
import { idOf, refer, refersTo } from '../reference.ts';
import { waysOf } from './ways.ts';

type Striding = readonly Power<'stride'>[];

/**
 * The number of steps a seat makes of an accepted roll round a ring, if abilities lengthen or shorten
 * its move (HP-RUL-53). Several add up.
 */
export function* stride(
  table: TalismanTable,
  seat: Seat,
  { steps, planned }: Length,
): Procedure<number> {
  const lengths = (): ReadonlyMap<number, Striding> => lengthsFor(table, seat, { steps, planned });
  const [only = steps, ...others] = lengths().keys();
  if (others.length === 0) return yield* strode(table, seat, { steps, length: only });
  const chosen = yield* chooseWay(table, seat, {
    kind: 'stride',
    about: { steps },
    options: () =>
      [...lengths().keys()].sort((a, b) => a - b).map((length) => refer('steps', length)),
    always: true,
    fallback: [refer('steps', steps)],
  });
  return yield* strode(table, seat, { steps, length: Number(idOf(chosen)) });
}

/** Tells the abilities that make a move of these steps this long. */
function* strode(
  table: TalismanTable,
  seat: Seat,
  { steps, length }: { readonly steps: number; readonly length: number },
): AtOnce<number> {
  for (const { ability } of lengthsOf(table, seat, steps).get(length) ?? []) {
    yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id });
  }
  return length;
}

/** The least roll: nothing can be taken from it (HP-RUL-53). */
export const LEAST = 1;

/** The steps of a move, and its way, if that is chosen already. */
type Length = { readonly steps: number; readonly planned?: string | undefined };

/**
 * The lengths that a move can have; of a way that is chosen already, those that lead there: the plain one
 * is enough for a space. A crossing leaves more or fewer steps beyond it.
 */
function lengthsFor(
  table: TalismanTable,
  seat: Seat,
  { steps, planned }: Length,
): ReadonlyMap<number, Striding> {
  const all = lengthsOf(table, seat, steps);
  if (planned === undefined) return all;
  const { space: from } = hero(table.state, seat);
  const fits = [...all].filter(([length]) =>
    waysOf(table, { seat, from, steps: length }).includes(planned),
  );
  const plain = fits.filter(([length]) => length === steps);
  return new Map(refersTo('space', planned) && plain.length > 0 ? plain : fits);
}

/** The lengths that abilities allow for a move of these steps. */
export const lengthsOfMove = (sight: Sight, seat: Seat, steps: number): readonly number[] => [
  ...lengthsOf(sight, seat, steps).keys(),
];

export const mayStride = (sight: Sight, seat: Seat): boolean => stridesOf(sight, seat).length > 0;

/** The lengths that the move can have, and the fewest abilities that give each. */
function lengthsOf(sight: Sight, seat: Seat, steps: number): ReadonlyMap<number, Striding> {
  const lengths = new Map<number, Striding>([[steps, []]]);
  for (const power of stridesOf(sight, seat)) {
    for (const [length, used] of withPower([...lengths], power)) {
      const known = lengths.get(length);
      if (known === undefined || used.length < known.length) lengths.set(length, used);
    }
  }
  return lengths;
}

type Lengths = readonly (readonly [length: number, used: Striding])[];

/** The lengths after applying one more such ability. */
const withPower = (lengths: Lengths, power: Power<'stride'>): Lengths =>
  lengths.flatMap(([length, used]) =>
    power.ability.by
      .filter((by) => length + by >= 1)
      .map((by) => [length + by, [...used, power]] as const),
  );

/** The abilities that change the length of a move; not on paths. */
function stridesOf(sight: Sight, seat: Seat): Striding {
  const powers = abilitiesOf(sight, seat, 'stride');
  if (powers.length === 0) return powers;
  const { space } = hero(sight.state, seat);
  if (ringOf(sight.edition, space).length === 0) return [];
  const { region } = sight.edition.book.space(space);
  return powers.filter(({ ability }) => (ability.region ?? region) === region);
}
