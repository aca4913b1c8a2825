import { useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Refusal, Outcome } from '../../../../shared/client/index.ts';
import { createOrder } from '../reading/in-order.ts';

/** Something that is read while a part of the page is shown. */
export type Resource<T> = {
  /** Latest data. */
  readonly data: ReadonlySignal<T | undefined>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  again(): Promise<void>;
};

/**
 * Reads when first shown, and again when a dependency changes. An answer that comes after that of a later
 * question is ignored.
 * @param ask nothing if there is nothing to read
 */
export function useResource<T>(
  ask: () => Promise<Outcome<T>> | undefined,
  dependsOn: readonly unknown[],
): Resource<T> & { readonly data: Signal<T | undefined> } {
  const data = useSignal<T | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const inOrder = useMemo(createOrder, []);
  const again = async (): Promise<void> => {
    const isNews = inOrder();
    const told = await ask();
    if (told === undefined || !isNews()) return;
    refusal.value = 'refusal' in told ? told.refusal : undefined;
    if ('data' in told) data.value = told.data;
  };
  useEffect(() => void again(), dependsOn);
  return { data, refusal, again };
}
