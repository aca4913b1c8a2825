import type { Procedure, Seat } from '../../../engine/index.ts';
import { discardCard } from '../cards.ts';
import type { TalismanTable } from '../edition.ts';
import { abilitiesOf } from '../powers.ts';
import { hero, type Card } from '../state.ts';

/** No other Follower stays with the owner of a Hag: they are discarded at once. */
export function* sendFollowersAway(table: TalismanTable, seat: Seat): Procedure {
  const [power] = abilitiesOf(table, seat, 'repel-followers');
  if (power === undefined) return;
  const others = hero(table.state, seat).followers.filter((card) => card !== power.card);
  yield* discardAll(table, seat, others);
}

/** Visiting this choice of a space frees one of what is bound until then (T4-RUL-97). */
export function* release(table: TalismanTable, seat: Seat, choice: string): Procedure {
  const bound = abilitiesOf(table, seat, 'repel-followers').flatMap(({ ability, card }) =>
    card !== undefined && ability.until.includes(choice) ? [card] : [],
  );
  yield* discardAll(table, seat, bound);
}

function* discardAll(table: TalismanTable, seat: Seat, cards: readonly Card[]): Procedure {
  for (const card of cards) yield* discardCard(table, card, { seat });
}
