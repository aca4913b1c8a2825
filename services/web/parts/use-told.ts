import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal, Told } from '../../../shared/client/index.ts';

/** Something that is read while a part of the page is shown. */
export type Reading<T> = {
  /** What was told last. */
  readonly data: ReadonlySignal<T | undefined>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  again(): Promise<void>;
};

/**
 * Reads when it is first shown, and again when what it depends on is another.
 * @param ask nothing where there is nothing to read
 */
export function useTold<T>(
  ask: () => Promise<Told<T>> | undefined,
  dependsOn: readonly unknown[],
): Reading<T> {
  const data = useSignal<T | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const again = async (): Promise<void> => {
    const told = await ask();
    if (told === undefined) return;
    refusal.value = 'refusal' in told ? told.refusal : undefined;
    if ('data' in told) data.value = told.data;
  };
  useEffect(() => void again(), dependsOn);
  return { data, refusal, again };
}
