import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useHere } from '../here/here.ts';

type Props = {
  readonly title: string;
  /** Whether it takes all the room there is. */
  readonly isWide?: boolean | undefined;
  readonly children: ComponentChildren;
  onClose(): void;
};

/** A dialog that is open while it is shown: a title, a way out, what is in it. A tap beside it closes it; then the focus goes back to where it was. */
export function Dialog({ title, isWide = false, children, onClose }: Props) {
  const { words } = useHere();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isShown = useRef(true);
  // at once: other effects are taken back only when it is gone
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // only what is closed before it is taken away gives the focus back; whoever has taken it away knows
      isShown.current = false;
      element?.close();
    };
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class={isWide ? 'card roomy' : 'card'}
      aria-labelledby={id}
      onClose={() => {
        if (isShown.current) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <div class="card-inner">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="close" aria-label={words.say('card.close')} onClick={close}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
