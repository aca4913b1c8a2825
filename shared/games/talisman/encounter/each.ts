import type { Procedure, Seat } from '../../../engine/index.ts';
import { during } from '../asking.ts';
import type { Effect, EffectOf } from '../content/effect.ts';
import type { Occasion, TalismanTable } from '../edition.ts';
import { settle } from '../settle.ts';
import { clockwise, hero, isLiving } from '../state.ts';

/**
 * All who are there, clockwise from the one concerned. Deaths wait until all have had it. Where it
 * costs a turn the one concerned comes last, for it ends there (T4-RUL-89).
 */
export function* eachOf(
  table: TalismanTable,
  occasion: Occasion,
  { where, except, effects }: EffectOf<'each'>,
): Procedure {
  const { seat } = occasion;
  const regionOf = (other: Seat): string =>
    table.edition.book.space(hero(table.state, other).space).region;
  const seats = clockwise(table.state, seat).filter(
    (other) =>
      (where === 'anywhere' || regionOf(other) === regionOf(seat)) &&
      hero(table.state, other).alignment !== except,
  );
  const others = seats.filter((other) => other !== seat);
  const ends = effects.some((effect) => effect.do === 'miss-turn');
  const order = ends && others.length < seats.length ? [...others, seat] : seats;
  yield* inTurn(table, occasion, { order, effects });
  yield* settle(table);
}

type Round = { readonly order: readonly Seat[]; readonly effects: readonly Effect[] };

function* inTurn(table: TalismanTable, occasion: Occasion, { order, effects }: Round): Procedure {
  for (const seat of order) {
    if (!isLiving(table.state, seat)) continue;
    if (seat === occasion.seat) {
      yield* table.edition.perform(table, { ...occasion, unsettled: true }, effects);
    } else {
      const { landing: _, ...rest } = occasion;
      const { space } = hero(table.state, seat);
      const theirs = { ...rest, seat, space, unsettled: true } as const;
      yield* during([seat], table.edition.perform(table, theirs, effects));
    }
  }
}
