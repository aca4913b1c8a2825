import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { spectator, type Game } from '../../shared/engine/index.ts';
import { games } from '../../services/matches/games/loaded.ts';
import type { State as Tales } from '../../shared/games/tales-of-glory/state.ts';
import type { State as Talisman } from '../../shared/games/talisman/state.ts';
import { numbersFrom } from '../support/chance.ts';
import { secretNumbers, type Numbers } from '../support/secret-numbers.ts';
import { botPlay } from './bot-play.ts';

type Next = (n: number) => number;
type Piles = Readonly<Record<string, readonly string[]>>;

function shuffled<T>(items: readonly T[], next: Next): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(next(left.length), 1));
}

/** The piles with all their cards mixed, each as high as it was. */
function mixed(piles: Piles, next: Next): Piles {
  const cards = shuffled(Object.values(piles).flat(), next);
  let from = 0;
  return Object.fromEntries(
    Object.entries(piles).map(([name, pile]) => {
      from += pile.length;
      return [name, cards.slice(from - pile.length, from)];
    }),
  );
}

const eachMixed = (piles: Piles, next: Next): Piles =>
  Object.fromEntries(Object.entries(piles).map(([name, pile]) => [name, shuffled(pile, next)]));

function talismanMixed(state: Talisman, next: Next): Talisman {
  const { spells, ...decks } = state.decks;
  const { spells: deck = [], ...hands } = mixed({ ...state.hands, spells }, next);
  return { ...state, hands, decks: { ...eachMixed(decks, next), spells: deck } };
}

function talesMixed(state: Tales, next: Next): Tales {
  const { quests: deck, ...stacks } = state.stacks;
  const { '': left = [], ...quests } = mixed({ ...state.quests, '': deck }, next);
  return {
    ...state,
    quests,
    stacks: { ...state.stacks, ...eachMixed(stacks, next), quests: left },
    box: shuffled(state.box, next),
  };
}

function numbersMixed(state: Numbers, next: Next): Numbers {
  const dealt = shuffled(Object.values(state.lucky), next);
  const seats = Object.keys(state.lucky);
  return { ...state, lucky: Object.fromEntries(seats.map((seat, i) => [seat, dealt[i] ?? 0])) };
}

type Hidden = readonly [
  name: string,
  game: Game | undefined,
  options: unknown,
  mix: (state: never, next: Next) => unknown,
];

const tables: readonly Hidden[] = [
  ['Talisman', games['talisman'], {}, talismanMixed],
  ['timed Talisman', games['talisman'], { suddenDeath: 'timed', rounds: 9 }, talismanMixed],
  ['the Harry Potter Edition', games['talisman-hp'], {}, talismanMixed],
  ['Tales of Glory', games['tales-of-glory'], { quests: true }, talesMixed],
  ['the little game of the tests', secretNumbers, { rounds: 9 }, numbersMixed],
];

describe('the standing of a match', () => {
  it.each(tables)('depends only on public information in %s', (_, game, options, mix) => {
    if (game === undefined) return expect.fail();
    const next = numbersFrom(11);
    let compared = 0;
    const levels = ['random', 'random', 'random'];
    botPlay(
      { game, options, seed: 11, levels, limit: 400 },
      {
        after({ run }) {
          const state = run.match.game;
          const other = mix(state as never, next);
          if (JSON.stringify(other) === JSON.stringify(state)) return;
          // the twin is one only as long as no spectator can tell it apart, by a card known in a hand
          if (!isDeepStrictEqual(game.view(other, spectator), game.view(state, spectator))) return;
          expect(game.standing(other)).toEqual(game.standing(state));
          compared += 1;
        },
      },
    );
    expect(compared).toBeGreaterThan(10);
    return undefined;
  });
});
