import { useEffect } from 'preact/hooks';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Calls the action of a key, unless the key goes to a field, a slider or a button. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (act === undefined || isModified || event.defaultPrevented || takesKeys(event.target))
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  });
}

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, button, a, [role]') !== null;
