import { expect, it } from 'vitest';
import { crossingsOf, landsOf } from '../../services/page/web/board/land.ts';
import { pathOf, sidesOf } from '../../services/page/web/board/outline.ts';
import { wayTo } from '../../services/page/web/stage/ways.ts';

type Wanted = readonly [
  id: string,
  x: number,
  y: number,
  group?: string,
  links?: readonly string[],
];

const at = (...[id, x, y, group, links = []]: Wanted) => ({
  ...{ ref: `space:${id}` as const, x, y, w: 1, h: 1 },
  ...(group !== undefined && { group: `region:${group}` as const }),
  links: links.map((link) => `space:${link}` as const),
});

/** A ring of eight around a middle that is another land. */
const ring = [
  ...[at('a', 0, 0, 'out', ['b', 'h']), at('b', 1, 0, 'out', ['a', 'c', 'm'])],
  ...[at('c', 2, 0, 'out', ['b', 'd']), at('d', 2, 1, 'out', ['c', 'e'])],
  ...[at('e', 2, 2, 'out', ['d', 'f']), at('f', 1, 2, 'out', ['e', 'g'])],
  ...[at('g', 0, 2, 'out', ['f', 'h']), at('h', 0, 1, 'out', ['g', 'a'])],
  at('m', 1, 1, 'in', ['b']),
];
const board = { ref: 'board:ring', w: 3, h: 3, spaces: ring } as const;

it('a land covers adjacent spaces of a group, with a hole for another land', () => {
  const lands = landsOf(board);
  expect(lands.map(({ group }) => group)).toEqual(['region:out', 'region:in']);
  expect(lands.map(({ path }) => path.split('M').length - 1)).toEqual([2, 1]);
  // the name of the inner land stands in the ditch above it; nothing is above the outer one but its own hole
  expect(lands[1]?.label).toEqual({ x: 1, y: 1, w: 1 });
});

it('a land is cut back next to another, more than at the edge of the board', () => {
  const [loop = []] = sidesOf([at('a', 0, 0)], [at('b', 1, 0)]);
  expect(loop.map(({ isShared }) => isShared)).toEqual([false, true, false, false]);
  const path = pathOf(loop, { shared: 0.2, free: 0.1, round: 0 });
  expect(path.match(/Q(\d+ \d+)/g)).toEqual(['Q80 10', 'Q80 90', 'Q10 90', 'Q10 10']);
});

it('lands that touch only at a corner stay apart', () => {
  expect(sidesOf([at('a', 0, 0), at('b', 1, 1)], [])).toHaveLength(2);
});

it('lands are joined by bridges, and spaces that lie apart by roads', () => {
  const { bridges, roads } = crossingsOf(board);
  expect(bridges).toEqual([{ key: 'space:b space:m', x: 1.5, y: 1, turn: 0 }]);
  expect(roads).toEqual([]);
  const far = [at('a', 0, 0, 'out', ['b']), at('b', 4, 0, 'out')];
  expect(crossingsOf({ ...board, spaces: far }).roads).toHaveLength(1);
});

it('the path along the links is the shortest, and none is found above the limit', () => {
  const way = wayTo(board, 'space:a', 'space:d', 8);
  expect(way?.map(({ ref }) => ref)).toEqual(['space:a', 'space:b', 'space:c', 'space:d']);
  expect(wayTo(board, 'space:a', 'space:d', 2)).toBeUndefined();
  expect(wayTo(board, 'space:m', 'space:m', 8)).toHaveLength(1);
  expect(wayTo(board, 'space:a', 'space:nowhere', 8)).toBeUndefined();
});
