import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { isUnder } from '../edition/lasts.ts';
import { has } from '../character/powers.ts';
import { hero } from '../state-queries.ts';

/**
 * The pace of a character (T4-RUL-99): by `die`; `dragged` by one that goes with it, one space and no
 * roll, unless by raft or offer; or a `crawl`, one space and nothing else (Toads, T4-TOD-11, and
 * all who are slowed, T4-RUL-113).
 */
export type Pace = 'die' | 'dragged' | 'crawl';

export function paceOf(sight: Sight, seat: Seat): Pace {
  if (hero(sight.state, seat).toad || isUnder(sight, 'slows', seat)) return 'crawl';
  return has(sight, seat, 'slow') ? 'dragged' : 'die';
}
