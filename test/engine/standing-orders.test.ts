import { describe, expect, it } from 'vitest';
import { replay, type Order } from '../../shared/engine/index.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import type { Options } from '../support/little-talisman/state.ts';
import { newPlay, type Dice } from '../support/play.ts';

const seats = ['ann', 'bob', 'cid'];
const armed: Position = {
  hands: { ann: ['random1'], bob: ['smite1', 'nullify1', 'preservation1'], cid: ['smite2'] },
};
const table = (position: Position = armed, dice: Dice = {}) =>
  newPlay(littleTalisman(), laidOut(seats, position), dice);

const passes: Order = { kind: 'react', choose: ['pass'] };
const thisTurn: Order = { ...passes, until: 'turn' };
const untilAttacked: Order = { ...passes, until: 'attacked' };
const askedAbout = (moment: string): Order => ({ kind: 'react', about: { moment }, ask: true });

/** Ann passes and walks clockwise by a three; whatever is offered there she declines. */
const annWalks = (play: ReturnType<typeof table>) => {
  if (play.asked.includes('turn.before-move:ann')) play.say('turn.before-move:ann', 'pass');
  return play.say('direction:ann', 'move:clockwise');
};

describe('an order to be asked', () => {
  it('keeps the orders after it from answering what it is about', () => {
    const smites: Order = { kind: 'react', choose: ['cast:smite2:bob'] };
    const play = table().orders('bob', askedAbout('life'), passes).orders('cid', smites);
    expect(play.asked).toEqual(['turn.before-move:ann']);
    play.say('turn.before-move:ann', 'pass');
    expect(play.match.pending.map(({ key, about }) => [key, about])).toEqual([
      ['life:bob', { moment: 'life' }],
    ]);
  });

  it('does nothing behind an order that answers first, and never answers itself', () => {
    const play = table().orders('bob', passes, askedAbout('turn.before-move'));
    expect(play.asked).not.toContain('turn.before-move:bob');
    play.orders('cid', { kind: '*', ask: true });
    expect(play.asked).toContain('turn.before-move:cid');
  });
});

describe('an order with an end', () => {
  it('answers until the end of the turn, and asks in the next one', () => {
    const play = table().orders('bob', thisTurn).orders('cid', passes);
    expect(play.match.orders['bob']).toEqual([thisTurn]);
    annWalks(play);
    expect(play.state.turn.seat).toBe('bob');
    expect(play.asked).toEqual(['turn.before-move:bob', 'turn.before-move:ann']);
    expect(play.match.orders).toEqual({ bob: [], cid: [passes] });
  });

  it('is dropped for the seat that its end has come to, and for no other', () => {
    const near: Position = {
      hands: { bob: ['smite1'], cid: ['smite2'] },
      heroes: { bob: { space: 'valley' } },
    };
    const play = table({ ...near, heroes: { ann: { space: 'city' }, bob: { space: 'glade' } } });
    play.orders('bob', untilAttacked).orders('cid', untilAttacked);
    expect(play.asked).toEqual(['direction:ann']);
    play.say('direction:ann', 'move:clockwise');
    expect(play.asked).toEqual(['encounter:ann']);
    play.say('encounter:ann', 'seat:bob');
    expect(play.asked).toEqual(['battle.before-roll:bob']);
    expect(play.match.orders).toEqual({ bob: [], cid: [untilAttacked] });
  });

  it('leaves what the list says besides', () => {
    const play = table().orders('bob', askedAbout('life'), thisTurn, untilAttacked);
    play.orders('cid', passes);
    annWalks(play);
    expect(play.match.orders['bob']).toEqual([askedAbout('life'), untilAttacked]);
  });

  it('stands for ever in a game without ends', () => {
    const { orderEnds: _, ...endless } = littleTalisman();
    const play = newPlay(endless, laidOut(seats, armed)).orders('bob', thisTurn);
    annWalks(play.orders('cid', passes));
    expect(play.match.orders['bob']).toEqual([thisTurn]);
  });

  it('that has come stays so through a rewind, and one laid down since is kept', () => {
    const play = table().orders('bob', thisTurn).orders('cid', passes);
    annWalks(play).rewind(1);
    expect(play.asked).toEqual(['turn.before-move:ann', 'turn.before-move:bob']);
    play.orders('bob', thisTurn).rewind(1);
    expect(play.match.orders).toEqual({ bob: [thisTurn], cid: [passes] });
    annWalks(play);
    expect(play.match.orders['bob']).toEqual([]);
  });
});

describe('an order to be given once', () => {
  const smites: Order = {
    kind: 'react',
    about: { moment: 'turn.before-move' },
    choose: ['cast:smite1:cid'],
  };

  it('casts when its moment comes, and is then gone', () => {
    const play = table().orders('bob', { ...smites, once: true }, passes);
    expect(play.match.orders['bob']).toEqual([passes]);
    play.orders('cid', passes).say('turn.before-move:ann', 'pass');
    expect(play.told('SpellCast')).toEqual([
      { type: 'SpellCast', seat: 'bob', card: 'smite1', target: 'cid' },
    ]);
  });

  it('waits while its choice is not legal, and the orders after it answer', () => {
    const later: Order = { ...smites, choose: ['cast:smite9:cid'], once: true };
    const play = table().orders('bob', later, passes);
    expect(play.asked).not.toContain('turn.before-move:bob');
    expect(play.match.orders['bob']).toEqual([later, passes]);
  });

  it('is spent by its own answer alone: not by the seat’s own, nor by another order’s', () => {
    const once: Order = { ...passes, once: true };
    const play = table().orders('ann', passes, once).pause().orders('bob', once);
    play.resume();
    expect(play.match.orders).toEqual({ ann: [passes, once], bob: [] });
    const own = table().pause().orders('bob', once, passes).rewind(1);
    expect(own.match.orders['bob']).toEqual([once, passes]);
  });
});

describe('with “always pass” on all seats', () => {
  const options = ['able', 'everyone'] as const satisfies Options['askForReactions'][];
  const hands = {
    ann: ['random1', 'smite3'],
    bob: ['counterspell1', 'nullify1', 'preservation1'],
    cid: ['smite2', 'teleport1', 'temporalWarp1'],
  };
  const position: Position = {
    hands,
    deck: ['goblin1', 'pestilence1', 'dragon1', 'bear1', 'imp1', 'devil1', 'goblin2', 'sword1'],
  };

  /** How many questions twelve turns put to their owner, and to the others. */
  const asksOf = (askForReactions: Options['askForReactions'], orders: readonly Order[]) => {
    const play = table({ ...position, options: { askForReactions } });
    for (const seat of seats) play.orders(seat, ...orders);
    const counted = { owner: 0, others: 0 };
    while (play.state.turn.number <= 12 && !play.match.over) {
      const { seat } = play.state.turn;
      for (const asked of play.match.pending)
        counted[asked.seat === seat ? 'owner' : 'others'] += 1;
      const [{ key, options: ids }] = play.match.pending as [(typeof play.match.pending)[number]];
      play.say(key, ids.at(-1) ?? '');
    }
    return counted;
  };

  it.each(options)('a turn asks nobody but its owner (%s)', (mode) => {
    const { owner, others } = asksOf(mode, [passes]);
    expect(owner).toBeGreaterThan(11);
    expect(others).toBe(0);
    expect(asksOf(mode, []).others).toBeGreaterThan(5);
  });
});

describe('a journal of orders that ended', () => {
  it('replays to the same orders, without an entry that says so', () => {
    const play = table().orders('bob', { ...passes, once: true, until: 'turn' }, thisTurn);
    annWalks(play.orders('cid', untilAttacked));
    const notes = play.entries.filter(({ type }) => type === 'Noted');
    expect(notes).toHaveLength(2);
    const game = { ...littleTalisman(), initial: () => laidOut(seats, armed) };
    const { match, drift } = replay(game, {
      format: 'questhall-journal/1',
      match: 'm',
      game: 'little-talisman',
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
