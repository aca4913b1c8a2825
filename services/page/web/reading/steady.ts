import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { alike } from '../../../../shared/client/index.ts';

/**
 * A value that is made again with each step, keeping unchanged parts by reference, so that they are not drawn
 * again.
 */
export function steady<T>(make: () => T): ReadonlySignal<T> {
  let last: unknown;
  return computed(() => (last = alike(last, make())) as T);
}

/** A slice of the shown state, for a part that is drawn again only when that slice has changed. */
export const useSteady = <T>(make: () => T, dependsOn: readonly unknown[]): T =>
  useMemo(() => steady(make), dependsOn).value;
