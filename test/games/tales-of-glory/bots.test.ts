import { describe, expect, it } from 'vitest';
import { imaginer, open, seated, type Bot, type Checkpoint } from '../../../shared/engine/index.ts';
import { game as talesOfGlory } from '../../../shared/games/tales-of-glory/game.ts';
import { searching } from '../../../shared/games/tales-of-glory/bots/hard.ts';
import { medium } from '../../../shared/games/tales-of-glory/bots/medium.ts';
import type { State } from '../../../shared/games/tales-of-glory/state.ts';
import { contest } from '../../../tools/arena/arena.ts';
import { gameNamed } from '../../../tools/games.ts';
import { numbersFrom } from '../../support/chance.ts';
import { amount } from '../../support/long.ts';
import { jsonCopy, noDice, type Play } from '../../support/play.ts';
import { playFrom, playNew, type Draft } from './support.ts';

const two = ['ann', 'bob'];

/** The hard bot; its short form thinks less. */
const quick = searching({ decision: amount(80, 500), routine: amount(30, 150) });

/** The match that ann's bot may imagine, from a stored one. */
function imagined(checkpoint: Checkpoint<State>) {
  const { match } = open<State>(talesOfGlory, jsonCopy(checkpoint), {
    chance: noDice,
    version: 0,
  });
  const imagine = imaginer<State>(talesOfGlory, { match, checkpoint }, 'ann');
  return { match, imagine: (seed: number) => imagine?.(numbersFrom(seed)) };
}

/** The answer of ann's bot to a question of hers. */
function answerOf(bot: typeof quick, play: Play<State>, key: string, seed = 1): readonly string[] {
  const { match, imagine } = imagined(play.stored);
  const question = play.question(key);
  const chance = numbersFrom(seed);
  const view = talesOfGlory.view(match.game, seated('ann'));
  return bot({ view, seat: 'ann', question, chance, imagine: (luck) => imagine(luck(1e6)) });
}

/** A table at its selection, with bob as the first player. */
const selecting = (draft: Draft): Play<State> =>
  playFrom({ phase: 'select', round: 4, firstPlayer: 'bob', ...draft }, { seats: two });

describe('a match that a bot imagines', () => {
  it('holds no selection card and no Quest that another seat has chosen in secret', () => {
    const play = playNew({ seats: two, quests: true });
    const [first = '', second = ''] = play.options('keepQuests:bob');
    play.say('keepQuests:bob', first, second);
    const asked = imagined(play.stored)
      .imagine(1)
      ?.match.pending.map(({ key }) => key);
    expect(asked).toContain('keepQuests:bob');
  });

  it('is the same whatever lies in the stacks and whatever others have chosen', () => {
    const worlds = ['slot:1', 'slot:3'].map((slot, at) => {
      const play = playNew({ seats: two });
      play.say('select:bob', slot);
      const stored = jsonCopy(play.stored);
      const { stacks } = stored.match.game;
      const period2 = at === 0 ? stacks.period2 : stacks.period2.toReversed();
      const game = { ...stored.match.game, stacks: { ...stacks, period2 } };
      return imagined({ ...stored, match: { ...stored.match, game } }).imagine(5)?.match;
    });
    expect(worlds[0]?.pending.map(({ key }) => key)).toContain('select:bob');
    expect(worlds[1]).toEqual(worlds[0]);
  });

  it('keeps what its own seat knows', () => {
    const play = playNew({ seats: two, quests: true });
    const own = play.state.quests['ann'];
    for (const seed of [1, 2, 3]) {
      expect(imagined(play.stored).imagine(seed)?.match.game.quests['ann']).toEqual(own);
    }
  });
});

describe('a medium bot', () => {
  /** Two tiles, of which the first is by far the better for both. */
  const board = { 1: 'p1-t1', 2: 'p1-c1' };

  it('does not select the tile that an earlier player is sure to take', () => {
    const rich = { combat: 5, magic: 5, coins: 9, potions: 9 };
    const seats = {
      ann: { story: [{ tile: 'h1' }], ...rich },
      bob: { story: [{ tile: 'h2' }], ...rich },
    };
    const later = selecting({ seats, board });
    const earlier = playFrom(
      { phase: 'select', round: 4, firstPlayer: 'ann', seats, board },
      { seats: two },
    );
    const [wanted] = answerOf(medium, earlier, 'select:ann');
    const [chosen] = answerOf(medium, later, 'select:ann');
    expect(chosen).not.toBe(wanted);
  });
});

describe('a hard bot', () => {
  it('answers alike for the same seed, whatever it can not know', () => {
    const answers = ['slot:1', 'slot:3'].map((slot) => {
      const play = playNew({ seats: two });
      play.say('select:bob', slot);
      return answerOf(quick, play, 'select:ann', 3);
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('wins most matches against a medium bot, and a medium one against an easy one', () => {
    const known = gameNamed('tales-of-glory');
    const game = { ...known, bots: { ...known.bots, hard: quick as Bot } };
    const how = { game, options: game.options.parse({}), seed: 'bots' };
    const hardOnes = contest({ ...how, levels: ['hard', 'greedy'], matches: amount(2, 40) });
    expect(hardOnes.unfinished).toBe(0);
    expect(hardOnes.levels['hard']?.share).toBeGreaterThanOrEqual(0.65);
    const mediums = contest({ ...how, levels: ['greedy', 'easy'], matches: amount(24, 200) });
    expect(mediums.levels['greedy']?.share).toBeGreaterThanOrEqual(0.75);
  });
});
