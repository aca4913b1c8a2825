import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../shared/engine/index.ts';
import { talismanHp } from '../../../shared/games/talisman-hp/game.ts';
import { hero, type State } from '../../../shared/games/talisman/state.ts';
import { played } from '../talisman/played.ts';
import { newTable } from './support.ts';

/** The last state of a match between bots of these levels. */
const match = (seed: number, levels: Readonly<Record<Seat, string>>): State =>
  played(talismanHp, newTable({ seats: Object.keys(levels) }), { seed, levels, limit: 6000 });

/** A match of three greedy bots: the winner's alignment, and the share of seats the Order has. */
function outcome(seed: number): { readonly order: number; readonly won: number } {
  const state = match(seed, { ann: 'greedy', bob: 'greedy', cat: 'greedy' });
  const isOfOrder = (seat: Seat): boolean => hero(state, seat).alignment === 'order';
  const [winner = ''] = state.ended?.winners ?? [];
  const order = state.seats.filter(isOfOrder).length / state.seats.length;
  return { order, won: isOfOrder(winner) ? 1 : 0 };
}

const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1);
const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('matches by bots', () => {
  // wins by the share of seats; matches of one alignment alone tell nothing
  it('are won by either alignment, by its share of the seats', { timeout: 600_000 }, () => {
    const mixed = seeds(40)
      .map(outcome)
      .filter(({ order }) => order > 0 && order < 1);
    const wins = total(mixed.map(({ won }) => won));
    const order = wins / total(mixed.map((one) => one.order));
    const eaters = (mixed.length - wins) / total(mixed.map((one) => 1 - one.order));
    const share = order / (order + eaters);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  it('are won by the greedy one in at least four of five', { timeout: 300_000 }, () => {
    const winners = seeds(5).map((seed) => {
      const levels = seed % 2 ? { ann: 'greedy', bob: 'random' } : { bob: 'random', ann: 'greedy' };
      return match(seed, levels).ended?.winners.join();
    });
    expect(winners.filter((won) => won === 'ann').length).toBeGreaterThanOrEqual(4);
  });
});
