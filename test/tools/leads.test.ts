import { describe, expect, it } from 'vitest';
import { withLeads } from '../../tools/simulate/leads.ts';
import { simulateMatch, type Simulation } from '../../tools/simulate/simulation.ts';
import { summaryOf, worded as inWords } from '../../tools/simulate/summary.ts';
import { counted, nothing } from '../../tools/simulate/tally.ts';
import { lots } from './support/lots.ts';

const series: Simulation = {
  game: lots,
  seats: 3,
  options: { turns: 6 },
  seed: 'oak',
  bots: ['random', 'greedy'],
  limit: 100,
};

const tallied = (simulation: Simulation, n: number) =>
  Array.from({ length: n }, (_, i) => simulateMatch(simulation, i, true)).reduce(
    (tally, match) => counted(tally, simulation, match),
    nothing,
  );

describe('a statistic of leaders at a cut', () => {
  it('gives the share of wins of the leader, with equal leaders by their share', () => {
    const ranked = (places: readonly number[]) =>
      places.map((place, i) => [`seat${String(i + 1)}`, place]);
    const game = {
      standing: (state: unknown) =>
        (state as [string, number][]).map(([seat, place]) => ({
          seat,
          place,
          score: 0,
          details: {},
        })),
    };
    const states = [
      [1, 2, 2],
      [2, 1, 3],
      [2, 1, 1],
      [3, 1, 2],
      [2, 3, 1],
    ].map(ranked);
    const match = { state: states.at(-1), states };
    const once = withLeads({}, game, { cuts: [0.25, 0.5, 0.75], match });
    expect(once).toEqual({
      '0.25': { matches: 1, won: 0 },
      '0.5': { matches: 1, won: 0.5 },
      '0.75': { matches: 1, won: 0 },
    });
    const other = { state: ranked([2, 1, 3]), states };
    expect(withLeads(once, game, { cuts: [0.25, 0.75], match: other })).toMatchObject({
      '0.25': { matches: 2, won: 1 },
      '0.75': { matches: 2, won: 1 },
    });
  });

  it('cuts matches only on request', () => {
    expect(summaryOf(series, tallied(series, 1), 20)).not.toHaveProperty('leaderWins');
    const cut = { ...series, cuts: [0.5, 0.9] };
    const { leaderWins } = summaryOf(cut, tallied(cut, 4), 20);
    expect(Object.keys(leaderWins ?? {})).toEqual(['0.5', '0.9']);
    expect(inWords(summaryOf(cut, tallied(cut, 4), 20))).toMatch(
      /^who leads after 90 % of the answers wins \d+ % of the matches$/mu,
    );
  });
});
