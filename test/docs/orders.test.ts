import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { standingOrderInput } from '../../services/matches/inputs/generated/inputs.ts';
import { wrongIn, type Game, type Question } from '../../shared/engine/index.ts';
import { decidingOrder } from '../../shared/engine/match/order.ts';

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const gameNamed = (id: string): Game =>
  Object.values(games).find((game) => game.id === id) ?? expect.fail(`There is no game ${id}.`);
const rows = [...page.matchAll(/^- `(\S+)`: `(\{"kind".*\})` \(/gm)].map(
  ([, id = '', written = '']) => ({ game: gameNamed(id), written, id }),
);

/**
 * Questions as the games ask them: one that the order answers, and one that it leaves to the
 * player.
 */
const asked: readonly (readonly [
  NonNullable<Question['about']>,
  NonNullable<Question['about']>,
])[] = [
  [
    { roll: 'attack', die1: 2, score: 4, foe: 7 },
    { roll: 'attack', die1: 3, score: 5, foe: 7 },
  ],
  [
    { roll: 'attack', die1: 4, score: 9, foe: 7 },
    { roll: 'attack', die1: 3, score: 8, foe: 7 },
  ],
  [
    { space: 'space:village', price: 1 },
    { space: 'space:castle', price: 2 },
  ],
  [
    { 'price:sword': 2, 'price:axe': 3 },
    { 'price:sword': 2, 'price:axe': 4 },
  ],
  [
    { tile: 'tile:p1-t1', slot: 6, wilderness: 2 },
    { tile: 'tile:p1-t1', slot: 6, wilderness: 3 },
  ],
];

describe('the conditional auto-responses of docs/api.md', () => {
  it('number five', () => {
    expect(rows.map(({ id }) => id)).toHaveLength(asked.length);
  });

  it.each(rows.map((row, i) => [row.written, row.game, i] as const))('%s', (written, game, i) => {
    const laid = standingOrderInput().parse(JSON.parse(written));
    expect(wrongIn(game, laid)).toBeUndefined();
    expect(laid).toMatchObject({ once: true, until: expect.any(String) });
    const options = 'choose' in laid ? [...laid.choose, 'other'] : [];
    const put = { key: 'q', seat: 'seat1', kind: laid.kind, options, min: 1, max: 1 };
    const decided = asked[i]?.map((about) => decidingOrder([laid], { ...put, about }));
    expect(decided).toEqual([0, -1]);
  });
});
