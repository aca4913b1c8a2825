import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Reader } from '../reading/reader.ts';

/** Number of tournaments read in parallel. */
const AT_ONCE = 10;

/** Tournaments by their ids, in this order. */
export async function tournamentsIn(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly Tournament[]> {
  const found: Tournament[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).map((id) => reader.latest(id));
    found.push(...(await Promise.all(some)).map(({ tournament }) => tournament));
  }
  return found;
}
