/** An earlier record of the same partition failed; this one waits for it to be tried again. */
class HeldUpError extends Error {
  override readonly name = 'HeldUpError';
  constructor() {
    super('An earlier record of the same partition has failed.');
  }
}

/**
 * Runs work of one partition strictly one after another, in the order of the calls, and of several
 * partitions side by side. Once one piece fails, the later ones of its partition fail untried.
 */
export function inOrder<T>(partitionOf: (item: T) => string) {
  const last = new Map<string, Promise<void>>();
  return (item: T, work: () => Promise<void>): Promise<void> => {
    const partition = partitionOf(item);
    const before = last.get(partition) ?? Promise.resolve();
    const done = before.then(work, () => {
      throw new HeldUpError();
    });
    last.set(partition, done);
    return done;
  };
}
