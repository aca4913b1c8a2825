import type { Ref } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { useLetters } from '../match/letters.ts';
import { initials, nameOf } from '../match/names.ts';
import { seatColour } from '../match/colours.ts';

type ShapeProps = {
  readonly colour: string;
  readonly letters: string;
  /** More classes, such as `mine`. */
  readonly class?: string;
};

/** A figure in a colour, with letters; beside words that say the same. Its width is `--pawn`. */
export const PawnShape = ({ colour, letters, class: more = '' }: ShapeProps) => (
  <svg
    class={`pawn ${more}`.trim()}
    viewBox="0 0 40 52"
    style={{ '--seat': colour }}
    aria-hidden="true"
    focusable="false"
  >
    <ellipse cx="20" cy="48" rx="17" ry="3.6" />
    <path d="M3 47c0-4 3-6 5-8 5-5 7-9 7-13a12 12 0 1 1 10 0c0 4 2 8 7 13 2 2 5 4 5 8z" />
    <path class="shine" d="M12 14a8.5 8.5 0 0 1 8-8" />
    <text x="20" y={letters.length > 1 ? 44 : 44.5} font-size={letters.length > 1 ? 13.5 : 17}>
      {letters}
    </text>
  </svg>
);

type Props = {
  /** Seat of the pawn; black without one. */
  readonly seat?: Ref | undefined;
  /** The figure, if it has no seat. */
  readonly thing?: Ref;
  readonly class?: string;
};

/** The pawn of a seat at this table, or a figure without a seat. */
export function Pawn({ seat, thing, class: more }: Props) {
  const match = useMatch();
  const letters = useLetters(match);
  return (
    <PawnShape
      colour={seatColour(match.order.value, seat)}
      letters={
        (seat === undefined ? undefined : letters[seat]) ??
        (thing === undefined ? '' : initials(nameOf(match, thing)))
      }
      {...(more !== undefined && { class: more })}
    />
  );
}
