import { type Procedure, type Seat } from '../../../../../engine/index.ts';
import { chooseSome, FEWEST } from '../../../asking/asking.ts';
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
    const count = table.rules < FEWEST ? 1 : surplus();
    const chosen = yield* chooseSome(table, seat, {
      kind: 'surplus',
      what: 'followers',
      options: () =>
        surplus() > 0 ? hero(table.state, seat).followers.map((card) => refer('card', card)) : [],
      min: count,
      max: count,
      ...(table.rules >= FEWEST && { auto: true as const }),
    });
    if (chosen.length === 0) return;
    for (const option of chosen) {
      yield* putDown(table, seat, { card: idOf(option), forced: true });
    }
    yield* settle(table);
  }
}
