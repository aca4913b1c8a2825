import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useHere } from '../here/here.ts';

type Props = {
  readonly title: string;
  /** True if it takes all the room there is. */
  readonly isWide?: boolean | undefined;
  readonly children: ComponentChildren;
  onClose(): void;
};

/**
 * A dialog, open while it is rendered: a title, a close button, its contents. A tap beside it closes it; then
 * the focus goes back to its previous element.
 */
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
      // only a dialog closed before its removal gives the focus back; code that removes it needs no callback
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
