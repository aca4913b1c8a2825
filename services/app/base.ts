import { randomBytes } from 'node:crypto';
import { namesOn, type AccountNames } from '../accounts/names/account-names.ts';
import { ratingsOn } from '../accounts/ratings/account-ratings.ts';
import type { AccountRatings } from '../accounts/ratings/contract.ts';
import { reliabilityOn } from '../accounts/reliability/account-reliability.ts';
import type { AccountReliability } from '../accounts/reliability/contract.ts';
import type { Makers } from '../platform/compose.ts';
import { counted } from '../platform/observability/counted.ts';
import type { Instruments } from '../platform/observability/instruments.ts';
import type { Log } from '../platform/observability/log.ts';
import { storeFrom } from '../platform/storage/config.ts';
import type { Store } from '../platform/storage/contract.ts';
import { systemClock, type Clock } from '../platform/time/clock.ts';

/** The members of an app that every function has: its environment, its store, and caches of accounts. */
export type Base = {
  /** The variables of the environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The instruments of a function; `undefined` outside of functions. */
  readonly its: Instruments | undefined;
  readonly log: Pick<Log, 'error' | 'warn'>;
  /** Game time. */
  readonly now: Clock;
  /** The time of the machine, by which tokens end. */
  readonly wall: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly store: Store;
  readonly names: AccountNames;
  readonly ratings: AccountRatings;
  readonly reliability: AccountReliability;
};

const quiet = { error: () => undefined, warn: () => undefined };

export const base: Makers<Base> = {
  env: () => process.env,
  its: () => undefined,
  log: ({ its }) => its?.log ?? quiet,
  now: () => systemClock,
  wall: () => systemClock,
  random: () => randomBytes,
  store: ({ env, its }) => {
    const store = storeFrom(env, its?.follow);
    return its === undefined ? store : counted(store, its);
  },
  names: ({ store, now }) => namesOn(store.accounts, now),
  ratings: ({ store, now }) => ratingsOn(store, now),
  reliability: ({ store, now }) => reliabilityOn(store, now),
};
