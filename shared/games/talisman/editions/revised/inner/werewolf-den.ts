import type { Special } from '../../../edition/edition.ts';
import { endTrial, trialValue, winAgainst } from '../../../encounter/trial.ts';

/** Rolls the strength of a creature, the same each turn until it is beaten (T4-INR-22 to 26). */
export const werewolfDen = (id: string, { dice }: { readonly dice: number }): Special =>
  function* (table, occasion) {
    const value = yield* trialValue(table, occasion, { dice });
    yield* winAgainst(table, occasion, { id, value });
    yield* endTrial(occasion);
  };
