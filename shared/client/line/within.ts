import type { Timers } from './ports.ts';

/** Nothing came for so many milliseconds. */
export class LateError extends Error {
  constructor(ms: number) {
    super(`Nothing came within ${String(ms)} ms.`);
    this.name = 'LateError';
  }
}

/** Gives what an act gives; rejects with a `LateError` where that takes longer than so many milliseconds. */
export const within = <T>(clock: Timers, ms: number, act: () => Promise<T>): Promise<T> =>
  new Promise((done, failed) => {
    const callOff = clock.after(ms, () => {
      failed(new LateError(ms));
    });
    act().then(
      (value) => {
        callOff();
        done(value);
      },
      (error: unknown) => {
        callOff();
        failed(error);
      },
    );
  });
