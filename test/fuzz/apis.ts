import { createApp, type App } from '../../services/app/app.ts';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { games } from '../../services/matches/games/loaded.ts';
import { cachedVapidKey } from '../../services/notifications/channels/push/vapid-key-cache.ts';
import { graphqlFrom } from '../../services/apis/graphql/handler.ts';
import { instruments } from '../../services/platform/observability/instruments.ts';
import { restFrom } from '../../services/apis/rest/handler.ts';
import { socketsFrom } from '../../services/apis/sockets/handler.ts';
import { httpEvent } from '../graphql/support/event.ts';
import { ann, bob } from '../matches/hall.ts';
import { events } from '../sockets/table.ts';
import type { Deployment } from '../support/deployed.ts';
import type { Hostile, Known, Who } from './sent/hostile.ts';

/** The fault in an API's reaction to a request, in words; undefined if there is none. */
type Judged = string | undefined;

/**
 * A hidden match that waits for a second player, one in play, a bot and its token; all are others'. The key of
 * pushes is there too, as it is in every deployment from the first reader on.
 */
export async function settle({ place }: Deployment): Promise<Known> {
  const app = createApp({ store: place.store, games: Object.values(games) });
  const { accounts, matches } = app;
  await cachedVapidKey(place.store.vapidKeys)();
  const gameId = 'tales-of-glory';
  const hidden = await matches.create(ann, { gameId, seats: 3, visibility: 'PRIVATE' });
  const { record } = await matches.create(ann, { gameId, seats: 2 });
  await matches.join(bob, { matchId: record.id });
  const { questions } = await matches.start(ann, { matchId: record.id });
  const tournaments = await hiddenEvents(app);
  const { account: bot } = await accounts.createBot(ann, { name: 'Ann’s' });
  const wish = { name: 'play', scopes: ['play'], expiresInDays: 30, account: bot } as const;
  const { token } = await accounts.createToken(ann, wish);
  return {
    matches: [hidden.record.id, record.id],
    questions: questions.map(({ id }) => id),
    bots: [bot],
    tokens: [token.id],
    guest: (await accounts.createGuest({})).secret,
    tournaments,
  };
}

/** A draft of an event, and a private one that players register for. */
async function hiddenEvents({ tournaments }: App): Promise<readonly string[]> {
  const olga = { ...ann, account: 'olga', roles: ['player', 'organizer'] } as const;
  const regulations = {
    game: { id: 'tales-of-glory' },
    timeControl: { preset: 'live' },
    stages: [{ format: 'SWISS', podSize: { preferred: 4 }, rounds: 3 }],
  };
  const wish = { name: 'Hidden', visibility: 'PRIVATE', regulations } as const;
  const [draft, open] = await Promise.all([
    tournaments.createTournament(olga, wish),
    tournaments.createTournament(olga, wish),
  ]);
  const { id: tournamentId } = open.tournament;
  await tournaments.announceTournament(olga, { tournamentId });
  await tournaments.openRegistration(olga, { tournamentId });
  return [draft.tournament.id, tournamentId];
}

/**
 * The three APIs as deployed; `written` lists their writes to items that are not the stranger's.
 */
export async function openDoors({ env, issuer, gateway }: Deployment, known: Known) {
  const written: string[] = [];
  const its = {
    ...instruments('fuzz'),
    follow: <C>(client: C) => tapped(client, { known, written }),
  };
  const unlimited = { ...env, RATE_LIMIT_ACCOUNT: 'off', RATE_LIMIT_ADDRESS: 'off' };
  const apis = {
    graphql: graphqlFrom(unlimited, its),
    rest: restFrom(unlimited, its),
    sockets: socketsFrom(unlimited, its),
  };
  const stranger = await issuer.issue({ subject: 'mallory', roles: ['player'] });
  const shown: Readonly<Record<Who, Readonly<Record<string, string>>>> = {
    nobody: {},
    forger: { authorization: `Bearer ${stranger.slice(0, -4)}AAAA` },
    stranger: { authorization: `Bearer ${stranger}` },
    guest: { authorization: `Bearer ${known.guest}` },
  };

  async function byHttp(sent: Exclude<Hostile, { api: 'sockets' }>): Promise<Judged> {
    const event = httpEvent({ ...sent, headers: { ...sent.headers, ...shown[sent.who] } });
    const { statusCode = 0, body = '' } = await apis[sent.api](event);
    if (statusCode < 200 || statusCode >= 500) return `status ${String(statusCode)}: ${body}`;
    return leak(body);
  }

  let connections = 0;
  async function bySocket({ who, frames }: Extract<Hostile, { api: 'sockets' }>): Promise<Judged> {
    connections += 1;
    const connection = `c${String(connections)}=`;
    const init = { type: 'connection_init', payload: shown[who] };
    for (const frame of [JSON.stringify(init), ...frames]) {
      await apis.sockets(events.message(connection, frame));
    }
    await apis.sockets(events.disconnect(connection));
    return leak(JSON.stringify(gateway.posted(connection)));
  }

  return {
    written,
    /** Sends a request; a thrown error ends a function, and so counts as a crash. */
    async take(sent: Hostile): Promise<Judged> {
      try {
        return await (sent.api === 'sockets' ? bySocket(sent) : byHttp(sent));
      } catch (error) {
        return `crashed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
      }
    },
  };
}

const leak = (text: string): Judged =>
  /node_modules|stacktrace|\bat [^"]*\(?[/\\][^"]*:\d+:\d+|"INTERNAL"/.test(text)
    ? `told: ${text}`
    : undefined;

/** Connections that anyone can have, and what the stranger, bots of theirs and guests write about themselves. */
const isOwn = (pk: string, { bots }: Known): boolean =>
  /^(CONNECTION#|ACCOUNT#mallory$|ACCOUNT#bot~|ACCOUNT#guest~)/.test(pk) &&
  !bots.some((bot) => pk === `ACCOUNT#${bot}`);

/** Notes the keys of all writes, apart from those that a stranger may make. */
function tapped<C>(client: C, { known, written }: { known: Known; written: string[] }): C {
  const { middlewareStack } = client as unknown as DynamoDBDocumentClient;
  middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      const { Item, Key } = args.input as { Item?: { pk: string }; Key?: { pk: string } };
      const { pk = '' } = Item ?? Key ?? {};
      const writes = /^(Put|Update|Delete)/.test(context.commandName ?? '');
      if (writes && !isOwn(pk, known)) written.push(`${String(context.commandName)} ${pk}`);
      return result;
    },
    { step: 'initialize', name: 'written' },
  );
  return client;
}
