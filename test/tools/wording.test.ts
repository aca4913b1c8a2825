import { describe, expect, it } from 'vitest';
import { simulateMatch, type Simulation } from '../../tools/simulate/simulation.ts';
import { counted, nothing } from '../../tools/simulate/tally.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { lots } from './support/lots.ts';

const series: Simulation = {
  game: lots,
  seats: 3,
  options: { turns: 6 },
  seed: 'oak',
  bots: ['random', 'greedy'],
  limit: 100,
};

/** The sums of the first four matches of a series. */
const tallied = (simulation: Simulation, check: boolean) =>
  [0, 1, 2, 3]
    .map((n) => simulateMatch(simulation, n, check))
    .reduce((tally, match) => counted(tally, simulation, match), nothing);

describe('the words of a match', () => {
  it('have a fault if a question, an option or a line of the log has no words', () => {
    const { catalogue } = lots.words;
    const { 'log.TurnEnded': _, 'option.draw': __, ...rest } = catalogue.en;
    const words = { ...lots.words, catalogue: { ...catalogue, cs: rest } };
    const wordless = { ...series, game: { ...lots, words } };
    const tally = tallied(wordless, true);
    expect(new Set(tally.faults.map(({ reason }) => reason))).toEqual(
      new Set([
        'words, option.draw in cs: has no words',
        'words, log.TurnEnded in cs: has no words',
      ]),
    );
    expect(tally.wordFailures).toBe(8);
    expect(tallied(wordless, false).wordFailures).toBe(0);
  });

  it.each(Object.values(games))('can be read in every language: $id', (game) => {
    const own = { ...series, game, options: {}, bots: ['greedy', 'random'], limit: 120 };
    expect(simulateMatch(own, 0, true).wordFaults).toEqual([]);
  });
});
