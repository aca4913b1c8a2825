import { describe, expect, it } from 'vitest';
import { answer, beginning, seated, start, type Seat } from '../../../shared/engine/index.ts';
import { talisman as game } from '../../../shared/games/talisman/game.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { diceFrom, newTable, numbersFrom } from './support.ts';

/** Answers after which a match counts as never ending. */
const LIMIT = 4000;

/** Plays a match between bots of these levels, and returns its last state. */
function played(seed: number, levels: Readonly<Record<Seat, string>>): State {
  const next = numbersFrom(seed);
  const opening = beginning(newTable({ seats: Object.keys(levels) }));
  const run = start(game, opening, { chance: diceFrom(next), version: 0 });
  for (let answers = 0; !run.match.over && answers < LIMIT; answers += 1) {
    const [question] = run.match.pending.filter(({ answered }) => answered === undefined);
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const view = game.view(run.match.game, seated(seat));
    const bot = game.bots[levels[seat] ?? ''];
    const choose = bot?.({ view, seat, question, chance: next }) ?? [];
    expect(answer(run, { id, seat, choose })).toBeUndefined();
  }
  return run.match.game;
}

describe('the greedy bot in a match', () => {
  it('beats the random one in at least four matches of five', { timeout: 120_000 }, () => {
    const winners = [1, 2, 3, 4, 5].map((seed) => {
      // it takes the first turn in some of them only
      const levels = seed % 2 ? { ann: 'greedy', bob: 'random' } : { bob: 'random', ann: 'greedy' };
      return played(seed, levels).ended?.winners;
    });
    expect(winners.filter((won) => won?.join() === 'ann').length).toBeGreaterThanOrEqual(4);
  });

  it('finishes matches among its like', { timeout: 120_000 }, () => {
    const levels = { ann: 'greedy', bob: 'greedy', cat: 'greedy', dan: 'greedy' };
    const { ended } = played(6, levels);
    expect(ended?.winners).toHaveLength(1);
  });
});
