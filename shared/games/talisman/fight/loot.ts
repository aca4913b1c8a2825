import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { chooseSome } from '../asking/asking.ts';
import { takeCard } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { mayOwn } from '../character/owning.ts';
import { settle } from '../changes/settle.ts';
import { type Character } from '../state.ts';
import { cardsAt, goldAt, hero, isLiving } from '../state-queries.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/**
 * Lets a killed character die, and its killer take any of its Objects, Followers and gold; the rest
 * stays on the space (T4-ENC-04, 05, T4-BCH-14, 15). Nothing is taken if there is an heirloom
 * (T4-ALT-10).
 *
 * @param left the killed character just before its death
 */
export function* loot(table: TalismanTable, seat: Seat, left: Character): Procedure {
  yield* settle(table);
  if (table.state.options.inheritance || !isLiving(table.state, seat)) return;
  const options = (): readonly string[] => lootOf(table, seat, left);
  const max = options().length;
  if (max === 0) return;
  const chosen = yield* chooseSome(table, seat, { kind: 'loot', options, min: 0, max });
  if (!isLiving(table.state, seat)) return;
  yield* carryOff(table, seat, { chosen, space: left.space });
  yield* settle(table);
}

/** Loot that lies there now and may be owned (T4-RUL-64); gold coin by coin. */
function lootOf(table: TalismanTable, seat: Seat, left: Character): readonly string[] {
  const lying = cardsAt(table.state, left.space);
  const coins = isPurseless(table, seat) ? 0 : Math.min(left.gold, goldAt(table.state, left.space));
  return [
    ...[...left.objects, ...left.followers]
      .filter((card) => lying.includes(card) && mayOwn(table, seat, card))
      .map((card) => refer('card', card)),
    ...Array.from({ length: coins }, (_, i) => refer('coin', i + 1)),
  ];
}

/** A Toad keeps no gold (T4-RUL-93). */
const isPurseless = ({ state }: TalismanTable, seat: Seat): boolean =>
  hero(state, seat).toad !== undefined && !state.options.toadCarries;

type Loot = { readonly chosen: readonly string[]; readonly space: string };

function* carryOff(table: TalismanTable, seat: Seat, { chosen, space }: Loot): Procedure {
  const from = { space };
  const amount = chosen.filter((option) => refersTo('coin', option)).length;
  if (amount > 0) yield* tell<TalismanEvent>({ type: 'GoldTaken', seat, amount, from });
  for (const option of chosen.filter((each) => refersTo('card', each))) {
    yield* takeCard(table, seat, { card: idOf(option), from });
  }
}
