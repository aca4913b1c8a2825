import { describe, expect, it } from 'vitest';
import { catalogue } from '../../services/matches/terms/games.ts';
import { unloaded } from '../../services/matches/terms/source.ts';
import { playable } from '../../services/matches/games/playable.ts';
import { displayCatalogue } from '../../services/matches/games/display-catalogue.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { secretNumbers } from '../support/secret-numbers.ts';

describe('the catalogue of the project', () => {
  it('is the same for functions that play', async () => {
    expect(await catalogue(playable).all()).toEqual(Object.values(games));
    expect(playable.map(({ id }) => id)).toEqual(Object.keys(games));
  });

  it('is the same for functions that only show games', async () => {
    const all = await catalogue(displayCatalogue).all();
    expect(all.map(({ id }) => id)).toEqual(Object.keys(games));
    expect(Object.values(games).map(({ id }) => id)).toEqual(Object.keys(games));
    expect(displayCatalogue.map(({ id }) => id)).toEqual(Object.keys(games));
    expect(all.map(({ words }) => words)).toEqual(Object.values(games).map(({ words }) => words));
  });
});

describe('a game that is not loaded', () => {
  const { id: gameId } = secretNumbers;

  function rarely() {
    let loads = 0;
    const source = unloaded(gameId, () => {
      loads += 1;
      return Promise.resolve(secretNumbers);
    });
    return { known: catalogue([source]), again: catalogue([source]), loads: () => loads };
  }

  it('is loaded when a match of it is read, and only once', async () => {
    const { known, again, loads } = rarely();
    expect(() => known.of({ gameId })).toThrow('The game "secret-numbers" is missing.');
    expect(loads()).toBe(0);
    expect(await Promise.all([known.for({ gameId }), known.named(gameId)])).toEqual([
      secretNumbers,
      secretNumbers,
    ]);
    expect(known.of({ gameId })).toBe(secretNumbers);
    expect(again.of({ gameId })).toBe(secretNumbers);
    expect(loads()).toBe(1);
  });

  it('is not loaded for a request about another game', async () => {
    const { known, loads } = rarely();
    expect(await known.find('chess')).toBeUndefined();
    await expect(known.named('chess')).rejects.toThrow(
      'Unknown game "chess". Available: secret-numbers.',
    );
    expect(loads()).toBe(0);
  });
});
