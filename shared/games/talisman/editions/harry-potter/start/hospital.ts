import { tell, type AtOnce, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { die, letBoundGo, slayer } from '../../../changes/death.ts';
import { hero, player } from '../../../state-queries.ts';
import { HOSPITAL } from '../names.ts';
import { isOn } from '../options.ts';

/**
 * What becomes of a character that has lost its last Health: it is brought to the Hospital at once,
 * and waits there for its own turn, out of everybody's reach (HP-HLT-01 to 05, HP-RUL-43). Without
 * inheritance it leaves the match with what it owned (HP-VAR-02 to 05). Who has resigned leaves in
 * either case.
 */
export function* layUp(table: TalismanTable, seat: Seat): AtOnce {
  const { resigned, status } = player(table.state, seat);
  const leaves = resigned !== undefined || status === 'waiting';
  if (leaves || isOn(table.state, 'noInheritance')) return yield* die(table, seat);
  yield* letBoundGo(table, seat);
  const { space: from } = hero(table.state, seat);
  const by = slayer(table, seat);
  yield* tell<TalismanEvent>({ type: 'LaidUp', seat, from, space: HOSPITAL, ...by });
}
