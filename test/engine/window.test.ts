import { describe, expect, it } from 'vitest';
import { waitingOn } from '../../shared/engine/index.ts';
import { newPlay } from '../support/play.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';
import type { State } from '../support/skirmish/state.ts';

const armed: Partial<State> = {
  hands: { ann: ['strike3'], bob: ['strike1', 'cancel1'], cid: ['strike2'] },
};
const table = (position = armed, seats = ['ann', 'bob', 'cid']) =>
  newPlay(skirmish(), laidOut(seats, position));
const passes = { kind: 'react', choose: ['pass'] };

describe('a reaction window', () => {
  it('asks all at once and waits for nobody after the first in turn order who plays', () => {
    const play = table();
    expect(waitingOn(play.match)).toEqual(['ann', 'bob', 'cid']);
    const id = play.question('turn:cid').id;
    play.say('turn:bob', 'play:strike1:ann');
    expect(play.told('CardPlayed')).toEqual([]); // ann may still come first
    play.say('turn:ann', 'pass');
    expect(play.told('CardPlayed')).toHaveLength(1); // cid was never waited for
    expect(play.question('turn:cid').id).toBe(id); // and is asked the same question still
  });

  it('drops a declared play that is not used, and asks that seat anew', () => {
    const play = table();
    play.say('turn:cid', 'play:strike2:ann').say('turn:bob', 'pass');
    play.say('turn:ann', 'play:strike3:cid');
    expect(play.told('CardPlayed').map(({ seat }) => seat)).toEqual(['ann']);
    play.say('play:bob', 'pass');
    expect(play.asked).toEqual(['turn:bob', 'turn:cid']);
  });

  it('asks again a seat whose sealed answer has become impossible', () => {
    const play = table();
    play.say('turn:cid', 'play:strike2:bob').resign('bob');
    expect(play.asked).toEqual(['turn:ann', 'turn:cid']); // bob can be struck no more
    expect(play.options('turn:cid')).toEqual(['pass', 'play:strike2:cid', 'play:strike2:ann']);
  });

  it('does not refuse an answer because that of another seat came first', () => {
    const play = table();
    const seen = { expectedVersion: play.version };
    for (const seat of ['cid', 'ann', 'bob']) {
      expect(play.try(`turn:${seat}`, ['pass'], seen)).toBeUndefined();
    }
    expect(play.asked).toEqual(['act:ann']);
  });

  it('refuses an answer to a question that was revised since it was seen', () => {
    const play = table(armed, ['ann', 'bob', 'cid', 'dan']);
    const seen = { expectedVersion: play.version };
    play.resign('dan');
    const { askedAt } = play.question('turn:cid');
    const refusal = play.try('turn:cid', ['pass'], seen);
    expect(refusal).toEqual({ refused: 'STALE_VERSION', askedAt });
    const now = { expectedVersion: play.version };
    expect(play.try('turn:cid', ['pass'], now)).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is refused to a seat it is not asked of, to an unknown question, and off the list', () => {
    const play = table();
    const run = play.load();
    const { id } = play.question('turn:ann');
    const before = run.match;
    expect(play.try('turn:ann', ['play:strike2:bob'])).toEqual({
      refused: 'ILLEGAL_CHOICE',
      options: ['pass', 'play:strike3:ann', 'play:strike3:bob', 'play:strike3:cid'],
      min: 1,
      max: 1,
    });
    expect(play.match).toEqual(before);
    expect(play.version).toBe(1);
    expect(id).toBe('0.1/?turn:ann#1');
  });
});

describe('standing orders', () => {
  it('set while the question is open answer it at once, and are recorded as its answer', () => {
    const play = table();
    play.say('turn:ann', 'pass').orders('bob', passes);
    expect(play.asked).toEqual(['turn:cid']);
    const answers = play.entries.filter((entry) => entry.type === 'Answered');
    expect(answers.map(({ seat, by }) => [seat, by])).toEqual([
      ['ann', undefined],
      ['bob', 'order'],
    ]);
  });

  it('changed later do not alter the past', () => {
    const play = table();
    play.orders('bob', passes).orders('bob', { kind: 'react', choose: ['play:strike1:ann'] });
    expect(play.match.orders['bob']).toHaveLength(1);
    expect(play.asked).toEqual(['turn:ann', 'turn:cid']);
    play.say('turn:ann', 'pass').say('turn:cid', 'pass');
    expect(play.told('CardPlayed')).toEqual([]);
  });

  it('hold only for what they are about, and where their choice is legal', () => {
    const play = table();
    play.orders('bob', { kind: 'react', choose: ['play:unknown1'] });
    play.orders('cid', { kind: 'react', about: { of: 'ann' }, choose: ['pass'] });
    expect(play.asked).toHaveLength(3);
    play.orders('cid', { kind: '*', choose: ['pass'] });
    expect(play.asked).toHaveLength(2);
  });
});

describe('beside the rules', () => {
  it('a pause wakes no rule, lets nobody answer, and holds orders back until play resumes', () => {
    const play = table().pause();
    expect(play.try('turn:ann', ['pass'])).toEqual({ refused: 'MATCH_NOT_RUNNING' });
    play.orders('bob', passes);
    expect(play.asked).toContain('turn:bob');
    play.resume();
    expect(play.asked).not.toContain('turn:bob');
    expect(play.try('turn:ann', ['pass'])).toBeUndefined();
  });

  it('a bystander who resigns in mid-window is no longer waited for', () => {
    const play = table().resign('bob');
    expect(play.asked).toEqual(['turn:ann', 'turn:cid']);
    expect(play.state.fallen).toEqual(['bob']);
    // the others keep the very questions they had, though fewer targets are left
    expect(play.question('turn:cid').id).toBe('0.1/?turn:cid#1');
    expect(play.options('turn:cid')).toEqual(['pass', 'play:strike2:cid', 'play:strike2:ann']);
  });

  it('the active seat may resign while another is asked: its turn ends', () => {
    const play = table();
    play.say('turn:ann', 'pass').resign('ann');
    expect(play.asked).toEqual(['turn:bob', 'turn:cid']);
    play.say('turn:bob', 'pass').say('turn:cid', 'pass');
    expect(play.state.turn.seat).toBe('bob');
  });
});

describe('plays in answer to plays', () => {
  it('resolve last first: what is cancelled itself leaves the first play standing', () => {
    const play = table({
      hands: { ann: ['strike3'], bob: ['cancel1'], cid: ['cancel2'] },
    });
    play.say('turn:ann', 'play:strike3:bob');
    expect(play.asked).toEqual(['play:bob', 'play:cid']);
    play.say('play:bob', 'play:cancel1').say('play:cid', 'play:cancel2');
    expect(play.told('CardSpent').map(({ card, cancelled }) => [card, cancelled])).toEqual([
      ['cancel2', false],
      ['cancel1', true],
      ['strike3', false],
    ]);
    expect(play.state.lives['bob']).toBe(2);
  });
});
