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
  it('asks all seats at once, and stops after the first in turn order who plays', () => {
    const play = table();
    expect(waitingOn(play.match)).toEqual(['ann', 'bob', 'cid']);
    const id = play.question('turn:cid').id;
    play.say('turn:bob', 'play:strike1:ann');
    expect(play.told('CardPlayed')).toEqual([]); // ann may still come first
    play.say('turn:ann', 'pass');
    expect(play.told('CardPlayed')).toHaveLength(1); // cid was never waited for
    expect(play.question('turn:cid').id).toBe(id); // and is asked the same question still
  });

  it('drops a declared play that is not used, and asks that seat again', () => {
    const play = table();
    play.say('turn:cid', 'play:strike2:ann').say('turn:bob', 'pass');
    play.say('turn:ann', 'play:strike3:cid');
    expect(play.told('CardPlayed').map(({ seat }) => seat)).toEqual(['ann']);
    play.say('play:bob', 'pass');
    expect(play.asked).toEqual(['turn:bob', 'turn:cid']);
  });

  it('asks a seat again if its sealed answer has become impossible', () => {
    const play = table();
    play.say('turn:cid', 'play:strike2:bob').resign('bob');
    expect(play.asked).toEqual(['turn:ann', 'turn:cid']); // bob can be struck no more
    expect(play.options('turn:cid')).toEqual(['pass', 'play:strike2:cid', 'play:strike2:ann']);
  });

  it('accepts an answer though another seat’s answer came first', () => {
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
  it('is refused from another seat, to an unknown question, and for an unknown option', () => {
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

describe('auto-responses in a reaction window', () => {
  it('that are set while the question is open answer at once, and are recorded as its answer', () => {
    const play = table();
    play.say('turn:ann', 'pass').orders('bob', passes);
    expect(play.asked).toEqual(['turn:cid']);
    const answers = play.entries.filter((entry) => entry.type === 'Answered');
    expect(answers.map(({ seat, by }) => [seat, by])).toEqual([
      ['ann', undefined],
      ['bob', 'order'],
    ]);
  });

  it('that change later leave past answers unchanged', () => {
    const play = table();
    play.orders('bob', passes).orders('bob', { kind: 'react', choose: ['play:strike1:ann'] });
    expect(play.match.orders['bob']).toHaveLength(1);
    expect(play.asked).toEqual(['turn:ann', 'turn:cid']);
    play.say('turn:ann', 'pass').say('turn:cid', 'pass');
    expect(play.told('CardPlayed')).toEqual([]);
  });

  it('apply only to their questions, and if their choice is legal', () => {
    const play = table();
    play.orders('bob', { kind: 'react', choose: ['play:unknown1'] });
    play.orders('cid', { kind: 'react', about: { of: 'ann' }, choose: ['pass'] });
    expect(play.asked).toHaveLength(3);
    play.orders('cid', { kind: '*', choose: ['pass'] });
    expect(play.asked).toHaveLength(2);
  });
});

describe('a reaction window around a pause or a resignation', () => {
  it('runs no rule, takes no answer and holds orders back during a pause', () => {
    const play = table().pause();
    expect(play.try('turn:ann', ['pass'])).toEqual({ refused: 'MATCH_NOT_RUNNING' });
    play.orders('bob', passes);
    expect(play.asked).toContain('turn:bob');
    play.resume();
    expect(play.asked).not.toContain('turn:bob');
    expect(play.try('turn:ann', ['pass'])).toBeUndefined();
  });

  it('stops waiting for another seat that resigns', () => {
    const play = table().resign('bob');
    expect(play.asked).toEqual(['turn:ann', 'turn:cid']);
    expect(play.state.fallen).toEqual(['bob']);
    // the others keep the very questions they had, though fewer targets are left
    expect(play.question('turn:cid').id).toBe('0.1/?turn:cid#1');
    expect(play.options('turn:cid')).toEqual(['pass', 'play:strike2:cid', 'play:strike2:ann']);
  });

  it('ends the turn if the active seat resigns while another is asked', () => {
    const play = table();
    play.say('turn:ann', 'pass').resign('ann');
    expect(play.asked).toEqual(['turn:bob', 'turn:cid']);
    play.say('turn:bob', 'pass').say('turn:cid', 'pass');
    expect(play.state.turn.seat).toBe('bob');
  });
});

describe('reactions to reactions', () => {
  it('resolve last first: cancelling the cancellation lets the first one stand', () => {
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
