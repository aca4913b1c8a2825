import { accountsOn } from '../../accounts/accounts/config.ts';
import type { Accounts } from '../../accounts/accounts/contract.ts';
import { namesOn } from '../../accounts/names/account-names.ts';
import { ratesFrom, type RateLimits } from '../../accounts/accounts/rates.ts';
import type { AttentionUses } from '../../notifications/attention/contract.ts';
import { attentionOn } from '../../notifications/attention/on-store.ts';
import { beaconFrom } from '../../matches/beacon/config.ts';
import { awaitsOf } from '../../notifications/attention/awaits.ts';
import { rearm } from '../../notifications/attention/rearm.ts';
import { mailSwitchesOn } from '../../notifications/attention/unsubscribed.ts';
import { channelsOn } from '../../notifications/delivery/known.ts';
import { mailSettingsFrom } from '../../notifications/delivery/mail/config.ts';
import { notificationsOn } from '../../notifications/delivery/on-store.ts';
import { workQueueIfNamed } from '../../tournaments/directing/queue.ts';
import { issuerFrom, issuerNamed } from '../../accounts/identity/config.ts';
import type { Identify } from '../../accounts/identity/identify.ts';
import type { LeavingUses } from '../../leaving/contract.ts';
import { leavingFor } from '../../leaving/later.ts';
import type { Queues } from '../../matches/lobby/queues/contract.ts';
import { queuesFor } from '../../matches/lobby/queues/later.ts';
import type { Matches } from '../../matches/contract.ts';
import { calendarsOn } from '../../accounts/calendars/account-calendars.ts';
import { matchesOn } from '../../matches/on-store.ts';
import { roomFrom } from '../../matches/history/room.ts';
import type { Source } from '../../matches/terms/source.ts';
import { counted } from '../../platform/observability/counted.ts';
import type { Instruments } from '../../platform/observability/instruments.ts';
import type { NotificationUses } from '../../notifications/delivery/contract.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import { playableFrom } from '../../matches/packs/playable.ts';
import { ratingsOn } from '../../accounts/ratings/account-ratings.ts';
import type { AccountRatings } from '../../accounts/ratings/contract.ts';
import { reliabilityOn } from '../../accounts/reliability/account-reliability.ts';
import { storeFrom } from '../../platform/storage/config.ts';
import type { Store } from '../../platform/storage/contract.ts';
import { systemClock } from '../../platform/time/clock.ts';
import type { TalkUses } from '../../matches/chat/contract.ts';
import type { Tournaments } from '../../tournaments/contract.ts';
import { standsInFor, tournamentsFor } from '../../tournaments/later.ts';
import { talkFor } from '../../matches/chat/later.ts';
import { noticeQueueFrom } from '../../platform/queues/queue.ts';
import { tellingSoon } from '../../platform/queues/soon.ts';
import type { AtOnce } from './at-once.ts';
import { exportsOn } from './exports.ts';

/** Dependencies of an HTTP API. */
export type DoorDeps = {
  readonly matches: Matches;
  readonly accounts: Accounts;
  readonly attention: AttentionUses;
  readonly notifications: NotificationUses;
  readonly leaving: LeavingUses;
  readonly talk: TalkUses;
  readonly queues: Queues;
  readonly tournaments: Tournaments;
  readonly ratings: Pick<AccountRatings, 'changes' | 'leaderboard'>;
  readonly games: readonly Source[];
  readonly identify: Identify;
  /** The OIDC issuer whose tokens are taken. */
  readonly issuer: string;
  /** The rate limits; without them there is no limit. */
  readonly rates?: RateLimits;
  /** The bound on the concurrent exports of an account. */
  readonly exports: AtOnce;
  readonly log: FaultLog;
};

type Env = Readonly<Record<string, string | undefined>>;

/** An API's parts as the environment describes them; throws at once if a setting is missing, and names it. */
export function doorFrom(env: Env, its: Instruments): DoorDeps & { readonly store: Store } {
  const store = counted(storeFrom(env, its.follow), its);
  const games = playableFrom(env);
  const calendars = calendarsOn(store, systemClock);
  const names = namesOn(store.accounts, systemClock);
  const reliability = reliabilityOn(store, systemClock);
  const ratings = ratingsOn(store, systemClock);
  const known = { calendars, names, reliability, ratings };
  const matches = matchesOn(store, games, {
    beacon: beaconFrom(env),
    room: roomFrom(env),
    standsIn: standsInFor(store.events),
    log: its.log,
    ...known,
  });
  const { accounts, identify } = accountsOn(store, issuerFrom(env), known);
  const telling = tellingOn(store, env, its);
  const queues = queuesFor(store, games, {
    ...{ matches, now: systemClock, names, reliability, ratings },
  });
  const tournaments = tournamentsFor(store, games, {
    ...{ matches, now: systemClock, names, reliability, ratings },
    work: workQueueIfNamed(env, its.follow),
    log: its.log,
  });
  return {
    store,
    ...{ matches, accounts, identify },
    talk: talkFor(store, matches, { names }),
    queues,
    tournaments,
    ratings,
    issuer: issuerNamed(env),
    ...telling,
    leaving: leavingFor(store, {
      matches,
      accounts,
      attention: telling.attention,
      queues,
      tournaments,
    }),
    games,
    rates: ratesFrom(env),
    exports: exportsOn(store.places),
    log: its.log,
  };
}

/** Puts attention and notifications together; items due soon are queued at once. */
function tellingOn(store: Store, env: Env, its: Instruments) {
  const now = systemClock;
  const awaits = tellingSoon(noticeQueueFrom(env, its.follow), { now, log: its.log });
  const armed = { attentions: store.attentions, awaits: awaitsOf(awaits), now };
  return {
    attention: attentionOn(store, {
      channelsOf: channelsOn(store.documents),
      awaits: armed.awaits,
    }),
    notifications: notificationsOn(store, {
      mail: mailSettingsFrom(env) !== undefined,
      awaits,
      reachable: (account) => rearm(armed, account),
      mailSwitches: mailSwitchesOn(store.documents),
    }),
  };
}
