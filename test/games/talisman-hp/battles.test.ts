import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import { kindFor, numberFor } from '../../../shared/games/talisman/character/sides.ts';
import type { Content } from '../../../shared/games/talisman/content/schema.ts';
import { talismanOf } from '../../../shared/games/talisman/game.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { harryPotter } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { make } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { newPlay } from '../../support/play.ts';
import { laidOut, type Draft } from './support.ts';

/** No two printed cards fight otherwise under one number, nor alike under two: here some do. */
const numbers: Readonly<Record<string, number>> = { 'red-cap': 3, 'garden-gnome': 3, banshee: 2 };
const mixed: Content = {
  ...harryPotter.content,
  cards: harryPotter.content.cards.map((card) => ({
    ...card,
    ...(card.id in numbers && { encounter: numbers[card.id] }),
  })),
};
const game = talismanOf({
  ...make,
  edition: { ...harryPotter, content: mixed, book: bookOf(mixed) },
});

const met: Draft = {
  turn: { seat: 'ann', phase: 'land' },
  seats: {
    ann: { character: 'draco-a', space: 'leaky-cauldron', fate: 0, gold: 0 },
    bob: { character: 'harry-b', space: 'hogs-head', fate: 0 },
    cat: { character: 'dumbledore-b', space: 'hogs-head', fate: 0 },
  },
  board: { 'leaky-cauldron': ['boggart', 'red-cap'] },
};

describe('Enemies of one number', () => {
  it('HP-BAT-16 never combines Magic and Strength', () => {
    const dice = { 'attack:ann#1': [6], 'attack:ann#2': [6], 'creature:ann#1': [1] };
    const play = newPlay<State>(game, laidOut(met), dice);
    expect(play.told('FightJoined').map(({ against }) => against)).toEqual([
      [{ card: 'boggart', value: 3 }],
      [{ card: 'red-cap', value: 4 }],
    ]);
  });
});

describe('Enemies of one number and of both attributes', () => {
  it('HP-BAT-15 HP-BAT-16 fight as one by attribute, and apart from those of the other', () => {
    const board = { 'leaky-cauldron': ['red-cap', 'boggart', 'garden-gnome'] };
    const dice = { 'attack:ann#1': [6], 'attack:ann#2': [6], 'creature:ann#1': [1] };
    const play = newPlay<State>(game, laidOut({ ...met, board }), dice);
    const fights = play.told('FightJoined').map(({ attribute, against }) => [attribute, against]);
    expect(fights).toHaveLength(2);
    expect(fights).toContainEqual(['magic', [{ card: 'boggart', value: 3 }]]);
    const joined = expect.arrayContaining([
      { card: 'red-cap', value: 4 },
      { card: 'garden-gnome', value: 2 },
    ]) as unknown;
    expect(fights).toContainEqual(['strength', joined]);
  });
});

describe('Enemies of two numbers', () => {
  it('HP-BAT-17 fight separately, the lower number first, though both use Magic', () => {
    const board = { 'leaky-cauldron': ['boggart', 'banshee'] };
    const dice = { 'attack:ann#1': [6], 'attack:ann#2': [6], 'creature:ann#1': [1] };
    const play = newPlay<State>(game, laidOut({ ...met, board }), dice);
    expect(play.told('FightJoined').map(({ against }) => against)).toEqual([
      [{ card: 'banshee', value: 4 }],
      [{ card: 'boggart', value: 3 }],
    ]);
  });
});

describe('a card of one side', () => {
  const sight = { edition: harryPotter, state: laidOut(met) };

  it('HP-ALI-04 HP-ALI-05 is a Follower to its own side and an Enemy to the other', () => {
    expect(kindFor(sight, 'ann', 'kreacher')).toBe('follower');
    expect(kindFor(sight, 'bob', 'kreacher')).toBe('enemy');
    expect(kindFor(sight, 'ann', 'niffler')).toBe('follower');
  });

  it('HP-ALI-09 HP-SPC-08 has a number for each side', () => {
    expect(numberFor(sight, 'ann', 'kreacher')).toBe(6);
    expect(numberFor(sight, 'bob', 'kreacher')).toBe(3);
    expect(numberFor(sight, 'bob', 'red-cap')).toBe(2);
  });
});
