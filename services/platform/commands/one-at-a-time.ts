/** Runs a task when all earlier ones of the same key have ended, however they ended. */
export type OneAtATime = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Within one process an aggregate takes one command at a time: they share what is kept warm of it, and would only
 * overtake each other. Other processes are kept apart by the conditional write.
 */
export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
