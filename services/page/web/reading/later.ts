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
    void after(frames).then(() => {
      // one that has changed since is followed later
      if (source.peek() === value) later.value = value;
    });
  });
  return later;
}

async function after(frames: number): Promise<void> {
  for (let left = frames; left > 0; left -= 1) await painted();
}
