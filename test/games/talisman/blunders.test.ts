import { describe, expect, it } from 'vitest';
import { greedy } from '../../../shared/games/talisman/bots/greedy.ts';
import { brain } from '../../../shared/games/talisman/editions/revised/bots/brain.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { game } from '../../../shared/games/talisman/editions/revised/game.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import type { Dice, Play } from '../../support/play.ts';
import { answerBy } from './bot-answer.ts';
import { playFrom, type Draft } from './support.ts';

type Hero = NonNullable<Draft['seats']>[string];

const medium = { game, bot: greedy(revised, brain) };
const answer = (play: Play<State>, key: string): string => answerBy(medium, play, key);

/** A play in ann's turn, with bob in the east; `rest` changes the draft. */
function turn(ann: Hero, rest: Partial<Draft> = {}, dice: Dice = {}): Play<State> {
  const bob: Hero = { character: 'elf', space: 'woods-east', fate: 0 };
  return playFrom(
    {
      ...rest,
      turn: { seat: 'ann', phase: 'move', ...rest.turn },
      seats: { ann: { fate: 0, ...ann }, bob, ...rest.seats },
    },
    { seats: ['ann', 'bob'] },
    dice,
  );
}

describe('a medium bot of Talisman', () => {
  const bridge: Hero = { character: 'warrior', space: 'sentinel', lives: 4 };

  it('does not fight a Sentinel that it can hardly beat', () => {
    // it wins one in six such fights, or none; good things lie beyond
    const board = { 'hills-middle': ['runesword', 'solomons-crown'] };
    for (const strength of [4, 0]) {
      const dwarf: Hero = { ...bridge, character: 'dwarf', points: { strength } };
      const weak = turn(dwarf, { board }, { 'move:ann#1': [1] });
      expect(weak.options('move:ann')).toContain('cross:sentinel');
      expect(answer(weak, 'move:ann')).not.toBe('cross:sentinel');
    }
  });

  it('fights a Sentinel that it is likely to beat', () => {
    const strong = turn({ ...bridge, points: { strength: 7 } }, {}, { 'move:ann#1': [2] });
    expect(answer(strong, 'move:ann')).toBe('cross:sentinel');
  });

  it('skips the roll of the Chasm, where it can only lose', () => {
    const guided: Hero = { character: 'dwarf', space: 'chasm' };
    expect(answer(turn(guided, { turn: { phase: 'land' } }), 'skip:ann')).toBe('yes');
  });

  it('does not cross back with a Talisman', () => {
    // good things lie beyond, by the Sentinel
    const board = { sentinel: ['runesword', 'solomons-crown'] };
    const there: Hero = { character: 'warrior', space: 'hills-middle', points: { strength: 2 } };
    const goesWith = (objects: readonly string[]): string =>
      answer(
        turn({ ...there, objects: [...objects] }, { board }, { 'move:ann#1': [1] }),
        'move:ann',
      );
    expect(goesWith([])).toBe('cross:hills-middle');
    expect(goesWith(['talisman'])).not.toBe('cross:hills-middle');
  });

  it('casts no Spell in a fight that it can not win with it', () => {
    const caster: Hero = { character: 'priest', space: 'fields-north', hand: ['psionic-blast'] };
    const attacked = (...enemies: readonly string[]): string => {
      const board = { 'fields-north': [...enemies] };
      return answer(turn(caster, { board, turn: { phase: 'land' } }), 'react.attack:ann');
    };
    expect(attacked('dragon', 'giant')).toBe('pass');
    expect(attacked('giant')).toBe('cast:psionic-blast');
  });

  it('drinks nothing in a fight that it can not win with it', () => {
    const objects = ['potion-of-strength'];
    const drinker: Hero = { character: 'wizard', space: 'fields-north', objects };
    const board = { 'fields-north': ['dragon'] };
    const play = turn(drinker, { board, turn: { phase: 'land' } });
    expect(answer(play, 'assist:ann')).toBe('none');
  });

  it('holds a rival who climbs with Immobility, not a Dragon on its own space', () => {
    const draft: Draft = {
      board: { 'woods-north': ['dragon'] },
      seats: {
        ann: { character: 'priest', space: 'woods-north', hand: ['immobility'] },
        bob: { character: 'elf', space: 'valley-of-fire', objects: ['talisman'] },
      },
      turn: { seat: 'bob', phase: 'begin' },
    };
    const options = { askForReactions: 'everyone' } as const;
    const play = playFrom(draft, { seats: ['ann', 'bob'], options });
    // it asks to be asked again, and then casts
    expect(answer(play, 'react.turn.start:ann')).toBe('always:immobility');
    play.say('react.turn.start:ann', 'always:immobility');
    expect(answer(play, 'react.turn.start:ann')).toBe('cast:immobility');
    play.say('react.turn.start:ann', 'cast:immobility');
    const targets = play.options('target.immobility:ann');
    expect(targets).toEqual(expect.arrayContaining(['seat:bob', 'card:dragon.1']));
    expect(answer(play, 'target.immobility:ann')).toBe('seat:bob');
  });

  it('never pays fate for a 6, not even with its last life', () => {
    const board = { 'fields-north': ['ogre'] };
    const dying: Hero = { character: 'troll', space: 'fields-north', fate: 2, lives: 1 };
    const dice = { 'attack:ann#1': [2], 'creature:ann#1': [4] };
    const play = turn(dying, { board, turn: { phase: 'land' } }, dice);
    const question = play.question('fate.attack:ann');
    const about = { ...question.about, die1: 6, score: Number(question.about?.['score']) + 4 };
    expect(answerBy(medium, play, 'fate.attack:ann', { about })).toBe('keep');
    expect(answer(play, 'fate.attack:ann')).toBe('reroll:1');
  });
});
