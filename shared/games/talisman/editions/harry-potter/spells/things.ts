import type { Seat } from '../../../../../engine/index.ts';
import { choose } from '../../../asking/asking.ts';
import { putDown, takeCard } from '../../../changes/cards.ts';
import type { Special } from '../../../edition/edition.ts';
import type { Law } from '../../../edition/casting-laws.ts';
import type { Sight } from '../../../edition/print.ts';
import { parting } from '../../../effects/belongings.ts';
import { takeFrom } from '../../../fight/take.ts';
import { mayOwn } from '../../../character/owning.ts';
import { concernedIn } from '../../../spells/window-facts.ts';
import { type Card } from '../../../state.ts';
import { cardsAt, isLiving } from '../../../state-queries.ts';
import { areOpposed, isNear, regionOf, seatOf } from './reach.ts';
import { idOf, refer } from '../../../reference.ts';

/** Drops an Object of the other, of the caster's choice, on the ground there; not a Hallow. */
export const expelliarmus: Special = function* (table, { seat, target: other = '' }) {
  if (parting(table, other).length === 0) return;
  const option = yield* choose(table, seat, {
    kind: 'steal',
    what: 'drop',
    about: { from: refer('seat', other) },
    options: () => parting(table, other).map((card) => refer('card', card)),
    auto: true,
  });
  const card = idOf(option);
  if (parting(table, other).includes(card)) {
    yield* putDown(table, other, { card, forced: true });
  }
};

/**
 * True for a target in the region at the beginning of the seat's own turn, or for the opponent in its
 * own battle.
 */
export const mayDisarm: Law = (sight, aim) => {
  const { seat, window } = aim;
  const other = seatOf(aim);
  if (other === undefined || parting(sight, other).length === 0) return false;
  const fighting = concernedIn(window);
  return window.moment === 'attack'
    ? fighting.includes(seat) && fighting.includes(other)
    : sight.state.turn.seat === seat && isNear(sight, seat, other);
};

/** True at the start of the seat's own turn, or in its own battle: only then can it be cast. */
export const isOwnMoment: Law = ({ state }, { seat, window }) =>
  window.moment === 'attack' ? concernedIn(window).includes(seat) : state.turn.seat === seat;

/** Brings an Object to the caster: an opponent's, or one that lies in the region; not a Hallow. */
export const accio: Special = function* (table, { seat, target = '' }) {
  if (!isLiving(table.state, seat)) return;
  if (!(target in table.state.players)) {
    const space = spaceOf(table, target);
    if (space !== undefined) yield* takeCard(table, seat, { card: target, from: { space } });
    return;
  }
  if (summonable(table, seat, target).length === 0) return;
  const option = yield* choose(table, seat, {
    kind: 'steal',
    about: { from: refer('seat', target) },
    options: () => summonable(table, seat, target).map((card) => refer('card', card)),
    auto: true,
  });
  if (!summonable(table, seat, target).includes(idOf(option))) return;
  yield* takeFrom(table, { seat, other: target, option });
};

const summonable = (sight: Sight, seat: Seat, other: Seat): readonly Card[] =>
  parting(sight, other).filter((card) => mayOwn(sight, seat, card));

const spaceOf = ({ state }: Sight, card: Card): string | undefined =>
  Object.keys(state.board).find((space) => cardsAt(state, space).includes(card));

export const maySummon: Law = (sight, aim) => {
  const { seat, target = '' } = aim;
  const other = seatOf(aim);
  if (other === undefined) return liesNear(sight, seat, idOf(target));
  return (
    isNear(sight, seat, other) &&
    areOpposed(sight, seat, other) &&
    summonable(sight, seat, other).length > 0
  );
};

/** True for an Object in the caster's region that the caster may own. */
function liesNear(sight: Sight, seat: Seat, card: Card): boolean {
  const { book } = sight.edition;
  const { type, precious, gold } = book.card(card);
  const space = spaceOf(sight, card);
  if (type !== 'object' || precious || gold !== undefined || space === undefined) return false;
  return book.space(space).region === regionOf(sight, seat) && mayOwn(sight, seat, card);
}
