import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf, type Power } from '../character/powers.ts';
import { hero } from '../state-queries.ts';
import { chooseWay } from './moving.ts';
import { ringOf } from '../board/ring.ts';
import { idOf, refer } from '../reference.ts';

type Striding = readonly Power<'stride'>[];

/**
 * The number of steps a seat makes of an accepted roll round a ring, if abilities lengthen or shorten
 * its move (HP-RUL-53). Several add up.
 */
export function* stride(table: TalismanTable, seat: Seat, steps: number): Procedure<number> {
  const lengths = (): ReadonlyMap<number, Striding> => lengthsOf(table, seat, steps);
  if (lengths().size === 1) return steps;
  const chosen = yield* chooseWay(table, seat, {
    kind: 'stride',
    about: { steps },
    options: () =>
      [...lengths().keys()].sort((a, b) => a - b).map((length) => refer('steps', length)),
    always: true,
    fallback: [refer('steps', steps)],
  });
  const length = Number(idOf(chosen));
  for (const { ability } of lengths().get(length) ?? []) {
    yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id });
  }
  return length;
}

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
