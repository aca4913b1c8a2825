import { playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { tableOf } from '../../../shared/tournaments/table/table.ts';

/** Cached orders of tournaments: a reader returns the same object until something has changed. */
const known = new WeakMap<Tournament, readonly string[]>();

/**
 * The accounts of a completed tournament, the best first: by the table of its last stage, then
 * those not in it by that of the stage before. A place belongs to the account that holds the start
 * number; disqualified players have none.
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
