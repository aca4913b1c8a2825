import type { AtOnce, Seat } from '../../../engine/index.ts';
import { discardCard } from './cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import { explain } from './explain.ts';
import { abilitiesOf } from '../character/powers.ts';
import { type Card } from '../state.ts';
import { player } from '../state-queries.ts';

/** The Followers that may not stay: all others of an owner of a Hag. */
export function repelled(sight: Sight, seat: Seat): readonly Card[] {
  const followers = player(sight.state, seat).character?.followers ?? [];
  if (followers.length < 2) return [];
  const [power] = abilitiesOf(sight, seat, 'repel-followers');
  return power === undefined ? [] : followers.filter((card) => card !== power.card);
}

/** Discards at once the Followers that may not stay. */
export function* sendFollowersAway(table: TalismanTable, seat: Seat): AtOnce {
  const [power] =
    repelled(table, seat).length > 0 ? abilitiesOf(table, seat, 'repel-followers') : [];
  if (power !== undefined) yield* explain(table, seat, power);
  yield* discardAll(table, seat, repelled(table, seat));
}

/** Discards the cards bound to the seat until it visits this choice of a space (T4-RUL-97). */
export function* release(table: TalismanTable, seat: Seat, choice: string): AtOnce {
  const bound = abilitiesOf(table, seat, 'repel-followers').flatMap(({ ability, card }) =>
    card !== undefined && ability.until.includes(choice) ? [card] : [],
  );
  yield* discardAll(table, seat, bound);
}

function* discardAll(table: TalismanTable, seat: Seat, cards: readonly Card[]): AtOnce {
  for (const card of cards) yield* discardCard(table, card, { seat });
}
