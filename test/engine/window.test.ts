import { describe, expect, it } from 'vitest';
import { waitingOn } from '../../shared/engine/index.ts';
import { hero } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Dice } from '../support/play.ts';

const armed: Position = {
  hands: { ann: ['random1'], bob: ['smite1', 'nullify1'], cid: ['smite2'] },
};
const table = (position: Position = armed, dice: Dice = {}) =>
  newPlay(littleTalisman(), laidOut(['ann', 'bob', 'cid'], position), dice);
const passes = { kind: 'react', choose: ['pass'] };

describe('a reaction window', () => {
  it('asks all at once and waits for nobody after the first in turn order who casts', () => {
    const play = table();
    expect(waitingOn(play.match)).toEqual(['ann', 'bob', 'cid']);
    const id = play.question('turn.before-move:cid').id;
    play.say('turn.before-move:bob', 'cast:smite1:ann');
    expect(play.told('SpellCast')).toEqual([]); // ann may still come first
    play.say('turn.before-move:ann', 'pass');
    expect(play.told('SpellCast')).toHaveLength(1); // cid was never waited for
    expect(play.question('turn.before-move:cid').id).toBe(id); // and is asked the same question still
  });

  it('drops a declared cast that is not used, and asks that seat anew', () => {
    const play = table();
    play.say('turn.before-move:cid', 'cast:smite2:ann').say('turn.before-move:bob', 'pass');
    play.say('turn.before-move:ann', 'cast:random1:cid');
    expect(play.told('SpellCast').map(({ seat }) => seat)).toEqual(['ann']);
    play.say('cast:bob', 'pass');
    expect(play.asked).toEqual(['turn.before-move:bob', 'turn.before-move:cid']);
  });

  it('asks again a seat whose sealed answer has become impossible', () => {
    const play = table();
    play.say('turn.before-move:cid', 'cast:smite2:bob').say('turn.before-move:ann', 'pass');
    play.say('turn.before-move:bob', 'cast:nullify1:cid');
    expect(play.state.hands['cid']).toEqual([]);
    expect(play.asked).toEqual(['turn.before-move:ann']); // bob's limit is spent, cid holds nothing
  });

  it('does not refuse an answer because that of another seat came first', () => {
    const play = table();
    const seen = { expectedVersion: play.version };
    for (const seat of ['cid', 'ann', 'bob']) {
      expect(play.try(`turn.before-move:${seat}`, ['pass'], seen)).toBeUndefined();
    }
    expect(play.asked).toEqual(['direction:ann']);
  });

  it('refuses an answer to a question that was revised since it was seen', () => {
    const play = table({ hands: { ann: ['nullify1'], bob: ['smite1'], cid: ['smite2'] } });
    const seen = { expectedVersion: play.version };
    play.say('turn.before-move:ann', 'pass').say('turn.before-move:bob', 'cast:smite1:cid');
    play.say('cast:ann', 'pass');
    const { askedAt } = play.question('turn.before-move:cid');
    const refusal = play.try('turn.before-move:cid', ['pass'], seen);
    expect(refusal).toEqual({ refused: 'STALE_VERSION', askedAt });
    const now = { expectedVersion: play.version };
    expect(play.try('turn.before-move:cid', ['pass'], now)).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is refused to a seat it is not asked of, to an unknown question, and off the list', () => {
    const play = table();
    const run = play.load();
    const { id } = play.question('turn.before-move:ann');
    const before = run.match;
    expect(play.try('turn.before-move:ann', ['cast:smite2:bob'])).toEqual({
      refused: 'ILLEGAL_CHOICE',
      options: ['pass', 'cast:random1:ann', 'cast:random1:bob', 'cast:random1:cid'],
      min: 1,
      max: 1,
    });
    expect(play.match).toEqual(before);
    expect(play.version).toBe(1);
    expect(id).toBe('0.1/?turn.before-move:ann#1');
  });
});

describe('standing orders', () => {
  it('set while the question is open answer it at once, and are recorded as its answer', () => {
    const play = table();
    play.say('turn.before-move:ann', 'pass').orders('bob', passes);
    expect(play.asked).toEqual(['turn.before-move:cid']);
    const answers = play.entries.filter((entry) => entry.type === 'Answered');
    expect(answers.map(({ seat, by }) => [seat, by])).toEqual([
      ['ann', undefined],
      ['bob', 'order'],
    ]);
  });

  it('changed later do not alter the past', () => {
    const play = table();
    play.orders('bob', passes).orders('bob', { kind: 'react', choose: ['cast:smite1:ann'] });
    expect(play.match.orders['bob']).toHaveLength(1);
    expect(play.asked).toEqual(['turn.before-move:ann', 'turn.before-move:cid']);
    play.say('turn.before-move:ann', 'pass').say('turn.before-move:cid', 'pass');
    expect(play.told('SpellCast')).toEqual([]);
  });

  it('hold only for what they are about, and where their choice is legal', () => {
    const play = table();
    play.orders('bob', { kind: 'react', choose: ['cast:unknown1'] });
    play.orders('cid', { kind: 'react', about: { of: 'ann' }, choose: ['pass'] });
    expect(play.asked).toHaveLength(3);
    play.orders('cid', { kind: '*', choose: ['pass'] });
    expect(play.asked).toHaveLength(2);
  });
});

describe('beside the rules', () => {
  it('a pause wakes no rule, lets nobody answer, and holds orders back until play resumes', () => {
    const play = table().pause();
    expect(play.try('turn.before-move:ann', ['pass'])).toEqual({ refused: 'MATCH_NOT_RUNNING' });
    play.orders('bob', passes);
    expect(play.asked).toContain('turn.before-move:bob');
    play.resume();
    expect(play.asked).not.toContain('turn.before-move:bob');
    expect(play.try('turn.before-move:ann', ['pass'])).toBeUndefined();
  });

  it('a bystander who resigns in mid-window is no longer waited for', () => {
    const play = table().resign('bob');
    expect(play.asked).toEqual(['turn.before-move:ann', 'turn.before-move:cid']);
    expect(hero(play.state, 'bob').alive).toBe(false);
    // the others keep the very questions they had, though fewer targets are left
    expect(play.question('turn.before-move:cid').id).toBe('0.1/?turn.before-move:cid#1');
    expect(play.options('turn.before-move:cid')).toEqual([
      'pass',
      'cast:smite2:cid',
      'cast:smite2:ann',
    ]);
  });

  it('the active seat may resign while another is asked: its turn ends', () => {
    const play = table();
    play.say('turn.before-move:ann', 'pass').resign('ann');
    expect(play.asked).toEqual(['turn.before-move:bob', 'turn.before-move:cid']);
    play.say('turn.before-move:bob', 'pass').say('turn.before-move:cid', 'pass');
    expect(play.state.turn.seat).toBe('bob');
  });
});
