import type { AtOnce, Procedure, Seat } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import { pay } from '../changes/goods.ts';
import { abilitiesOf } from '../character/powers.ts';
import { explain } from '../changes/explain.ts';
import { settleAt } from '../asking/settle-at.ts';
import { settle } from '../changes/settle.ts';
import { hero } from '../state-queries.ts';
import { purseOf } from '../any-time/any-time.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { mayReceive, receive } from './receive.ts';
import { sourceOf } from '../edition/source.ts';
import { leaveUnlessThere } from '../asking/guards.ts';
import { idOf, refer } from '../reference.ts';

/** Buys any number of cards at these prices, while the supply and the gold last (T4-BRD-13). */
export function* shopOf(
  table: TalismanTable,
  occasion: Occasion,
  { prices }: EffectOf<'shop'>,
): Procedure {
  const { seat, card } = occasion;
  const bargains = (): Prices => bargained(table, seat, prices);
  if (card !== undefined) yield* shoplift(table, occasion, table.edition.book.kindOf(card));
  leaveUnlessThere(table, occasion);
  for (;;) {
    const choice = yield* chooseIfAny(table, occasion, {
      kind: 'buy',
      about: { ...sourceOf(table, occasion), ...asked(bargains()) },
      options: () => goodsFor(table, seat, bargains()),
      fallback: ['done'],
    });
    if (choice === undefined || choice === 'done') return;
    const amount = bargains()[idOf(choice)] ?? 0;
    if (amount < (prices[idOf(choice)] ?? 0)) yield* explainBargain(table, seat);
    yield* pay(table, seat, { amount, of: refer('card', idOf(choice)) });
    yield* receive(table, seat, idOf(choice));
    yield* settleAt(table, occasion);
  }
}

function* explainBargain(table: TalismanTable, seat: Seat): AtOnce {
  for (const power of abilitiesOf(table, seat, 'bargain')) yield* explain(table, seat, power);
}

/** Price for a seat that bargains: reduced, at least 1; a price of 0 stays. */
function bargained(sight: Sight, seat: Seat, prices: Prices): Prices {
  const powers = abilitiesOf(sight, seat, 'bargain');
  if (powers.length === 0) return prices;
  const off = powers.reduce((sum, { ability }) => sum + ability.off, 0);
  const cheaper = (price: number): number => Math.min(price, Math.max(1, price - off));
  return Object.fromEntries(Object.entries(prices).map(([kind, price]) => [kind, cheaper(price)]));
}

/** The prices, for the words of the options. */
const asked = (prices: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(prices).map(([kind, price]) => [`price:${kind}`, price]));

const withDone = (kinds: readonly string[]): readonly string[] =>
  kinds.length === 0 ? [] : [...kinds.map((kind) => refer('buy', kind)), 'done'];

/** Affordable goods; only `done` if gold must be made first. */
function goodsFor(table: TalismanTable, seat: Seat, prices: Prices): readonly string[] {
  const affordable = forSale(table, seat, { prices, gold: hero(table.state, seat).gold });
  if (affordable.length > 0) return withDone(affordable);
  const could = forSale(table, seat, { prices, gold: purseOf(table, seat) });
  return could.length > 0 ? ['done'] : [];
}

type Prices = Readonly<Record<string, number>>;

const forSale = (
  table: TalismanTable,
  seat: Seat,
  { prices, gold }: { readonly prices: Prices; readonly gold: number },
): readonly string[] =>
  Object.entries(prices)
    .filter(([kind, price]) => price <= gold && mayReceive(table, seat, kind))
    .map(([kind]) => kind);

/** A thief takes one card of the open supply for nothing at a visit there, whatever is sold. */
export function* shoplift(table: TalismanTable, occasion: Occasion, visited: string): Procedure {
  const { seat } = occasion;
  const power = () =>
    abilitiesOf(table, seat, 'shoplift').find(({ ability }) => ability.at.includes(visited));
  const choice = yield* chooseIfAny(table, occasion, {
    kind: 'shoplift',
    about: sourceOf(table, occasion),
    options: () => (power() === undefined ? [] : withDone(lifted(table, seat))),
    fallback: ['done'],
  });
  const cause = power();
  if (choice === undefined || choice === 'done' || cause === undefined) return;
  yield* explain(table, seat, cause);
  yield* receive(table, seat, idOf(choice));
  yield* settle(table);
}

function lifted(table: TalismanTable, seat: Seat): readonly string[] {
  const kinds = new Set(table.state.purchase.map((card) => table.edition.book.kindOf(card)));
  return [...kinds].filter((kind) => mayReceive(table, seat, kind));
}
