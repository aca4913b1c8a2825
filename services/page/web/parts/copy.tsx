import { useSignal } from '@preact/signals';
import { useHere } from '../here/here.ts';

type Props = {
  readonly text: string;
  /** Label of the button, if copying is not all that it says. */
  readonly label?: string;
  /** Class of the button. */
  readonly kind?: string;
};

/** A button that copies a text, and says whether it could: a browser need not let it. */
export function Copy({ text, label, kind }: Props) {
  const { words } = useHere();
  const isCopied = useSignal<boolean | undefined>(undefined);
  // at an insecure address there is no clipboard at all
  const copy = async (): Promise<void> => navigator.clipboard.writeText(text);
  return (
    <>
      <button
        type="button"
        class={kind}
        onClick={() =>
          void copy().then(
            () => (isCopied.value = true),
            () => (isCopied.value = false),
          )
        }
      >
        {isCopied.value === true ? words.say('copy.done') : (label ?? words.say('channel.copy'))}
      </button>
      {isCopied.value === false && (
        <small role="alert" class="refusal">
          {words.say('copy.failed')}
        </small>
      )}
    </>
  );
}
