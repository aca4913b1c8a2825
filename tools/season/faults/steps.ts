/** The kinds of faults: a step is not done, done twice, or done before its process crashes. */
export const faultKinds = ['fails', 'doubles', 'crashes'] as const;
type FaultKind = (typeof faultKinds)[number];

/** The step of an episode that goes wrong, from 1, and the kind of fault. */
export type Fault = { readonly step: number; readonly kind: FaultKind };

/** The steps of an episode, one of which may go wrong. */
export type Steps = {
  /** Restarts the count. */
  begin(fault: Fault | undefined): void;
  /** Number of steps so far. */
  count(): number;
  /** Takes a step; throws a `FaultError` if it fails or crashes. */
  take<T>(act: () => Promise<T>): Promise<T>;
};

export function countedSteps(): Steps {
  let count = 0;
  let fault: Fault | undefined;
  return {
    begin(planned) {
      count = 0;
      fault = planned;
    },
    count: () => count,
    async take(act) {
      count += 1;
      if (count !== fault?.step) return act();
      if (fault.kind === 'fails') throw new FaultError('It failed.');
      await act();
      if (fault.kind === 'crashes') throw new FaultError('It was done, and then all was lost.');
      return act();
    },
  };
}

/** An intended fault. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
}
