import type { Special } from '../edition.ts';
import { beginTrial, endTrial, trialValue, winAgainst } from './trial.ts';

/**
 * Dice set how many creatures attack, one after another, each fight its own; who is not beaten is
 * there again next turn (T4-INR-27 to 32, T4-RUL-45, 46).
 */
export const pits = (
  id: string,
  { dice, value }: { readonly dice: number; readonly value: number },
): Special =>
  function* (table, occasion) {
    const { seat, space } = occasion;
    const due = yield* trialValue(table, occasion, { dice });
    for (let left = due; left > 0; left -= 1) {
      yield* winAgainst(table, occasion, { id, value });
      if (left > 1) yield* beginTrial(seat, space, left - 1);
    }
    yield* endTrial(occasion);
  };
