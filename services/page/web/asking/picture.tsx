import { kindOf, type Glyph as Name, type Ref } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { Glyph } from '../parts/glyph.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { printedOn } from '../parts/printed.ts';

/** Look of a place or a thing in a small picture. */
type Look = { readonly glyph: Name; readonly tone: string };

function lookOf(match: Pick<MatchModel, 'sheet' | 'scene'>, ref: Ref): Look | undefined {
  const printed = printedOn(match, ref);
  if (printed?.glyph) return { glyph: printed.glyph, tone: printed.tone ?? 'grey' };
  const spaces = match.scene.value?.boards.flatMap((board) => board.spaces) ?? [];
  const space = spaces.find((each) => each.ref === ref);
  return space?.glyph ? { glyph: space.glyph, tone: space.tone ?? 'grey' } : undefined;
}

/** A picture of the first thing that has one, beside words that say the same. */
export function Picture({ refs }: { readonly refs: readonly string[] }) {
  const match = useMatch();
  const named = refs as readonly Ref[];
  const look = named.map((ref) => lookOf(match, ref)).find((each) => each !== undefined);
  if (look !== undefined)
    return (
      <span class="picture" data-tone={look.tone} aria-hidden="true">
        <Glyph name={look.glyph} />
      </span>
    );
  const seat = named.find((ref) => kindOf(ref) === 'seat');
  if (seat === undefined) return null;
  return (
    <span class="picture" aria-hidden="true">
      <Pawn seat={seat} />
    </span>
  );
}
