import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { painted } from '../device/painted.ts';

/**
 * True if something has been painted since it was ready: less urgent parts are drawn behind that, so that
 * neither the first sight nor a tap waits for them. It stays so.
 */
export function usePainted(isReady: boolean): boolean {
  const isPainted = useSignal(false);
  useEffect(() => {
    if (isReady) void painted().then(() => (isPainted.value = true));
  }, [isReady]);
  return isPainted.value;
}
