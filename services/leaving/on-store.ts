import type { Accounts } from '../accounts/accounts/contract.ts';
import type { AttentionUses } from '../notifications/attention/contract.ts';
import type { Queues } from '../matches/lobby/queues/contract.ts';
import type { Matches } from '../matches/contract.ts';
import type { Store } from '../platform/storage/contract.ts';
import { systemClock, type Clock } from '../platform/time/clock.ts';
import type { Tournaments } from '../tournaments/contract.ts';
import type { LeavingUses } from './contract.ts';
import { createLeaving } from './index.ts';

type Uses = {
  readonly matches: Matches;
  readonly accounts: Accounts;
  readonly attention: AttentionUses;
  readonly queues: Queues;
  readonly tournaments: Tournaments;
};

/** The use-cases of leaving on a store, by those of a process. */
export const leavingOn = (store: Store, uses: Uses, now: Clock = systemClock): LeavingUses =>
  createLeaving({ store, ...uses, now });
