/** What the library takes from where it runs: it has neither a network nor a clock of its own. */
export type Ports = {
  /**
   * As in browsers and in Node. The library waits 15 seconds for an answer: with a signal of
   * `AbortSignal.timeout(15_000)` what it does not wait for any longer holds no connection.
   */
  readonly fetch: (url: string, init: RequestInit) => Promise<ResponseLike>;
  /** The constructor of a socket, as `WebSocket` of a browser or of `ws`. */
  readonly socket: unknown;
  readonly clock: Timers;
  /** At random from 0 to below 1, as `Math.random`; ids of commands are made of it. */
  readonly chance: () => number;
  /** What outlives a reload: answers under way and sheets of games. Whatever it throws is a lost value. */
  readonly store: Store;
  /**
   * Does something while no other page of this client does anything of that name, as
   * `navigator.locks.request`. Without it, pages refresh their tokens one beside another.
   */
  readonly exclusive?: <T>(name: string, act: () => Promise<T>) => Promise<T>;
};

export type RequestInit = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type ResponseLike = {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
};

export type Timers = {
  /** Calls once, so many milliseconds later; what it gives calls that off. */
  after(ms: number, then: () => void): () => void;
};

/** Values by key, plain JSON. */
export type Store = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
};
