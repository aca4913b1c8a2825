import { expect, it } from 'vitest';
import { extentOf, joinedIn } from '../../services/page/web/board/laid.ts';
import type { Thing } from '../../shared/client/index.ts';
import { askedIn, type AskedState } from './support/asked.ts';
import { openAs } from './support/play.ts';
import { showsStates } from './support/shown.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

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

it('sides of tiles join if they meet with the same connector, and only then', () => {
  const joined = joinedIn({ laid }, (thing) => print[thing]);
  expect(Object.fromEntries(joined)).toEqual({ 'tile:a': ['e'], 'tile:b': ['w'], 'tile:c': [] });
});

it('a lattice has as many rows and columns as its cells', () => {
  expect(extentOf([...laid, { x: -2, y: 0 }])).toEqual({ x: -2, y: 0, w: 4, h: 2 });
});

type Opened = {
  readonly players: Readonly<
    Record<string, { readonly story: readonly { readonly opened: readonly number[] }[] }>
  >;
};

it('a tile shows its open chests', async () => {
  const [name, gameId] = ['vera with keys', 'tales-of-glory'];
  const openIn = ({ match }: AskedState): number =>
    (match.game as Opened).players['seat1']?.story.flatMap(({ opened }) => opened).length ?? 0;
  const state = askedIn({ gameId, seats: 2, seed: 'keys', most: 400 }).findLast(
    (each) => openIn(each) > 0,
  );
  if (state === undefined) throw new Error('No chest was opened.');
  const id = await startMatch(name, { gameId, seats: 2, bots: ['greedy'] });
  await visit({}, async (page) => {
    const show = await showsStates(page, { name });
    await openAs(page, name, `/matches/${id}`);
    await show(state);
    await expect
      .poll(async () => page.locator('#board .lattice .tile-chest > [data-open]').count())
      .toBe(openIn(state));
    await page
      .getByRole('button', { name: /Opened: \d/u })
      .first()
      .waitFor();
  });
});
