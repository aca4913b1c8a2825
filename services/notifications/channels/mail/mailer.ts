/** A mail as it leaves: raw MIME, its sender and its receiver. */
export type Mail = {
  readonly from: string;
  readonly to: string;
  readonly raw: Buffer;
  /** The account and the channel, to which a provider's notes about a mail, of bounces, say, lead back. */
  readonly account: string;
  readonly channel: string;
};

/** Hands a mail to a mail provider. Throws if it is not accepted. */
export type Mailer = (mail: Mail) => Promise<void>;
