/** A delivery of a notice to an account by one of its channels, with its state. */
export type Delivery = DeliveryKey & {
  /** The revision: how often it was put, 1 for the first time. */
  readonly revision: number;
  readonly data: unknown;
  /** The wake-up, when it is to be tried, ISO 8601; absent once nothing more is to be done about it. */
  readonly wake?: string | undefined;
  /** Unix seconds; it may be forgotten then. */
  readonly expires: number;
};

/** The key of a delivery. */
export type DeliveryKey = {
  readonly account: string;
  readonly channel: string;
  /** The time of its event, ISO 8601 in UTC to the millisecond: deliveries are in its order. */
  readonly at: string;
  readonly id: string;
};

/** The deliveries of channels, one item each. */
export type Deliveries = {
  /** Reads the delivery of a key; consistent. `undefined` if there is none. */
  find(key: DeliveryKey): Promise<Delivery | undefined>;
  /** Reads the latest deliveries of a channel, the newest first; consistent. */
  latest(of: Pick<DeliveryKey, 'account' | 'channel'>, first: number): Promise<readonly Delivery[]>;
  /** Stores it over the previous revision; false if that is not there any more. */
  put(delivery: Delivery): Promise<boolean>;
};

/** The secrets of a channel: its address and its keys. Small, and any JSON. */
export type ChannelSecrets = {
  /** Stores the secrets of a channel in the place of those before. */
  put(account: string, channel: string, secret: unknown): Promise<void>;
  /** Reads the secrets of a channel; consistent. `undefined` if there are none. */
  read(account: string, channel: string): Promise<unknown>;
  /** Removes the secrets of a channel, if there are any. */
  remove(account: string, channel: string): Promise<void>;
};

/** The limits of mail: who was written to that has not asked for it, and how fast mails leave. */
export type Mailings = {
  /** Whether this address may be written to at this time, and then not before `until`; ISO 8601. */
  claim(address: string, at: string, until: string): Promise<boolean>;
  /**
   * Takes the next free turn of a lane, not before `at`: one for each caller, in their order.
   * `undefined` if it would come after `last`, and then none is taken. Times are ISO 8601.
   */
  turn(lane: string, its: Turn): Promise<string | undefined>;
};

/** The bounds of a turn; `every`: the time from one turn of the lane to the next, in whole milliseconds. */
export type Turn = { readonly at: string; readonly every: number; readonly last: string };

/** The one key that identifies this service to push services. Small, and any JSON. */
export type VapidKeys = {
  /** Returns the stored key, or stores the given one if there was none; consistent. */
  keep(fresh: unknown): Promise<unknown>;
};
