import { lobbyNotices, matchNotices, tournamentNotices } from '../../../schema/notices.ts';

export { lobbyNotices, tournamentNotices };
export type TournamentNotice = (typeof tournamentNotices)[number];

/** Events that rules may name. */
export const ruleEvents = [
  ...matchNotices,
  ...tournamentNotices,
  ...lobbyNotices,
  'account.digest',
] as const;
export type RuleEvent = (typeof ruleEvents)[number];

/** The type of a notice. */
export type NoticeType = RuleEvent | 'channel.verification' | 'channel.disabled' | 'channel.test';

/** The facts of a notice: few, because anyone may be its reader. Times are ISO 8601. */
export type NoticeData = {
  readonly matchId?: string | undefined;
  readonly gameId?: string;
  readonly seat?: string;
  readonly version?: number;
  readonly turn?: number;
  readonly tournamentId?: string | undefined;
  /** A round of the tournament, and the pod of that round in which its reader sits. */
  readonly round?: number | undefined;
  readonly pod?: number | undefined;
  /** The time at which a round begins. */
  readonly startsAt?: string | undefined;
  readonly deadline?: string | undefined;
  /** The percentage of the round's time that has passed; for a reminder, of the seat's time. */
  readonly percent?: number | undefined;
  /** The act of those who run the tournament, by its name in the audit; `PROPOSAL` of one that waits for a second person. */
  readonly act?: string | undefined;
  /**
   * The new status of a registration, or an appeal; `NEEDS_ADMIN` for an appeal that no one of the
   * event may decide.
   */
  readonly status?: string | undefined;
  /** Number of questions, or of matches, that wait. */
  readonly count?: number;
  /** The address at which to look. */
  readonly url?: string;
  /** The code to be given to `verifyNotificationChannel`. */
  readonly code?: string;
  /** The channel that it is about, if that is another. */
  readonly channel?: string;
  /** The matches of a digest: the due items, the earliest deadline first. */
  readonly matches?: readonly NoticeData[];
};

/** A notice to an account by one of its channels: never a question's text, option or card. */
export type Notice = {
  /** Stable: the same notice again is the same delivery, and its `webhook-id`. */
  readonly id: string;
  readonly account: string;
  /** The id of a channel of the account. */
  readonly channel: string;
  readonly type: NoticeType;
  /** Game time at which it arose, ISO 8601. */
  readonly at: string;
  readonly data: NoticeData;
  /** The time past which no delivery is tried, ISO 8601. */
  readonly until?: string | undefined;
  /** The rule it came by, for a mail's one-click unsubscribe. */
  readonly rule?: string | undefined;
};

/** Stores a delivery of the notice, which is then tried until it arrives. Idempotent by the notice's id. */
export type Notify = (notice: Notice) => Promise<void>;
