import {
  leave,
  PROCEDURE,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
} from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { leaveUnlessThere } from '../asking/guards.ts';
import type { TalismanEvent } from '../events.ts';
import { decidedIf, totalOf } from '../dice/decided.ts';
import { rollOwn } from '../dice/fate.ts';
import { fightCreatures } from '../fight/attack.ts';
import type { Foe } from '../edition/bouts.ts';
import { hero } from '../state-queries.ts';

/** The number of dice that make its value, and a printed addition. */
type Trial = { readonly dice: number; readonly plus?: number };

/**
 * The value of the unfinished trial on this space: the one when it was interrupted, or a new roll, so
 * that a later landing rolls again (T4-INR-22, 24, 27, T4-RUL-44). Fate may reroll (T4-RUL-27); the
 * least value is the best.
 */
export function* trialValue(
  table: TalismanTable,
  occasion: Occasion,
  { dice: count, ...printed }: Trial,
): Procedure<number> {
  const { seat, space } = occasion;
  const { trial } = hero(table.state, seat);
  if (trial?.name === space) return trial.value;
  const rolled = yield* rollOwn(table, occasion, {
    label: space,
    count,
    ...decidedIf(table, (thrown) => totalOf(thrown) === thrown.length),
  });
  const value = totalOf(rolled);
  yield* tell<TalismanEvent>({ type: 'TrialBegan', seat, name: space, value, ...printed });
  return value;
}

export const beginTrial = (seat: Seat, name: string, value: number): AtOnce =>
  tell<TalismanEvent>({ type: 'TrialBegan', seat, name, value });

export const endTrial = ({ seat, space }: Occasion): AtOnce =>
  tell<TalismanEvent>({ type: 'TrialEnded', seat, name: space });

/**
 * Battles a creature of the Inner Region, which can't be evaded or touched by Spells; leaves unless it
 * is won. It is no Enemy card, so it leaves no trophy (T4-RUL-29, 43).
 */
export function* winAgainst(
  table: TalismanTable,
  occasion: Occasion,
  foe: Pick<Foe, 'id' | 'value'> & Partial<Pick<Foe, 'attribute'>>,
): Procedure {
  const { seat, landing } = occasion;
  const { might: attribute } = table.edition;
  const at = landing === undefined ? { seat } : { seat, landing };
  const outcome = yield* fightCreatures(table, at, [{ attribute, ...foe, sheltered: true }]);
  leaveUnlessThere(table, occasion);
  if (outcome !== 'won') return leave(PROCEDURE);
}
