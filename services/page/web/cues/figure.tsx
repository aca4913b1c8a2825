import type { Ref } from '../../../../shared/client/index.ts';
import type { MatchModel } from '../match/model.ts';
import { Pawn } from '../parts/pawn.tsx';
import { placeOf } from '../stage/staging.ts';
import { isSeat } from '../match/actor.ts';
import { figureOn, onTable, spotOf, type Spot } from './where.ts';

/** Spot of a figure on the screen: its own, else that of the place it stands on. */
export function spotOfFigure({ scene }: Pick<MatchModel, 'scene'>, who: Ref): Spot | undefined {
  const itself = spotOf(figureOn(who));
  if (itself !== undefined) return itself;
  const place = placeOf(scene.peek(), who);
  return place && spotOf(onTable(place));
}

/** Default width of a figure in pixels, if none is seen to copy. */
const USUAL = 26;

/** The width of a figure on the board. */
export const widthOf = (who: Ref): number => spotOf(figureOn(who))?.w ?? USUAL;

/** The pawn of a seat, or a figure of no seat. */
export const Figure = ({ who }: { readonly who: Ref }) =>
  isSeat(who) ? <Pawn seat={who} /> : <Pawn thing={who} />;
