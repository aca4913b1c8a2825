import { computed, type ReadonlySignal } from '@preact/signals';
import { alike } from '../../../shared/client/index.ts';

/** A value that is made anew with each step, with all that is as before the same by reference: that is not drawn again. */
export function steady<T>(make: () => T): ReadonlySignal<T> {
  let last: unknown;
  return computed(() => (last = alike(last, make())) as T);
}
