import { expect, it } from 'vitest';
import { extentOf, joinedIn } from '../../services/page/web/board/laid.ts';
import type { Thing } from '../../shared/client/index.ts';

const print: Readonly<Record<string, Thing>> = {
  'tile:a': {
    marks: [
      { at: 'e', of: 'connector:half' },
      { at: 's', of: 'connector:plain' },
    ],
  },
  'tile:b': {
    marks: [
      { at: 'w', of: 'connector:half' },
      { at: 's', of: 'connector:plain' },
    ],
  },
  'tile:c': { marks: [{ at: 'n', of: 'connector:half' }] },
};
const laid = [
  { thing: 'tile:a', x: 0, y: 0, left: {} },
  { thing: 'tile:b', x: 1, y: 0, left: {} },
  { thing: 'tile:c', x: 0, y: 1, left: {} },
] as const;

it('joins sides that meet with the same connector, and no others', () => {
  const joined = joinedIn({ laid }, (thing) => print[thing]);
  expect(Object.fromEntries(joined)).toEqual({ 'tile:a': ['e'], 'tile:b': ['w'], 'tile:c': [] });
});

it('takes as many rows and columns as there are cells', () => {
  expect(extentOf([...laid, { x: -2, y: 0 }])).toEqual({ x: -2, y: 0, w: 4, h: 2 });
});
