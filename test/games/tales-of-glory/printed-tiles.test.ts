import { expect, it } from 'vitest';
import type { Reward, Tile } from '../../../shared/games/tales-of-glory/content/tile.ts';
import { tiles } from '../../../shared/games/tales-of-glory/content/tiles.ts';
import { sides } from '../../../shared/games/tales-of-glory/content/side.ts';
import { printedTiles } from './printed-tiles.ts';

const reward = ({ gain, amount, per, atEnd }: Reward): string =>
  [
    `${String(amount)} ${gain}`,
    per === undefined ? '' : ` per ${per}`,
    atEnd === true ? ' at the end' : '',
  ].join('');

const listed = (words: readonly string[], between: string): string => words.join(between) || '-';

const costOf = ({ cost }: Tile): string =>
  listed(
    Object.entries(cost).map(([good, amount]) => `${String(amount)} ${good}`),
    ', ',
  );

function rewardOf({ reward: own, connectorRewards }: Tile): string {
  if (connectorRewards === undefined) return listed(own.map(reward), ', ');
  expect(own).toEqual([]);
  const all = sides.flatMap((side) => {
    const printed = connectorRewards[side];
    if (printed === undefined) return [];
    const by = printed.needs === undefined ? '' : ` by ${printed.needs}`;
    return [`${side}: ${printed.reward.map(reward).join(' and ')}${by}`];
  });
  return all.join(', ');
}

const written = (tile: Tile): string =>
  [
    `${tile.id} ${tile.type ?? '-'}`,
    costOf(tile),
    sides.map((side) => tile.sides[side]).join(' '),
    rewardOf(tile),
    listed(
      tile.chests.map((inside) => listed(inside.map(reward), ', ')),
      ' / ',
    ),
  ].join(' | ');

it('TG-CMP-05 TG-SET-13 TG-QST-01 the tiles cost, connect and bring exactly the printed values', () => {
  expect(tiles.map(written)).toEqual(printedTiles.trim().split('\n'));
});
