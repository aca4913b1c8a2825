import { describe, expect, it } from 'vitest';
import { games } from '../../../services/matches/games/loaded.ts';
import { nameKey, type Ref } from '../../../shared/client/scene/index.ts';
import { seated, spectator } from '../../../shared/engine/index.ts';
import { cut } from '../../../shared/words/cut.ts';
import { simulateMatch } from '../../../tools/simulate/simulation.ts';
import { allThings } from './support.ts';

describe.each(Object.values(games))('the things named by log lines of $id', (game) => {
  it('can be tapped: each has a name', () => {
    const { catalogue } = game.words;
    const series = { game, seats: 3, options: {}, seed: 'lines', bots: ['greedy'], limit: 150 };
    const { commits } = simulateMatch(series, 0, false);
    const named = commits
      .flat()
      .flatMap((entry) => (entry.type === 'Told' ? [entry.event] : []))
      .flatMap((event) => [game.log(event, spectator), game.log(event, seated('seat1'))])
      .flatMap((line) => (line ? cut({ catalogue, locale: 'en', names: {} }, line.text) : []))
      .flatMap(({ ref }) => ref ?? []);
    const nameless = named.filter(
      (ref) => !ref.startsWith('seat:') && catalogue.en[nameKey(ref as Ref)] === undefined,
    );
    expect(nameless).toEqual([]);
    // a game without things names only seats
    expect(new Set(named).size).toBeGreaterThan(Math.min(10, allThings(game).length));
  });
});
