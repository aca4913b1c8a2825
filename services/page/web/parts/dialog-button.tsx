import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';

type Props = {
  /** What the button says. */
  readonly label: string;
  /** What it is called where that says too little: of a button that shows a mark. */
  readonly name?: string;
  readonly kind?: string;
  /** What the dialog is called; as the button unless given. */
  readonly title?: string;
  readonly isWide?: boolean;
  /** What is in it, made anew each time that it is opened. */
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
