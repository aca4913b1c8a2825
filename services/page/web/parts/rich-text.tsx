import { useMatch } from '../match/context.ts';

type Part = { readonly text: string; readonly ref: string | null };

/** A text of the game in which named things can be tapped. */
export function RichText({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (part.ref === null) return restOf(part, before, after);
    const [start, end] = [tailOf(before, parts[at - 2]), headOf(after)];
    const named = <Named key={at} text={part.text} thing={part.ref} />;
    if (start === '' && end === '') return named;
    return (
      <span key={at} class="with-name">
        {start}
        {named}
        {end}
      </span>
    );
  });
}

function Named({ text, thing }: { readonly text: string; readonly thing: string }) {
  const match = useMatch();
  return (
    <button
      type="button"
      class="named"
      onClick={() => {
        match.looked.value = thing as NonNullable<typeof match.looked.value>;
      }}
    >
      {text}
    </button>
  );
}

// a line can break on both sides of a button: what touches a name, such as a full stop, stays in its line

const isText = (part: Part | undefined): part is Part => part !== undefined && part.ref === null;
const isNamed = (part: Part | undefined): boolean => part !== undefined && !isText(part);

/** Beginning of the text after a name, up to its first space. */
const headOf = (part: Part | undefined): string =>
  isText(part) ? (/^\S*/u.exec(part.text)?.[0] ?? '') : '';

/** End of the text before a name, from its last space on, without what touches the name before that. */
function tailOf(part: Part | undefined, before: Part | undefined): string {
  if (!isText(part)) return '';
  const own = isNamed(before) ? part.text.slice(headOf(part).length) : part.text;
  return /\S*$/u.exec(own)?.[0] ?? '';
}

/** A text without what touches the names around it. */
function restOf(part: Part, before: Part | undefined, after: Part | undefined): string {
  const start = isNamed(before) ? headOf(part).length : 0;
  const end = isNamed(after) ? tailOf(part, before).length : 0;
  return part.text.slice(start, part.text.length - end);
}
