import type { Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { Glyph } from './glyph.tsx';
import { printedOn } from './printed.ts';

/** A thing that opens its card when tapped: its glyph and its name. */
export function Thing({ thing }: { readonly thing: Ref }) {
  const match = useMatch();
  const { words } = useHere();
  const printed = printedOn(match, thing);
  const name = nameOf(match, thing);
  const { mayChoose, classes } = useStand(thing);
  return (
    <button
      type="button"
      class={`thing${classes}`}
      data-ref={thing}
      data-tone={printed?.tone ?? 'grey'}
      onClick={() => {
        match.looked.value = thing;
      }}
    >
      {printed?.glyph && <Glyph name={printed.glyph} />}
      {name}
      {mayChoose && <span class="sr">. {words.say('match.mayChoose')}</span>}
    </button>
  );
}
