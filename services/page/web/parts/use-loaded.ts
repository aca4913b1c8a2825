import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * A part that is loaded apart, once it is needed: `undefined` until it is there, and if the line is down.
 * @param wanted the purpose that it is loaded for; each new one tries again, if it is not there yet
 */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
  wanted: string | number | undefined,
): T | undefined {
  const loaded = useSignal<{ readonly part: T } | undefined>(undefined);
  useEffect(() => {
    if (wanted === undefined || loaded.peek() !== undefined) return;
    load().then(
      (part) => {
        loaded.value = { part };
      },
      () => undefined, // there is no line: a component that needs it will ask again
    );
  }, [wanted]);
  return loaded.value?.part;
}
