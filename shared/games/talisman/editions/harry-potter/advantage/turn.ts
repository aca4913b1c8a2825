import type { AtOnce } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import { turnToken as turnAny } from '../../../effects/turn.ts';
import { type State } from '../../../state.ts';
import { hero, isSeated } from '../../../state-queries.ts';
import { ADVANTAGE, DEATH_EATERS, ORDER } from '../names.ts';

/** Turns the Advantage token to a side, or over; a side that is up stays (HP-ADV-10). */
export const turnToken = (table: TalismanTable, to?: string): AtOnce =>
  turnAny(table, ADVANTAGE, to);

/** The side with fewer characters; if equal, the one opposed to the first player's (HP-SET-17, 18). */
export function firstSide(state: State): string {
  const counted = (side: string): number =>
    state.seats.filter((seat) => isSeated(state, seat) && hero(state, seat).alignment === side)
      .length;
  const [order, eaters] = [counted(ORDER), counted(DEATH_EATERS)];
  if (order !== eaters) return order < eaters ? ORDER : DEATH_EATERS;
  const first = isSeated(state, state.first) ? hero(state, state.first).alignment : ORDER;
  return first === ORDER ? DEATH_EATERS : ORDER;
}
