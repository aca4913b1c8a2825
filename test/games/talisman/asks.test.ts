import { describe, expect, it } from 'vitest';
import { neverAsked, wrongIn, type Bot } from '../../../shared/engine/index.ts';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { newTable as hpTable } from '../talisman-hp/support.ts';
import { played, type AnyTalisman } from './played.ts';
import { newTable } from './support.ts';
import { amount } from '../../support/long.ts';

const games: readonly AnyTalisman[] = [talisman, talismanHp];

/** The subjects of questions, for the kinds that serve more than one edition. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  stir: ['figure', 'steps'],
  prey: ['figure'],
  stat: ['figure', 'foe', 'value'],
  ditch: [],
  pick: ['card', 'space', 'figure', 'ability'],
  use: ['ability', 'card'],
  rescue: ['ability', 'lives'],
  luck: ['ability', 'card', 'roll', 'roller', 'die1', 'die3', 'score', 'foe'],
  stride: ['steps'],
};

describe.each(games)('standing orders of $id', (game) => {
  it('are refused for a subject that no question of their kind has', () => {
    for (const kind of Object.keys(game.asks ?? {})) {
      const wrong = wrongIn(game, { kind, about: { weather: 'rain' }, ask: true });
      expect(wrong).toMatchObject({ part: 'about.weather' });
    }
  });

  it.each(Object.entries(subjects))('accept only these subjects of %s: %s', (kind, names) => {
    const all = new Set([...Object.values(subjects).flat(), 'moment', 'turn', 'from', 'price']);
    const taken = [...all].filter(
      (name) => wrongIn(game, { kind, about: { [name]: 'anything' }, ask: true }) === undefined,
    );
    expect(taken.toSorted()).toEqual(names.toSorted());
  });
});

/** Questions of a match that no order could be laid down for, and the kinds that were asked. */
function heard(game: AnyTalisman, opening: State, seed: number, limit: number) {
  const kinds = new Set<string>();
  const uncovered = new Set<string>();
  const listening =
    (bot: Bot | undefined): Bot =>
    (seen) => {
      const { kind, key } = seen.question;
      kinds.add(kind);
      const wrong = neverAsked(game, seen.question);
      if (wrong !== undefined) uncovered.add(`${key}, ${wrong.part}: ${wrong.why}`);
      return bot?.(seen) ?? [];
    };
  const { greedy, random } = game.bots;
  const bots = { greedy: listening(greedy), random: listening(random) };
  const levels = { ann: 'greedy', bob: 'random', cat: 'greedy' };
  played({ ...game, bots }, opening, { seed, levels, limit });
  return { kinds, uncovered: [...uncovered] };
}

describe('an order can be set for every question', () => {
  it('of the base game', () => {
    const heardOf = [1, 2].map((seed) => heard(talisman, newTable(), seed, amount(700, 1_500)));
    expect(heardOf.flatMap(({ uncovered }) => uncovered)).toEqual([]);
    const kinds = heardOf.flatMap((one) => [...one.kinds]);
    expect(kinds).toEqual(expect.arrayContaining(['move', 'fate', 'visit', 'react']));
  });

  it('of the Harry Potter Edition', () => {
    const heardOf = [1, 2, 3].map((seed) => heard(talismanHp, hpTable(), seed, amount(600, 1_500)));
    expect(heardOf.flatMap(({ uncovered }) => uncovered)).toEqual([]);
    const kinds = heardOf.flatMap((one) => [...one.kinds]);
    expect(kinds).toEqual(expect.arrayContaining(['stir', 'stat', 'pick', 'use', 'luck']));
  });
});
