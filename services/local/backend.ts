import { join } from 'node:path';
import { games as catalogue } from '../matches/games/loaded.ts';
import { tokenValidityOn } from '../accounts/accounts/token-validity.ts';
import { calendarsOn } from '../accounts/calendars/account-calendars.ts';
import { accountsOn } from '../accounts/accounts/config.ts';
import { followedAttention } from '../notifications/attention/followed.ts';
import { createKeeper } from '../notifications/attention/keep.ts';
import { attentionOn } from '../notifications/attention/on-store.ts';
import { namesOn } from '../accounts/names/account-names.ts';
import { ratingsOn } from '../accounts/ratings/account-ratings.ts';
import { reliabilityOn } from '../accounts/reliability/account-reliability.ts';
import { ratesFrom } from '../accounts/accounts/rates.ts';
import { beaconFrom } from '../matches/beacon/config.ts';
import { createBots, inTurns } from '../workers/bots/index.ts';
import { withTournaments } from '../tournaments/directing/timed.ts';
import { followedTournaments } from '../tournaments/following.ts';
import { tournamentsOn } from '../tournaments/on-store.ts';
import { podMatchesOn } from '../tournaments/pod-matches-on.ts';
import { podNewsFrom } from '../tournaments/pod-news.ts';
import { standsInOn } from '../tournaments/stands-in.ts';
import { executableSchema } from '../apis/graphql/schema.ts';
import { createGraphqlHandler, type GraphqlHandler } from '../apis/graphql/server.ts';
import type { LocalIssuer } from '../accounts/identity/local/issuer.ts';
import { remembering } from '../accounts/identity/remember.ts';
import { verifier } from '../accounts/identity/verify.ts';
import { channelsOn, reachableOn } from '../notifications/delivery/known.ts';
import { leavingOn } from '../leaving/on-store.ts';
import { queuesOn } from '../matches/lobby/queues/on-store.ts';
import { withQueues } from '../matches/lobby/queues/timed.ts';
import { matchesOn } from '../matches/on-store.ts';
import { packedGames } from '../matches/packs/checked.ts';
import { gatewayChannel } from '../apis/sockets/channel.ts';
import type { SocketHandler } from '../apis/sockets/event.ts';
import { socketHandler } from '../apis/sockets/server.ts';
import { waitingFrom } from '../apis/rest/waiting.ts';
import { createRestHandler, type RestHandler } from '../apis/rest/server.ts';
import { streamPartition } from '../platform/storage/table/keys.ts';
import { decodeStreamRecord } from '../platform/storage/events/changes.ts';
import { subscriptionRenderer } from '../workers/stream/execution.ts';
import { streamHandler } from '../workers/stream/consumer.ts';
import { followedTalk } from '../matches/chat/followed.ts';
import { talkPartsOn } from '../matches/chat/deps.ts';
import { talkOn } from '../matches/chat/on-store.ts';
import { createDemo, type Demo } from './demo/demo.ts';
import { keepsake } from './demo/keepsake.ts';
import { demoTables } from './demo/tables.ts';
import { telling as tellingOfTournaments } from '../tournaments/directing/tell.ts';
import { drawingThread } from './drawing-thread.ts';
import { localDirector } from './directing/local-director.ts';
import { together } from './feed/together.ts';
import { exportsOn } from '../apis/http/exports.ts';
import { log } from './log.ts';
import type { LocalOptions } from './options.ts';
import { localNotifications } from './outbox/notifications.ts';
import type { Outbox } from './outbox/outbox.ts';
import { localStore } from './store.ts';
import { gameClock, type GameClock } from './timers/game-clock.ts';
import { heardWakeUps } from './timers/heard.ts';
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
  readonly door: () => string;
};

/** The handlers, wired together on the local table. */
export async function backend(parts: BackendParts): Promise<Backend> {
  const { options, issuer } = parts;
  const { dataDir, demoPace, packs } = options;
  const games = [...Object.values(catalogue), ...(await packedGames(packs))];
  const { store: stored, follow, close } = await localStore(dataDir);
  const clock = gameClock(dataDir === undefined ? undefined : join(dataDir, 'clock.json'));
  const wakeUps = heardWakeUps(stored.wakeUps);
  const store = { ...stored, wakeUps };
  const beacon = beaconFrom(process.env);
  const calendars = calendarsOn(store, clock.now);
  const names = namesOn(store.accounts, clock.now);
  const reliability = reliabilityOn(store, clock.now);
  const ratings = ratingsOn(store, clock.now);
  const facts = { now: clock.now, calendars, names, reliability, ratings };
  const standsIn = standsInOn(store.events);
  const matches = matchesOn(store, games, { beacon, ...facts, standsIn, log });
  const queues = queuesOn(store, games, { matches, ...facts });
  const unhurried = createBots({ matches, games, answers: 1 });
  const bots = createBots({ matches, games, answers: 1, inTurn: inTurns() });
  const { accounts, identify } = accountsOn(store, remembering(verifier(issuer)), facts);
  const { outbound = 'local' } = options;
  const telling = await localNotifications({
    ...{ store, wakeUps, now: clock.now, outbound },
    ...{ smtpUrl: options.smtpUrl, tableUrl: options.tableUrl, door: parts.door },
  });
  const reachable = reachableOn(store.documents);
  const tell = tellingOfTournaments({
    ...{ attentions: store.attentions, reachable, awaits: telling.toldOf },
  });
  const thread = drawingThread();
  const tournaments = tournamentsOn(store, games, {
    ...{ ...facts, matches: podMatchesOn(matches), drawing: thread.draw, log },
    // at once: a queue in memory would lose what it has to tell, of which nothing else would tell
    tell: async (tellings) => {
      for (const each of tellings) await tell(each);
    },
  });
  const attention = attentionOn(store, {
    now: clock.now,
    channelsOf: channelsOn(store.documents),
    awaits: telling.toldOf,
  });
  const isValid = tokenValidityOn(store.accounts);
  const rates = ratesFrom(process.env, { account: 'off', address: 'off' });
  const waiting = waitingFrom(process.env, store.places);
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
      ...followedAttention(store, clock.now),
    },
    talk: followedTalk(talkPartsOn(store, matches, { now: clock.now, names })),
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

  const talk = talkOn(store, matches, { now: clock.now, names });
  const leaving = leavingOn(
    store,
    { matches, accounts, attention, queues, tournaments },
    clock.now,
  );
  const uses = { matches, accounts, attention, leaving, notifications: telling.uses };
  const others = { talk, queues, ratings, tournaments };
  const bounds = { rates, exports: exportsOn(store.places) };
  const known = { games, identify, issuer: issuer.issuer };

  return {
    graphql: createGraphqlHandler({ ...uses, ...others, ...known, ...bounds, log }),
    rest: createRestHandler({ ...uses, ...others, ...known, ...bounds, waiting, log }),
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
      await telling.close();
      await feed.close();
      await close();
    },
  };
}
