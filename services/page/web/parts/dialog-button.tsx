import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';

type Props = {
  /** Label of the button. */
  readonly label: string;
  /** Accessible name, if the label says too little: of a button that shows a mark. */
  readonly name?: string;
  readonly kind?: string;
  /** Title of the dialog; the button's label unless given. */
  readonly title?: string;
  readonly isWide?: boolean;
  /** Contents, made each time that it is opened. */
  children(close: () => void): ComponentChildren;
};

/** A button, and the dialog that it opens. */
export function DialogButton({ label, name, kind, title = label, isWide, children }: Props) {
  const isOpen = useSignal(false);
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class={kind}
        aria-label={name}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {label}
      </button>
      {isOpen.value && (
        <Dialog title={title} isWide={isWide} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
