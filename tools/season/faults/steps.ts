/** How a step goes wrong: nothing is done, it is done twice, or it is done and whoever did it dies of it. */
export const faultKinds = ['fails', 'doubles', 'crashes'] as const;
type FaultKind = (typeof faultKinds)[number];

/** Which of an episode's steps goes wrong, and how; the first is 1. */
export type Fault = { readonly step: number; readonly kind: FaultKind };

/** The steps of an episode, one of which may go wrong. */
export type Steps = {
  /** Begins to count anew. */
  begin(fault: Fault | undefined): void;
  /** How many there have been. */
  count(): number;
  /** Takes a step; throws a `FaultError` where it fails or crashes. */
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

/** A fault that was meant to be. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
}
