import { explain } from '../changes/explain.ts';
import { tell, type AtOnce } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf } from '../character/powers.ts';
import { leaveBelongings, letBoundGo } from '../changes/death.ts';
import { hero } from '../state-queries.ts';

/**
 * Turns the character into a Toad; its belongings stay on the space, and the turn goes on (T4-TOD-20,
 * T4-RUL-94).
 */
export function* toadOf(
  table: TalismanTable,
  { seat }: Occasion,
  { turns }: EffectOf<'toad'>,
): AtOnce {
  const [kept] = abilitiesOf(table, seat, 'keep-shape');
  if (kept !== undefined) return yield* explain(table, seat, kept);
  if (table.state.options.toadDropsAll) {
    yield* letBoundGo(table, seat);
    yield* leaveBelongings(table, seat, { kept: false });
  }
  yield* tell<TalismanEvent>({ type: 'BecameToad', seat, turns });
}

/** Turns a Toad back before its time (HP-TFG-03). */
export function* unturnOf(table: TalismanTable, { seat }: Occasion): AtOnce {
  if (hero(table.state, seat).toad) yield* tell<TalismanEvent>({ type: 'ToadTurnedBack', seat });
}
