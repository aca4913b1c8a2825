import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { optionsAbout } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { useSteady } from '../reading/steady.ts';

/** Ids of the options that are about the place or thing under the finger, or that has the focus. */
export function usePointed(): readonly string[] {
  const match = useMatch();
  const pointed = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const point = ({ target }: Event): void => {
      const at = target instanceof Element ? target.closest('[data-ref]') : null;
      pointed.value = at?.getAttribute('data-ref') ?? undefined;
    };
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, []);
  return useSteady(
    () =>
      pointed.value === undefined ? [] : optionsAbout(match, pointed.value).map(({ id }) => id),
    [match],
  );
}
