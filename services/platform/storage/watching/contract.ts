/** One open WebSocket. Times of expiry are Unix seconds; what has expired is as good as removed. */
export type Connection = {
  readonly connection: string;
  /** Known once the client has proven who it is. */
  readonly account?: string | undefined;
  readonly data: unknown;
  readonly expires: number;
};

/** The open WebSockets, one item each; all reads are consistent. */
export type Connections = {
  /** Stores a connection in the place of what was known of it before. */
  put(connection: Connection): Promise<void>;
  /** Reads a connection that has not expired; `undefined` if there is none. */
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
   * Records deliveries to some of them: for thousands in one write, unless another writer has
   * recorded others meanwhile; then one by one. Never reverts a recorded delivery.
   */
  record(sent: ReadonlyMap<Subscription, number>): Promise<void>;
};

/** The subscriptions to streams; each lies with its stream, and is named with its connection. */
export type Subscriptions = {
  /** Adds a subscription; its arrival shows in the table's stream, in order with the commits of its stream. */
  add(subscription: Subscription): Promise<'added' | 'duplicate'>;
  /** Records a delivery that was made; false if as much was recorded already, or it is gone. */
  advance(subscription: Subscription, sent: number): Promise<boolean>;
  /** Reads the subscriptions to a stream, with the record of their deliveries. */
  following(stream: string): Promise<Following>;
  /** The subscriptions to the stream, all of them; consistent. */
  of(stream: string): Promise<readonly Subscription[]>;
  /** The operations of a connection, with the streams they follow; consistent. */
  ofConnection(connection: string): Promise<readonly { stream: string; operation: string }[]>;
  /** Removes the subscription of an operation, if there is one. */
  remove(connection: string, operation: string): Promise<void>;
};
