import { kindOf, type Ref } from '../../../shared/client/index.ts';
import type { MatchModel } from '../match/model.ts';
import { figureOf } from '../match/letters.ts';
import { nameOf } from '../match/names.ts';

/** Whether a ref names a seat. */
export const isSeat = (ref: Ref): boolean => kindOf(ref) === 'seat';

/** The name of who acts: of a seat its figure's, as on the board. */
export const actorOf = (match: MatchModel, who: Ref): string =>
  isSeat(who) ? figureOf(match, who) : nameOf(match, who);
