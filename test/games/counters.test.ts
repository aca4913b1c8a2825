import { describe, expect, it } from 'vitest';
import { seated, spectator } from '../../shared/engine/index.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { game as talesOfGlory } from '../../shared/games/tales-of-glory/game.ts';
import { locales } from '../../shared/words/phrase.ts';
import { laidOut, type Draft } from './talisman/support.ts';
import { botPlay } from './bot-play.ts';

const talismans = ['talisman', 'talisman-hp'] as const;
const gameOf = (id: string) => games[id] ?? expect.fail();

const counting = Object.values(games).flatMap(({ counters, ...game }) =>
  counters === undefined ? [] : [{ ...game, counters }],
);

describe.each(counting)('counters of a seat at $id', ({ counters, ...game }) => {
  const { words } = game;

  it('are numbers with a name in every language, the same for every viewer', () => {
    const names = new Set<string>();
    const odd: unknown[] = [];
    const table = { game, seed: 5, levels: ['greedy', 'random'], limit: 300 };
    botPlay(table, {
      after({ run, question: { seat } }) {
        const seen = [seated(seat), spectator].map((viewer) => game.view(run.match.game, viewer));
        const [own = {}, others = {}] = seen.map((view) => counters(view, seat));
        for (const [name, number] of Object.entries(own)) {
          names.add(name);
          if (!Number.isInteger(number) || others[name] !== number) odd.push([name, number]);
        }
      },
    });
    expect(odd).toEqual([]);
    expect(names.size).toBeGreaterThan(0);
    for (const locale of locales) {
      const wordless = [...names].filter((name) => !words.catalogue[locale][`counter.${name}`]);
      expect(wordless, locale).toEqual([]);
    }
  });

  it('are empty for an id without a seat', () => {
    const setup = { seats: ['ann', 'bob'], options: game.options.parse({}) };
    expect(counters(game.view(game.initial(setup), spectator), 'cat')).toEqual({});
  });
});

describe('the counters of a seat', () => {
  const draft: Draft = {
    turn: { seat: 'ann', phase: 'land' },
    seats: {
      ann: { character: 'warrior', space: 'fields-north', fate: 1, gold: 5, objects: ['sword'] },
      bob: { character: 'troll', space: 'plain-of-peril' },
    },
  };

  it('are lives, attributes, goods and cards in Talisman', () => {
    const { counters, view } = gameOf('talisman');
    const seen = view(laidOut(draft, { seats: ['ann', 'bob'] }), seated('ann'));
    expect(counters?.(seen, 'ann')).toEqual({
      lives: 5,
      strength: 4,
      craft: 2,
      fate: 1,
      gold: 5,
      objects: 1,
      followers: 0,
      trophies: 0,
      spells: 0,
    });
    expect(counters?.(seen, 'bob')).toMatchObject({ lives: 6, objects: 0 });
  });

  it('are empty while it has no character', () => {
    for (const id of talismans) {
      const { counters, view, initial, options } = gameOf(id);
      const table = initial({ seats: ['ann', 'bob'], options: options.parse({}) });
      expect(counters?.(view(table, seated('ann')), 'ann')).toEqual({});
    }
  });

  it('are goods, Glory and tiles in Tales of Glory, and Quests if they are played', () => {
    const { counters, view, initial, position } = talesOfGlory;
    const placed = (quests: boolean) => {
      const table = initial({
        seats: ['ann', 'bob'],
        options: { quests, parallelPlacing: false },
      });
      const seats = { ann: { combat: 2, coins: 3, ...(quests && { quests: ['q03', 'q05'] }) } };
      const drafted = position.schema.parse({ round: 2, seats });
      return view(position.place(table, drafted as never), spectator);
    };
    const counted = { combat: 2, magic: 0, coins: 3, potions: 0, glory: 0, majority: 0, end: 0 };
    expect(counters?.(placed(false), 'ann')).toMatchObject(counted);
    expect(counters?.(placed(false), 'ann')).not.toHaveProperty('quests');
    expect(counters?.(placed(true), 'ann')).toMatchObject({ ...counted, quests: 2 });
  });
});
