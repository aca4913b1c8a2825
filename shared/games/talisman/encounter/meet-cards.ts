import { leave, PROCEDURE, tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Landing } from '../edition/occasions.ts';
import { takeCard } from '../changes/cards.ts';
import { fightAsOne, haveOneNumber, kindFor, numberFor } from '../character/sides.ts';
import type { TalismanEvent } from '../events.ts';
import { fightCreatures } from '../fight/attack.ts';
import { foeOf } from '../edition/foe.ts';
import { mayOwn } from '../character/owning.ts';
import { settleAt } from '../asking/settle-at.ts';
import { isInner } from '../board/regions.ts';
import { type Card } from '../state.ts';
import { cardsAt, hero } from '../state-queries.ts';
import { isToBeMet, type Course } from '../edition/course.ts';
import { evadesHostile } from './hostile.ts';
import { isGoods, takeCards } from './take.ts';
import { visitCard, type CardVisit } from './visit-card.ts';

/**
 * Meets the cards on the space by number, those of one number in the order they were drawn (T4-ADV-05,
 * 06); Enemies of one number fight as one (T4-BCR-20). `fresh` are those drawn in this landing: a
 * forced Follower joins only its drawer (T4-RUL-96).
 */
export function* meetCards(
  table: TalismanTable,
  at: Landing,
  fresh: readonly Card[] = [],
): Procedure {
  const met: Card[] = [];
  for (;;) {
    const due = firstDue(table, at.seat, { met, fresh });
    if (due.length === 0) return;
    met.push(...due);
    yield* meet(table, at, { due, course: { met, fresh } });
    yield* settleAt(table, at);
  }
}

/** The next card; with it the Enemies it fights together with, or all that is to be taken. */
function firstDue(sight: Sight, seat: Seat, course: Course): readonly Card[] {
  const { state, edition } = sight;
  const { space } = hero(state, seat);
  const lying = cardsAt(state, space);
  const inTurn = isTakenInTurn(sight, space);
  const isDue = (card: Card): boolean =>
    isToBeMet(sight, course, card) &&
    (inTurn || edition.book.card(card).forced === true || !isGoods(sight, seat, card));
  const numberOf = (card: Card): number => numberFor(sight, seat, card) ?? 0;
  const [first, ...rest] = lying.filter(isDue).toSorted((a, b) => numberOf(a) - numberOf(b));
  if (first === undefined) return [];
  return [first, ...rest.filter((card) => goTogether(sight, seat, [first, card]))];
}

/**
 * True if goods are offered in their turn: something comes after them, and the space has no
 * instructions before all taking (T4-RUL-101, T4-RUL-131).
 */
function isTakenInTurn(sight: Sight, here: string): boolean {
  const { state, edition } = sight;
  if (isInner(sight, here)) return false;
  const places = cardsAt(state, here).filter((card) => edition.book.card(card).type === 'place');
  return edition.book.space(here).effects !== undefined || places.length > 0;
}

/** Enemies of one number and one attribute, or goods of one number. */
const goTogether = (sight: Sight, seat: Seat, pair: readonly [Card, Card]): boolean =>
  isGoods(sight, seat, pair[0])
    ? isGoods(sight, seat, pair[1]) && haveOneNumber(sight, seat, pair)
    : fightAsOne(sight, seat, pair);

type Due = { readonly due: readonly Card[]; readonly course: Course };

function* meet(table: TalismanTable, at: Landing, { due, course }: Due): Procedure {
  const [card = ''] = due;
  const { forced } = table.edition.book.card(card);
  const { seat, landing } = at;
  const meeting = { seat, landing, card, course, space: hero(table.state, seat).space };
  switch (kindFor(table, seat, card)) {
    case 'enemy':
      return yield* fight(table, at, due);
    case 'event':
    case 'stranger':
    case 'place':
      return yield* visitCard(table, meeting);
    case 'object':
    case 'magic-object':
    case 'follower':
      return yield* forced ? joined(table, meeting) : takeCards(table, at);
    case 'spell':
      return;
  }
}

/** Ends the turn at once if Enemies are not overcome (T4-BCR-16, T4-TRN-11). */
function* fight(table: TalismanTable, at: Landing, due: readonly Card[]): Procedure {
  const foes = due.map((card) => foeOf(table.edition, card));
  if ((yield* fightCreatures(table, at, foes)) !== 'won') return leave(PROCEDURE);
}

/**
 * Lets a forced Follower join its drawer unasked; if the drawer cannot have it, it stays on the space
 * (T4-RUL-93).
 */
function* joined(table: TalismanTable, meeting: CardVisit): Procedure {
  const { seat, space, card } = meeting;
  yield* tell<TalismanEvent>({ type: 'CardMet', seat, card, space });
  if (yield* evadesHostile(table, meeting, { card })) return;
  if (!cardsAt(table.state, space).includes(card) || !mayOwn(table, seat, card)) return;
  yield* takeCard(table, seat, { card, from: { space } });
}
