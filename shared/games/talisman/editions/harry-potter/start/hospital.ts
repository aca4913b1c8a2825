import { tell, type AtOnce, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { die, letBoundGo, slayer } from '../../../changes/death.ts';
import { hero, player } from '../../../state-queries.ts';
import { HOSPITAL } from '../names.ts';
import { isOn } from '../options.ts';

/**
 * Brings a character that has lost its last Health to the Hospital, where it waits for its own turn,
 * out of reach of others (HP-HLT-01 to 05, HP-RUL-43). Without inheritance it leaves the match with
 * its belongings (HP-VAR-02 to 05). A seat that has resigned leaves in either case.
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
