import type { Timers } from './ports.ts';

/** Nothing came for so many milliseconds. */
class LateError extends Error {
  constructor(ms: number) {
    super(`No reply within ${String(ms)} ms.`);
    this.name = 'LateError';
  }
}

/** Gives what an act gives; rejects with a `LateError` where that takes longer than so many milliseconds. */
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
