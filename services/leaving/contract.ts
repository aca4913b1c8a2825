import type { Accounts } from '../accounts/accounts/contract.ts';
import type { AlertUses } from '../notifications/alerts/contract.ts';
import type { AttentionUses } from '../notifications/attention/contract.ts';
import type { Queues } from '../matches/lobby/queues/contract.ts';
import type { Matches } from '../matches/contract.ts';
import type { Store } from '../platform/storage/contract.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { Tournaments } from '../tournaments/contract.ts';
import type { AccountActor } from '../platform/requests/actor.ts';

/** An account as it is exported; the rest may grow. */
export type AccountExport = { readonly account: string } & Readonly<Record<string, unknown>>;

/** The outcome of deleting an account. */
export type Deleted = {
  readonly account: string;
  /** ISO 8601. */
  readonly at: string;
};

/** The outcome of keeping a guest: the guest's id, now deleted, and the number of its matches. */
export type KeptGuest = { readonly account: string; readonly matches: number };

/**
 * The use-cases of leaving the service, only for signed-in users, not for access tokens. Refusals
 * are thrown as `CommandRefusedError`.
 */
export type LeavingUses = {
  /** All that the service holds of an account, for itself; plain JSON. */
  exportOf(actor: AccountActor): Promise<AccountExport>;
  /**
   * Gives up the seats of an account and its bots, withdraws both from tournaments, and removes
   * all stored data of both, for ever. Safe to repeat after an interruption.
   */
  deleteAccount(actor: AccountActor, input: { readonly confirm: string }): Promise<Deleted>;
  /**
   * Hands the matches of a guest over to the account that has signed in, and removes the guest. A match in which the
   * account has a seat of its own is not handed over: the guest gives its seat up there.
   */
  keepGuest(actor: AccountActor, input: { readonly token: string }): Promise<KeptGuest>;
};

/** The members of the app that leaving needs. */
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
  readonly alerts: Pick<AlertUses, 'list'>;
  readonly now: Clock;
};
