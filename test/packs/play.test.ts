import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayFault } from '../../tools/replay/replay-fault.ts';
import { journalOf } from '../../tools/simulate/journal.ts';
import { simulateMatch, type Simulation } from '../../tools/simulate/simulation.ts';
import { games } from '../../tools/games.ts';
import { catalogue } from '../../services/matches/terms/games.ts';
import { packedGame, playableFrom } from '../../services/matches/packs/playable.ts';
import { readPack } from '../../services/matches/packs/read.ts';
import { displayCatalogueFrom } from '../../services/matches/packs/display-catalogue.ts';
import { locales } from '../../shared/words/phrase.ts';
import { spectator } from '../../shared/engine/index.ts';
import { ann, useHalls } from '../matches/hall.ts';
import { example, packFolder } from './example.ts';
import { amount } from '../support/long.ts';

const file = readPack(example);
const winter = await packedGame(file);
const { write } = packFolder();
const text = readFileSync(example, 'utf8');

const series = (seats: number): Simulation => ({
  game: winter,
  seats,
  options: winter.options.parse({ suddenDeath: 'timed', rounds: 20, timedScore: 'held' }),
  seed: 'winter',
  bots: ['random'],
  limit: 20_000,
});

describe('the example pack', () => {
  it('makes a game of its own, with five more cards and their words', () => {
    expect(winter.id).toBe(`talisman.winter-at-the-gate.${file.pack.hash.slice(0, 16)}`);
    expect(winter.pack).toEqual(file.pack);
    const state = winter.initial({ seats: ['ann', 'bob'], options: winter.options.parse({}) });
    const { cards } = winter.view(state, spectator) as { cards: Record<string, unknown> };
    for (const id of ['long-frost', 'snow-wight', 'trail-finder', 'ember-lantern', 'hot-spring']) {
      expect(cards).toHaveProperty(id);
      for (const locale of locales) {
        expect(winter.words.catalogue[locale]).toHaveProperty([`card:${id}.text`]);
      }
    }
    expect(winter.words.catalogue.cs['game.name']).toBe('Talisman: Zima před branou');
  });

  it('leaves its base game unchanged', () => {
    const base = games.get('talisman');
    expect(base?.pack).toBeUndefined();
    expect(base?.words.catalogue.en).not.toHaveProperty(['card:snow-wight']);
  });

  it('plays matches that break no invariant, in which its cards are met', () => {
    const told: string[] = [];
    for (let n = 0; n < amount(10, 20); n += 1) {
      const match = simulateMatch(series(2 + (n % 3)), n, false);
      expect([...match.brokenInvariants, match.unfinished], match.id).toEqual([undefined]);
      told.push(JSON.stringify(match.commits));
    }
    for (const id of ['long-frost', 'snow-wight', 'trail-finder', 'ember-lantern', 'hot-spring']) {
      expect(
        told.some((entries) => entries.includes(`"${id}`)),
        id,
      ).toBe(true);
    }
  });

  it('replays with the pack, and reports the missing one without it', () => {
    const journal = journalOf(series(2), simulateMatch(series(2), 0, false));
    expect(replayFault(new Map([...games, [winter.id, winter]]), journal)).toBeUndefined();
    expect(replayFault(games, journal)).toBe(
      `unknown game "${winter.id}". Pass its pack with --packs`,
    );
  });
});

describe('a pack is pinned by its hash', () => {
  it('so that one comma makes another game', () => {
    const other = text.replace('Your Craft is 1 higher. An', 'Your Craft is 1 higher, an');
    expect(other).not.toBe(text);
    expect(readPack(write('comma.json', other)).gameId).not.toBe(file.gameId);
  });

  it('regardless of the layout of its file', () => {
    const { format, id, ...rest } = JSON.parse(text) as Record<string, unknown>;
    const turned = JSON.stringify({ ...rest, id, format }, undefined, 4);
    expect(readPack(write('turned.json', turned)).gameId).toBe(file.gameId);
  });
});

describe('the games of a deployment', () => {
  it('include those of its packs, for functions that play and functions that only show', async () => {
    const env = { PACKS: example };
    const [plays, shows] = [catalogue(playableFrom(env)), catalogue(displayCatalogueFrom(env))];
    const [played, shown] = [await plays.find(winter.id), await shows.find(winter.id)];
    expect(shown?.pack).toEqual(file.pack);
    expect(shown?.words.catalogue).toEqual(played?.words.catalogue);
    const setup = { seats: ['ann', 'bob'], options: winter.options.parse({}) };
    expect(shown?.initial(setup)).toEqual(played?.initial(setup));
    expect(await catalogue(playableFrom({})).find(winter.id)).toBeUndefined();
  });
});

describe('a match with a pack', () => {
  const openHall = useHalls([winter]);

  it('is created by the id of the game, and can’t be read if the pack is gone', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId: winter.id, seats: 2, bots: ['random'] });
    const { record: begun } = await matches.start(ann, { matchId: record.id });
    expect(begun).toMatchObject({ gameId: winter.id, status: 'RUNNING' });
    const other = await packedGame(
      readPack(write('other.json', text.replace('"id": "winter-at-the-gate"', '"id": "other"'))),
    );
    await expect(openHall([other]).matches.find(ann, record.id)).rejects.toThrow(
      `The game "${winter.id}" is missing.`,
    );
    await expect(
      openHall([other]).matches.create(ann, { gameId: winter.id, seats: 2 }),
    ).rejects.toThrow(`Unknown game "${winter.id}".`);
  });
});
