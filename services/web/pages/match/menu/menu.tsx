import { useSignal } from '@preact/signals';
import { ErrorBoundary, lazy } from 'preact-iso';
import { useHere } from '../../../app/here.ts';
import { useMatch } from '../../../match/context.ts';

/** Loaded when it is first opened: few open it, and everybody waits for the match. */
const OpenMenu = lazy(async () => (await import('./open-menu.tsx')).OpenMenu);

/** The button that opens the menu of a match. */
export function Menu() {
  const match = useMatch();
  const { words } = useHere();
  const isOpen = useSignal(false);
  const details = match.details.value;
  if (details === undefined) return null;
  return (
    <>
      <button type="button" class="menu-button" onClick={() => (isOpen.value = true)}>
        {words.say('menu.title')}
      </button>
      {isOpen.value && (
        <ErrorBoundary>
          <OpenMenu details={details} onClose={() => (isOpen.value = false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
