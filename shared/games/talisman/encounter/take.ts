import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Landing } from '../edition/occasions.ts';
import { discardCard, takeCard } from '../changes/cards.ts';
import { kindFor } from '../character/sides.ts';
import type { TalismanEvent } from '../events.ts';
import { gain, pay } from '../changes/goods.ts';
import { isAllowed, mayTake } from '../character/owning.ts';
import { settleAt } from '../asking/settle-at.ts';
import { type Card } from '../state.ts';
import { cardsAt, goldAt, hero } from '../state-queries.ts';
import { canChangeAlignment, purseOf } from '../any-time/any-time.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { idOf, refer } from '../reference.ts';

const goods: readonly string[] = ['object', 'magic-object', 'follower'];

/**
 * True for Objects, and Followers not of the other side; other cards of a space are met, not taken.
 */
export const isGoods = (sight: Sight, seat: Seat, card: Card): boolean =>
  goods.includes(kindFor(sight, seat, card));

/** Takes the Objects, Followers and gold left there, at the end (T4-SPC-06, T4-TRN-12, T4-RUL-131). */
export const takeWhatLies = (table: TalismanTable, at: Landing): Procedure =>
  take(table, at, { gold: true });

/** Objects and Followers in their turn, before Places (T4-RUL-101). */
export const takeCards = (table: TalismanTable, at: Landing): Procedure =>
  take(table, at, { gold: false });

type Wanted = { readonly gold: boolean };

function* take(table: TalismanTable, at: Landing, wanted: Wanted): Procedure {
  const { seat } = at;
  for (;;) {
    const choice = yield* chooseIfAny(table, at, {
      kind: 'take',
      options: () => lying(table, seat, wanted),
      fallback: ['done'],
    });
    if (choice === undefined || choice === 'done') return;
    if (choice === 'gold') yield* takeGold(table, seat);
    else yield* takeLying(table, seat, idOf(choice));
    yield* settleAt(table, at);
  }
}

/**
 * The cards that may be taken here: allowed, not put down this turn, and paid for if due. If only
 * another alignment, or gold still to be made, would allow it, the only options are any-time actions.
 */
function lying(table: TalismanTable, seat: Seat, wanted: Wanted): readonly string[] {
  const { state, edition } = table;
  const { space, gold, toad } = hero(state, seat);
  const feeOf = (card: Card): number => edition.book.card(card).hire ?? 0;
  const goodsHere = cardsAt(state, space).filter((card) => isGoods(table, seat, card));
  const cards = goodsHere.filter((card) => mayTake(table, seat, card) && feeOf(card) <= gold);
  const isItself = toad === undefined && !state.turn.used.includes(`${seat}/shape`);
  const carriesGold = isItself || state.options.toadCarries;
  const coins = wanted.gold && carriesGold && goldAt(state, space) > 0 ? ['gold'] : [];
  const options = [...cards.map((card) => refer('card', card)), ...coins];
  const out = goodsHere.filter((card) => !cards.includes(card));
  return options.length === 0 && !out.some((card) => mightTake(table, seat, card))
    ? []
    : [...options, 'done'];
}

/** True if an any-time action could let the seat have it after all. */
function mightTake(sight: Sight, seat: Seat, card: Card): boolean {
  const { hire = 0 } = sight.edition.book.card(card);
  if (mayTake(sight, seat, card)) return hire <= purseOf(sight, seat);
  return !isAllowed(sight, seat, card) && canChangeAlignment(sight, seat);
}

function* takeGold(table: TalismanTable, seat: Seat): AtOnce {
  const { space } = hero(table.state, seat);
  const amount = goldAt(table.state, space);
  yield* tell<TalismanEvent>({ type: 'GoldTaken', seat, amount, from: { space } });
}

/** Bags are turned into gold at once; who wants wages is paid (the Mercenary). */
function takeLying(table: TalismanTable, seat: Seat, card: Card): Procedure {
  const { gold, hire = 0 } = table.edition.book.card(card);
  const { space } = hero(table.state, seat);
  return gold === undefined
    ? takeForWages(table, seat, { card, hire, space })
    : emptied(table, seat, { card, gold, space });
}

type Lying = { readonly card: Card; readonly space: string };

function* takeForWages(
  table: TalismanTable,
  seat: Seat,
  { card, hire, space }: Lying & { readonly hire: number },
): Procedure {
  yield* pay(table, seat, { amount: hire, of: refer('card', table.edition.book.kindOf(card)) });
  yield* takeCard(table, seat, { card, from: { space } });
}

function* emptied(
  table: TalismanTable,
  seat: Seat,
  { card, gold, space }: Lying & { readonly gold: number },
): AtOnce {
  yield* discardCard(table, card, { space });
  const of = refer('card', table.edition.book.kindOf(card));
  yield* gain(table, seat, { what: 'gold', amount: gold, of });
}
