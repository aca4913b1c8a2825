import { choose } from '../../../asking/asking.ts';
import type { Special, SpecialRule } from '../../../edition/edition.ts';
import { endTrial, trialValue, winAgainst } from '../../../encounter/trial.ts';
import { idOf, refer } from '../../../reference.ts';

/** A creature of the castle: a number and a die, rolled on arrival and kept until it is beaten. */
type Guardian = { readonly id: string; readonly plus: number };

/** Fights with the default attribute. */
const shapeShifter = ({ id, plus }: Guardian): Special =>
  function* (table, occasion) {
    const die = yield* trialValue(table, occasion, { dice: 1, plus });
    yield* winAgainst(table, occasion, { id, value: die + plus });
    yield* endTrial(occasion);
  };

/** Fights with the attribute that the character chooses for each battle. */
const giantSnake = ({ id, plus }: Guardian): Special =>
  function* (table, occasion) {
    const die = yield* trialValue(table, occasion, { dice: 1, plus });
    const chosen = yield* choose(table, occasion, {
      kind: 'stat',
      about: { foe: refer('creature', id), value: die + plus },
      options: () => table.edition.battles.map((attribute) => refer('attribute', attribute)),
    });
    const attribute = idOf(chosen);
    yield* winAgainst(table, occasion, { id, value: die + plus, attribute });
    yield* endTrial(occasion);
  };

/** The creatures that guard two rooms of the castle, with the numbers printed there. */
export const castle: Readonly<Record<string, SpecialRule>> = {
  'shape-shifter': { does: shapeShifter({ id: 'shape-shifter', plus: 3 }) },
  'giant-snake': { does: giantSnake({ id: 'giant-snake', plus: 4 }) },
};
