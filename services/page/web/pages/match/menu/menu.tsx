import { useSignal } from '@preact/signals';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useLoaded } from '../../../parts/use-loaded.ts';

/** Loaded when it is first opened: few players open it, and all of them wait for the match. */
const load = async () => (await import('./open-menu.tsx')).OpenMenu;

/** The button that opens the menu of a match. */
export function Menu() {
  const match = useMatch();
  const { words } = useHere();
  const presses = useSignal(0);
  const OpenMenu = useLoaded(load, presses.value || undefined);
  const details = match.details.value;
  if (details === undefined) return null;
  return (
    <>
      <button
        type="button"
        class="menu-button"
        aria-label={words.say('menu.title')}
        onClick={() => (presses.value += 1)}
      >
        <Icon name="menu" />
      </button>
      {presses.value > 0 && OpenMenu && (
        <OpenMenu details={details} onClose={() => (presses.value = 0)} />
      )}
    </>
  );
}
