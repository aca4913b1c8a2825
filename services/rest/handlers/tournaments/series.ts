import { seriesCsv } from '../../../../shared/tournaments/exports/series-csv.ts';
import { definedFields } from '../../../http/defined-fields.ts';
import { calledIn } from '../../../words/names.ts';
import type { SeenSeries } from '../../../tournaments/series/series-contract.ts';
import { seriesRows } from '../../../tournaments/shown/series-rows.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import { accountsOf, rowOf, seriesOf } from '../../model/tournaments/series.ts';
import { paged } from './paged.ts';
import { personIn, type People } from '../../model/tournaments/setting.ts';

/** Series of tournaments, and leagues. */
export const series: Handlers<
  | 'createSeries'
  | 'listOwnSeries'
  | 'getSeries'
  | 'updateSeries'
  | 'draftSeason'
  | 'getSeriesStandings'
  | 'getSeriesCsv'
  | 'getQualified'
> = {
  async createSeries(call) {
    const input = { ...definedFields(call.body), ...call.command };
    const seen = await call.tournaments.createSeries(actorOf(call), input);
    return { ...(await done(call, seen)), location: `/v1/series/${seen.series.id}` };
  },

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

  async updateSeries(call) {
    const input = { ...definedFields(call.body), ...onSeries(call) };
    return done(call, await call.tournaments.updateSeries(actorOf(call), input));
  },

  async draftSeason(call) {
    const input = { ...definedFields(call.body), ...onSeries(call) };
    return done(call, await call.tournaments.draftSeason(actorOf(call), input));
  },

  async getSeriesStandings(call) {
    const table = await call.tournaments.seriesTable(call.viewer, call.seriesId);
    const { items, hasNext } = seriesRows(table, call.query);
    const people = await peopleIn(
      call,
      items.map(({ item }) => item.account),
    );
    const endCursor = items.at(-1)?.cursor ?? null;
    const hasNextPage = hasNext && endCursor !== null;
    return {
      body: {
        results: table.events.map(({ result }) => result),
        seed: table.seed,
        items: items.map(({ item }) => rowOf(people, item)),
        hasNextPage,
        endCursor,
      },
      next: hasNextPage ? { first: call.query.first, after: endCursor } : undefined,
    };
  },

  async getSeriesCsv(call) {
    const { rows, events } = await call.tournaments.seriesTable(call.viewer, call.seriesId);
    const { names, locale } = await peopleIn(
      call,
      rows.map(({ account }) => account),
    );
    const nameOf = (id: string) => calledIn(locale, { id, name: names[id] });
    return { body: seriesCsv(rows, events.length, nameOf) };
  },

  async getQualified(call) {
    const { count, without = '' } = call.query;
    const accounts = await call.tournaments.qualifiedIn(call.viewer, {
      ...{ seriesId: call.seriesId, count },
      without: without.split(',').filter(Boolean),
    });
    const people = await peopleIn(call, accounts);
    return { body: { items: accounts.map((each) => personIn(people, each)) } };
  },
};

const onSeries = ({ seriesId, command }: Call) => ({ seriesId, ...command });

const peopleIn = async ({ accounts, locale }: Call, ids: readonly string[]): Promise<People> => ({
  names: await accounts.names(ids),
  locale,
});

async function done(call: Call, seen: SeenSeries) {
  return { body: seriesOf(await peopleIn(call, accountsOf(seen)), seen), version: seen.version };
}
