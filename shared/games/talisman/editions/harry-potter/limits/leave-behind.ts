import { tell, type AtOnce, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { chooseSome } from '../../../asking/asking.ts';
import { putDown } from '../../../changes/cards.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { TalismanEvent } from '../../../events.ts';
import { settle } from '../../../changes/settle.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { idOf, refer, refersTo } from '../../../reference.ts';

/**
 * Leaves any of the seat's own Objects and Followers on the space, and Galleons if `coins` (HP-DIT-01,
 * HP-RUL-44). They cannot be taken back in this turn (HP-DIT-02). Returns true if it left any.
 */
export function* leaveBehind(
  table: TalismanTable,
  seat: Seat,
  { what, coins = true }: { readonly what?: string; readonly coins?: boolean } = {},
): Procedure<boolean> {
  const options = (): readonly string[] => leavable(table, seat, coins);
  const max = options().length;
  if (max === 0) return false;
  const kind = 'ditch';
  const chosen = yield* chooseSome(table, seat, {
    kind,
    options,
    min: 0,
    max,
    ...(what !== undefined && { what }),
  });
  yield* putAllDown(table, seat, chosen);
  return chosen.length > 0 && isLiving(table.state, seat);
}

/** The things that a seat can leave: forced Followers cannot be (T4-RUL-96); all coins are alike. */
function leavable({ state, edition }: Sight, seat: Seat, coins: boolean): readonly string[] {
  const { objects, followers, gold } = hero(state, seat);
  const cards = [...objects, ...followers].filter((card) => !edition.book.card(card).forced);
  const purse = Array.from({ length: coins ? gold : 0 }, (_, i) => refer('coin', i + 1));
  return [...cards.map((card) => refer('card', card)), ...purse];
}

function* putAllDown(table: TalismanTable, seat: Seat, chosen: readonly string[]): Procedure {
  for (const option of chosen) {
    const card = idOf(option);
    if (refersTo('card', option) && owns(table, seat, card)) yield* putDown(table, seat, { card });
  }
  const amount = chosen.filter((option) => refersTo('coin', option)).length;
  if (amount > 0) yield* leaveGold(table, seat, amount);
  if (chosen.length > 0) yield* settle(table);
}

function owns({ state }: Sight, seat: Seat, card: string): boolean {
  if (!isLiving(state, seat)) return false;
  const { objects, followers } = hero(state, seat);
  return objects.includes(card) || followers.includes(card);
}

function* leaveGold(table: TalismanTable, seat: Seat, amount: number): AtOnce {
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'GoldLost', seat, amount, space });
}
