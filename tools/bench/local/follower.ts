import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { SeenQuestion } from '../../../test/local/player.ts';

/** A follower of a match over a WebSocket, with the arrival time of each version. */
export type Follower = {
  /** The time, by `performance.now`, at which this version or a later one had arrived. */
  had(version: number): Promise<number>;
  /** The newest update, or the next one if it has been seen before. */
  next(after: number): Promise<Update>;
  stop(): Promise<void>;
};
export type Update = {
  readonly version: number;
  readonly questions: readonly SeenQuestion[];
  readonly status: string;
};

const followed = `subscription ($id: ID!) { match(id: $id) {
  version from snapshot patch status log { type text }
  questions { id kind min sealed askedAt options { id group text } } } }`;

/** Follows a match with a stock client; resolves when its first view is there. */
export async function follow(host: string, token: string, id: string): Promise<Follower> {
  const client = createClient({
    url: `ws://${host}/ws`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  /** Arrival times of the versions, in order. */
  const arrivals: (readonly [version: number, at: number])[] = [];
  let newest: Update | undefined;
  let failure: unknown;
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const each of woken) each();
  };
  client.subscribe<{ match: Update }>(
    { query: followed, variables: { id } },
    {
      next: ({ data, errors }) => {
        if (data == null) failure = errors;
        else {
          newest = data.match;
          arrivals.push([newest.version, performance.now()]);
        }
        wake();
      },
      error: (error) => {
        failure = error;
        wake();
      },
      complete: wake,
    },
  );
  const next = async (after: number): Promise<Update> => {
    while (newest === undefined || newest.version <= after) {
      if (failure !== undefined) throw new Error(`Following failed: ${JSON.stringify(failure)}`);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return newest;
  };
  await next(-1);
  return {
    next,
    async had(version) {
      await next(version - 1);
      return arrivals.find(([arrived]) => arrived >= version)?.[1] ?? Number.NaN;
    },
    async stop() {
      await client.dispose();
    },
  };
}
