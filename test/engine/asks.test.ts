import { describe, expect, it } from 'vitest';
import { neverAsked } from '../../shared/engine/index.ts';

const asks = {
  react: { moment: ['attack', 'life'], loser: true },
  buy: { 'price:*': true, space: true },
  next: {},
} as const;
const game = { id: 'lots', asks };

describe('the declared questions of a game', () => {
  it('have the declared kinds, things and values', () => {
    const all = { moment: 'life', loser: 'seat:ann' };
    expect(neverAsked(game, { kind: 'react', about: all })).toBeUndefined();
    expect(neverAsked(game, { kind: 'next' })).toBeUndefined();
  });

  it('include no other kind, nor the name of a member of every object', () => {
    for (const kind of ['reakt', 'constructor', '']) {
      expect(neverAsked(game, { kind })).toEqual({
        part: 'kind',
        why: `Unknown kind "${kind}" for lots. Available: react, buy, next.`,
      });
    }
  });

  it('include no other thing and no other value', () => {
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

  it('match all names with a prefix if a name ends with a star', () => {
    expect(neverAsked(game, { kind: 'buy', about: { 'price:sword': 2 } })).toBeUndefined();
    expect(neverAsked(game, { kind: 'buy', about: { price: 2 } })).toMatchObject({
      part: 'about.price',
    });
  });

  it('allow all kinds together for an order of any kind', () => {
    expect(
      neverAsked(game, { kind: '*', about: { space: 'city', moment: 'life' } }),
    ).toBeUndefined();
    expect(neverAsked(game, { kind: '*', about: { turn: 'seat:ann' } })).toMatchObject({
      part: 'about.turn',
      why: 'Unknown name "turn" for questions of kind "*". Available: moment, loser, price:*, space.',
    });
  });

  it('allow anything if the game declares none', () => {
    expect(neverAsked({ id: 'open' }, { kind: 'whatever', about: { at: 'all' } })).toBeUndefined();
  });
});
