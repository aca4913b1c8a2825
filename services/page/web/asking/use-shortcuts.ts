import { useEffect } from 'preact/hooks';
import { useHere } from '../here/here.ts';

/** Fields for digits, and dialogs with a question of their own. */
const elsewhere = 'input:not([type="checkbox"]), textarea, select, dialog';

/**
 * The digits 1 to 9 press the option at that place of the question, as a tap would, unless the
 * device has them switched off.
 */
export function useShortcuts(isTooSoon: (event: Event) => boolean): void {
  const { settings } = useHere();
  const isOn = settings.shortcuts.value;
  useEffect(() => {
    if (!isOn) return;
    const pressInTime = (event: KeyboardEvent): void => {
      if (!isTooSoon(event)) press(event);
    };
    document.addEventListener('keydown', pressInTime);
    return () => {
      document.removeEventListener('keydown', pressInTime);
    };
  }, [isOn]);
}

function press(event: KeyboardEvent): void {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  // held down, a key would answer the next question, too
  if (repeat || ctrlKey || altKey || metaKey || !/^[1-9]$/u.test(key)) return;
  if (target instanceof Element && target.closest(elsewhere) !== null) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const shown = document.querySelectorAll<HTMLElement>('#choice > .options [data-option]');
  shown[Number(key) - 1]?.click();
}
