import { expect, it } from 'vitest';
import { gameNamed } from '../../tools/games.ts';

/** The levels that people choose, the easier first. */
const levels = ['easy', 'greedy', 'hard'];

it.each(['talisman', 'talisman-hp', 'tales-of-glory'])(
  'each level to choose has a rating, the harder the higher: %s',
  (id) => {
    const { bots, botRatings = {} } = gameNamed(id);
    const chosen = levels.filter((level) => level in bots);
    const ratings = chosen.map((level) => botRatings[level]?.rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(Math.min(...ratings)).toBeGreaterThan(0);
    expect(Object.keys(botRatings).toSorted()).toEqual(chosen.toSorted());
  },
);
