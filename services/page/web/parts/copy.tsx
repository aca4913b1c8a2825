import { useSignal } from '@preact/signals';
import { useHere } from '../here/here.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly text: string;
  /** Label of the button, if copying is not all that it says. */
  readonly label?: string;
  /** Class of the button. */
  readonly kind?: string;
  /** True if an icon stands for the label, beside the text that is copied. */
  readonly isIcon?: boolean;
};

/** A button that copies a text, and says whether it could: a browser need not let it. */
export function Copy({ text, label, kind, isIcon = false }: Props) {
  const { words } = useHere();
  const isCopied = useSignal<boolean | undefined>(undefined);
  // at an insecure address there is no clipboard at all
  const copy = async (): Promise<void> => navigator.clipboard.writeText(text);
  const said =
    isCopied.value === true ? words.say('copy.done') : (label ?? words.say('channel.copy'));
  return (
    <>
      <button
        type="button"
        class={kind}
        {...(isIcon && { 'aria-label': said })}
        onClick={() =>
          void copy().then(
            () => (isCopied.value = true),
            () => (isCopied.value = false),
          )
        }
      >
        {isIcon ? <Icon name={isCopied.value === true ? 'done' : 'copy'} /> : said}
      </button>
      {isCopied.value === false && (
        <small role="alert" class="refusal">
          {words.say('copy.failed')}
        </small>
      )}
    </>
  );
}
