import { describe, expect, it } from 'vitest';
import {
  answer,
  beginning,
  logLines,
  seated,
  spectator,
  start,
} from '../../../shared/engine/index.ts';
import { clauses } from '../../../shared/games/tales-of-glory/clauses.ts';
import { game } from '../../../shared/games/tales-of-glory/game.ts';
import { initial } from '../../../shared/games/tales-of-glory/state.ts';
import { diceFrom, numbersFrom } from '../../support/chance.ts';

const seats = ['ann', 'bob', 'cat', 'dan', 'eve'];

/** The clauses that the log of a match names, which is played by random legal answers. */
function named(seed: number): readonly string[] {
  const next = numbersFrom(seed);
  const options = { quests: seed % 2 === 0, parallelPlacing: false };
  const setup = { seats: seats.slice(0, 2 + (seed % 4)), options };
  const run = start(game, beginning(initial(setup)), { chance: diceFrom(next), version: 0 });
  const told = new Set<string>();
  const listen = (): void => {
    for (const { rule } of logLines(game, run.take(), spectator)) if (rule) told.add(rule);
  };
  listen();
  while (!run.match.over) {
    const [question] = run.match.pending;
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const view = game.view(run.match.game, seated(seat));
    const choose = game.bots['random']?.({ view, seat, question, chance: next }) ?? [];
    answer(run, { id, seat, choose });
    listen();
  }
  return [...told];
}

describe('the clauses that have help', () => {
  it('are exactly those in the log of played matches', () => {
    const told = new Set(Array.from({ length: 24 }, (_, seed) => named(seed)).flat());
    expect([...told].sort()).toEqual([...clauses].sort());
  });
});
