import { hashOf } from '../../../shared/tournaments/chance/derived.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Series } from '../../../shared/tournaments/series/series.ts';
import { seriesTable } from '../../../shared/tournaments/series/series-table.ts';
import type { Reader } from '../reading/reader.ts';
import { orderOf } from './order-of.ts';
import type { SeriesResult, SeriesTable } from './series-contract.ts';
import { tournamentsIn } from './tournaments-in.ts';

/** Computes the table of a series from the present results of its events; nothing is stored. */
export async function tableOfSeries(reader: Reader, series: Series): Promise<SeriesTable> {
  const all = await tournamentsIn(reader, series.events.flat());
  const byId = new Map(all.map((tournament) => [tournament.id, tournament]));
  const events = series.events.map((ids) => {
    const divisions = ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter((each) => isShownIn(series, each));
    return { ids, divisions, result: resultOf(divisions) };
  });
  const counted = events.flatMap(({ divisions, result }, i) =>
    result === 'NONE' ? [] : [{ id: String(i), divisions: divisions.filter(isHeld) }],
  );
  const seed = seedOf(
    series,
    counted.flatMap(({ divisions }) => divisions),
  );
  const tables = counted.map(({ id, divisions }) => ({
    id,
    table: [...new Set(divisions.flatMap(orderOf))],
  }));
  const where = events.map(({ divisions }) => whereIn(divisions));
  return {
    events: events.map(({ ids, result }) => ({ tournaments: ids, result })),
    seed,
    rows: seriesTable(tables, series.regulations, seed).map(({ events: scores, ...row }) => ({
      ...row,
      events: scores.map(({ event, ...score }) => ({
        ...score,
        number: Number(event) + 1,
        tournament: where[Number(event)]?.(row.account) ?? '',
      })),
    })),
  };
}

const isHeld = ({ status }: Tournament): boolean => status !== 'CANCELLED';

/**
 * True if a tournament shows in a series: a private one is hidden unless the series is private,
 * too.
 */
const isShownIn = (series: Series, { visibility }: Tournament): boolean =>
  visibility !== 'PRIVATE' || series.visibility === 'PRIVATE';

/**
 * The result of an event: it counts once all of its divisions are over; cancelled ones are left
 * out.
 */
function resultOf(divisions: readonly Tournament[]): SeriesResult {
  const held = divisions.filter(isHeld);
  const are = (...statuses: readonly Tournament['status'][]): boolean =>
    held.length > 0 && held.every(({ status }) => statuses.includes(status));
  if (are('FINAL')) return 'FINAL';
  return are('FINISHED', 'FINAL') ? 'PROVISIONAL' : 'NONE';
}

/**
 * The seed of the draw, in hex: SHA-256 of the id of the series and of the secrets of its events,
 * which no one knew before their ends; a commitment stands in for a secret that is not revealed
 * yet.
 */
const seedOf = ({ id }: Series, tournaments: readonly Tournament[]): string =>
  hashOf(['series', id, ...tournaments.map(({ secret, commitment }) => secret ?? commitment)]);

/** The division of an event in which an account has played: the highest one. */
function whereIn(divisions: readonly Tournament[]): (account: string) => string | undefined {
  const [first, ...others] = divisions.filter(isHeld);
  if (others.length === 0) return () => first?.id;
  const all = divisions.filter(isHeld).toReversed();
  const known = new Map(all.flatMap((each) => orderOf(each).map((who) => [who, each.id] as const)));
  return (account) => known.get(account);
}
