import type { Procedure, Seat } from '../../../engine/index.ts';
import { during } from '../asking/asking.ts';
import type { Effect, EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import { settle } from '../changes/settle.ts';
import { clockwise, handOf, hero, isLiving } from '../state-queries.ts';
import { neighbours } from '../board/neighbours.ts';
import { canChangeAlignment } from '../any-time/any-time.ts';
import { before } from '../asking/before.ts';
import { parting } from './belongings.ts';
import { inAnyCase, leaveUnlessThere } from '../asking/guards.ts';

/**
 * Performs effects on all characters there, clockwise from the one concerned. Deaths wait until all
 * have had them. If they cost a turn, the one concerned comes last, because its turn then ends
 * (T4-RUL-89).
 */
export function* eachOf(
  table: TalismanTable,
  occasion: Occasion,
  { where, except, when, effects }: EffectOf<'each'>,
): Procedure {
  if (except !== undefined)
    yield* shiftBefore(table, occasion, clockwise(table.state, occasion.seat));
  leaveUnlessThere(table, occasion);
  const seats = concernedBy(table, occasion.seat, { where, except, when });
  const ends =
    table.edition.missing === 'now' && effects.some((effect) => effect.do === 'miss-turn');
  const order = ends ? ownLast(seats, occasion.seat) : seats;
  yield* inTurn(table, occasion, { order, effects });
  yield* settle(table);
}

/** Lets characters change alignment first, because the effect may spare some. */
function* shiftBefore(
  table: TalismanTable,
  { landing: _, ...source }: Occasion,
  seats: readonly Seat[],
): Procedure {
  for (const seat of seats) {
    const pause = (): Procedure =>
      before(table, { ...source, seat }, () => canChangeAlignment(table, seat));
    yield* inAnyCase<unknown>(seat === source.seat ? pause() : during([seat], pause()));
  }
}

function concernedBy(
  sight: Sight,
  seat: Seat,
  { where, except, when }: Pick<EffectOf<'each'>, 'where' | 'except' | 'when'>,
): readonly Seat[] {
  const { state } = sight;
  const within = reachOf(sight, hero(state, seat).space, where);
  return clockwise(state, seat).filter(
    (other) =>
      within(hero(state, other).space) &&
      hero(state, other).alignment !== except &&
      (when === undefined || conditions[when](sight, other)),
  );
}

/** True if a space is in reach of an effect on this one. */
function reachOf(
  { edition }: Sight,
  here: string,
  where: EffectOf<'each'>['where'],
): (space: string) => boolean {
  if (where === 'anywhere') return () => true;
  const { region } = edition.book.space(here);
  if (where === 'region') return (space) => edition.book.space(space).region === region;
  const near = [here, ...neighbours({ edition }, here)];
  return (space) => near.includes(space);
}

/** Public conditions on a seat, by the name in an effect. */
const conditions = {
  'no-spell': ({ state }, seat) => handOf(state, seat).length === 0,
  'has-goods': (sight, seat) => hero(sight.state, seat).gold > 0 || parting(sight, seat).length > 0,
} as const satisfies Record<
  NonNullable<EffectOf<'each'>['when']>,
  (sight: Sight, seat: Seat) => boolean
>;

function ownLast(seats: readonly Seat[], own: Seat): readonly Seat[] {
  const others = seats.filter((seat) => seat !== own);
  return others.length < seats.length ? [...others, own] : seats;
}

type Round = { readonly order: readonly Seat[]; readonly effects: readonly Effect[] };

function* inTurn(table: TalismanTable, occasion: Occasion, { order, effects }: Round): Procedure {
  for (const seat of order) {
    if (!isLiving(table.state, seat)) continue;
    if (seat === occasion.seat) {
      yield* table.perform(table, { ...occasion, unsettled: true }, effects);
    } else {
      const { landing: _, ...rest } = occasion;
      const { space } = hero(table.state, seat);
      const theirs = { ...rest, seat, space, unsettled: true } as const;
      yield* during([seat], table.perform(table, theirs, effects));
    }
  }
}
