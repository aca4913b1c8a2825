/** How long a function waits, if calls took what they are said to take. */
export type Waits = {
  /** Does a call that is said to take so long. */
  during<T>(milliseconds: number, call: () => Promise<T>): Promise<T>;
  /** What was waited for since the last time. */
  take(): number;
};

/**
 * A call waits for all that ended before it began, since it may have needed that; calls under way at
 * the same time wait together. So it is never less than the longest chain.
 */
export function waits(): Waits {
  let ended = 0;
  return {
    async during(milliseconds, call) {
      const end = ended + milliseconds;
      try {
        return await call();
      } finally {
        ended = Math.max(ended, end);
      }
    },
    take() {
      const waited = ended;
      ended = 0;
      return waited;
    },
  };
}
