import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../shared/engine/index.ts';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { type State } from '../../../shared/games/talisman/state.ts';
import { hero } from '../../../shared/games/talisman/state-queries.ts';
import { amount, isLong } from '../../support/long.ts';
import { played } from '../talisman/played.ts';
import { newTable } from './support.ts';

const MATCHES = amount(3, 200);

type Levels = Readonly<Record<Seat, string>>;

/** The last state of a match between bots of these levels; `isIdle` ends the match early. */
const match = (seed: number, levels: Levels, isIdle?: (state: State) => boolean): State =>
  played(talismanHp, newTable({ seats: Object.keys(levels) }), {
    seed,
    levels,
    limit: 6000,
    isIdle,
  });

/** True if all seats have chosen the same side: such a match tells nothing of the other one. */
function isOneSided({ seats, players }: State): boolean {
  const [first, ...others] = seats.map((seat) => players[seat]?.character?.alignment);
  return first !== undefined && others.every((side) => side === first);
}

/** A match of three greedy bots: the winner's alignment, and the share of seats the Order has. */
function outcome(seed: number): { readonly order: number; readonly won: number } {
  const state = match(seed, { ann: 'greedy', bob: 'greedy', cat: 'greedy' }, isOneSided);
  const isOfOrder = (seat: Seat): boolean => hero(state, seat).alignment === 'order';
  const order = state.seats.filter(isOfOrder).length / state.seats.length;
  if (isOneSided(state)) return { order, won: order };
  const [winner] = state.ended?.winners ?? [];
  if (winner === undefined) throw new Error(`The match of seed ${seed} never ended.`);
  return { order, won: isOfOrder(winner) ? 1 : 0 };
}

const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1);
const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('matches between bots', () => {
  // wins by the share of seats; matches of only one alignment tell nothing. The long form plays
  // more
  it('are won by either alignment, by its share of the seats', () => {
    const mixed = seeds(MATCHES)
      .map(outcome)
      .filter(({ order }) => order > 0 && order < 1);
    // a few matches say no more than that each is won by one of them
    if (!isLong) {
      expect(mixed.length).toBeGreaterThan(0);
      return;
    }
    const wins = total(mixed.map(({ won }) => won));
    const order = wins / total(mixed.map((one) => one.order));
    const eaters = (mixed.length - wins) / total(mixed.map((one) => 1 - one.order));
    const share = order / (order + eaters);
    // ten matches are too few for the narrow bounds of the long form
    expect(share).toBeGreaterThan(amount(0.2, 0.3));
    expect(share).toBeLessThan(amount(0.8, 0.7));
  });

  it('are won by the greedy bot in at least four of five', () => {
    const winners = seeds(5).map((seed) => {
      const levels = seed % 2 ? { ann: 'greedy', bob: 'random' } : { bob: 'random', ann: 'greedy' };
      return match(seed, levels).ended?.winners.join();
    });
    expect(winners.filter((won) => won === 'ann').length).toBeGreaterThanOrEqual(4);
  });
});
