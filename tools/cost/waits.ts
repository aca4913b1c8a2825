/** Computes the waiting of a function, given the assumed times of its calls. */
export type Waits = {
  /** Makes a call with an assumed duration. */
  during<T>(milliseconds: number, call: () => Promise<T>): Promise<T>;
  /** The wait since the last call. */
  take(): number;
};

/**
 * Creates a counter of waits. A call waits for all that ended before it began, since it may have
 * needed those; parallel calls wait together. So the sum is never less than the longest chain.
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
