import { describe, expect, it } from 'vitest';
import { seated, type Pending } from '../../../shared/engine/index.ts';
import { cautious } from '../../../shared/games/tales-of-glory/bots/cautious.ts';
import { worthOfTile } from '../../../shared/games/tales-of-glory/bots/by-worth.ts';
import type { TileId } from '../../../shared/games/tales-of-glory/content/tile.ts';
import { game as talesOfGlory } from '../../../shared/games/tales-of-glory/game.ts';
import { slotOption } from '../../../shared/games/tales-of-glory/questions.ts';
import { laidOut, type Draft } from './support.ts';

type Seat = NonNullable<Draft['seats']>[string];
const hero = (tile: string) => ({ story: [{ tile }] });
const rich: Seat = { ...hero('h2'), coins: 9, potions: 9, combat: 9, magic: 9 };

/** The tile that the bot takes for ann, who has nothing, of these, with these others at the table. */
function taken(tiles: readonly TileId[], others: Readonly<Record<string, Seat>>) {
  const seats = ['ann', ...Object.keys(others)];
  const state = laidOut({ seats: { ann: hero('h1'), ...others } }, { seats });
  const board = tiles.map((tile, i) => ({ slot: 4 + i, tile }));
  const view = { ...talesOfGlory.view(state, seated('ann')), board };
  const options = board.map(({ slot }) => slotOption(slot));
  const question: Pending = {
    ...{ id: '0.1/?select:ann#1', key: 'select:ann', seat: 'ann', kind: 'select', askedAt: 0 },
    options,
  };
  const [chosen = ''] = cautious({ view, seat: 'ann', question, chance: () => 0 });
  const wishes = board.map((lying) =>
    Object.keys(others).flatMap((seat) => {
      const player = view.players[seat];
      return player === undefined ? [] : [worthOfTile(view, player, lying)];
    }),
  );
  return { tile: tiles[options.indexOf(chosen)], wishes };
}

describe('a cautious bot', () => {
  it('discards a tile that no seat can place rather than one that another seat can place', () => {
    const modest: Seat = { ...hero('h2'), coins: 4 };
    for (const tiles of [
      ['p1-c1', 'p3-m1'],
      ['p3-m1', 'p1-c1'],
    ] as const) {
      const { tile, wishes } = taken(tiles, { bob: modest, cat: hero('h3') });
      expect(wishes.flat().filter((wish) => wish > -Infinity)).toHaveLength(1);
      expect(tile).toBe('p3-m1');
    }
  });

  it('discards the tile that others want least, if they can place any', () => {
    const tiles = ['p1-c1', 'p3-m1'] as const;
    const { tile, wishes } = taken(tiles, { bob: rich });
    const [[one = 0] = [], [other = 0] = []] = wishes;
    expect([one, other].every((wish) => wish > -Infinity)).toBe(true);
    expect(tile).toBe(one < other ? tiles[0] : tiles[1]);
  });
});
