import type { Seat } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { AttentionKind } from '../../platform/storage/contract.ts';
import type { RuleInput } from './rule-input.ts';
import type { Rule } from './rules.ts';

/** The key of an attention: an account and a stream. */
export type AttentionKey = { readonly account: string; readonly stream: string };

/** Something that is due from an account. */
export type AttentionView = {
  readonly matchId: string;
  readonly seat: Seat;
  readonly kind: 'ANSWER' | AttentionKind;
  /** Number of questions, or of proposals, that wait. */
  readonly count: number;
  /** The time since which something waits, ISO 8601. */
  readonly since: string;
  /**
   * The deadline, when the first is answered by the clock, ISO 8601, with all time that operators have given
   * back; or when the time to vote is over.
   */
  readonly deadline: string | undefined;
  /** Whether it is urgent: by the account's own `urgentBelow`. */
  readonly urgent: boolean;
};

export type AttentionPage = {
  readonly items: readonly { readonly cursor: string; readonly item: AttentionView }[];
  readonly hasNext: boolean;
};

/** The notification rules of an account, and the matches that it has muted. */
export type NotificationRules = {
  readonly rules: readonly NotificationRule[];
  readonly muted: readonly string[];
};
/** A rule, and those of its channels whose mails by it were unsubscribed from. */
export type NotificationRule = Rule & { readonly unsubscribed: readonly string[] };

/**
 * The use-cases of attention, the same for every API. Refusals are thrown as `CommandRefusedError`.
 */
export type AttentionUses = {
  /**
   * The items of attention of an account, all that is due from it: the earliest deadline first, what has none
   * last.
   */
  list(actor: AccountActor, page: { first: number; after?: string }): Promise<AttentionPage>;
  /** The item due next after a match, in that order and from its end on to its beginning again; not that match itself. */
  next(actor: AccountActor, matchId: string): Promise<AttentionView | undefined>;
  /** Reads the notification settings of an account. */
  rules(actor: AccountActor): Promise<NotificationRules>;
  /** Replaces all rules; without any, the default rules apply. */
  setRules(
    actor: AccountActor,
    input: { readonly rules: readonly RuleInput[] },
  ): Promise<NotificationRules>;
  /**
   * Mutes a match, or unmutes it: a muted match sends the account no notices. Its due items stay in
   * the list.
   */
  mute(
    actor: AccountActor,
    input: { readonly matchId: string; readonly muted?: boolean },
  ): Promise<NotificationRules>;
};
