import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import { effectSpots } from '../../../shared/games/talisman/content/spots.ts';
import { cardTypes } from '../../../shared/games/talisman/content/card.ts';
import { deckOf } from '../../../shared/games/talisman/content/board.ts';
import { print } from '../../../shared/games/talisman/editions/harry-potter/print.ts';
import { hero } from '../../../shared/games/talisman/state-queries.ts';
import { laidOut, newTable } from './support.ts';

const { content } = print;
const book = bookOf(content);
const kindsIn = (pile: string) => new Set(book.instances(pile).map((card) => book.card(card).type));

describe('the box of the Harry Potter Edition', () => {
  it('HP-CMP-02 has 100 encounter cards, 50 for each of two decks', () => {
    const decks = content.regions.map(deckOf);
    expect(decks.slice(0, 2)).toEqual(['outer', 'middle']);
    expect(book.instances('outer')).toHaveLength(50);
    expect(book.instances('middle')).toHaveLength(50);
    expect(Object.keys(newTable().decks).sort()).toEqual(['middle', 'outer', 'spells']);
  });

  it('HP-CMP-03 HP-CMP-04 HP-CMP-05 has 24 Spells, 21 Purchase cards and 3 Hallows', () => {
    expect(book.instances('spells')).toHaveLength(24);
    expect(book.instances('purchase')).toHaveLength(21);
    expect(book.instances('talismans')).toHaveLength(3);
  });

  it('HP-CMP-06 HP-CMP-07 has 20 Galleons and 36 fate tokens', () => {
    expect(content.supplies).toEqual({ fate: 36, gold: 20 });
  });

  it('HP-CMP-08 has four dice, and no rule needs more at once', () => {
    const thrown = [
      ...effectSpots(content).flatMap(({ value }) =>
        value.do === 'roll' || value.do === 'test' ? value.dice : [],
      ),
      ...content.spaces.flatMap(({ crossing }) => crossing?.dice ?? []),
    ];
    expect(Math.max(...thrown)).toBe(2);
  });

  it('HP-CMP-11 HP-RUL-33 has dials that go up to 12 and never run out', () => {
    expect(content.attributes).toEqual({ magic: { most: 12 }, strength: { most: 12 } });
    expect(content.most).toEqual({ life: 12 });
  });

  it('HP-CMP-13 has Ferret cards that never run out', () => {
    const ferret = { toad: { turnsLeft: 2 } };
    const seats = { ann: ferret, bob: ferret, cat: ferret };
    const state = laidOut({ seats });
    expect(['ann', 'bob', 'cat'].map((seat) => hero(state, seat).toad?.turnsLeft)).toEqual([
      2, 2, 2,
    ]);
  });

  it('HP-CMP-14 has a token with the two alignments of characters', () => {
    const [token, ...others] = content.tokens ?? [];
    expect(others).toEqual([]);
    const alignments = new Set(content.characters.map(({ alignment }) => alignment));
    expect(new Set(token?.sides)).toEqual(alignments);
  });

  it('HP-CMP-20 has encounter cards of six types, and Purchase cards that are Objects', () => {
    const six = ['enemy', 'stranger', 'follower', 'event', 'place', 'object'];
    expect(new Set([...kindsIn('outer'), ...kindsIn('middle')])).toEqual(new Set(six));
    expect(kindsIn('purchase')).toEqual(new Set(['object']));
    expect(six.every((type) => cardTypes.some((known) => known === type))).toBe(true);
  });
});

describe('the board', () => {
  it('HP-CMP-18 has two rings, London and the grounds, and the castle', () => {
    expect(content.regions.map(({ id, shape, spaces }) => [id, shape, spaces.length])).toEqual([
      ['outer', 'ring', 24],
      ['middle', 'ring', 16],
      ['inner', 'paths', 9],
    ]);
    const places = content.spaces.map(({ grid }) => grid.join());
    expect(new Set(places).size).toBe(49);
  });

  it('leads from the Moving Staircase to the Great Hall in one line', () => {
    const line = ['moving-staircase'];
    for (;;) {
      const [next, ...others] = book.space(line.at(-1) ?? '').next ?? [];
      expect(others).toEqual([]);
      if (next === undefined) break;
      expect(book.space(next).back).toEqual([line.at(-1)]);
      line.push(next);
    }
    expect(line).toEqual(book.region('inner').spaces);
    expect(book.space('moving-staircase').back).toEqual(['gates-of-hogwarts']);
  });
});

it('HP-OBT-13 Purchase cards and Hallows without an owner lie in the open supplies', () => {
  const seats = { ann: { objects: ['wand.1', 'elder-wand'] } };
  const state = laidOut({ seats });
  expect(state.purchase).toHaveLength(20);
  expect(state.purchase).not.toContain('wand.1');
  expect(state.talismans).toEqual(['resurrection-stone', 'invisibility-cloak']);
});
