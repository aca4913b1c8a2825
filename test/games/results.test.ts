import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import {
  partsOfScore,
  placeText,
  reasonText,
  scoreText,
} from '../../services/matches/words/result.ts';
import { render } from '../../shared/words/render.ts';
import { locales } from '../../shared/words/phrase.ts';
import { botPlay } from './bot-play.ts';

/** Short matches of each game, to their end. */
const short: Readonly<Record<string, unknown>> = {
  'tales-of-glory': {},
  talisman: { suddenDeath: 'timed', rounds: 3, headStart: true },
  'talisman-hp': { rounds: 8 },
};

const own = Object.values(games).filter(({ id }) => Object.hasOwn(short, id));

describe.each(own)('a result of $id', (game) => {
  const options = short[game.id];
  const levels = ['greedy', 'greedy', 'random'];
  const { match } = botPlay({ game, seed: 5, options, levels, limit: 2_000 });
  const ranking = game.standing(match.game);
  const ending = game.ending?.(match.game);
  const setting = { game, seats: [], names: {} };

  it('consists of the parts of its scores', () => {
    expect(match.over).toBe(true);
    const sums = ranking.map((standing) =>
      partsOfScore(setting, standing, 'en').reduce((sum, { n }) => sum + n, 0),
    );
    expect(sums).toEqual(ranking.map(({ score }) => score));
    expect(Math.max(...sums)).toBeGreaterThan(0);
  });

  it('has words in every language, without a key or a gap', () => {
    const faults = locales.flatMap((locale) => {
      const said = [
        ending ? render(game.words.catalogue, locale, ending) : '',
        ...ranking.map((standing) => scoreText(setting, standing, locale, false)),
        ...ranking.flatMap((standing) =>
          partsOfScore(setting, standing, locale).map(({ name }) => name),
        ),
      ];
      return said.filter((text) => text === '' || /[{}]|(?:score|good|counter)[.:]/u.test(text));
    });
    expect(faults).toEqual([]);
  });
});

describe('words of results', () => {
  const { talisman: game = expect.fail() } = games;
  const setting = { game, seats: [], names: {} };
  const won = { seat: 'ann', place: 1, score: 6 };
  const details = { goal: 0, strength: 3, craft: 2, gold: 0, magicObjects: 1, lives: 4 };

  it('explain the Majorities and the last rewards of Tales of Glory', () => {
    const { 'tales-of-glory': tales = expect.fail() } = games;
    const counted = { glory: 24, majority: 8, end: 7 };
    expect(scoreText({ game: tales }, { ...won, score: 39, details: counted }, 'en', false)).toBe(
      '39 Glory: During play 24, Most of a good (4 each) 8, and Tiles that score at the end 7',
    );
  });

  it('name the place and the parts of the score', () => {
    expect([1, 2, 3, 4].map((place) => placeText(place, 4, 'en'))).toEqual([
      '1st of 4',
      '2nd of 4',
      '3rd of 4',
      '4th of 4',
    ]);
    expect(placeText(3, 4, 'cs')).toBe('3. z 4');
    expect(scoreText(setting, { ...won, details }, 'en', false)).toBe(
      '6 points: Strength gained 3, Craft gained 2, and Objects 1',
    );
  });

  it('say that a player left, and why a match ended early', () => {
    expect(scoreText(setting, { ...won, details }, 'en', true)).toBe('Left the match');
    const end = { ranking: [], leavers: [], ending: undefined };
    const reasons = ['finished', 'abandoned', 'deserted', 'agreed', 'annulled', 'deadline'];
    for (const locale of locales) {
      const said = reasons.map((reason) => reasonText({ ...end, reason }, setting, locale));
      expect(new Set(said).size).toBe(reasons.length);
    }
  });
});
