import { useSignal } from '@preact/signals';
import { textOf, type Question } from '../../../shared/client/index.ts';
import { RichText } from '../parts/rich-text.tsx';

/** What is asked, in one line; a tap shows the whole of it in its place. */
export function Title({ question: { short, parts } }: { readonly question: Question }) {
  const isWhole = useSignal(false);
  const whole = textOf(parts);
  return (
    <h3 class="ask-title" data-whole={isWhole.value}>
      {isWhole.value ? (
        <span>
          <RichText parts={parts} />
        </span>
      ) : (
        <button
          type="button"
          class="named"
          title={whole}
          aria-expanded="false"
          onClick={() => (isWhole.value = true)}
        >
          {short}
        </button>
      )}
    </h3>
  );
}
