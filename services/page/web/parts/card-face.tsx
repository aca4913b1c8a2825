import { nameKey, type Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { helpOf, initials, nameOf, textAt } from '../match/names.ts';
import { Glyph } from './glyph.tsx';
import { printedOn } from './printed.ts';

type Props = { readonly thing: Ref; readonly class?: string };

/** The face of a card: rim, glyph, value, name, and two lines of its rule. */
export function CardFace({ thing, class: more = '' }: Props) {
  const match = useMatch();
  const rule = textAt(match, `${nameKey(thing)}.short`) ?? helpOf(match, thing);
  return (
    <span class={`card-face ${more}`.trim()} data-tone={printedOn(match, thing)?.tone ?? 'grey'}>
      <Front thing={thing} />
      <b>{nameOf(match, thing)}</b>
      {rule !== undefined && <span class="card-rule">{rule}</span>}
    </span>
  );
}

/** A card that is tapped to be looked at. */
export function CardButton({ thing }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const { mayChoose, classes } = useStand(thing);
  return (
    <button
      type="button"
      class={`card-button${classes}`}
      data-ref={thing}
      onClick={() => {
        match.looked.value = thing;
      }}
    >
      <CardFace thing={thing} />
      {mayChoose && <span class="sr">. {words.say('match.mayChoose')}</span>}
    </button>
  );
}

/** A small card beside words that say the same: rim, glyph and value. Its width is `--card`. */
export function SmallCard({ thing, class: more = '' }: Props) {
  const match = useMatch();
  return (
    <span
      class={`small-card ${more}`.trim()}
      data-tone={printedOn(match, thing)?.tone ?? 'grey'}
      aria-hidden="true"
    >
      <Front thing={thing} />
    </span>
  );
}

/** The glyph, or else letters, and in the corner how strong it is. */
function Front({ thing }: Props) {
  const match = useMatch();
  const printed = printedOn(match, thing);
  const value = printed?.marks?.find(({ at, n }) => at === 'value' && n !== undefined)?.n;
  return (
    <>
      {printed?.glyph ? <Glyph name={printed.glyph} /> : initials(nameOf(match, thing))}
      {value !== undefined && <span class="card-value">{value}</span>}
    </>
  );
}
