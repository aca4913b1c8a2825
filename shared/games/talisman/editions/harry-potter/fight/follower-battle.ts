import type { Procedure } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { Won } from '../../../edition/bouts.ts';
import { battleWith } from '../../../fight/attack.ts';
import { foeOf } from '../../../edition/foe.ts';
import { type Card } from '../../../state.ts';
import { hero } from '../../../state-queries.ts';

/**
 * The loser's Followers that the active player may attack: those of the other side, because neutral
 * ones do not fight (HP-PVP-15, 16, HP-RUL-25).
 */
export function attackable({ state, edition }: Sight, won: Won): readonly Card[] {
  if (!won.active) return [];
  const { alignment } = hero(state, won.winner);
  return hero(state, won.loser).followers.filter((card) => {
    const { sided } = edition.book.card(card);
    return sided !== undefined && sided.alignment !== alignment;
  });
}

/**
 * A battle with it as with one Enemy; its owner keeps it unless it is defeated (HP-PVP-17, 18,
 * HP-RUL-35).
 */
export function* attackFollower(
  table: TalismanTable,
  { winner: seat, loser }: Won,
  card: Card,
): Procedure {
  yield* battleWith(table, { seat }, [{ ...foeOf(table.edition, card), of: loser }]);
}
