import type { Procedure } from '../../../engine/index.ts';
import { leaveUnlessThere, type LandingOf } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { evades } from '../fight/evade.ts';
import type { Card } from '../state.ts';
import { refer } from '../reference.ts';

export type Hostile = { readonly card: Card } | { readonly space: string };

/**
 * Asks, with the option for it, whether to evade any unfriendly being, not only attackers (T4-ALT-02,
 * T4-RUL-129). Returns true if evaded.
 */
export function* evadesHostile(
  table: TalismanTable,
  at: LandingOf,
  being: Hostile,
): Procedure<boolean> {
  const { book } = table.edition;
  const isHostile =
    'card' in being ? book.card(being.card).hostile : book.space(being.space).hostile;
  if (!isHostile || !table.state.options.evadeHostile) return false;
  const from = 'card' in being ? refer('card', being.card) : refer('space', being.space);
  const evaded = yield* evades(table, { seat: at.seat, from });
  leaveUnlessThere(table, at);
  return evaded;
}
