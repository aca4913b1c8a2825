import {
  recalled,
  seated,
  type Foresight,
  type Pending,
  type Shown,
} from '../../../shared/engine/index.ts';
import type { Foresees, MatchRecord } from '../contract.ts';

const nothing: Foresight = {};

/** Foresees by the game, with one view for each seat. Two of the same match are equal. */
export class Foreseer implements Foresees {
  readonly #of: (question: Pending, option: string) => Foresight;

  constructor(game: Shown, { play }: MatchRecord) {
    const views = new Map<string, unknown>();
    const viewOf = (seat: string): unknown =>
      recalled(views, seat, () => play && game.view(play.game, seated(seat)));
    this.#of = (question, option) =>
      (play && game.foresee?.(viewOf(question.seat), question, option)) ?? nothing;
  }

  of(question: Pending, option: string): Foresight {
    return this.#of(question, option);
  }
}
