import type { Ref, Thing as Printed } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { optionsAbout, standOf } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { apart, nameOf } from '../match/names.ts';
import { Glyph } from './glyph.tsx';

/** What is printed on a thing, in short. */
export function printedOn({ sheet }: Pick<MatchModel, 'sheet'>, ref: Ref): Printed | undefined {
  const [kind, id] = apart(ref);
  const things = sheet.value?.things[kind];
  return things?.[id] ?? things?.[id.replace(/\.\d+$/u, '')];
}

/** A thing that can be tapped to be looked at: its glyph and its name. */
export function Thing({ thing }: { readonly thing: Ref }) {
  const match = useMatch();
  const { words } = useHere();
  const printed = printedOn(match, thing);
  const name = nameOf(match, thing);
  const may = optionsAbout(match, thing).length > 0;
  return (
    <button
      type="button"
      class={`thing${standOf(match, thing)}`}
      data-ref={thing}
      data-tone={printed?.tone ?? 'grey'}
      onClick={() => {
        match.looked.value = thing;
      }}
    >
      {printed?.glyph && <Glyph name={printed.glyph} />}
      {name}
      {may && <span class="sr">. {words.say('match.mayChoose')}</span>}
    </button>
  );
}
