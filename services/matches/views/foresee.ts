import {
  recalled,
  seated,
  type Foresight,
  type GameDisplay,
} from '../../../shared/engine/index.ts';
import type { Foresees, MatchRecord } from '../contract.ts';

const nothing: Foresight = {};

/**
 * Foresees by the game, with one view for each seat. What it holds is not enumerable, so two of the same match are
 * equal where views are compared.
 */
export function foreseer(game: GameDisplay, { play }: MatchRecord): Foresees {
  const views = new Map<string, unknown>();
  const viewOf = (seat: string): unknown =>
    recalled(views, seat, () => play && game.view(play.game, seated(seat)));
  const of: Foresees['of'] = (question, option) =>
    (play && game.foresee?.(viewOf(question.seat), question, option)) ?? nothing;
  return Object.defineProperty({ of }, 'of', { enumerable: false });
}
