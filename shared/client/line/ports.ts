/** The platform services that the library needs: it has no network and no clock of its own. */
export type Ports = {
  /**
   * As in browsers and in Node. The library waits 15 seconds for an answer: a signal of
   * `AbortSignal.timeout(15_000)` frees the connection of a request it no longer waits for.
   */
  readonly fetch: (url: string, init: RequestInit) => Promise<ResponseLike>;
  /** The constructor of a socket, as `WebSocket` of a browser or of `ws`. */
  readonly socket: unknown;
  readonly clock: Timers;
  /** A random number from 0 to below 1, as `Math.random`; ids of commands are made of it. */
  readonly chance: () => number;
  /**
   * Storage that survives a reload: answers under way and sheets of games. An exception counts as a
   * lost value.
   */
  readonly store: Store;
  /**
   * Runs an act while no other page of this client runs one of that name, as
   * `navigator.locks.request`. Without it, pages refresh their tokens side by side.
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
  /** Calls `then` once, after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, then: () => void): () => void;
};

/** Values by key, plain JSON. */
export type Store = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
};
