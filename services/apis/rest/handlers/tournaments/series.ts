import { definedFields } from '../../../http/defined-fields.ts';
import { seriesCsv } from '../../../../../shared/tournaments/exports/series-csv.ts';
import { calledIn } from '../../../../matches/words/names.ts';
import type { SeenSeries } from '../../../../tournaments/series/series-contract.ts';
import { seriesRows } from '../../../../tournaments/shown/series-rows.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import { write, writeAll } from '../../write.ts';
import { paged } from './paged.ts';

/** Series of tournaments, and leagues. */
export const series: Handlers<
  'listOwnSeries' | 'getSeries' | 'getSeriesStandings' | 'getSeriesCsv' | 'getQualified'
> = {
  async listOwnSeries(call) {
    const { first, after } = call.query;
    const page = { first, ...definedFields({ after }) };
    const { items, hasNext, end } = await call.tournaments.ownSeries(actorOf(call), page);
    return paged(
      items.map(({ item }) => ({ ...item })),
      { hasNext, end: end ?? items.at(-1)?.cursor, query: { first } },
    );
  },

  getSeries: async (call) =>
    done(call, await call.tournaments.findSeries(call.viewer, call.seriesId)),

  async getSeriesStandings(call) {
    const table = await call.tournaments.seriesTable(call.viewer, call.seriesId);
    const { items, hasNext } = seriesRows(table, call.query);
    const endCursor = items.at(-1)?.cursor ?? null;
    const hasNextPage = hasNext && endCursor !== null;
    return {
      body: {
        results: table.events.map(({ result }) => result),
        seed: table.seed,
        items: await writeAll(
          'SeriesStanding',
          items.map(({ item }) => item),
          call,
        ),
        hasNextPage,
        endCursor,
      },
      next: hasNextPage ? { first: call.query.first, after: endCursor } : undefined,
    };
  },

  async getSeriesCsv(call) {
    const { rows, events } = await call.tournaments.seriesTable(call.viewer, call.seriesId);
    const names = await call.accounts.names(rows.map(({ account }) => account));
    const nameOf = (id: string) => calledIn(call.locale, { id, name: names[id] });
    return { body: seriesCsv(rows, events.length, nameOf) };
  },

  async getQualified(call) {
    const { count, without = '' } = call.query;
    const accounts = await call.tournaments.qualifiedIn(call.viewer, {
      ...{ seriesId: call.seriesId, count },
      without: without.split(',').filter(Boolean),
    });
    const names = await call.accounts.names(accounts);
    const models = accounts.map((id) => ({ id, name: names[id] }));
    return { body: { items: await writeAll('Person', models, call) } };
  },
};

async function done(call: Call, seen: SeenSeries) {
  return { body: await write('Series', seen, call), version: seen.version };
}
