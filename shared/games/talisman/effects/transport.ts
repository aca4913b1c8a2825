import {
  leave,
  PROCEDURE,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
} from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import type { MovedBy } from '../events/turns.ts';
import { settle } from '../changes/settle.ts';
import { hero } from '../state-queries.ts';
import { sourceOf } from '../edition/source.ts';
import { idOf, refer } from '../reference.ts';

/**
 * Moves the character. On another space it has a new landing, and this one is over (T4-RUL-37); on its
 * own space nothing happens (T4-RUL-38).
 */
export function* transport(table: TalismanTable, occasion: Occasion, space: string): Procedure {
  const { seat, landing } = occasion;
  const from = hero(table.state, seat).space;
  if (from === space) return;
  yield* tell<TalismanEvent>({ type: 'Moved', seat, from, space, by: meansOf(table, occasion) });
  yield* settle(table);
  if (landing !== undefined) return leave(PROCEDURE);
}

function meansOf({ edition }: TalismanTable, { card }: Occasion): MovedBy {
  if (card === undefined) return 'space';
  return edition.book.card(card).type === 'spell' ? 'spell' : 'card';
}

export const teleportOf = (
  table: TalismanTable,
  occasion: Occasion,
  { to }: EffectOf<'teleport'>,
): Procedure => transport(table, occasion, to);

/** Moves the character to a space of its choice in the region it is in. */
export function* travelOf(
  table: TalismanTable,
  occasion: Occasion,
  { to }: EffectOf<'travel'>,
): Procedure {
  const { seat } = occasion;
  const choice = yield* choose(table, occasion, {
    kind: 'travel',
    about: sourceOf(table, occasion),
    options: () => destinations(table, seat, to),
  });
  yield* transport(table, occasion, idOf(choice));
}

function destinations({ state, edition }: Sight, seat: Seat, to: 'any' | 'other'): string[] {
  const here = hero(state, seat).space;
  const { spaces } = edition.book.region(edition.book.space(here).region);
  return spaces
    .filter((space) => to === 'any' || space !== here)
    .map((space) => refer('space', space));
}

/** An offer for the next move (T4-RUL-77). */
export const offerOf = (_: TalismanTable, { seat }: Occasion, { to }: EffectOf<'offer'>): AtOnce =>
  tell<TalismanEvent>({ type: 'OfferMade', seat, offer: to });
