import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../shared/engine/index.ts';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { played } from './played.ts';
import { newTable } from './support.ts';

/** The last state of a match between bots of these levels. */
const match = (seed: number, levels: Readonly<Record<Seat, string>>): State =>
  played(talisman, newTable({ seats: Object.keys(levels) }), { seed, levels, limit: 4000 });

describe('the greedy bot in a match', () => {
  it('beats the random one in at least four matches of five', () => {
    const winners = [1, 2, 3, 4, 5].map((seed) => {
      // it takes the first turn in some of them only
      const levels = seed % 2 ? { ann: 'greedy', bob: 'random' } : { bob: 'random', ann: 'greedy' };
      return match(seed, levels).ended?.winners;
    });
    expect(winners.filter((won) => won?.join() === 'ann').length).toBeGreaterThanOrEqual(4);
  });

  it('finishes matches against other greedy bots', () => {
    const levels = { ann: 'greedy', bob: 'greedy', cat: 'greedy', dan: 'greedy' };
    const { ended } = match(6, levels);
    expect(ended?.winners).toHaveLength(1);
  });
});
