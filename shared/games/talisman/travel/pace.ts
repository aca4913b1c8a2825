import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import { effectOn, isUnder } from '../edition/lasts.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf, has } from '../character/powers.ts';
import { refer } from '../reference.ts';
import { hero } from '../state-queries.ts';

/**
 * The pace of a character (T4-RUL-99): by `die`; `dragged` by a companion, one space and no roll,
 * unless by raft or offer; or a `crawl`, one space and nothing else (Toads, T4-TOD-11, and all slowed
 * seats, T4-RUL-113).
 */
export type Pace = 'die' | 'dragged' | 'crawl';

export function paceOf(sight: Sight, seat: Seat): Pace {
  if (hero(sight.state, seat).toad || isUnder(sight, 'slows', seat)) return 'crawl';
  return has(sight, seat, 'slow') ? 'dragged' : 'die';
}

/** Tells the reason for going one space without a roll. */
export function* tellPace(table: TalismanTable, seat: Seat): AtOnce {
  const of = slowedBy(table, seat);
  if (table.rules >= 2 && of !== undefined) {
    yield* tell<TalismanEvent>({ type: 'RollForgone', seat, of });
  }
}

function slowedBy(sight: Sight, seat: Seat): string | undefined {
  if (hero(sight.state, seat).toad) return 'toad';
  const slowing = effectOn(sight, 'slows', seat);
  if (slowing !== undefined) return refer('lasting', slowing.kind);
  const [power] = abilitiesOf(sight, seat, 'slow');
  if (power === undefined) return undefined;
  return power.card === undefined ? refer('ability', power.ability.id) : refer('card', power.card);
}
