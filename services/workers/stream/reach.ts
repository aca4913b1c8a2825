import type { BatchChannel } from './batch-channel.ts';
import type { ConsumerParts } from './parts.ts';

/** The gateway failed most connections of a batch, so the fault is not theirs. */
class GatewayUnreachableError extends Error {
  override readonly name = 'GatewayUnreachableError';
  readonly errors: readonly unknown[];
  constructor(errors: readonly unknown[]) {
    super(`${String(errors.length)} connections could not be reached, most of the batch.`);
    this.errors = errors;
  }
}

/** Tracks the connections that the posts of one batch reach. */
export type Reach = {
  /** A channel for one task. `check` throws if the gateway was unreachable and the task met that. */
  task(): { readonly channel: BatchChannel; check(): void };
  /** Closes the connections that were not reached, after all others have had their updates. */
  settle(): Promise<void>;
};

/**
 * Tracks the posts of one batch. A connection that fails once is not tried again in the batch, so a mute
 * one costs its time limit once. When the batch ends it is closed and forgotten: its client reconnects
 * and goes on from its version. If most of several connections failed, or the only one can't even be
 * closed, the gateway counts as down: nothing is forgotten, and the tasks concerned fail.
 */
export function tracksReach({
  channel,
  connections,
  log,
}: Pick<ConsumerParts, 'channel' | 'connections' | 'log'>): Reach {
  const tried = new Set<string>();
  const failed = new Map<string, unknown>();
  let outage: GatewayUnreachableError | undefined;

  /** Closes a connection, and forgets it; open and forgotten, it is closed at its next message. */
  const close = async (connection: string): Promise<void> => {
    try {
      await channel.close(connection);
    } catch (error) {
      if (tried.size === 1) {
        outage = new GatewayUnreachableError([error]);
        return;
      }
    }
    await connections.remove(connection);
  };

  return {
    task() {
      let isConcerned = false;
      const failing = (connection: string, error: unknown): 'failed' => {
        isConcerned = true;
        tried.add(connection);
        if (!failed.has(connection)) failed.set(connection, error);
        return 'failed';
      };
      return {
        channel: {
          post: async (connection, message) => {
            if (failed.has(connection)) return failing(connection, undefined);
            tried.add(connection);
            try {
              return await channel.post(connection, message);
            } catch (error) {
              return failing(connection, error);
            }
          },
          close: (connection) =>
            channel.close(connection).then(
              () => 'closed',
              (error: unknown) => failing(connection, error),
            ),
        },
        check: () => {
          if (isConcerned && outage !== undefined) throw outage;
        },
      };
    },
    async settle() {
      if (failed.size === 0) return;
      if (failed.size > 1 && 2 * failed.size > tried.size) {
        outage = new GatewayUnreachableError([...failed.values()]);
        return;
      }
      await Promise.all([...failed.keys()].map(close));
      const [reason] = failed.values();
      log.warn('Connections that could not be reached were closed', { count: failed.size, reason });
    },
  };
}
