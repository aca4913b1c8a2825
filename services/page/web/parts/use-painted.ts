import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * True if something has been painted since it was ready: less urgent parts are drawn behind that, so that
 * neither the first sight nor a tap waits for them. It stays so.
 */
export function usePainted(isReady: boolean): boolean {
  const isPainted = useSignal(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // a frame is called ahead of its paint, which is over when the next task begins
      timer = setTimeout(() => {
        isPainted.value = true;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return isPainted.value;
}
