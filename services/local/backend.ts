import { join } from 'node:path';
import { games as catalogue } from '../matches/games/loaded.ts';
import { createApp } from '../app/app.ts';
import { tokenValidityOn } from '../accounts/accounts/token-validity.ts';
import { announcingTables } from '../notifications/alerts/tables.ts';
import { followedAttention } from '../notifications/attention/followed.ts';
import { createKeeper } from '../notifications/attention/keep.ts';
import { ratesFrom } from '../accounts/accounts/rates.ts';
import { createBots, inTurns } from '../workers/bots/index.ts';
import { withTournaments } from '../tournaments/directing/timed.ts';
import { followedTournaments } from '../tournaments/following.ts';
import { podNewsFrom } from '../tournaments/pod-news.ts';
import { executableSchema } from '../apis/graphql/schema.ts';
import { createGraphqlHandler, type GraphqlHandler } from '../apis/graphql/server.ts';
import type { LocalIssuer } from '../accounts/identity/local/issuer.ts';
import { remembering } from '../accounts/identity/remember.ts';
import { verifier } from '../accounts/identity/verify.ts';
import { reachableOn } from '../notifications/delivery/stored-channels.ts';
import { withQueues } from '../matches/lobby/queues/timed.ts';
import { packedGames } from '../matches/packs/checked.ts';
import { gatewayChannel } from '../apis/sockets/channel.ts';
import type { SocketHandler } from '../apis/sockets/event.ts';
import { socketHandler } from '../apis/sockets/server.ts';
import { createRestHandler, type RestHandler } from '../apis/rest/server.ts';
import { streamPartition } from '../platform/storage/table/keys.ts';
import { decodeStreamRecord } from '../platform/storage/events/changes.ts';
import { subscriptionRenderer } from '../workers/stream/execution.ts';
import { streamHandler } from '../workers/stream/consumer.ts';
import { followedTalk } from '../matches/chat/followed.ts';
import { createDemo, type Demo } from './demo/demo.ts';
import { keepsake } from './demo/keepsake.ts';
import { demoTables } from './demo/tables.ts';
import { eventNotifier } from '../tournaments/directing/event-notifier.ts';
import { drawingThread } from './drawing-thread.ts';
import { thinkingThread } from './thinking-thread.ts';
import { localDirector } from './directing/local-director.ts';
import { together } from './feed/together.ts';
import { log } from './log.ts';
import type { LocalOptions } from './options.ts';
import { localNotifications } from './outbox/notifications.ts';
import type { Outbox } from './outbox/outbox.ts';
import { localStore } from './store.ts';
import { gameClock, type GameClock } from './timers/game-clock.ts';
import { observedWakeUps } from './timers/observed-wake-ups.ts';
import { localTimers, type LocalTimers } from './timers/timers.ts';
import type { ConnectionsApi } from './ws/connections.ts';
import { later } from './ws/later.ts';

export type Backend = {
  readonly graphql: GraphqlHandler;
  readonly rest: RestHandler;
  readonly sockets: SocketHandler;
  readonly demo: Demo | undefined;
  /** Game time, and what it wakes. */
  readonly clock: GameClock;
  readonly timers: LocalTimers;
  readonly outbox: Outbox;
  /** Continues after an earlier process, and begins the demo. */
  begin(): Promise<void>;
  close(): Promise<void>;
};

export type BackendParts = {
  readonly options: LocalOptions;
  readonly issuer: LocalIssuer;
  /** The `@connections` of the WebSocket API. */
  readonly connections: ConnectionsApi;
  /** The address of this service, without a `/` at its end. */
  readonly apiUrl: () => string;
};

/** The handlers, wired together on the local table. */
export async function backend(parts: BackendParts): Promise<Backend> {
  const { options, issuer } = parts;
  const { dataDir, demoPace, packs } = options;
  const games = [...Object.values(catalogue), ...(await packedGames(packs))];
  const { store: stored, follow, close } = await localStore(dataDir);
  const clock = gameClock(dataDir === undefined ? undefined : join(dataDir, 'clock.json'));
  const wakeUps = observedWakeUps(stored.wakeUps);
  const store = { ...stored, wakeUps };
  const { now } = clock;
  const { outbound = 'local' } = options;
  const telling = await localNotifications({
    ...{ store, wakeUps, now, outbound },
    ...{ smtpUrl: options.smtpUrl, tableUrl: options.tableUrl, apiUrl: parts.apiUrl },
  });
  const reachable = reachableOn(store.documents);
  const tell = eventNotifier({
    ...{ attentions: store.attentions, reachable, awaits: telling.toldOf },
  });
  const thread = drawingThread();
  const app = createApp({
    ...{ games, log, now, outbound, store },
    drawing: thread.draw,
    issuer: issuer.issuer,
    mail: true,
    // of a machine of its own
    room: undefined,
    rates: ratesFrom(process.env, { account: 'off', address: 'off' }),
    signedIn: remembering(verifier(issuer)),
    soon: wakeUps.told,
    // at once: a queue in memory would lose what it has to tell, of which nothing else would tell
    tell: async (tellings) => {
      for (const each of tellings) await tell(each);
    },
    work: undefined,
  });
  const { identify, matches, names, queues, rates, tournaments } = app;
  const thoughts = thinkingThread({ packs });
  const thinking = thoughts.think;
  const unhurried = createBots({ matches, games, answers: 1, thinking });
  const bots = createBots({ matches, games, answers: 1, inTurn: inTurns(), thinking });
  const isValid = tokenValidityOn(store.accounts);
  const channel = gatewayChannel(parts.connections);
  const { connections, subscriptions } = store;

  const demo =
    demoPace === undefined
      ? undefined
      : createDemo({
          matches,
          playOne: unhurried,
          pace: demoPace,
          tables: demoTables(Object.values(catalogue)),
          keepsake: keepsake(dataDir === undefined ? undefined : join(dataDir, 'demo')),
          onError: (error) => log.error('The demo match faltered', { error }),
        });

  const followed = followedTournaments(store.events);
  const consume = streamHandler({
    changeOf: decodeStreamRecord,
    projections: matches,
    matches,
    attention: {
      keep: createKeeper({
        attentions: store.attentions,
        projections: matches,
        reachable,
        awaits: telling.toldOf,
      }),
      ...followedAttention(store, now),
    },
    announceTable: announcingTables(app),
    talk: followedTalk(app),
    tournaments: followed,
    isValid,
    subscriptions,
    connections,
    channel,
    render: subscriptionRenderer(store.events, games, names),
    playBots: async (matchId) => {
      if (demo?.owns(matchId) !== true) await bots(matchId);
    },
    log,
  });
  const directing = localDirector({
    ...{ store, directing: tournaments, podNews: podNewsFrom(matches), tell, log },
  });
  const feed = follow(together(consume, directing.consume));
  const timers = localTimers({
    matches: withTournaments(withQueues(matches, queues), directing.director),
    others: telling.deliver,
    wakeUps,
    clock,
    settled: async (others) => {
      const shown = demo?.current();
      if (shown !== undefined) others.add(streamPartition(shown));
      do await feed.settled(others);
      while (await directing.settled());
    },
    log,
  });

  return {
    graphql: createGraphqlHandler(app),
    rest: createRestHandler(app),
    sockets: socketHandler({
      schema: executableSchema(),
      identify,
      isValid,
      rates,
      matches,
      tournaments: followed,
      connections,
      subscriptions,
      channel,
      later: later((error) => log.error('A connection could not be closed', { error })),
    }),
    demo,
    clock,
    timers,
    outbox: telling.outbox,
    async begin() {
      await feed.recover();
      await directing.begin();
      await timers.begin();
      await demo?.begin();
    },
    async close() {
      demo?.stop();
      await timers.close();
      await directing.close();
      await thread.close();
      await thoughts.close();
      await telling.close();
      await feed.close();
      await close();
    },
  };
}
