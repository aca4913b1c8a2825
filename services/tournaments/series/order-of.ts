import { playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { tableOf } from '../../../shared/tournaments/table/table.ts';

/** Tables of tournaments that stand: a reader gives the same object until something has changed. */
const known = new WeakMap<Tournament, readonly string[]>();

/**
 * The accounts of a tournament that is over, the best first: by the table of its last stage, then those who did not
 * get there by that of the stage before. A place is of whoever holds the start number; the disqualified have none.
 */
export function orderOf(tournament: Tournament): readonly string[] {
  const before = known.get(tournament);
  if (before !== undefined) return before;
  const numbers = new Set<number>();
  for (let { stage } = tournament; stage > 0; stage -= 1) {
    for (const { number } of tableOf(tournament, { stage })) numbers.add(number);
  }
  const order = [...numbers].flatMap((number) => playerOf(tournament, number)?.account ?? []);
  known.set(tournament, order);
  return order;
}
