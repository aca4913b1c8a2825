/** What a notice may be about. */
export const noticeTypes = [
  'match.attention.needed',
  'match.attention.reminder',
  'match.attention.expired',
  'match.started',
  'match.finished',
  'match.seat.absent',
  'match.seat.offered',
  'match.seat.replaced',
  'account.digest',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

export type ChannelKind = 'WEBHOOK' | 'EMAIL' | 'PUSH' | 'DISCORD';

/** What is known of an account's channel. */
export type KnownChannel = {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly verified: boolean;
  readonly disabledReason?: string | undefined;
};
export type ChannelsOf = (account: string) => Promise<readonly KnownChannel[]>;

/** What a notice tells: never a question's text, option or card. */
export type NoticeData = {
  readonly matchId?: string;
  readonly gameId?: string;
  readonly seat?: string;
  readonly version?: number;
  readonly turn?: number;
  readonly deadline?: string;
  /** Number of questions that wait; in a digest, of matches. */
  readonly count?: number;
  /** Of a digest: what is due, the earliest deadline first. */
  readonly matches?: readonly NoticeData[];
};

/** Something that an account is told by one of its channels. */
export type Notice = {
  /** Stable: the same notice again is the same delivery. */
  readonly id: string;
  readonly account: string;
  readonly channel: string;
  readonly type: NoticeType;
  /** Game time at which it arose, ISO 8601. */
  readonly at: string;
  readonly data: NoticeData;
  /** Nothing is tried past this time. */
  readonly until?: string | undefined;
  /** The id of the rule that it comes by. */
  readonly rule?: string | undefined;
};
/** Sees to it that a notice is delivered, once it has returned; idempotent by the notice's id. */
export type Notify = (notice: Notice) => Promise<void>;
