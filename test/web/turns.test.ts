import { expect, it } from 'vitest';
import type { Line, ShownCue } from '../../shared/client/index.ts';
import { turnsOf } from '../../services/page/web/story/turns.ts';

type Told = readonly [version: number, seat: string | null, begins?: 'TURN' | 'ROUND'];

const linesOf = (told: readonly Told[]): readonly Line[] =>
  told.map(([version, seat, begins = null]) => ({ version, seat, begins }) as unknown as Line);
const none = (): readonly ShownCue[] => [];

it('a turn of a replay is of the seat that began it', () => {
  const lines = linesOf([
    [1, 'seat1', 'TURN'],
    [2, 'seat2'],
    [2, 'seat2'],
    [3, 'seat2', 'TURN'],
  ]);
  expect(turnsOf(lines, none).map(({ version, seat }) => [version, seat])).toEqual([
    [1, 'seat:seat1'],
    [3, 'seat:seat2'],
  ]);
});

it('a round in which seats act one after another has a turn for each of them', () => {
  const lines = linesOf([
    [1, null, 'ROUND'],
    [3, 'seat2'],
    [3, 'seat1'],
    [3, 'seat1'],
    [4, 'seat1'],
    [5, null],
    [6, 'seat2'],
    [6, null, 'ROUND'],
    [8, 'seat2'],
  ]);
  expect(turnsOf(lines, none).map(({ version, seat, round }) => [version, seat, round])).toEqual([
    [3, 'seat:seat1', 1],
    [6, 'seat:seat2', 1],
    [8, 'seat:seat2', 2],
  ]);
});

it('a turn’s headline is the last of its most telling lines, or the first after its beginning', () => {
  const lines = linesOf([
    [1, 'seat1', 'TURN'],
    [1, 'seat1'],
    [2, 'seat1'],
    [3, 'seat2', 'TURN'],
    [3, 'seat2'],
  ]);
  const fight = { as: 'duel', who: 'seat:seat1', foe: 'card:ape', dice: [], foeDice: [] } as const;
  const turns = turnsOf(lines, (line) => (line.seat === 'seat1' && !line.begins ? [fight] : []));
  expect(turns.map(({ headline }) => lines.indexOf(headline))).toEqual([2, 4]);
});
