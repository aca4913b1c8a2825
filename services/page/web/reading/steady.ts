import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { alike } from '../../../../shared/client/index.ts';

/** A value that is made anew with each step, with all that is as before the same by reference: that is not drawn again. */
export function steady<T>(make: () => T): ReadonlySignal<T> {
  let last: unknown;
  return computed(() => (last = alike(last, make())) as T);
}

/** A slice of what is shown, for a part that is drawn again only where just that has changed. */
export const useSteady = <T>(make: () => T, dependsOn: readonly unknown[]): T =>
  useMemo(() => steady(make), dependsOn).value;
