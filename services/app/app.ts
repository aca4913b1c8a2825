import { createAccounts, type AccountsAndTokens } from '../accounts/accounts/index.ts';
import { ratesFrom, type RateLimits } from '../accounts/accounts/rates.ts';
import { issuerFrom, issuerNamed } from '../accounts/identity/config.ts';
import { identifying, type Identify } from '../accounts/identity/identify.ts';
import type { Verify } from '../accounts/identity/verify.ts';
import type { LeavingUses } from '../leaving/contract.ts';
import { beaconFrom } from '../matches/beacon/config.ts';
import type { TalkUses } from '../matches/chat/contract.ts';
import type { createQueues } from '../matches/lobby/queues/index.ts';
import { catalogue } from '../matches/terms/games.ts';
import type { Opening } from '../matches/seating/opening.ts';
import { visibilityOn } from '../matches/views/visibility.ts';
import type { AlertUses } from '../notifications/alerts/contract.ts';
import { awaitsOf } from '../notifications/attention/awaits.ts';
import type { AttentionUses } from '../notifications/attention/contract.ts';
import { createAttention } from '../notifications/attention/index.ts';
import { rearm } from '../notifications/attention/rearm.ts';
import { mailSwitchesOn } from '../notifications/attention/unsubscribed.ts';
import type { ChannelsOf, NotificationUses } from '../notifications/delivery/contract.ts';
import { channelsOn, reachableOn } from '../notifications/delivery/stored-channels.ts';
import { mailSettingsFrom } from '../notifications/channels/mail/config.ts';
import { createNotifications } from '../notifications/delivery/index.ts';
import { createNotify } from '../notifications/delivery/notify.ts';
import type { Outbound } from '../notifications/channels/outbound/address.ts';
import { cachedVapidKey } from '../notifications/channels/push/vapid-key-cache.ts';
import { compose, type Makers } from '../platform/compose.ts';
import { later } from '../platform/later.ts';
import { once } from '../platform/once.ts';
import { noticeQueueFrom } from '../platform/queues/queue.ts';
import { tellingSoon } from '../platform/queues/soon.ts';
import type { WakeUp } from '../platform/storage/contract.ts';
import type { Tournaments } from '../tournaments/contract.ts';
import type { TournamentsDeps } from '../tournaments/deps.ts';
import type { Directing, WorkQueue } from '../tournaments/directing-contract.ts';
import { workQueueIfNamed } from '../tournaments/directing/queue.ts';
import type { DrawRounds } from '../tournaments/drawing/drawing.ts';
import type { PodMatches } from '../tournaments/pod-matches.ts';
import { playing, type Playing } from './playing.ts';

/** All use-cases of the service, and what they stand on. */
export type App = Playing & {
  /** Verifies tokens of sign-ins. */
  readonly signedIn: Verify;
  /** The OIDC issuer whose tokens are taken. */
  readonly issuer: string;
  readonly accounts: AccountsAndTokens;
  readonly identify: Identify;
  /** The rate limits; `undefined` without any. */
  readonly rates: RateLimits | undefined;
  readonly talk: TalkUses;
  readonly queues: ReturnType<typeof createQueues>;
  /** Whether mails can be sent. */
  readonly mail: boolean;
  /** The receivers that notifications may be sent to. */
  readonly outbound: Outbound;
  /** Callback for wake-ups that are due soon. */
  readonly soon: (wake: WakeUp) => Promise<void>;
  /** The channels of an account. */
  readonly channelsOf: ChannelsOf;
  /** Tells accounts whose alerts fit an opening. */
  readonly announce: (opening: Opening) => Promise<void>;
  readonly alerts: AlertUses;
  readonly attention: AttentionUses;
  readonly notifications: NotificationUses;
  /** The matches of tournaments. */
  readonly podMatches: PodMatches;
  /** The queue of long work of tournaments; `undefined` if it is done in this process. */
  readonly work: WorkQueue | undefined;
  /** Draws rounds; on this thread if `undefined`. */
  readonly drawing: DrawRounds | undefined;
  /** Notifies accounts of an act; `undefined` if the director does. */
  readonly tell: TournamentsDeps['tell'];
  readonly tournaments: Tournaments & Directing;
  readonly leaving: LeavingUses;
};

const makers: Makers<App> = {
  ...playing,
  signedIn: ({ env }) => issuerFrom(env),
  issuer: ({ env }) => issuerNamed(env),
  accounts: createAccounts,
  identify: ({ accounts, signedIn }) => identifying(accounts.verifying(signedIn)),
  rates: ({ env }) => ratesFrom(env),
  beacon: ({ env }) => beaconFrom(env),
  standsIn: ({ store: { events } }) => {
    const loaded = once(async () =>
      (await import('../tournaments/tournament-access.ts')).loadTournamentAccess(events),
    );
    return async (...asked) => (await loaded())(...asked);
  },
  talk: (app) => later(async () => (await import('../matches/chat/index.ts')).createTalk(app)),
  queues: (app) =>
    later(async () => (await import('../matches/lobby/queues/index.ts')).createQueues(app)),
  mail: ({ env }) => mailSettingsFrom(env) !== undefined,
  outbound: () => 'public',
  soon: ({ env, its, now, log }) => tellingSoon(noticeQueueFrom(env, its?.follow), { now, log }),
  channelsOf: ({ store }) => channelsOn(store.documents),
  announce: ({ log, now, soon, store }) => {
    const announcer = once(async () => {
      const { announcerOn } = await import('../notifications/alerts/announce.ts');
      return announcerOn(store, { awaits: awaitsOf(soon), now });
    });
    // who opens a table or joins a queue has done so, even if no one can be told
    return async (opening) => {
      try {
        await (
          await announcer()
        )(opening);
      } catch (error) {
        log.warn('An opening was not announced', { about: opening.id, error });
      }
    };
  },
  alerts: ({ games, now, store: { alerts, documents } }) =>
    later(async () =>
      (await import('../notifications/alerts/index.ts')).createAlerts({
        ...{ alerts, games: catalogue(games), now, reachable: reachableOn(documents) },
      }),
    ),
  attention: ({ channelsOf, now, soon, store }) =>
    createAttention({
      ...store,
      ...{ channelsOf, now },
      awaits: awaitsOf(soon),
      matches: visibilityOn(store.events),
    }),
  notifications: ({ mail, now, outbound, random, soon: awaits, store }) => {
    const { attentions, deliveries, documents, vapidKeys } = store;
    const armed = { attentions, awaits: awaitsOf(awaits), now };
    return createNotifications({
      ...store,
      ...{ awaits, mail, now, outbound, random },
      mailSwitches: mailSwitchesOn(documents),
      notify: createNotify({ deliveries, awaits }),
      reachable: (account) => rearm(armed, account),
      vapidKey: cachedVapidKey(vapidKeys),
    });
  },
  podMatches: ({ matches }) =>
    later(async () => (await import('../tournaments/pod-matches-on.ts')).podMatchesOn(matches)),
  work: ({ env, its }) => workQueueIfNamed(env, its?.follow),
  drawing: () => undefined,
  tell: () => undefined,
  tournaments: (app) =>
    later(async () => {
      const [{ createTournaments }, { tournamentsDeps }] = await Promise.all([
        import('../tournaments/index.ts'),
        import('../tournaments/needs.ts'),
      ]);
      return createTournaments(tournamentsDeps(app));
    }),
  leaving: (app) => later(async () => (await import('../leaving/index.ts')).createLeaving(app)),
};

/**
 * Creates the app: its members are made at their first use, and what few requests want is loaded then.
 * @param environment the environment of a function, and members in place of those that it would make
 */
export const createApp = (environment: Partial<App> = {}): App => compose(makers, environment);
