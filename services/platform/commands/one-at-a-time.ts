/** Runs a task when all earlier ones of the same key have ended, however they ended. */
export type OneAtATime = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Runs one command at a time for each aggregate of a process: they share its warm copy, and would
 * only overtake each other. The conditional write keeps other processes apart.
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
