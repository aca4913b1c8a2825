import { describe, expect, it } from 'vitest';
import { simulateMatch } from '../../tools/simulate/simulation.ts';
import { packedGame } from '../../services/matches/packs/playable.ts';
import { readPack } from '../../services/matches/packs/read.ts';
import { displayCatalogueFrom } from '../../services/matches/packs/display-catalogue.ts';
import { catalogue } from '../../services/matches/terms/games.ts';
import { packFolder } from './example.ts';

const { write } = packFolder();

const words = (first: string) => ({
  'card:castle-ghost': `${first} 1`,
  'card:castle-ghost.text': `${first} 2`,
  'card:nymphadora-tonks': `${first} 3`,
  'card:nymphadora-tonks.text': `${first} 4`,
});

/** One card that follows one side and attacks the other, and one laid over a card of the game. */
const file = write('ghosts.json', {
  format: 'questhall-pack/1',
  id: 'ghosts',
  of: 'talisman-hp',
  title: { en: 'Ghosts', cs: 'Duchové', ko: '유령' },
  add: [
    {
      id: 'castle-ghost',
      type: 'follower',
      copies: { outer: 12, middle: 3 },
      attack: { attribute: 'magic', value: 4 },
      sided: { alignment: 'order', encounter: { same: 4, opposite: 2 } },
      bonus: { magic: 1 },
    },
  ],
  replace: [
    {
      id: 'nymphadora-tonks',
      type: 'follower',
      attack: { attribute: 'magic', value: 9 },
      sided: { alignment: 'order', encounter: { same: 4, opposite: 2 } },
    },
  ],
  texts: { en: words('a'), cs: words('b'), ko: words('c') },
});

describe('a pack for the Harry Potter Edition', () => {
  it('uses its own numbers and piles', async () => {
    const game = await packedGame(readPack(file));
    expect(game.id).toMatch(/^talisman-hp\.ghosts\.[0-9a-f]{16}$/);
    const series = { game, seats: 4, options: game.options.parse({}), seed: 'ghosts' };
    const match = simulateMatch({ ...series, bots: ['random'], limit: 800 }, 0, false);
    expect(match.brokenInvariants).toEqual([]);
    expect(match.replayFault).toBeUndefined();
    const told = JSON.stringify(match.commits);
    expect(told).toMatch(/"type":"CardDrawn","seat":"seat\d","card":"castle-ghost/);
  });

  it('is known to functions that only show games', async () => {
    const source = readPack(file);
    const shown = await catalogue(displayCatalogueFrom({ PACKS: file })).find(source.gameId);
    const game = await packedGame(source);
    const setup = { seats: ['ann', 'bob'], options: game.options.parse({}) };
    expect(shown?.pack).toEqual(source.pack);
    expect(shown?.initial(setup)).toEqual(game.initial(setup));
    expect(shown?.words.catalogue.en['card:castle-ghost']).toBe('a 1');
    expect(shown?.words.catalogue.en['card:nymphadora-tonks']).toBe('a 3');
  });
});
