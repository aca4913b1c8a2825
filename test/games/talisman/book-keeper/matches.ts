import { expect } from 'vitest';
import {
  answer,
  beginning,
  logLines,
  seated,
  spectator,
  start,
  type LogLine,
} from '../../../../shared/engine/index.ts';
import type { State } from '../../../../shared/games/talisman/state.ts';
import type { View } from '../../../../shared/games/talisman/view/view.ts';
import { diceFrom, numbersFrom } from '../../../support/chance.ts';
import type { AnyTalisman } from '../played.ts';

type Played = {
  readonly seed: number;
  readonly opening: State;
  /** The number of answers after which the match is left, if it has not ended before. */
  readonly answers: number;
  /**
   * True if all bots play to win, which it takes for a match to end; otherwise every other one
   * plays at random.
   */
  readonly toWin: boolean;
};

/** The public log after an answer, and the table at that point. */
export type Reading = {
  readonly lines: readonly LogLine[];
  readonly view: View;
  readonly over: boolean;
};

/** Plays a match between bots, as a spectator reads it. */
export function* readingsOf(
  game: AnyTalisman,
  { seed, opening, answers, toWin }: Played,
): Generator<Reading> {
  const next = numbersFrom(seed);
  const run = start(game, beginning(opening), { chance: diceFrom(next), version: 0 });
  const reading = (): Reading => ({
    lines: logLines(game, run.take(), spectator),
    view: game.view(run.match.game, spectator),
    over: run.match.over,
  });
  yield reading();
  for (let n = 0; n < answers && !run.match.over; n += 1) {
    const question = run.match.pending.find(({ answered }) => answered === undefined);
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const view = game.view(run.match.game, seated(seat));
    const aims = toWin || (opening.seats.indexOf(seat) + seed) % 2 === 0;
    const level = aims ? 'greedy' : 'random';
    const choose = game.bots[level]?.({ view, seat, question, chance: next }) ?? [];
    expect(answer(run, { id, seat, choose })).toBeUndefined();
    yield reading();
  }
}
