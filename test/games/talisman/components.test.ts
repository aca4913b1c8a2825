import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import { content } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import type { Content } from '../../../shared/games/talisman/content/schema.ts';
import { talismanOf } from '../../../shared/games/talisman/game.ts';
import {
  game as talisman,
  make as talismanMake,
} from '../../../shared/games/talisman/editions/revised/game.ts';
import { options } from '../../../shared/games/talisman/editions/revised/options.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { type State } from '../../../shared/games/talisman/state.ts';
import { hero } from '../../../shared/games/talisman/state-queries.ts';
import { newPlay } from '../../support/play.ts';

const small = 32;
const large = 8;
const worth = 5;

/**
 * True if the counters of the box can show these points, every 5 small ones changed for a large
 * one.
 */
function suffices(points: readonly number[]): boolean {
  const fives = points.reduce((sum, held) => sum + Math.floor(held / worth), 0);
  const total = points.reduce((sum, held) => sum + held, 0);
  return total - Math.min(fives, large) * worth <= small;
}

/** Points of this total, divided at random cuts among up to six characters and a Place. */
const divided = (total: number) =>
  fc
    .array(fc.nat(total), { maxLength: 6 })
    .map((cuts) =>
      [...cuts, total]
        .toSorted((a, b) => a - b)
        .map((cut, i, all) => cut - (i === 0 ? 0 : (all[i - 1] ?? 0))),
    );

describe('the counters of the box', () => {
  const { supply } = content.attributes.strength;

  it('T4-CMP-15 T4-GLR-07 T4-RUL-54 show any division of the supply, changed five for one', () => {
    fc.assert(
      fc.property(fc.nat(supply).chain(divided), (points) => suffices(points)),
      { seed: 1 },
    );
  });

  it('T4-CMP-14 T4-RUL-54 show at most the points of the supply', () => {
    fc.assert(
      fc.property(divided(supply + 1), (points) => !suffices(points)),
      { seed: 2 },
    );
  });
});

it('T4-CMP-01 T4-RUL-58 Talisman seats two to six', () => {
  expect(talisman.seats).toEqual({ min: 2, max: 6 });
});

describe('the regions', () => {
  const crossings = content.spaces.flatMap(({ id, crossing }) =>
    crossing ? [{ from: id, to: crossing.to, rule: crossing.rule }] : [],
  );
  const regionOf = (id: string): string => bookOf(content).space(id).region;

  it('T4-CMP-19 are separated by the Storm River, which the Outer faces from the Middle', () => {
    const facing = content.spaces.flatMap(({ region, opposite = [] }) =>
      opposite.map((id) => [region, regionOf(id)].join(' ')),
    );
    expect(new Set(facing)).toEqual(new Set(['outer middle', 'middle outer']));
    const bridges = crossings.filter(({ to }) => regionOf(to) !== 'inner');
    expect(bridges).toEqual([
      { from: 'sentinel', to: 'hills-middle', rule: 'guard' },
      { from: 'hills-middle', to: 'sentinel', rule: 'free' },
    ]);
  });

  it('T4-CMP-20 are separated by the Plain of Peril, the only space that leads out of the Inner', () => {
    const leading = content.spaces
      .filter(({ region }) => region === 'inner')
      .filter(({ next = [], back = [] }) =>
        [...next, ...back].some((id) => regionOf(id) !== 'inner'),
      );
    expect(leading.map(({ id, back }) => [id, back])).toEqual([
      ['plain-of-peril', ['portal-of-power']],
    ]);
    const inwards = crossings.filter(({ to }) => regionOf(to) === 'inner');
    expect(inwards).toEqual([{ from: 'portal-of-power', to: 'plain-of-peril', rule: 'lock' }]);
  });
});

/** An edition in which every character starts with an Axe, as none of the base game does. */
function armed(seats: readonly string[]) {
  const characters = content.characters.map((one) => ({ ...one, objects: ['axe'] }));
  const armedContent: Content = { ...content, characters };
  const game = talismanOf({
    ...talismanMake,
    edition: { ...revised, content: armedContent, book: bookOf(armedContent) },
  });
  return newPlay<State>(game, game.initial({ seats, options: options.parse({}) })).state;
}

it('T4-SET-16 T4-TAL-01 a character starts with an Object of the Purchase supply, while one is left', () => {
  const seats = ['ann', 'bob', 'cat', 'dan', 'eve'];
  const state = armed(seats);
  expect(seats.map((seat) => hero(state, seat).objects)).toEqual([
    ['axe.1'],
    ['axe.2'],
    ['axe.3'],
    ['axe.4'],
    [],
  ]);
  expect(state.purchase).toHaveLength(24);
});
