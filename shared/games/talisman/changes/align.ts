import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { type Alignment, type State } from '../state.ts';
import { hero } from '../state-queries.ts';

/** True if a seat may change alignment: once a turn at most, in any seat's turn (T4-ALN-06, 07). */
export const mayChangeAlignment = (state: State, seat: Seat): boolean =>
  !state.turn.aligned.includes(seat);

/**
 * Changes the alignment. A second change in a turn is ignored; becoming the same alignment uses
 * nothing up (T4-RUL-90).
 */
export function* changeAlignment(table: TalismanTable, seat: Seat, alignment: Alignment): AtOnce {
  if (hero(table.state, seat).alignment === alignment) return;
  if (!mayChangeAlignment(table.state, seat)) return;
  yield* tell<TalismanEvent>({ type: 'AlignmentChanged', seat, alignment });
}

export const alignOf = (
  table: TalismanTable,
  { seat }: Occasion,
  { to }: EffectOf<'align'>,
): AtOnce => changeAlignment(table, seat, to);
