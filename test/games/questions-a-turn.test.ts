import { expect, it } from 'vitest';
import type { Game } from '../../shared/engine/index.ts';
import { game as harryPotter } from '../../shared/games/talisman/editions/harry-potter/game.ts';
import { game as talisman } from '../../shared/games/talisman/editions/revised/game.ts';
import { simulateMatch, type Simulation } from '../../tools/simulate/simulation.ts';
import { summaryOf } from '../../tools/simulate/summary.ts';
import { counted, nothing } from '../../tools/simulate/tally.ts';

const MATCHES = 4;

/** Figures of questions to medium bots in a few matches of three seats by default options. */
function askedIn(game: Game) {
  const options: unknown = game.options.parse({});
  const series: Simulation = { game, seats: 3, options, seed: '3', bots: ['greedy'], limit: 5_000 };
  const tally = Array.from({ length: MATCHES }, (_, i) => simulateMatch(series, i, false)).reduce(
    (sums, match) => counted(sums, series, match),
    nothing,
  );
  expect(tally.faults).toEqual([]);
  const { questionsPerTurn } = summaryOf(series, tally, 1);
  if (questionsPerTurn === undefined) throw new Error('No turns were counted.');
  return questionsPerTurn;
}

it('a turn of Talisman asks fewer than 3 questions, at most 6 in 95 % of turns, and seldom another seat', () => {
  const { mean, p95, ofOthersShare, kinds } = askedIn(talisman);
  expect(mean).toBeLessThan(3);
  expect(p95).toBeLessThanOrEqual(6);
  expect(ofOthersShare).toBeLessThan(0.1);
  expect(kinds['draw']).toBeUndefined();
});

it('a turn of the Harry Potter edition asks fewer than 3 questions, at most 6 in 95 % of turns, and seldom another seat', () => {
  const { mean, p95, ofOthersShare, kinds } = askedIn(harryPotter);
  expect(mean).toBeLessThan(3);
  expect(p95).toBeLessThanOrEqual(6);
  expect(ofOthersShare).toBeLessThan(0.1);
  // asked after a pause only
  expect(kinds['ditch']?.mean ?? 0).toBeLessThan(0.02);
});
