import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { Refusal, Outcome } from '../../../../shared/client/index.ts';

/** Something that is done by a tap: whether it is under way, and why it was refused. */
export type Act = {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Runs it, unless it is under way; gives its result if it was not refused. */
  run<T>(act: () => Promise<Outcome<T>>): Promise<T | undefined>;
};

export function useAct(): Act {
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  return {
    isBusy,
    refusal,
    async run(act) {
      if (isBusy.peek()) return undefined;
      isBusy.value = true;
      refusal.value = undefined;
      const told = await act();
      isBusy.value = false;
      if ('data' in told) return told.data;
      refusal.value = told.refusal;
      return undefined;
    },
  };
}
