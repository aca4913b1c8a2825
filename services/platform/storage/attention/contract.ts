/** The attention due from an account in one stream, as it was last said; small. */
export type Attention = {
  readonly account: string;
  readonly stream: string;
  /** The kind of attention, absent for an answer; an account has one of each kind in a stream. */
  readonly kind?: AttentionKind | undefined;
  /** The version of the stream that it is about. */
  readonly version: number;
  /** The revision: how often it was put, 1 for the first time. */
  readonly revision: number;
  /** Whether the account is wanted. */
  readonly open: boolean;
  readonly data: unknown;
  /**
   * With `followers`, the table's stream notifies those who follow the account; otherwise the
   * writer does.
   */
  readonly tells?: 'followers' | undefined;
  /** The wake-up, when it is to be looked at, ISO 8601. */
  readonly wake?: string | undefined;
  /** Unix seconds; whatever is not open may be forgotten then. */
  readonly expires?: number | undefined;
};

/**
 * The kinds of attention due from an account beside answers. They are listed; the writer notifies
 * of them by other means.
 */
export type AttentionKind = 'VOTE' | 'INVITATION';

/** One item an account, stream and kind. The wake-ups name those to be looked at by `attentionName`. */
export type Attentions = {
  /** Reads the attention of an account in a stream; consistent. `undefined` if there is none. */
  find(account: string, stream: string, kind?: AttentionKind): Promise<Attention | undefined>;
  /** The attentions of an account that are open, in all streams; consistent. */
  openOf(account: string): Promise<readonly Attention[]>;
  /** Stores it over the previous revision; false if that is not there any more. */
  put(attention: Attention): Promise<boolean>;
};

/** A small document of an account: seldom changed, and only by a writer that has read it. */
export type AccountDocument = { readonly revision: number; readonly data: unknown };
/** The documents of accounts, one item each. */
export type AccountDocuments = {
  /** Reads the document of a name; consistent. `undefined` if there is none. */
  read(account: string, name: DocumentName): Promise<AccountDocument | undefined>;
  /** Stores it over the previous revision; false if that is not there any more. */
  put(account: string, name: DocumentName, document: AccountDocument): Promise<boolean>;
};
/**
 * The names of documents. `rules`: the notification rules; `mails`: the last mail sent to a plain
 * reader; `channels`: the notification channels; `invitations`: those it has made, and declined.
 */
export type DocumentName = 'rules' | 'mails' | 'channels' | 'invitations';
