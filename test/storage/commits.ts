import type { Commit, EventStore } from '../../services/platform/storage/contract.ts';

/** A commit with these fields; the others are of no interest. */
export const commit = (given: Partial<Commit> & Pick<Commit, 'stream' | 'version'>): Commit => ({
  at: '2026-01-31T08:15:00.000Z',
  actor: 'account:ann',
  body: { step: given.version },
  ...given,
});

/** Stores commits 0 to `length - 1`, with checkpoints on the versions named. */
export async function grow(
  events: EventStore,
  stream: string,
  length: number,
  bearsCheckpoint: (version: number) => boolean,
): Promise<void> {
  for (let from = 0; from < length; from += 100) {
    await Promise.all(
      Array.from({ length: Math.min(100, length - from) }, (_, index) => {
        const version = from + index;
        const checkpoint = bearsCheckpoint(version) ? { upTo: version } : undefined;
        return events.append(commit({ stream, version, checkpoint }));
      }),
    );
  }
}
