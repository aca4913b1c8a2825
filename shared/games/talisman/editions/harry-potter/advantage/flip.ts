import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { agrees } from '../../../asking/asking.ts';
import { leaveUnlessLanded } from '../../../asking/guards.ts';
import type { Edition, TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { TalismanEvent } from '../../../events.ts';
import { special } from '../../../character/powers.ts';
import { isLiving } from '../../../state-queries.ts';
import { turnToken } from './turn.ts';
import { refer } from '../../../reference.ts';

/** The name of the question, and of the ability. */
const PRESSURE = 'pressure';

/**
 * Turns the Advantage token over for Events just revealed, once, before any card is resolved
 * (HP-ADV-08, 09, 11, HP-RUL-07).
 */
export const flip: Edition['revealed'] = function* (table, at, cards) {
  const { book } = table.edition;
  if (!cards.some((card) => book.card(card).type === 'event')) return;
  const stays = yield* presses(table, at.seat);
  leaveUnlessLanded(table, at);
  if (!stays) yield* turnToken(table);
};

/** Asks a character with this ability, once a turn, to keep the token as it lies. */
function* presses(table: TalismanTable, seat: Seat): Procedure<boolean> {
  if (!canPress(table, seat)) return false;
  const about = { ability: refer('ability', PRESSURE) };
  const agreed = yield* agrees(table, seat, { kind: 'use', what: PRESSURE, about });
  if (!agreed || !canPress(table, seat)) return false;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: PRESSURE });
  return true;
}

const canPress = (sight: Sight, seat: Seat): boolean =>
  isLiving(sight.state, seat) &&
  special(sight, seat, PRESSURE) &&
  !sight.state.turn.used.includes(`${seat}/${PRESSURE}`);
