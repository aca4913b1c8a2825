import { carryOut } from '../asking/carry-out.ts';
import { tell, type Procedure } from '../../../engine/index.ts';
import type { AbilityOf } from '../content/ability.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { decidedIf } from '../dice/decided.ts';
import { rollDie } from '../dice/fate.ts';
import { settle } from '../changes/settle.ts';
import { hero } from '../state-queries.ts';
import { leaveUnlessTogether, type Meeting } from '../asking/guards.ts';
import { refer } from '../reference.ts';

/** Instead of attacking: on this die or a higher one the other has the effects (HP-ENC-03). */
export function* beset(
  table: TalismanTable,
  meeting: Meeting,
  { id, die: least, effects }: AbilityOf<'beset'>,
): Procedure {
  const { at, other } = meeting;
  const { seat } = at;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: id, target: other });
  const die = yield* rollDie(table, seat, {
    label: id,
    about: { seat: refer('seat', other) },
    ...decidedIf(table, ([rolled = 0]) => rolled >= least),
  });
  leaveUnlessTogether(table, meeting);
  if (die < least) return;
  const { space } = hero(table.state, other);
  yield* carryOut(table, table.perform(table, { seat: other, space }, effects));
  yield* settle(table);
}
