import { useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import { painted } from '../device/painted.ts';

/**
 * A signal that follows another some frames later: what reads it is drawn in a frame of its own, and the frame of a
 * step stays short.
 */
export function useLater<T>(source: ReadonlySignal<T>, frames: number): ReadonlySignal<T> {
  const later = useSignal(source.peek());
  useSignalEffect(() => {
    const value = source.value;
    let isStale = false;
    void (async () => {
      for (let left = frames; left > 0 && !isStale; left -= 1) await painted();
      if (!isStale) later.value = value;
    })();
    return () => {
      isStale = true;
    };
  });
  return later;
}
