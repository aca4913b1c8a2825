import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { chooseSome } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { gain, roomFor } from '../changes/goods.ts';
import { settle } from '../changes/settle.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import { idOf, refer } from '../reference.ts';

/**
 * Lets a character exchange trophies at the end of its own turn, separately by attribute (T4-TRO-02 to
 * 05). A seat that could get no counter for them is not asked.
 */
export function* tradeTrophies(table: TalismanTable, seat: Seat): Procedure {
  for (const attribute of Object.keys(table.edition.content.attributes)) {
    yield* tradeFor(table, seat, attribute);
  }
}

/** The player picks which (T4-RUL-132); points short of a counter are lost (T4-TRO-06). */
function* tradeFor(table: TalismanTable, seat: Seat, attribute: string): Procedure {
  if (!isWorthwhile(table, seat, attribute)) return;
  const rate = table.edition.trophyRate(table.state);
  const options = (): readonly string[] =>
    trophiesOf(table, seat, attribute).map((card) => refer('card', card));
  const chosen = yield* chooseSome(table, seat, {
    kind: 'trade',
    what: attribute,
    about: { attribute: refer('attribute', attribute), rate },
    options,
    min: 0,
    max: options().length,
  });
  if (!isLiving(table.state, seat)) return;
  yield* exchanged(table, seat, { attribute, cards: chosen.map((id) => idOf(id)) });
}

type Trade = { readonly attribute: string; readonly cards: readonly Card[] };

function* exchanged(table: TalismanTable, seat: Seat, { attribute, cards }: Trade): Procedure {
  const rate = table.edition.trophyRate(table.state);
  const worth = pointsOf(table, cards);
  const points = Math.floor(worth / rate);
  if (points === 0) return;
  const deal = { cards, attribute, points, worth, rate };
  yield* tell<TalismanEvent>({ type: 'TrophiesTraded', seat, ...deal });
  yield* gain(table, seat, { what: attribute, amount: points, of: 'cause.trophies' });
  yield* settle(table);
}

const isWorthwhile = (table: TalismanTable, seat: Seat, attribute: string): boolean =>
  isLiving(table.state, seat) &&
  (table.edition.toadsGrow || hero(table.state, seat).toad === undefined) &&
  roomFor(table, seat, attribute) > 0 &&
  pointsOf(table, trophiesOf(table, seat, attribute)) >= table.edition.trophyRate(table.state);

const trophiesOf = (sight: Sight, seat: Seat, attribute: string): readonly Card[] =>
  hero(sight.state, seat).trophies.filter(
    (card) => sight.edition.book.card(card).attack?.attribute === attribute,
  );

const pointsOf = ({ edition }: Sight, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (edition.book.card(card).attack?.value ?? 0), 0);
