import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { GameDisplay } from '../../../shared/engine/index.ts';
import { base } from '../../app/base.ts';
import { compose } from '../../platform/compose.ts';
import { tokenValidityOn } from '../../accounts/accounts/token-validity.ts';
import type { AccountNames } from '../../accounts/names/account-names.ts';
import type { announcerOn } from '../../notifications/alerts/announce.ts';
import { awaitsOf } from '../../notifications/attention/awaits.ts';
import { followedAttention } from '../../notifications/attention/followed.ts';
import { createKeeper } from '../../notifications/attention/keep.ts';
import type { Matches } from '../../matches/contract.ts';
import { createReading } from '../../matches/reading.ts';
import { roomFrom } from '../../matches/history/room.ts';
import type { Source } from '../../matches/terms/source.ts';
import { instruments } from '../../platform/observability/instruments.ts';
import { batches } from '../../platform/observability/invocation-kinds.ts';
import { once } from '../../platform/once.ts';
import { displayCatalogueFrom } from '../../matches/packs/display-catalogue.ts';
import { channelFrom } from '../../apis/sockets/config.ts';
import { decodeStreamRecord } from '../../platform/storage/events/changes.ts';
import { reachableOn } from '../../notifications/delivery/stored-channels.ts';
import type { Commit, EventStore, Store } from '../../platform/storage/contract.ts';
import { followedTalk } from '../../matches/chat/followed.ts';
import { followedTournaments } from '../../tournaments/following.ts';
import { loadTournamentAccess } from '../../tournaments/tournament-access.ts';
import { noticeQueueFrom, timerQueueFrom } from '../../platform/queues/queue.ts';
import { tellingSoon, announcedSoon } from '../../platform/queues/soon.ts';
import { streamHandler, type StreamHandler } from './consumer.ts';
import type { Render } from './render.ts';

/** The consumer as the environment describes it; a missing setting throws at once and says which it is. */
export function streamFrom(
  env: Readonly<Record<string, string | undefined>>,
  its = instruments('stream'),
): StreamHandler {
  const { names, now, random, ratings, reliability, store } = compose(base, { env, its });
  const { connections, subscriptions, events, summaries } = store;
  const queue = timerQueueFrom(env, its.follow);
  const wakeUps = announcedSoon(store.wakeUps, queue, { now, log: its.log });
  const games = displayCatalogueFrom(env);
  const matches = createReading({
    ...{ store: events, index: summaries, wakeUps, reliability, games },
    ratings,
    room: roomFrom(env),
    standsIn: loadTournamentAccess(events),
  });
  const awaits = awaitsOf(tellingSoon(noticeQueueFrom(env, its.follow), { now, log: its.log }));
  return streamHandler({
    changeOf: decodeStreamRecord,
    projections: matches,
    matches,
    attention: {
      keep: createKeeper({
        attentions: store.attentions,
        projections: matches,
        reachable: reachableOn(store.documents),
        awaits,
      }),
      ...followedAttention(store, now),
    },
    announceTable: announcing({ matches, store, awaits, now }),
    talk: followedTalk({ store, matches, names, now, random }),
    tournaments: followedTournaments(events),
    isValid: tokenValidityOn(store.accounts),
    subscriptions,
    connections,
    channel: channelFrom(env),
    render: rendering(events, games, names),
    told: (commit) => {
      its.recordOutcome('told', commit);
      its.measure('fanOutLag', Math.max(0, Date.now() - Date.parse(commit.at)));
    },
    altered: () => its.measure('alteredCommits'),
    log: its.log,
  });
}

type Announcing = Pick<Parameters<typeof announcerOn>[1], 'awaits' | 'now'> & {
  readonly matches: Pick<Matches, 'find' | 'lobby'>;
  readonly store: Store;
};

/** Announces tables that open; loaded with the first match that begins. */
function announcing({ matches, store, ...means }: Announcing) {
  const announce = once(async () => {
    const [{ announcerOn: on }, { announcingTables }] = await Promise.all([
      import('../../notifications/alerts/announce.ts'),
      import('../../notifications/alerts/tables.ts'),
    ]);
    return announcingTables({ announce: on(store, means), matches });
  });
  return async (commit: Commit): Promise<void> => {
    if (commit.version === 0) await (await announce())(commit);
  };
}

/**
 * Creates the renderer at the first follower: it loads all of GraphQL's execution, and the
 * languages.
 */
function rendering(
  events: EventStore,
  games: readonly Source<GameDisplay>[],
  names: AccountNames,
): Render {
  const renderer = once(async (): Promise<Render> => {
    const { subscriptionRenderer } = await import('./execution.ts');
    return subscriptionRenderer(events, games, names);
  });
  return async (...update) => (await renderer())(...update);
}

const its = instruments('stream');
let serving: StreamHandler | undefined;

/**
 * Handles batches, as the entry of the function: created at its first batch, reused as long as it
 * stays warm.
 */
export const handler = its.around(batches, (event: DynamoDBStreamEvent) =>
  (serving ??= streamFrom(process.env, its))(event),
);
