import { useSignal } from '@preact/signals';
import type { SeatInfo } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Block } from './block.tsx';

/** The way to what I may do about whoever holds a seat; nothing for bots, for myself, and for who is signed out. */
export function AboutSeat({ info }: { readonly info: SeatInfo | undefined }) {
  const { words, viewer } = useHere();
  const isOpen = useSignal(false);
  const account = info?.account;
  if (!account || !viewer.value || account.id === viewer.value.id) return null;
  return (
    <>
      <button
        type="button"
        class="about"
        aria-label={words.say('block.about', { name: account.name })}
        onClick={() => (isOpen.value = true)}
      >
        …
      </button>
      {isOpen.value && (
        <Dialog title={account.name} onClose={() => (isOpen.value = false)}>
          <Block account={account} />
        </Dialog>
      )}
    </>
  );
}
