import { describe, expect, it } from 'vitest';
import { seated } from '../../../shared/engine/index.ts';
import { greedy } from '../../../shared/games/talisman/bots/greedy.ts';
import { lookOf } from '../../../shared/games/talisman/bots/look.ts';
import { pointWorth } from '../../../shared/games/talisman/bots/worth/goods.ts';
import { brain } from '../../../shared/games/talisman/editions/harry-potter/bots/brain.ts';
import { harryPotter as edition } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { game } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { newPlay, type Dice, type Play } from '../../support/play.ts';
import { answerBy } from '../talisman/bot-answer.ts';
import { laidOut, type Draft } from './support.ts';

type Hero = NonNullable<Draft['seats']>[string];

const medium = { game, bot: greedy(edition, brain) };
const answer = (play: Play<State>, key: string): string => answerBy(medium, play, key);

/** A play in ann's turn, with bob on the Embankment. */
function turn(ann: Hero, dice: Dice = {}, phase: 'move' | 'land' = 'move'): Play<State> {
  const bob: Hero = { character: 'bellatrix-b', space: 'thames-embankment', fate: 0 };
  const draft: Draft = { turn: { seat: 'ann', phase }, seats: { ann: { fate: 0, ...ann }, bob } };
  return newPlay<State>(game, laidOut(draft, { seats: ['ann', 'bob'] }), dice);
}

describe('a medium bot of the Harry Potter edition', () => {
  it.each(['hagrid-a', 'harry-a'])(
    "does not try the way at King's Cross turn after turn at one in six or less (%s)",
    (character) => {
      const play = turn({ character, space: 'kings-cross' }, { 'move:ann#1': [3] });
      expect(play.options('move:ann')).toContain('cross:kings-cross');
      expect(answer(play, 'move:ann')).toMatch(/^space:/);
    },
  );

  it("tries the way at King's Cross once its Magic opens it", () => {
    const wise: Hero = { character: 'hagrid-a', space: 'kings-cross', points: { magic: 6 } };
    expect(answer(turn(wise, { 'move:ann#1': [3] }), 'move:ann')).toBe('cross:kings-cross');
  });

  it("values Hagrid's Magic more while King's Cross is closed to him", () => {
    const worthOf = (space: string): number => {
      const play = turn({ character: 'hagrid-a', space }, { 'move:ann#1': [3] });
      const view = game.view(play.state, seated('ann'));
      const question = { kind: 'move', options: [], key: 'move:ann', seat: 'ann' };
      const sight = { view, seat: 'ann', question, chance: () => 0 };
      return pointWorth(lookOf({ edition, brain }, sight), 'magic');
    };
    expect(worthOf('privet-drive')).toBeGreaterThan(worthOf('lakeshore') + 5);
  });

  it('does not challenge Voldemort to a battle that it must lose', () => {
    const weak: Hero = {
      ...{ character: 'harry-b', space: 'room-of-requirement', lives: 2 },
      ...{ objects: ['elder-wand'], points: { magic: 3 } },
    };
    const dice = { 'move:ann#1': [1] };
    const play = turn(weak, dice);
    expect(play.options('advance.rolled:ann')).toContain('space:great-hall');
    expect(answer(play, 'advance.rolled:ann')).toBe('turn-back');
    const strong = turn({ ...weak, lives: 5, points: { magic: 9 } }, dice);
    expect(answer(strong, 'advance.rolled:ann')).toBe('space:great-hall');
  });

  it('does not reroll what has succeeded', () => {
    const tester: Hero = {
      character: 'hagrid-a',
      space: 'kings-cross',
      points: { magic: 2 },
      fate: 2,
    };
    const play = turn({ ...tester, lives: 1 }, { 'move:ann#1': [3], 'barrier:ann#1': [3] });
    play.say('move:ann', 'cross:kings-cross');
    const question = play.question('fate.barrier:ann');
    expect(answer(play, 'fate.barrier:ann')).toBe('reroll:1');
    const about = { ...question.about, die1: 6 };
    expect(answerBy(medium, play, 'fate.barrier:ann', { about })).toBe('keep');
  });
});
