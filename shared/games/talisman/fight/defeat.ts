import type { Procedure, Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { settle } from '../changes/settle.ts';
import { loseLives } from '../spells/loss.ts';
import { hero, isLiving } from '../state-queries.ts';
import { armourSaves } from './arms.ts';
import type { Foe } from '../edition/bouts.ts';
import { isBattle, type Fight } from '../character/strength.ts';

/** A defeat: the seat that loses a life for a lost fight, and the winner. */
export type Defeat = Fight & { readonly seat: Seat; readonly by?: Seat };

/**
 * Loses one life for a lost fight, against any number of creatures (T4-BCR-13, T4-RUL-34). Armour may
 * save it in battle; in psychic combat no Object does (T4-PSY-04). Returns true if it was lost.
 */
export function* loseLifeInFight(table: TalismanTable, defeat: Defeat): Procedure<boolean> {
  const { seat, by, foes } = defeat;
  if (isBattle(table, defeat) && (yield* armourSaves(table, seat, foes))) return false;
  if (!isLiving(table.state, seat)) return false;
  const cause = isBattle(table, defeat) ? 'fight' : 'psychic';
  const lost = yield* loseLives(table, {
    seat,
    amount: 1,
    cause,
    foes,
    attribute: defeat.attribute,
    ...(by !== undefined && { by }),
  });
  return lost > 0;
}

/** Loses the life of a lost fight, then performs each creature's `onLoss`, then settles. */
export function* defeated(table: TalismanTable, defeat: Defeat): Procedure {
  yield* loseLifeInFight(table, defeat);
  for (const foe of defeat.foes) yield* afterwards(table, defeat.seat, foe);
  yield* settle(table);
}

/** Effects of an Enemy on who loses to it, besides the life. */
function* afterwards(table: TalismanTable, seat: Seat, { card }: Foe): Procedure {
  if (card === undefined || !isLiving(table.state, seat)) return;
  const effects = table.edition.book.card(card).attack?.onLoss;
  if (effects === undefined || hero(table.state, seat).lives === 0) return;
  const { space } = hero(table.state, seat);
  yield* table.perform(table, { seat, space, card, unsettled: true }, effects);
}
