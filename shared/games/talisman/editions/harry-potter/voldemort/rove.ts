import { roll, tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { choose, FEWER } from '../../../asking/asking.ts';
import type { Edition, TalismanTable, TurnProcedures } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { VOLDEMORT } from '../names.ts';
import { pathsOf, placeOf } from './path.ts';
import { attackOne } from './prey.ts';
import { idOf, refer } from '../../../reference.ts';

/** The movement die that rouses Voldemort, whatever the move is then worth (HP-VOL-02, HP-RUL-53). */
const ROUSING = 1;

/** Rouses him after an accepted 1, in any region (HP-RUL-11). */
export const moveRolled: Edition['moveRolled'] = function* (_, { seat, die }) {
  if (die === ROUSING) {
    yield* tell<TalismanEvent>({ type: 'FigureRoused', seat, figure: VOLDEMORT });
  }
};

/**
 * Lets a seat that roused a figure roll for it, without fate (HP-RUL-12), move it, and choose which
 * character on its last space it attacks (HP-VOL-02 to 08, 15).
 */
export const rove: NonNullable<TurnProcedures['rove']> = function* (
  table: TalismanTable,
  { seat, figure }: { readonly seat: Seat; readonly figure: string },
): Procedure {
  const [steps = 0] = yield* roll(`rove:${seat}`);
  yield* tell<TalismanEvent>({ type: 'Rolled', seat, roll: 'rove', dice: [steps] });
  const chosen = yield* choose(table, seat, {
    kind: 'stir',
    about: { figure: refer('figure', figure), steps },
    options: () => pathsOf(table, figure, steps).map((space) => refer('space', space)),
    ...(table.rules >= FEWER && { auto: true }),
  });
  const from = placeOf(table, figure);
  const space = idOf(chosen);
  yield* tell<TalismanEvent>({ type: 'FigureMoved', seat, figure, from, space });
  yield* attackOne(table, { figure, mover: seat });
};
