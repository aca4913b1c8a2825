import {
  podOf as podIn,
  roundOf as roundIn,
} from '../../../../../shared/tournaments/record/queries.ts';
import { definedFields } from '../../../http/defined-fields.ts';
import { numberKey, pageOf } from '../../../../platform/requests/page.ts';
import { refuse } from '../../../../platform/requests/refusal.ts';
import { entryNumber } from '../../../../tournaments/shown/entry-number.ts';
import { placeOf, rosterOf } from '../../../../tournaments/shown/roster.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import { shownEach } from '../../shown-each.ts';
import { write, writeAll } from '../../write.ts';
import { done, numberIn, seenIn } from './done.ts';
import { paged } from './paged.ts';

/** What is read of tournaments. */
export const tournamentReading: Handlers<
  | 'listTournaments'
  | 'getRegulationsSchema'
  | 'getTournament'
  | 'listTournamentPlayers'
  | 'getRound'
  | 'getPod'
  | 'getStandings'
  | 'getAudit'
  | 'getTournamentUpdates'
  | 'exportTournament'
> = {
  async listTournaments(call) {
    const { first, after, ...filter } = definedFields(call.query);
    if (filter.list === 'MINE') actorOf(call);
    const page = { first, ...definedFields({ after }) };
    const { items, hasNext, end } = await call.tournaments.list(call.viewer, filter, page);
    const shown = await shownEach(call, items, {
      named: ({ item }) => item.id,
      show: ({ item }) => write('TournamentSummary', item, call),
    });
    return paged(shown, {
      hasNext,
      end: end ?? items.at(-1)?.cursor,
      query: { ...filter, first },
    });
  },

  async getRegulationsSchema() {
    const { regulationsSchema } =
      await import('../../../../tournaments/input/regulations-schema.ts');
    return { body: regulationsSchema() };
  },

  getTournament: async (call) => done(call, await seenIn(call)),

  async listTournamentPlayers(call) {
    const seen = await seenIn(call);
    const { status, ...page } = call.query;
    const roster = rosterOf(seen.tournament, status);
    const { items, hasNext } = pageOf(roster, placeOf, page);
    const players = items.map(({ item }) => item);
    const models = players.map((player) => ({ player, seen }));
    const shown = await writeAll('TournamentPlayer', models, call);
    const query = definedFields({ status, first: page.first });
    return paged(shown, { hasNext, end: items.at(-1)?.cursor, query });
  },

  async getRound(call) {
    const seen = await seenIn(call);
    const round = roundNamed(call, seen);
    const key = ({ pod }: { readonly pod: number }) => numberKey(pod);
    const { items, hasNext } = pageOf(round.pods, key, call.query);
    const pods = items.map(({ item }) => item);
    const models = pods.map((pod) => ({ pod, round, seen }));
    const { body, next } = paged(await writeAll('Pod', models, call), {
      hasNext,
      end: items.at(-1)?.cursor,
      query: { first: call.query.first },
    });
    const shown = await write('Round', { round, seen }, call);
    return { body: { ...shown, pods: body }, next, version: seen.tournament.version };
  },

  async getPod(call) {
    const seen = await seenIn(call);
    const round = roundNamed(call, seen);
    const pod = podIn(round, numberIn(call, 'pod')) ?? refuse('NOT_FOUND', 'Pod not found.');
    return { body: await write('Pod', { pod, round, seen }, call) };
  },

  async getStandings(call) {
    const { first, after, ...which } = call.query;
    const of = { tournamentId: call.tournamentId, ...definedFields(which) };
    const [seen, { stage, round, rows }] = await Promise.all([
      seenIn(call),
      call.tournaments.standings(call.viewer, of),
    ]);
    const key = ({ rank }: { readonly rank: number }) => numberKey(rank);
    const { items, hasNext } = pageOf(rows, key, { first, after });
    const models = items.map(({ item: row }) => ({ row, seen }));
    const { body, next } = paged(await writeAll('StandingRow', models, call), {
      hasNext,
      end: items.at(-1)?.cursor,
      query: definedFields({ ...which, first }),
    });
    return { body: { stage, round, ...body }, next, version: seen.tournament.version };
  },

  async getAudit(call) {
    const { first, after } = call.query;
    const from = after === undefined ? 0 : entryNumber(after);
    const of = { tournamentId: call.tournamentId, first, after: from };
    const [seen, entries] = await Promise.all([
      seenIn(call),
      call.tournaments.audit(call.viewer, of),
    ]);
    const hasNext = from + entries.length < seen.tournament.audit.entries;
    const shown = await writeAll('AuditEntry', entries, call);
    return paged(shown, { hasNext, end: entries.at(-1)?.id, query: { first } });
  },

  async getTournamentUpdates(call) {
    const { first, after } = call.query;
    const of = { tournamentId: call.tournamentId, first, after };
    const [seen, updates] = await Promise.all([
      seenIn(call),
      call.tournaments.updates(call.viewer, of),
    ]);
    const endCursor = updates.at(-1)?.version ?? null;
    const hasNextPage = endCursor !== null && endCursor < seen.tournament.version;
    return {
      body: {
        items: updates.map(({ events, ...update }) => ({ ...update, events: [...events] })),
        hasNextPage,
        endCursor,
      },
      next: hasNextPage ? { first, after: endCursor } : undefined,
    };
  },

  exportTournament: async ({ tournaments, viewer, tournamentId }) => ({
    body: { ...(await tournaments.exported(viewer, tournamentId)) },
  }),
};

function roundNamed(call: Call, { tournament }: Awaited<ReturnType<typeof seenIn>>) {
  const round = roundIn(tournament, numberIn(call, 'round'));
  return round ?? refuse('NOT_FOUND', 'Round not found.');
}
