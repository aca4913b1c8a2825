import type { AccountNames } from '../../accounts/names/account-names.ts';
import type { Store } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Matches } from '../contract.ts';

/** The members of the app that talk needs. */
export type TalkDeps = {
  readonly store: Pick<Store, 'talk' | 'reports'> & {
    readonly accounts: Pick<Store['accounts'], 'blocks' | 'profile' | 'standing' | 'putStanding'>;
  };
  readonly matches: Pick<Matches, 'lobby' | 'atMatch'>;
  readonly names: Pick<AccountNames, 'of' | 'keep'>;
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
};
