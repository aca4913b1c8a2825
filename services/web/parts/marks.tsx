import type { Ref, Thing } from '../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { initials, nameOf } from '../match/names.ts';
import { Glyph } from './glyph.tsx';
import { printedOn } from './printed.ts';

type Mark = NonNullable<Thing['marks']>[number];

const sides = ['n', 'e', 's', 'w'] as const;
const rows = ['cost', 'gain', 'value', 'chest'] as const;

/** Marks that are printed on a thing, where it is printed. Its card says the same in words. */
export function Marks({ thing }: { readonly thing: Ref }) {
  const marks = printedOn(useMatch(), thing)?.marks ?? [];
  if (marks.length === 0) return null;
  const at = (place: Mark['at']): readonly Mark[] => marks.filter((mark) => mark.at === place);
  return (
    <span class="printed" aria-hidden="true">
      {rows.map((row) => {
        const found = at(row);
        return (
          found.length > 0 && (
            <span key={row} class="printed-row" data-at={row}>
              {found.map((mark, n) => (
                <OneMark key={n} mark={mark} />
              ))}
            </span>
          )
        );
      })}
      {sides.flatMap((side) =>
        at(side).map((mark, n) => (
          <span key={`${side} ${n}`} class="printed-side" data-side={side}>
            <OneMark mark={mark} />
          </span>
        )),
      )}
    </span>
  );
}

function OneMark({ mark: { of, n } }: { readonly mark: Mark }) {
  const match = useMatch();
  const glyph = printedOn(match, of)?.glyph;
  return (
    <span class="mark">
      {n}
      {glyph ? <Glyph name={glyph} /> : initials(nameOf(match, of))}
    </span>
  );
}
