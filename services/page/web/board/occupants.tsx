import type { Occupied, Ref } from '../../../../shared/client/index.ts';
import { mySeat, useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { printedOn } from '../parts/printed.ts';
import { Pawn } from '../parts/pawn.tsx';
import { SmallCard } from '../parts/card-face.tsx';
import { useHere } from '../here/here.ts';
import { Glyph } from '../parts/glyph.tsx';

type Props = { readonly occupied: Occupied; fan(place: Ref): void };

/**
 * Things on a space: figures, cards, and the rest of the cards as a stack. Its words are in the
 * name of the space.
 */
export function Occupants({ occupied: { place, lying, pieces, counters }, fan }: Props) {
  const match = useMatch();
  const mine = `seat:${mySeat(match) ?? ''}`;
  const figures = pieces.filter((piece) => isFigure(piece));
  const cards = [...pieces.filter((piece) => !isFigure(piece)).map(({ thing }) => thing), ...lying];
  // beside figures there is less room
  const room = Math.max(1, 3 - figures.length);
  const shown = cards.length > room + 1 || cards.length > 3 ? cards.slice(0, room) : cards;
  const rest = cards.length - shown.length;
  const laid = shown.length + (rest > 0 ? 1 : 0) + counters.length;
  return (
    <span
      class="occupants"
      aria-hidden="true"
      style={{ '--pawns': figures.length, '--cards': laid }}
    >
      {figures.map(({ thing, seat }) => (
        <span
          key={`${thing} ${seat ?? ''}`}
          class={`piece${seat === mine ? ' mine' : ''}`}
          data-ref={thing}
          data-seat={seat}
          data-piece={seat ?? thing}
        >
          <Pawn seat={seat} thing={thing} />
        </span>
      ))}
      {shown.map((thing, at) => (
        <Lying key={`${thing} ${at}`} thing={thing} />
      ))}
      {rest > 0 && (
        <span
          class="stack"
          onClick={(event) => {
            event.stopPropagation();
            fan(place);
          }}
        >
          +{rest}
        </span>
      )}
      {counters.map(({ n, label, of }) => (
        <Counted key={of ?? label} n={n} of={of} />
      ))}
    </span>
  );

  function isFigure({ thing, seat }: Occupied['pieces'][number]): boolean {
    return seat !== undefined || printedOn(match, thing)?.marks === undefined;
  }
}

function Lying({ thing }: { readonly thing: Ref }) {
  const { classes } = useStand(thing);
  return (
    <span class={`lying${classes}`} data-ref={thing}>
      <SmallCard thing={thing} />
    </span>
  );
}

function Counted({ n, of }: { readonly n: number; readonly of?: Ref | undefined }) {
  const match = useMatch();
  const { words } = useHere();
  const printed = of && printedOn(match, of);
  return (
    <span class="counted" data-tone={printed?.tone ?? 'grey'}>
      {printed?.glyph && <Glyph name={printed.glyph} />}
      {words.number(n)}
    </span>
  );
}
