import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { discardCard, putDown } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { LifeLoss } from '../edition/bouts.ts';
import type { TalismanEvent } from '../events.ts';
import { none } from '../edition/unchanged.ts';
import { type Card } from '../state.ts';
import { hasFollower, hero, isLiving } from '../state-queries.ts';
import { openWindow } from './window.ts';
import { refer } from '../reference.ts';

/**
 * Loses lives, unless abilities or Spells save them, one each (T4-CRD; Preservation). Deaths are left
 * to the caller's `settle`. Returns the number of lives actually lost.
 */
export function* loseLives(table: TalismanTable, loss: LifeLoss): Procedure<number> {
  const { seat, by, cause, of } = loss;
  let due = loss.amount - (yield* rescued(table, loss));
  while (due > 0 && livesOf(table, seat) > 0) {
    const about = { loser: refer('seat', seat), lives: due, cause };
    if (!(yield* openWindow(table, { moment: 'life', seat, about }))) break;
    due -= 1;
    if (isLiving(table.state, seat))
      yield* tell<TalismanEvent>({ type: 'LifeSaved', seat, by: 'spell' });
  }
  const amount = Math.min(due, livesOf(table, seat));
  if (amount === 0) return 0;
  const taker = by === undefined || by === seat ? {} : { by };
  const source = of === undefined ? {} : { of };
  yield* tell<TalismanEvent>({ type: 'LifeLost', seat, amount, ...taker, ...source });
  return amount;
}

const rescued = (table: TalismanTable, loss: LifeLoss): Procedure<number> =>
  livesOf(table, loss.seat) > 0 ? table.edition.rescue(table, loss) : none();

const livesOf = ({ state }: TalismanTable, seat: Seat): number =>
  isLiving(state, seat) ? hero(state, seat).lives : 0;

/**
 * Followers are lost one by one, each unless a Spell saves it: to their discard pile (T4-FOL-03), or
 * left on the space. The caller settles.
 */
export function* loseFollowers(
  table: TalismanTable,
  seat: Seat,
  cards: readonly Card[],
  { to }: { readonly to: 'discard' | 'space' },
): Procedure {
  for (const card of cards) {
    const about = {
      loser: refer('seat', seat),
      card: refer('card', table.edition.book.kindOf(card)),
    };
    const window = { moment: 'follower', seat, subject: card, about } as const;
    if (!hasFollower(table.state, seat, card) || (yield* openWindow(table, window))) continue;
    if (hasFollower(table.state, seat, card)) yield* loseFollower(table, { seat, card, to });
  }
}

function loseFollower(
  table: TalismanTable,
  {
    seat,
    card,
    to,
  }: { readonly seat: Seat; readonly card: Card; readonly to: 'discard' | 'space' },
): AtOnce {
  return to === 'discard'
    ? discardCard(table, card, { seat })
    : putDown(table, seat, { card, forced: true });
}
