/** A message of a stream's chat, with its audience. */
export type StoredMessage = MessageKey & {
  /** The revision: how often it was put, 1 for the first time. */
  readonly revision: number;
  /** The account of its author. */
  readonly account: string;
  /** Unix seconds; it is as good as gone then. */
  readonly expires: number;
  readonly data: unknown;
};
/** The key of a message: its stream, its audience and its place. */
export type MessageKey = {
  readonly stream: string;
  readonly audience: string;
  /** Its place among all messages of the stream, of any audience: as text, the later the higher. */
  readonly order: string;
};

/** The recent messages of an account to a stream: small, and any JSON. */
export type RecentMessagesRevision = {
  readonly stream: string;
  readonly revision: number;
  readonly data: unknown;
  /** Unix seconds. */
  readonly expires: number;
};

/** A report of a message: small, and any JSON. */
export type StoredReport = {
  readonly id: string;
  readonly revision: number;
  /** The list that shows it, and its place there. */
  readonly status: string;
  readonly rank: string;
  /** Unix seconds; it is as good as gone then. */
  readonly expires: number;
  readonly data: unknown;
};

/** Reports: one item a message that was reported. Lists lag behind a moment. */
export type Reports = {
  /** Reads the report of a message; consistent. `undefined` if no one reported it. */
  find(id: string): Promise<StoredReport | undefined>;
  /** Stores it over the previous revision; false if that is not there any more. */
  put(report: StoredReport): Promise<boolean>;
  /**
   * The reports, at most `first`, that were listed with this status, behind this rank, in its
   * order; as they stand now.
   */
  list(
    of: { readonly status: string; readonly after?: string | undefined },
    first: number,
  ): Promise<readonly StoredReport[]>;
};

/** Talk: one item a message, in a partition beside the stream's own. What has expired may still be given. */
export type Talk = {
  /** Reads the message of a key; consistent. `undefined` if there is none. */
  message(key: MessageKey): Promise<StoredMessage | undefined>;
  /** Reads the latest messages to an audience before a place, the newest first; consistent. */
  latest(
    of: Pick<MessageKey, 'stream' | 'audience'> & { readonly before?: string | undefined },
    first: number,
  ): Promise<readonly StoredMessage[]>;
  /** Stores it over the previous revision; false if that is not there any more. */
  put(message: StoredMessage): Promise<boolean>;
  /** The streams at which an account has said something; consistent. */
  saidAt(account: string): Promise<readonly string[]>;
  /**
   * Reads the recent messages of an account to a stream; consistent. `undefined` if there are none.
   */
  said(account: string, stream: string): Promise<RecentMessagesRevision | undefined>;
  /** Stores a revision over the previous one; false if that is not there any more. */
  putSaid(account: string, said: RecentMessagesRevision): Promise<boolean>;
};
