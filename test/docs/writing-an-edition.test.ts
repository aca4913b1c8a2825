import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulateMatch } from '../../tools/simulate/simulation.ts';
import { faultsOf } from '../../shared/games/talisman/content/check.ts';
import type { Make } from '../../shared/games/talisman/game.ts';
import { game as talisman } from '../../shared/games/talisman/editions/revised/game.ts';
import { type Options } from '../../shared/games/talisman/options.ts';
import { options } from '../../shared/games/talisman/editions/revised/options.ts';
import type { State } from '../../shared/games/talisman/state.ts';
import { locales } from '../../shared/words/phrase.ts';
import { newPlay, type Play } from '../support/play.ts';

const project = join(import.meta.dirname, '../..');
/** Where the page's files are laid out as if they stood among the editions. */
const folder = join(import.meta.dirname, '.pages', `talisman-toll-${process.pid}`);

const talismanFolder = join(project, 'shared/games/talisman');

type Toll = typeof talisman;
let toll: Toll;
let make: Make<Options>;

beforeAll(async () => {
  const page = await readFile(join(project, 'docs/writing-an-edition.md'), 'utf8');
  await mkdir(folder, { recursive: true });
  for (const [, name, code] of page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)) {
    if (name === undefined || code === undefined) continue;
    const rooted = code
      .replaceAll("'../revised/", `'${talismanFolder}/editions/revised/`)
      .replaceAll("'../../../../engine/", `'${talismanFolder}/../../engine/`)
      .replaceAll("'../../", `'${talismanFolder}/`);
    await writeFile(join(folder, name), rooted);
  }
  const game = (await import(join(folder, 'game.ts'))) as { game: Toll; make: typeof make };
  toll = game.game;
  make = game.make;
});
afterAll(() => rm(folder, { recursive: true }));

const playFrom = (position: unknown, dice = {}): Play<State> => {
  const bare = toll.initial({ seats: ['ann', 'bob'], options: options.parse({}) });
  return newPlay<State>(toll, toll.position.place(bare, position as never), dice);
};

describe('the edition of the page', () => {
  it('has content without faults, and words for what is new', () => {
    const { specials, crossings, content } = make.edition;
    const rules = {
      specials: new Set(Object.keys(specials)),
      crossings: new Set(Object.keys(crossings)),
    };
    expect(faultsOf(content, rules)).toEqual([]);
    for (const locale of locales) {
      const texts = toll.words.catalogue[locale];
      expect(texts).toHaveProperty(['space:salt-marsh']);
      expect(texts['space:sentinel.text']).not.toBe(
        talisman.words.catalogue[locale]['space:sentinel.text'],
      );
    }
  });

  it('lets whoever pays the toll over the bridge, without a fight', () => {
    const near = { character: 'troll', space: 'hills-north', fate: 0 };
    const reaching = (gold: number): Play<State> =>
      playFrom({ turn: { seat: 'ann' }, seats: { ann: { ...near, gold } } }, { 'move:ann#1': [2] });
    expect(reaching(1).options('move:ann')).not.toContain('cross:sentinel');
    const play = reaching(3).say('move:ann', 'cross:sentinel');
    expect(play.told('GoldLost')).toMatchObject([{ seat: 'ann', amount: 2, paid: true }]);
    expect(play.told('Moved')).toMatchObject([{ space: 'hills-middle', by: 'crossing' }]);
    expect(play.told('FightJoined')).toEqual([]);
    expect(play.state.players['ann']?.character?.gold).toBe(1);
  });

  it('begins with 3 gold, sets 3 points of trophies against a counter, and knows the Salt Marsh', () => {
    expect(make.edition.numbers.startingGold).toBe(3);
    expect(make.edition.trophyRate(playFrom({}).state)).toBe(3);
    const order = make.edition.content.regions[0]?.spaces ?? [];
    expect(order[order.indexOf('tavern') + 1]).toBe('salt-marsh');
  });

  it('plays matches by bots that break no invariant', () => {
    const chosen = options.parse({ suddenDeath: 'timed', rounds: 20, timedScore: 'held' });
    const told = ['random', 'random', 'greedy'].map((bot, n) => {
      const series = {
        game: toll,
        seats: 3,
        options: chosen,
        seed: bot,
        bots: [bot],
        limit: 9_999,
      };
      const match = simulateMatch(series, n, false);
      expect([...match.brokenInvariants, match.unfinished]).toEqual([undefined]);
      return JSON.stringify(match.commits);
    });
    expect(told.some((commits) => commits.includes('"space":"salt-marsh"'))).toBe(true);
  });
});
