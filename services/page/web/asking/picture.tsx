import { kindOf, type Glyph as Name, type Ref } from '../../../../shared/client/index.ts';
import type { Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { DieFace } from '../parts/die.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { printedOn } from '../parts/printed.ts';
import type { Die } from './rolled.ts';

/** Look of a place or a thing in a small picture. */
type Look = { readonly glyph: Name; readonly tone: string };

function lookOf(match: Pick<MatchModel, 'sheet' | 'scene'>, ref: Ref): Look | undefined {
  const printed = printedOn(match, ref);
  if (printed?.glyph) return { glyph: printed.glyph, tone: printed.tone ?? 'grey' };
  const spaces = match.scene.value?.boards.flatMap((board) => board.spaces) ?? [];
  const space = spaces.find((each) => each.ref === ref);
  return space?.glyph ? { glyph: space.glyph, tone: space.tone ?? 'grey' } : undefined;
}

type Props = Pick<Option, 'refs' | 'effects' | 'odds'> & {
  /** The die that its question is about. */
  readonly die?: Die | undefined;
};

/**
 * A picture beside words that say the same: of the first thing that an option is about and that has one, else of what it
 * brings, else of the die that was rolled, or of the dice that decide.
 */
export function Picture({ refs, effects, odds, die }: Props) {
  const match = useMatch();
  const brought = effects.flatMap((effect) => effect.refs);
  const pictured = pictureOf(match, refs) ?? pictureOf(match, brought);
  if (pictured !== undefined) return pictured;
  const face = die ?? (odds && { sides: odds.sides, value: odds.sides - 1 });
  return (
    face && (
      <span class="picture" aria-hidden="true">
        <DieFace {...face} />
      </span>
    )
  );
}

/** The picture of the first thing with a glyph, else of the first seat. */
function pictureOf(match: Pick<MatchModel, 'sheet' | 'scene'>, ids: readonly string[]) {
  const refs = ids as readonly Ref[];
  const look = refs.map((ref) => lookOf(match, ref)).find((each) => each !== undefined);
  if (look !== undefined)
    return (
      <span class="picture" data-tone={look.tone} aria-hidden="true">
        <Glyph name={look.glyph} />
      </span>
    );
  const seat = refs.find((ref) => kindOf(ref) === 'seat');
  if (seat === undefined) return undefined;
  return (
    <span class="picture" aria-hidden="true">
      <Pawn seat={seat} />
    </span>
  );
}
