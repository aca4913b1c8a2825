import { type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import { enter } from '../../../procedures/character.ts';
import { settle } from '../../../changes/settle.ts';
import { isOn } from '../options.ts';
import { chooseFreely, chooseSide, dealCards } from './deal.ts';

/** The next character of a seat, set up as the first one was (HP-VAR-06). */
export function* newcomer(table: TalismanTable, seat: Seat): Procedure {
  const chosen = yield* nextOf(table, seat);
  if (chosen === undefined) return;
  yield* enter(table, seat, chosen);
  yield* settle(table);
}

function* nextOf(table: TalismanTable, seat: Seat): Procedure<string | undefined> {
  if (isOn(table.state, 'freeChoice')) return yield* chooseFreely(table, seat);
  yield* dealCards(table, [seat]);
  return yield* chooseSide(table, seat, () => table.state.dealt[seat] ?? []);
}
