import { describe, expect, it } from 'vitest';
import { isLegal, type Question } from '../../shared/engine/index.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Dice } from '../support/play.ts';

const table = (position: Position, dice: Dice = {}) =>
  newPlay(littleTalisman(), laidOut(['ann', 'bob'], position), dice);

describe('an any-time action', () => {
  it('is offered beside every question of its seat, and the question is then asked again', () => {
    const play = table({ heroes: { ann: { objects: ['sword1'] } } });
    const { id } = play.question('direction:ann');
    expect(play.options('direction:ann')).toEqual([
      'move:clockwise',
      'move:counter',
      'ditch:sword1',
    ]);
    play.say('direction:ann', 'ditch:sword1');
    expect(play.options('direction:ann')).toEqual(['move:clockwise', 'move:counter']);
    expect(play.question('direction:ann').id).not.toBe(id); // answered once: this one is new
    expect(play.state.board['forest']).toEqual(['sword1']);
  });

  it('may open a question of its own: without the Mule something must be dropped', () => {
    const play = table({
      heroes: { ann: { objects: ['a1', 'b1', 'c1', 'd1', 'e1'], followers: ['mule1'] } },
    });
    play.say('direction:ann', 'ditch:mule1');
    expect(play.asked).toEqual(['over:ann']);
    play.say('over:ann', 'b1');
    expect(play.asked).toEqual(['direction:ann']);
  });

  it('leaves a ditched card on the space, not to be taken back in this turn', () => {
    const play = table(
      { heroes: { ann: { space: 'crags', objects: ['sword1'] } }, board: { city: ['bag1'] } },
      { 'move:ann#1': [1] },
    );
    play.say('direction:ann', 'move:counter');
    expect(play.options('take:ann')).toEqual(['done', 'take:bag1', 'ditch:sword1']);
    play.say('take:ann', 'ditch:sword1');
    expect(play.state.board['city']).toEqual(['bag1', 'sword1']);
    expect(play.options('take:ann')).toEqual(['done', 'take:bag1']);
  });

  it('is chosen alone, outside the number of options the question wants', () => {
    const question: Question = {
      key: 'q',
      seat: 'ann',
      kind: 'q',
      options: ['a', 'b', 'c'],
      also: ['ditch:x'],
      min: 2,
      max: 3,
    };
    expect(isLegal(question, ['ditch:x'])).toBe(true);
    expect(isLegal(question, ['a', 'b'])).toBe(true);
    expect(isLegal(question, ['a', 'ditch:x'])).toBe(false);
    expect(isLegal(question, ['a', 'a'])).toBe(false);
    expect(isLegal(question, ['a'])).toBe(false);
    expect(isLegal({ ...question, min: 0 }, [])).toBe(true);
  });

  it('keeps what others have answered meanwhile', () => {
    const play = table({
      heroes: { ann: { objects: ['sword1'] } },
      hands: { ann: ['random1'], bob: ['smite1'] },
    });
    play.say('turn.before-move:bob', 'pass').say('turn.before-move:ann', 'ditch:sword1');
    expect(play.asked).toEqual(['turn.before-move:ann']); // bob's pass stands
  });
});
