import { recalled, seated, type Foresight, type Shown } from '../../../shared/engine/index.ts';
import type { Foresee, MatchRecord } from '../contract.ts';

const nothing: Foresight = {};

/** Foresees the options of a match's questions, each by the view of the seat that is asked. */
export function foreseeIn(game: Shown, { play }: MatchRecord): Foresee {
  if (play === undefined || game.foresee === undefined) return () => nothing;
  const views = new Map<string, unknown>();
  const viewOf = (seat: string): unknown =>
    recalled(views, seat, () => game.view(play.game, seated(seat)));
  return (question, option) => game.foresee?.(viewOf(question.seat), question, option) ?? nothing;
}
