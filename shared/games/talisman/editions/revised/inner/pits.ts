import type { Creature } from '../../../content/effect.ts';
import type { Special } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import { beginTrial, endTrial, trialValue, winAgainst } from '../../../encounter/trial.ts';

/**
 * Rolls for the number of creatures that attack one after another, each in its own fight; unbeaten
 * ones are there again next turn (T4-INR-27 to 32, T4-RUL-45, 46).
 */
export const pits = ({ dice }: { readonly dice: number }): Special =>
  function* (table, occasion) {
    const { seat, space } = occasion;
    const due = yield* trialValue(table, occasion, { dice });
    for (let left = due; left > 0; left -= 1) {
      yield* winAgainst(table, occasion, creatureAt(table, space));
      if (left > 1) yield* beginTrial(seat, space, left - 1);
    }
    yield* endTrial(occasion);
  };

/** The creature printed on the space. */
function creatureAt({ edition }: Sight, space: string): Creature {
  const { creature } = edition.book.space(space);
  if (creature === undefined) throw new Error(`Nothing attacks at ${space}.`);
  return creature;
}
