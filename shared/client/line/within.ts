import type { Timers } from './ports.ts';

/** An error for a reply that took more than `ms` milliseconds. */
class LateError extends Error {
  constructor(ms: number) {
    super(`No reply within ${String(ms)} ms.`);
    this.name = 'LateError';
  }
}

/** Runs an act; rejects with a `LateError` if it takes more than `ms` milliseconds. */
export async function within<T>(clock: Timers, ms: number, act: () => Promise<T>): Promise<T> {
  let callOff = (): void => undefined;
  const late = new Promise<never>((_, failed) => {
    callOff = clock.after(ms, () => {
      failed(new LateError(ms));
    });
  });
  try {
    return await Promise.race([act(), late]);
  } finally {
    callOff();
  }
}
