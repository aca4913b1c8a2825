import type { Seat } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { ModerationAct, ModerationNotice } from '../../platform/requests/account-standing.ts';

/**
 * The audience of a message: the seats, the spectators only, or everyone at the match. Messages of
 * spectators are kept from players as long as the match is rated and not over.
 */
export type Audience = 'SEATS' | 'SPECTATORS' | 'ALL';

/** A message of a match's chat, as its reader sees it. */
export type Message = {
  /** Opaque, and good for finding it. */
  readonly id: string;
  readonly matchId: string;
  readonly audience: Audience;
  /** The sender. */
  readonly from: {
    readonly account: string;
    readonly name: string | undefined;
    readonly machine: boolean;
  };
  /** The seat that they held then. */
  readonly seat: Seat | undefined;
  /** Whether a moderator has taken it away; it says nothing then. */
  readonly hidden: boolean;
  /** The words of the sender's own; or a phrase, by its key. */
  readonly said: { readonly text: string } | { readonly phrase: string };
  /** ISO 8601. */
  readonly at: string;
};

/** Something to say: either `text` or `phrase`. */
export type SayInput = {
  readonly matchId: string;
  readonly audience: Audience;
  readonly text?: string;
  readonly phrase?: string;
  /** Sent again with the same one, it is said once. */
  readonly commandId?: string;
};

/**
 * A page of messages back from one: of all that the viewer can read there, or of those to one
 * audience.
 */
export type MessagePage = {
  readonly last: number;
  /** The id of a message there. */
  readonly before?: string;
  readonly audience?: Audience;
};

/** The reasons for which a message is reported. */
export const reportReasons = ['ABUSE', 'SPAM', 'COLLUSION', 'CHEATING', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** Whether a report waits for a decision, has led to something, or to nothing. */
export const reportStatuses = ['OPEN', 'ACTED', 'DISMISSED'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** An account's complaint about a message; times are ISO 8601. */
export type Complaint = {
  readonly by: Author;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: string;
};
/** The decision of a moderator about a message. */
export type Decision = {
  readonly act: ModerationAct;
  readonly by: Author;
  readonly reason: string;
  readonly at: string;
  readonly until: string | undefined;
};
type Author = { readonly account: string; readonly name: string | undefined };

/** A report of a message: whole to moderators; to others the message, and their own complaint. */
export type Report = {
  readonly id: string;
  readonly status: ReportStatus;
  readonly message: Message;
  /** The messages before it, the newest last. */
  readonly context: readonly Message[];
  readonly complaints: readonly Complaint[];
  readonly decisions: readonly Decision[];
};

export type ReportInput = {
  readonly messageId: string;
  readonly reason: ReportReason;
  readonly note?: string;
};
export type ModerateInput = {
  readonly reportId: string;
  readonly act: ModerationAct;
  /** The days of a `MUTE`, and of a `BAN` that has an end. */
  readonly days?: number;
  readonly reason: string;
  readonly commandId?: string;
};
export type ReportPage = {
  readonly status: ReportStatus;
  readonly first: number;
  readonly after?: string;
};

/** The use-cases of chat, the same for every API. Refusals are thrown as `CommandRefusedError`. */
export type TalkUses = {
  send(actor: AccountActor, input: SayInput): Promise<Message>;
  /** The last ones, the newest last, and whether there are earlier ones. */
  messages(
    viewer: AccountActor | undefined,
    matchId: string,
    page: MessagePage,
  ): Promise<{ readonly items: readonly Message[]; readonly hasPrevious: boolean }>;
  /** Reports a message to moderators. Repeating changes nothing. */
  report(actor: AccountActor, input: ReportInput): Promise<Report>;
  /** The reports of a status, the oldest first; for admins, as the next. */
  reports(
    actor: AccountActor,
    page: ReportPage,
  ): Promise<{
    readonly items: readonly { readonly cursor: string; readonly item: Report }[];
    readonly hasNext: boolean;
  }>;
  /** Decides about a message, and notifies its author and everyone who reported it. */
  moderate(actor: AccountActor, input: ModerateInput): Promise<Report>;
  /** The notices to the actor of decisions, the latest last. */
  notices(actor: AccountActor): Promise<readonly ModerationNotice[]>;
};
