import type { Procedure, Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import { chooseIfAny } from '../../../asking/choose-if-any.ts';
import { pickable } from '../../../effects/pick.ts';
import { receive } from '../../../effects/receive.ts';
import { settle } from '../../../changes/settle.ts';
import { idOf, refer } from '../../../reference.ts';

/** Takes a Hallow of its choice (HP-RUL-39); returns true if one was left that it may own. */
export function* takeHallow(table: TalismanTable, seat: Seat): Procedure<boolean> {
  const options = (): readonly string[] =>
    pickable(table, seat, 'talismans').map((kind) => refer('card', kind));
  const asked = { kind: 'pick', what: 'talismans', auto: true, options } as const;
  const choice = yield* chooseIfAny(table, seat, asked);
  if (choice === undefined) return false;
  yield* receive(table, seat, idOf(choice));
  yield* settle(table);
  return true;
}
