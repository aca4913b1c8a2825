import { useMatch } from '../match/context.ts';

type Part = { readonly text: string; readonly ref: string | null };

/** A text of the game in which named things can be tapped. */
export function RichText({ parts }: { readonly parts: readonly Part[] }) {
  const match = useMatch();
  return parts.map(({ text, ref }, at) =>
    ref === null ? (
      text
    ) : (
      <button
        key={at}
        type="button"
        class="named"
        onClick={() => {
          match.looked.value = ref as NonNullable<typeof match.looked.value>;
        }}
      >
        {text}
      </button>
    ),
  );
}
