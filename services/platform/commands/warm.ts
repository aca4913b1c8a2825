import { recent } from '../recent.ts';
import type { EventStore } from '../storage/contract.ts';
import type { Aggregate, ComposedCommit, LoadedAggregate } from './aggregate.ts';
import { appendTo } from './append.ts';
import type { Signature } from './command.ts';

/** The aggregates that are ready for commands: stored, and kept warm in memory. */
export type Warm<L extends LoadedAggregate, A> = {
  /**
   * Takes an aggregate for exclusive use; `isKept` if it was kept warm, and so may be behind.
   * @param version uses the warm copy only at this version, and loads otherwise
   */
  take(id: string, version?: number): Promise<{ readonly loaded: L; readonly isKept: boolean }>;
  /** Puts an unchanged aggregate back. */
  putBack(loaded: L): void;
  /** Whether others have acted elsewhere since it was loaded. */
  isBehind(loaded: L): Promise<boolean>;
  /**
   * Stores the commit of an act; `undefined` if another commit was first. The loaded aggregate must not be used again.
   */
  store(loaded: L, act: A, signature: Signature): Promise<L['record'] | undefined>;
};

/**
 * Creates the warm aggregates.
 * @param room for the ones kept, in bytes
 */
export function createWarm<L extends LoadedAggregate, A, C extends ComposedCommit>(
  aggregate: Aggregate<L, A, C>,
  { store, room }: { readonly store: Pick<EventStore, 'append' | 'range'>; readonly room: number },
): Warm<L, A> {
  const kept = recent<L>(room, (loaded) => aggregate.sizeOf(loaded));
  return {
    async take(id, version) {
      const ready = kept.get(id);
      kept.drop(id);
      if (ready && (version ?? ready.record.version) === ready.record.version)
        return { loaded: ready, isKept: true };
      return { loaded: await aggregate.load(id), isKept: false };
    },
    putBack(loaded) {
      kept.put(loaded.record.id, loaded);
    },
    isBehind: async ({ record: { id, version } }) => (await store.range(id, version, 1)).length > 0,
    async store(loaded, act, signature) {
      const composed = aggregate.compose(loaded, act, signature);
      await aggregate.beside?.(composed);
      const done = await appendTo(store, composed, (each) => aggregate.lighter(loaded, each));
      if (done === undefined) return undefined;
      const { record, next } = aggregate.stored(loaded, done);
      if (next !== undefined) kept.put(record.id, next);
      return record;
    },
  };
}
