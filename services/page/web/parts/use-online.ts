import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** True if the browser has a network. */
export function useOnline(): ReadonlySignal<boolean> {
  const isOnline = useSignal(navigator.onLine);
  useEffect(() => {
    const tell = (): void => {
      isOnline.value = navigator.onLine;
    };
    addEventListener('online', tell);
    addEventListener('offline', tell);
    return () => {
      removeEventListener('online', tell);
      removeEventListener('offline', tell);
    };
  }, []);
  return isOnline;
}
