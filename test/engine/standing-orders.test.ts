import { describe, expect, it } from 'vitest';
import { replay, type Order, type Question } from '../../shared/engine/index.ts';
import { decidingOrder } from '../../shared/engine/match/order.ts';
import { newPlay } from '../support/play.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';
import type { Options, State } from '../support/skirmish/state.ts';

const seats = ['ann', 'bob', 'cid'];
const armed: Partial<State> = {
  hands: { ann: ['strike3'], bob: ['strike1', 'cancel1'], cid: ['strike2'] },
};
const table = (position = armed) => newPlay(skirmish(), laidOut(seats, position));

const passes: Order = { kind: 'react', choose: ['pass'] };
const thisTurn: Order = { ...passes, until: 'turn' };
const untilAttacked: Order = { ...passes, until: 'attacked' };
const askedAbout = (moment: string): Order => ({ kind: 'react', about: { moment }, ask: true });

/** Ann passes and rests: her turn ends, and bob's begins. */
const annRests = (play: ReturnType<typeof table>) => {
  if (play.asked.includes('turn:ann')) play.say('turn:ann', 'pass');
  return play.say('act:ann', 'rest').say('done:ann', 'done');
};

describe('an order to ask', () => {
  it('stops the orders behind it from answering its questions', () => {
    const strikes: Order = { kind: 'react', choose: ['play:strike2:bob'] };
    const play = table().orders('bob', askedAbout('play'), passes).orders('cid', strikes);
    expect(play.asked).toEqual(['turn:ann']);
    play.say('turn:ann', 'pass');
    expect(play.match.pending.map(({ key, about }) => [key, about])).toEqual([
      ['play:bob', { moment: 'play' }],
    ]);
  });

  it('has no effect behind an order that answers first, and never answers', () => {
    const play = table().orders('bob', passes, askedAbout('turn'));
    expect(play.asked).not.toContain('turn:bob');
    play.orders('cid', { kind: '*', ask: true });
    expect(play.asked).toContain('turn:cid');
  });
});

describe('an order for a number', () => {
  const question: Question = {
    key: 'q',
    seat: 'ann',
    kind: 'react',
    options: ['pass'],
    min: 1,
    max: 1,
    about: { score: 5, moment: 'play' },
  };
  it.each([
    [{ atLeast: 5 }, true],
    [{ atLeast: 6 }, false],
    [{ atMost: 5 }, true],
    [{ atMost: 4 }, false],
    [{ atLeast: 4, atMost: 6 }, true],
    [{ atLeast: 6, atMost: 9 }, false],
    [5, true],
    ['5', false],
  ])('within %j covers a 5: %s', (score, covers) => {
    const order: Order = { ...passes, about: { score } };
    expect(decidingOrder([order], question)).toBe(covers ? 0 : -1);
  });

  it('covers neither a text nor a name that the question doesn’t have', () => {
    for (const name of ['moment', 'lives'])
      expect(decidingOrder([{ ...passes, about: { [name]: { atLeast: 0 } } }], question)).toBe(-1);
  });
});

describe('an order with an end', () => {
  it('answers until the end of the turn, and asks in the next turn', () => {
    const play = table().orders('bob', thisTurn).orders('cid', passes);
    expect(play.match.orders['bob']).toEqual([thisTurn]);
    annRests(play);
    expect(play.state.turn.seat).toBe('bob');
    expect(play.asked).toEqual(['turn:bob', 'turn:ann']);
    expect(play.match.orders).toEqual({ bob: [], cid: [passes] });
  });

  it('is dropped for the seat at whose end it ends, and for no other', () => {
    const play = table().orders('bob', untilAttacked).orders('cid', untilAttacked);
    expect(play.asked).toEqual(['turn:ann']);
    play.say('turn:ann', 'play:strike3:bob');
    expect(play.asked).toEqual(['play:bob']);
    expect(play.match.orders).toEqual({ bob: [], cid: [untilAttacked] });
  });

  it('keeps the other orders of its list when it is dropped', () => {
    const play = table().orders('bob', askedAbout('play'), thisTurn, untilAttacked);
    play.orders('cid', passes);
    annRests(play);
    expect(play.match.orders['bob']).toEqual([askedAbout('play'), untilAttacked]);
  });

  it('never ends in a game without such ends', () => {
    const { orderEnds: _, ...endless } = skirmish();
    const play = newPlay(endless, laidOut(seats, armed)).orders('bob', thisTurn);
    annRests(play.orders('cid', passes));
    expect(play.match.orders['bob']).toEqual([thisTurn]);
  });

  it('stays dropped after a rewind, and one set since is kept', () => {
    const play = table().orders('bob', thisTurn).orders('cid', passes);
    annRests(play).rewind(1);
    expect(play.asked).toEqual(['turn:ann', 'turn:bob']);
    play.orders('bob', thisTurn).rewind(1);
    expect(play.match.orders).toEqual({ bob: [thisTurn], cid: [passes] });
    annRests(play);
    expect(play.match.orders['bob']).toEqual([]);
  });
});

describe('an order that answers once', () => {
  const strikes: Order = {
    kind: 'react',
    about: { moment: 'turn' },
    choose: ['play:strike1:cid'],
  };

  it('plays at its moment, and is then removed', () => {
    const play = table().orders('bob', { ...strikes, once: true }, passes);
    expect(play.match.orders['bob']).toEqual([passes]);
    play.orders('cid', passes).say('turn:ann', 'pass');
    expect(play.told('CardPlayed')).toEqual([
      { type: 'CardPlayed', seat: 'bob', card: 'strike1', target: 'cid' },
    ]);
  });

  it('waits while its choice is illegal, and the orders behind it answer', () => {
    const later: Order = { ...strikes, choose: ['play:strike9:cid'], once: true };
    const play = table().orders('bob', later, passes);
    expect(play.asked).not.toContain('turn:bob');
    expect(play.match.orders['bob']).toEqual([later, passes]);
  });

  it('is used up only by its own answer: not by the seat’s own or another order’s', () => {
    const once: Order = { ...passes, once: true };
    const play = table().orders('ann', passes, once).pause().orders('bob', once);
    play.resume();
    expect(play.match.orders).toEqual({ ann: [passes, once], bob: [] });
    const own = table().pause().orders('bob', once, passes).rewind(1);
    expect(own.match.orders['bob']).toEqual([once, passes]);
  });
});

describe('“always pass” on all seats', () => {
  const options = ['able', 'everyone'] as const satisfies Options['askForReactions'][];
  const hands = {
    ann: ['strike1', 'cancel1'],
    bob: ['cancel2', 'strike2', 'strike3'],
    cid: ['strike4', 'strike5', 'cancel3'],
  };

  /** The number of questions that twelve turns put to the orders' owner, and to the others. */
  const asksOf = (askForReactions: Options['askForReactions'], orders: readonly Order[]) => {
    const play = table({ hands, options: { askForReactions } });
    for (const seat of seats) play.orders(seat, ...orders);
    const counted = { owner: 0, others: 0 };
    while (play.state.turn.number <= 12 && !play.match.over) {
      const { seat } = play.state.turn;
      for (const asked of play.match.pending)
        counted[asked.seat === seat ? 'owner' : 'others'] += 1;
      const [{ key, options: ids }] = play.match.pending as [(typeof play.match.pending)[number]];
      play.say(key, (ids.includes('rest') ? 'rest' : ids.at(-1)) ?? '');
    }
    return counted;
  };

  it.each(options)('asks only the active seat in a turn (%s)', (mode) => {
    const { owner, others } = asksOf(mode, [passes]);
    expect(owner).toBeGreaterThan(11);
    expect(others).toBe(0);
    expect(asksOf(mode, []).others).toBeGreaterThan(5);
  });
});

describe('a journal with ended orders', () => {
  it('replays to the same orders, without an entry for their end', () => {
    const play = table().orders('bob', { ...passes, once: true, until: 'turn' }, thisTurn);
    annRests(play.orders('cid', untilAttacked));
    const notes = play.entries.filter(({ type }) => type === 'Noted');
    expect(notes).toHaveLength(2);
    const game = { ...skirmish(), initial: () => laidOut(seats, armed) };
    const { match, drift } = replay(game, {
      format: 'questhall-journal/1',
      match: 'm',
      game: 'skirmish',
      options: {},
      seats,
      entropy: [],
      commitment: '',
      commits: play.commits,
    });
    expect(drift).toBe(0);
    expect(match.orders).toEqual({ bob: [], cid: [untilAttacked] });
  });
});
