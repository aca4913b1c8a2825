/** A mail as it leaves: raw MIME, and between whom. */
export type Mail = {
  readonly from: string;
  readonly to: string;
  readonly raw: Buffer;
  /** The account and the channel, to which a provider's notes about a mail, of bounces, say, lead back. */
  readonly account: string;
  readonly channel: string;
};

/** Hands a mail on to whoever delivers it. Throws where they do not take it. */
export type Mailer = (mail: Mail) => Promise<void>;
