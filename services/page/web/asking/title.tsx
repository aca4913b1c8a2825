import { useSignal } from '@preact/signals';
import { textOf, type Question, type Ref } from '../../../../shared/client/index.ts';
import { isTile } from '../board/prints.ts';
import { Tile } from '../board/tile.tsx';
import { useMatch } from '../match/context.ts';
import { printedOn } from '../parts/printed.ts';
import { RichText } from '../parts/rich-text.tsx';

/** The question in one line; a tap shows the whole of it in its place. */
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

/** The tile that a question names, as it is printed; the question says which. */
export function TileAsked({ question: { parts } }: { readonly question: Question }) {
  const match = useMatch();
  const named = parts.flatMap(({ ref }) => (ref ? [ref as Ref] : []));
  const tile = named.find((ref) => isTile(printedOn(match, ref)));
  if (tile === undefined) return null;
  return (
    <span class="tile-asked" aria-hidden="true">
      <Tile thing={tile} />
    </span>
  );
}
