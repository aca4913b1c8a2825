import { type Procedure, type Seat } from '../../../../../engine/index.ts';
import { choose } from '../../../asking/asking.ts';
import { putDown } from '../../../changes/cards.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import { followerLimitOf } from '../../../character/limits.ts';
import { settle } from '../../../changes/settle.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { idOf, refer } from '../../../reference.ts';

/** The surplus is left on the space, of the owner's choice (HP-FOL-02, 03, HP-RUL-23). */
export function* keepFollowerLimit(table: TalismanTable, seat: Seat): Procedure {
  const surplus = (): number =>
    isLiving(table.state, seat)
      ? hero(table.state, seat).followers.length - followerLimitOf(table, seat)
      : 0;
  while (surplus() > 0) {
    const chosen = yield* choose(table, seat, {
      kind: 'surplus',
      what: 'followers',
      options: () =>
        surplus() > 0 ? hero(table.state, seat).followers.map((card) => refer('card', card)) : [],
    });
    if (chosen === '') return;
    yield* putDown(table, seat, { card: idOf(chosen), forced: true });
    yield* settle(table);
  }
}
