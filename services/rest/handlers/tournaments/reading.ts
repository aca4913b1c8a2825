import {
  podOf as podIn,
  roundOf as roundIn,
} from '../../../../shared/tournaments/record/queries.ts';
import { definedFields } from '../../../http/defined-fields.ts';
import { numberKey, pageOf } from '../../../requests/page.ts';
import { refuse } from '../../../requests/refusal.ts';
import { entryNumber } from '../../../tournaments/shown/entry-number.ts';
import { placeOf, rosterOf } from '../../../tournaments/shown/roster.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import { entryOf } from '../../model/tournaments/act.ts';
import { accountsOf, playerOf, standingOf } from '../../model/tournaments/player.ts';
import { accountsAmong, accountsAt, podOf, roundOf } from '../../model/tournaments/round.ts';
import { eventOf } from '../../model/tournaments/setting.ts';
import { summaryOf } from '../../model/tournaments/tournament.ts';
import { shownEach } from '../../shown-each.ts';
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
      show: async ({ item }) => summaryOf(item, await call.games.for(item), call.locale),
    });
    return paged(shown, {
      hasNext,
      end: end ?? items.at(-1)?.cursor,
      query: { ...filter, first },
    });
  },

  async getRegulationsSchema() {
    const { regulationsSchema } = await import('../../../tournaments/input/regulations-schema.ts');
    return { body: regulationsSchema() };
  },

  getTournament: async (call) => done(call, await seenIn(call)),

  async listTournamentPlayers(call) {
    const seen = await seenIn(call);
    const { status, ...page } = call.query;
    const roster = rosterOf(seen.tournament, status);
    const { items, hasNext } = pageOf(roster, placeOf, page);
    const players = items.map(({ item }) => item);
    const event = await eventOf(call, seen, accountsOf(players));
    const shown = players.map((player) => playerOf(event, player));
    const query = definedFields({ status, first: page.first });
    return paged(shown, { hasNext, end: items.at(-1)?.cursor, query });
  },

  async getRound(call) {
    const seen = await seenIn(call);
    const round = roundNamed(call, seen);
    const key = ({ pod }: { readonly pod: number }) => numberKey(pod);
    const { items, hasNext } = pageOf(round.pods, key, call.query);
    const pods = items.map(({ item }) => item);
    const event = await eventOf(call, seen, [
      ...accountsAt(seen, pods),
      ...accountsAmong(seen, [...round.byes, ...round.missed]),
    ]);
    const { body, next } = paged(
      pods.map((pod) => podOf(event, round, pod)),
      { hasNext, end: items.at(-1)?.cursor, query: { first: call.query.first } },
    );
    return { body: roundOf(event, round, body), next, version: seen.tournament.version };
  },

  async getPod(call) {
    const seen = await seenIn(call);
    const round = roundNamed(call, seen);
    const pod = podIn(round, numberIn(call, 'pod')) ?? refuse('NOT_FOUND', 'Pod not found.');
    const event = await eventOf(call, seen, accountsAt(seen, [pod]));
    return { body: podOf(event, round, pod) };
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
    const numbers = items.map(({ item }) => item.number);
    const event = await eventOf(call, seen, accountsAmong(seen, numbers));
    const { body, next } = paged(
      items.map(({ item }) => standingOf(event, item)),
      { hasNext, end: items.at(-1)?.cursor, query: definedFields({ ...which, first }) },
    );
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
    const named = entries.flatMap(({ by, target }) => [by, target.account]);
    const event = await eventOf(call, seen, named);
    const hasNext = from + entries.length < seen.tournament.audit.entries;
    const shown = entries.map((entry) => entryOf(event, entry));
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
