import type { Accounts } from '../accounts/accounts/contract.ts';
import type { AttentionUses } from '../notifications/attention/contract.ts';
import type { Queues } from '../matches/lobby/queues/contract.ts';
import type { Matches } from '../matches/contract.ts';
import type { Store } from '../platform/storage/contract.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { Tournaments } from '../tournaments/contract.ts';

/** The dependencies of leaving. */
export type LeavingDeps = {
  readonly store: Pick<
    Store,
    | 'accounts'
    | 'attentions'
    | 'channelSecrets'
    | 'documents'
    | 'plays'
    | 'ratings'
    | 'runs'
    | 'erasures'
    | 'seenMarks'
    | 'summaries'
    | 'talk'
    | 'tenures'
  >;
  readonly matches: Pick<Matches, 'leave' | 'resign' | 'find' | 'defaultOrders' | 'handOver'>;
  readonly accounts: Pick<
    Accounts,
    'profile' | 'vacation' | 'tokens' | 'bots' | 'blocks' | 'revokeAllTokens' | 'forget' | 'guestOf'
  >;
  readonly queues: Pick<Queues, 'tickets' | 'leave'>;
  readonly tournaments: Pick<Tournaments, 'find' | 'withdrawFromTournament'>;
  readonly attention: Pick<AttentionUses, 'rules'>;
  readonly now: Clock;
};
