import { kindOf, type Ref } from '../../../../shared/client/index.ts';
import type { MatchModel } from './model.ts';
import { nameOf } from './names.ts';

/** True if a ref names a seat. */
export const isSeat = (ref: string): boolean => kindOf(ref) === 'seat';

/** The name that stands for a seat on the table: that of its first figure, or else of its holder. */
export function figureOf({ scene, sheet, seats }: MatchModel, seat: string): string {
  const panel = scene.value?.seats.find((each) => each.seat === seat);
  return nameOf({ sheet, seats }, panel?.pieces[0]?.thing ?? seat);
}

/**
 * The name of a seat or a thing as an actor: on the board, in the log, in the turn. Between people, players
 * are named.
 */
export const actorOf = (match: MatchModel, who: Ref): string =>
  isSeat(who) ? figureOf(match, who) : nameOf(match, who);
