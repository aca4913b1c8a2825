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

export type Played = {
  readonly seed: number;
  readonly opening: State;
  /** Answers after which the match is left. */
  readonly answers: number;
};

/** Called after each answer, with what anybody may read of it, and how the table stands then. */
type Reading = (lines: readonly LogLine[], view: View) => void;

/** Plays a match between bots, every other of them at random, and has it read by a spectator. */
export function readMatch(
  game: AnyTalisman,
  { seed, opening, answers }: Played,
  read: Reading,
): void {
  const next = numbersFrom(seed);
  const run = start(game, beginning(opening), { chance: diceFrom(next), version: 0 });
  const show = (): void =>
    read(logLines(game, run.take(), spectator), game.view(run.match.game, spectator));
  show();
  for (let n = 0; n < answers && !run.match.over; n += 1) {
    const question = run.match.pending.find(({ answered }) => answered === undefined);
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const view = game.view(run.match.game, seated(seat));
    const level = (opening.seats.indexOf(seat) + seed) % 2 === 0 ? 'greedy' : 'random';
    const choose = game.bots[level]?.({ view, seat, question, chance: next }) ?? [];
    expect(answer(run, { id, seat, choose })).toBeUndefined();
    show();
  }
}
