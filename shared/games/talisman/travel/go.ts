import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { discardCard } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import type { MovedBy } from '../events/turns.ts';
import { settle } from '../changes/settle.ts';
import { hero, isLiving } from '../state-queries.ts';

export type Going = {
  readonly to: string;
  readonly by: MovedBy;
  /** The means by which it went over the river, if it did: what drags it stays behind (T4-RUL-98). */
  readonly over?: 'bridge' | 'raft' | 'ferry';
  /** The spaces that it passes, for the log. */
  readonly past?: readonly string[];
};

/** Moves a character; in its own turn it lands there next. */
export function* goTo(
  table: TalismanTable,
  seat: Seat,
  { to, by, over, past = [] }: Going,
): Procedure {
  const from = hero(table.state, seat).space;
  const passed = table.rules >= 2 && past.length > 0 ? { past } : {};
  yield* tell<TalismanEvent>({ type: 'Moved', seat, from, space: to, by, ...passed });
  if (over !== undefined) yield* shakeOff(table, seat, over);
  yield* settle(table);
}

/** A Follower or card that slows a character down does not come over the river. */
function* shakeOff(table: TalismanTable, seat: Seat, over: string): AtOnce {
  if (!isLiving(table.state, seat)) return;
  const { book } = table.edition;
  const { followers, objects } = hero(table.state, seat);
  const left = [...followers, ...objects].filter((card) =>
    book
      .card(card)
      .abilities?.some((ability) => ability.can === 'slow' && ability.until.includes(over)),
  );
  for (const card of left) yield* discardCard(table, card, { seat });
}
