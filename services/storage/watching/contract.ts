/** One open WebSocket. Times of expiry are Unix seconds; what has expired is as good as removed. */
export type Connection = {
  readonly connection: string;
  /** Known once the client has proven who it is. */
  readonly account?: string | undefined;
  readonly data: unknown;
  readonly expires: number;
};

export type Connections = {
  put(connection: Connection): Promise<void>;
  find(connection: string): Promise<Connection | undefined>;
  /** Removes it with all its subscriptions. */
  remove(connection: string): Promise<void>;
};

/** One operation of a connection that follows one stream. */
export type Subscription = {
  readonly stream: string;
  readonly connection: string;
  /** The client's id of the operation; unique in its connection. */
  readonly operation: string;
  readonly data: unknown;
  /** The last version delivered; absent before the first. */
  readonly sent?: number | undefined;
  readonly expires: number;
};

/** The subscriptions of a stream at one moment; a consistent read. */
export type Following = {
  readonly all: readonly Subscription[];
  /**
   * Records deliveries that were made to some of them: for thousands in one write, unless somebody
   * else has recorded others meanwhile; then one by one. Takes back nothing that was recorded.
   */
  record(sent: ReadonlyMap<Subscription, number>): Promise<void>;
};

export type Subscriptions = {
  /** Adds a subscription; its arrival shows in the table's stream, in order with the commits of its stream. */
  add(subscription: Subscription): Promise<'added' | 'duplicate'>;
  /** Records a delivery that was made; false if as much was recorded already, or it is gone. */
  advance(subscription: Subscription, sent: number): Promise<boolean>;
  following(stream: string): Promise<Following>;
  /** The subscriptions to the stream, all of them; consistent. */
  of(stream: string): Promise<readonly Subscription[]>;
  ofConnection(connection: string): Promise<readonly { stream: string; operation: string }[]>;
  remove(connection: string, operation: string): Promise<void>;
};
