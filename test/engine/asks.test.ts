import { describe, expect, it } from 'vitest';
import { neverAsked } from '../../shared/engine/index.ts';

const asks = {
  react: { moment: ['attack', 'life'], loser: true },
  buy: { 'price:*': true, space: true },
  next: {},
} as const;
const game = { id: 'lots', asks };

describe('what a game asks', () => {
  it('is of these kinds, about these things, with these values where they are told', () => {
    const all = { moment: 'life', loser: 'seat:ann' };
    expect(neverAsked(game, { kind: 'react', about: all })).toBeUndefined();
    expect(neverAsked(game, { kind: 'next' })).toBeUndefined();
  });

  it('is never of another kind, nor of one that every object has', () => {
    for (const kind of ['reakt', 'constructor', '']) {
      expect(neverAsked(game, { kind })).toEqual({
        part: 'kind',
        why: `Unknown kind "${kind}" for lots. Available: react, buy, next.`,
      });
    }
  });

  it('is never about another thing, nor of another value', () => {
    expect(neverAsked(game, { kind: 'next', about: { space: 'city' } })).toEqual({
      part: 'about.space',
      why: 'Unknown name "space" for questions of kind "next". Available: nothing.',
    });
    expect(
      neverAsked(game, { kind: 'react', about: { loser: 'seat:ann', moment: 'live' } }),
    ).toEqual({
      part: 'about.moment',
      why: '"live" is not allowed for "moment" of questions of kind "react". Allowed: attack, life.',
    });
  });

  it('is about all names that begin so, where a name ends with a star', () => {
    expect(neverAsked(game, { kind: 'buy', about: { 'price:sword': 2 } })).toBeUndefined();
    expect(neverAsked(game, { kind: 'buy', about: { price: 2 } })).toMatchObject({
      part: 'about.price',
    });
  });

  it('is of any of its kinds for an order that is for all', () => {
    expect(
      neverAsked(game, { kind: '*', about: { space: 'city', moment: 'life' } }),
    ).toBeUndefined();
    expect(neverAsked(game, { kind: '*', about: { turn: 'seat:ann' } })).toMatchObject({
      part: 'about.turn',
      why: 'Unknown name "turn" for questions of kind "*". Available: moment, loser, price:*, space.',
    });
  });

  it('may be anything where the game does not say', () => {
    expect(neverAsked({ id: 'open' }, { kind: 'whatever', about: { at: 'all' } })).toBeUndefined();
  });
});
