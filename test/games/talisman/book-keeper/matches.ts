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
  /** Answers after which the match is left. */
  readonly answers: number;
};

/** What anybody may read after an answer, and how the table stands then. */
export type Reading = { readonly lines: readonly LogLine[]; readonly view: View };

/** Plays a match between bots, every other of them at random, as a spectator reads it. */
export function readingsOf(
  game: AnyTalisman,
  { seed, opening, answers }: Played,
): readonly Reading[] {
  const next = numbersFrom(seed);
  const run = start(game, beginning(opening), { chance: diceFrom(next), version: 0 });
  const reading = (): Reading => ({
    lines: logLines(game, run.take(), spectator),
    view: game.view(run.match.game, spectator),
  });
  const readings = [reading()];
  for (let n = 0; n < answers && !run.match.over; n += 1) {
    const question = run.match.pending.find(({ answered }) => answered === undefined);
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const view = game.view(run.match.game, seated(seat));
    const level = (opening.seats.indexOf(seat) + seed) % 2 === 0 ? 'greedy' : 'random';
    const choose = game.bots[level]?.({ view, seat, question, chance: next }) ?? [];
    expect(answer(run, { id, seat, choose })).toBeUndefined();
    readings.push(reading());
  }
  return readings;
}
